import type { Json } from '../../../engine/json.ts';
import { pronounsOf } from '../../../engine/pronouns.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { partyRefusals } from '../party/words.ts';
import { characterIn, type Scene } from '../scene.ts';
import { actionRefusals } from './actionRefusal.ts';
import { attackRefusals } from './attackRefusal.ts';
import { list } from './fight.ts';
import { placeRefusals } from './placeRefusal.ts';
import { powerRefusals } from './powers/refusal.ts';
import type { Saying, Sentence } from './sentence.ts';
import { sheetRefusals } from './sheetRefusal.ts';
import { supplyRefusals } from './supplies.ts';
import { bold } from './telling.ts';

const whoAll = (ids: Json | undefined, say: Saying): string =>
  list(Array.isArray(ids) ? ids.map((id) => say.who(id)) : []);

const turnRefusals: { readonly [code: string]: Sentence } = {
  noMissions: () => 'Soulbound has no missions: just start a fight.',
  noFight: () => "There's no fight here. A GM starts one with `/encounter start`.",
  fightRuns: () => "There's already a fight here. End it with `/encounter end` first.",
  notBegun: () => "The fight hasn't begun: a GM presses **Begin**, or uses `/encounter next`.",
  nobodyToAct: () =>
    'Nobody is left to act. Add somebody with `/encounter add`, or end it with `/encounter end`.',
  notInFight: ({ actor }, say) => `${say.who(actor)} isn't in this fight. Join it with \`/encounter join\`.`,
  alreadyIn: ({ name }, say) => `${say.text(name)} is already in this fight.`,
  chancesHidden: ({ actor }, say) => `Only the GM knows the chances of ${say.who(actor)}.`,
  isWhole: ({ actor }, say) => `${say.who(actor)} already has all ${say.of(actor).their} Toughness.`,
  isDead: ({ actor }, say) => `${say.who(actor)} is dead.`,
  inAnyOrder: ({ actor, others }, say) =>
    `${actor === null ? '' : `${say.who(actor)} can't act now. `}Still to act, in any order: ${whoAll(others, say)}.`,
  beginFirst: ({ actor }, say) =>
    `Something happens at the start of ${say.who(actor)}'s turn: begin it first (\`/act action:Begin turn\`), then act.`,
  hasBegun: ({ actor }, say) => `${say.who(actor)}'s turn has already begun.`,
  notYourTurn: ({ current }, say) =>
    current === null ? "Not your turn: the GM's up." : `Not your turn: ${say.who(current)} is up.`,
  unseenAlready: ({ actor }, say) =>
    `The players don't know about ${say.who(actor)}: there's nobody to hide from.`,
  notToHide: () => 'You can only hide or reveal foes and Zones of this fight. Take one from the list.',
  hiddenAlready: ({ name }, say) => `${say.text(name)} is already hidden from the players.`,
  shownAlready: ({ name }, say) => `${say.text(name)} isn't hidden from the players.`,
  onlyFoesHide: ({ name }, say) =>
    `${say.text(name)} is on the players' side, so they know about them. You can only hide foes.`,
  incapacitated: ({ actor }, say) =>
    `${say.who(actor)} is Incapacitated: no Move, no Action, no Mettle until that ends.`,
  noAction: ({ actor }, say) =>
    `${say.who(actor)} has no Action left this turn. Press **End turn**, or use \`/encounter next\`.`,
  noActionButMettle: ({ actor }, say) =>
    `${say.who(actor)} has no Action left: 1 Mettle buys one (\`/act\` Extra Action).`,
  noMove: ({ actor }, say) => `${say.who(actor)} has no Move left this turn. The Run Action goes further.`,
  noMettle: ({ actor, now, amount }, say) =>
    `${say.who(actor)} has ${now} Mettle and needs ${amount}. 1 comes back at the start of each turn.`,
  doubleInCombat: () => 'Mettle only doubles Training or Focus in combat.',
  surpriseNoMettle: () => "In the surprise round you can't spend Mettle on Actions or to double dice.",
  surpriseNoMove: () => 'In the surprise round you have one Action and no Move.',
  stunnedMoved: ({ actor }, say) => `${say.who(actor)} is Stunned and has moved: no Action this turn.`,
  stunnedActed: ({ actor }, say) => `${say.who(actor)} is Stunned and has acted: no Move this turn.`,
  stunnedEither: ({ actor }, say) =>
    `${say.who(actor)} is Stunned and Slow: going there takes the Move and leaves no Action. Step up now, act next turn.`,
  stunnedNoExtra: ({ actor }, say) => `${say.who(actor)} is Stunned: no Actions for Mettle until that ends.`,
  restrained: ({ actor }, say) => `${say.who(actor)} is Restrained and can't move.`,
  unknownSpend: ({ spend }, say) => `You can't spend "${say.text(spend)}" on this.`,
  unknownAct: ({ act }, say) => `There's no action "${say.text(act)}". \`/act\` lists what you can do now.`,
  chooseTarget: ({ choices }, say) => `Choose a target (\`target:\`): ${say.list(choices)}.`,
  chooseMeans: ({ choices }, say) => `Choose what with (\`with:\`): ${say.list(choices)}.`,
  badSetup: () => "I can't read these Zones. Write them like `Gate - Yard - Hall`.",
  fillsOpen: ({ name }, say) =>
    `**${say.text(name)}** fills more than the hidden Zone, so the players would see part of it. Name all their Zones (\`Vault + Yard\`), hide the Zone next to it, too, or bring them in with \`hidden:True\`.`,
  noSuchZone: ({ zone, zones, nearest }, say) =>
    typeof nearest === 'string'
      ? `There's no Zone "${say.text(zone)}" here. Did you mean **${say.text(nearest)}**?`
      : `There's no Zone "${say.text(zone)}" here. Take one of these: ${say.list(zones)}.`,
};

const actRefusals: { readonly [code: string]: Sentence } = {
  unknownTarget: () => 'Nobody here is called that. Choose one of the targets offered.',
  targetNotInFight: ({ target }, say) => `${say.who(target)} isn't in this fight.`,
  targetSelf: ({ actor }, say) =>
    `${say.who(actor)} can't attack ${say.of(actor).themselves}. Choose somebody else.`,
  targetDead: ({ target }, say) => `${say.who(target)} is dead. Choose somebody else.`,
  charmed: ({ actor, target }, say) =>
    `${say.who(actor)} is Charmed by ${say.who(target)} and won't harm ${say.of(target).them}.`,
  noWeapon: ({ actor }, say) =>
    `${say.who(actor)} has no weapon. Add one to the sheet: \`/character edit\`, Weapons.`,
  unknownWeapon: ({ actor, weapons }, say) =>
    `${say.who(actor)} doesn't have that weapon. Choose one of ${say.list(weapons)}.`,
  unknownWay: ({ way, ways }, say) =>
    `I don't know how to attack "${say.text(way)}". Choose one of ${say.list(ways)}.`,
  weaponDropped: ({ actor, weapon }, say) =>
    `${say.who(actor)} has dropped ${say.text(weapon)}: pick it up first (\`/act\` Use an Object).`,
  otherZone: ({ target, zone, zones }, say) => {
    if (zones === null) return `There's no way from here to ${say.who(target)}.`;
    const away = zones === 1 ? 'the next Zone' : `${zones} Zones away`;
    return `${say.who(target)} is in ${say.zone(zone)}, ${away}: move there first (\`/act\` Move or Run).`;
  },
  noWayThere: ({ target }, say) => `There's no way from here to ${say.who(target)}.`,
  slowInside: ({ actor, slowed }, say) =>
    `${say.who(actor)} ${slowWords(slowed)}: moving within the Zone takes the Move, and you have none left.`,
  tooFrightened: ({ actor, source }, say) =>
    `${say.who(actor)} is Frightened and won't go nearer to ${say.who(source)}.`,
  alreadyThere: ({ actor, zone }, say) => `${say.who(actor)} is already in ${say.zone(zone)}.`,
  alreadyClose: ({ actor, target }, say) => `${say.who(actor)} is already close to ${say.who(target)}.`,
  nobodyClose: ({ actor }, say) => `Nobody is close to ${say.who(actor)}.`,
  slowRun: ({ actor, zone, slowed }, say) =>
    `${say.who(actor)} ${slowWords(slowed)}: only the Run Action gets to ${say.zone(zone)}.`,
  zoneTooFar: ({ zone, speed, zones, running }, say) => {
    if (running === true) return `${say.zone(zone)} is too far: Run only gets to adjacent Zones.`;
    if (zones === 0)
      return `${say.zone(zone)} is too far: at Speed ${say.text(speed)} only Run leaves a Zone, to an adjacent one.`;
    const far = zones === 1 ? 'one Zone' : `${zones} zones`;
    return `${say.zone(zone)} is too far: at Speed ${say.text(speed)} a Move goes ${far}.`;
  },
  stoppedBetween: ({ zone }, say) =>
    `You can't reach ${say.zone(zone)} in one Move: difficult terrain or a defended Zone on the way stops you.`,
  oneZone: () => "There's no other Zone to go to.",
  noWayToZone: ({ zone }, say) => `There's no way from here to ${say.zone(zone)}.`,
  noAlly: ({ actor }, say) => `Nobody else is on ${say.who(actor)}'s side.`,
  nobodyHere: ({ actor }, say) => `Nobody else is in ${say.who(actor)}'s Zone.`,
  standFirst: ({ actor }, say) => `${say.who(actor)} is Prone: stand up first.`,
  notProne: ({ actor }, say) => `${say.who(actor)} isn't Prone.`,
  alreadyProne: ({ actor }, say) => `${say.who(actor)} is already Prone.`,
  ...actionRefusals,
};

const checkRefusals: { readonly [code: string]: Sentence } = {
  unknownCharacter: () => 'Nobody here is called that.',
  unknownCheck: ({ check }, say) =>
    `There's no check "${say.text(check)}". Take one from the list, such as Body (Athletics).`,
  incapacitatedTest: ({ actor }, say) =>
    `${say.who(actor)} is Incapacitated: no Tests in a fight until that ends, except Death Tests.`,
  unknownEdge: ({ edge }, say) => `"${say.text(edge)}" isn't an Advantage or Disadvantage.`,
  edgeAlone: () =>
    'Advantage and Disadvantage only count in Opposed Tests: name an opponent, or change the DN.',
  resistingEdgeAlone: () => '`their-edge:` is for an opponent: name one with `against:`, or leave it out.',
  helpIsAction: () =>
    'In a fight Help is an Action: the helper takes it on their turn (`/act` Help), and the next Test gets the dice. Leave `helped-by:` out.',
  helpWithTest: () =>
    'Outside a fight, the one who rolls names the helper: `/check what:… helped-by:…` adds the dice at once.',
  helpSelf: ({ actor }, say) => `${say.who(actor)} makes the Test: say who else helps.`,
  helperOpposes: ({ actor }, say) => `${say.who(actor)} opposes the Test and can't help with it.`,
  helplessHelper: ({ actor, condition }, say) =>
    `${say.who(actor)} is ${say.text(condition)} and can't help.`,
  againstNobody: () => 'Say who opposes it, too: `against:`.',
  opposedSelf: () => "You can't oppose yourself: choose another opponent.",
  opposedNoDn: () => 'Opposed Tests have no DN of their own: both roll at DN 4:1. Leave the DN out.',
  mettleFull: ({ actor, max }, say) =>
    `${say.who(actor)} already has all ${say.of(actor).their} Mettle: ${max} of ${max}.`,
  toughnessFull: ({ actor, max }, say) =>
    `${say.who(actor)} already has all ${say.of(actor).their} Toughness: ${max} of ${max}.`,
  nobodyDying: () => 'Nobody on your side is Mortally Wounded.',
  inLastStand: ({ target }, say) =>
    `${say.who(target)} is making a Last Stand: it's too late to cheat death.`,
  keptAlready: ({ name }, say) => `You've already kept ${say.text(name)}.`,
  noLastStand: ({ actor }, say) => `${say.who(actor)} isn't making a Last Stand.`,
  lastStandFights: ({ actor }, say) => `${say.who(actor)}'s Last Stand ends with the fight.`,
  inLastStandNow: ({ actor }, say) =>
    `${say.who(actor)} is making a Last Stand: no Death Tests until it ends.`,
  notMortal: ({ actor }, say) => `${say.who(actor)} isn't Mortally Wounded.`,
  noTraining: ({ actor, skill }, say) =>
    skill === null
      ? 'An attribute alone has no Training to double.'
      : `${say.who(actor)} has no Training in ${say.text(skill)} to double.`,
  deathOnTurn: ({ actor }, say) =>
    `In a fight ${say.who(actor)}'s Death Test comes by itself, at the start of ${say.of(actor).their} turn.`,
  unknownCondition: ({ condition }, say) => `There's no condition "${say.text(condition)}".`,
  unknownEnd: ({ text }, say) =>
    `I don't know when "${say.text(text)}" is. Say it like \`end of their next turn\`, \`3 rounds\`, \`end of the fight\` or \`the next Rest\`.`,
  endNeedsFight: ({ text }, say) =>
    `"${say.text(text)}": you can only count turns and rounds in a fight. Take \`the next Breather\`, \`the next Rest\` or \`removed\`.`,
  whoseTurn: ({ text }, say) =>
    `"${say.text(text)}": nobody in the fight is called that. Write a name from the tracker.`,
  hasAlready: ({ actor, condition }, say) => `${say.who(actor)} is already ${say.text(condition)}.`,
  hasNot: ({ actor, condition }, say) =>
    `${say.who(actor)} isn't ${say.text(condition)}, at least not from that.`,
  unknownRest: ({ rest }, say) => `There's no rest "${say.text(rest)}": take a breather or a rest.`,
  nobodyRests: () => 'Say who rests.',
  restInFight: ({ actor }, say) => `${say.who(actor)} is in a fight: rest when it's over.`,
  restMortal: ({ actor }, say) =>
    `${say.who(actor)} is Mortally Wounded: make the Death Tests first (\`/check\` Death Test).`,
};

const sentences: { readonly [code: string]: Sentence } = {
  ...turnRefusals,
  ...actRefusals,
  ...attackRefusals,
  ...checkRefusals,
  ...sheetRefusals,
  ...powerRefusals,
  ...partyRefusals,
  ...placeRefusals,
  ...supplyRefusals,
};

/** One sentence: what is wrong, and what to do. Null for codes of others. */
export function refusalWords({ code, params }: Refusal, scene: Scene | null): string | null {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence?.(params, sayingIn(scene)) ?? null;
}

/** All the codes that have words. */
export const wordedRefusals: readonly string[] = Object.keys(sentences);

/** Why somebody is Slow now, by what slowed them. */
function slowWords(slowed: Json | undefined): string {
  if (slowed === 'prone') return 'is Prone and crawls';
  if (slowed === 'stunned') return 'is Stunned and Slow';
  if (slowed === 'climbing') return 'climbs';
  if (slowed === 'swimming') return 'swims';
  if (slowed === 'squeezing') return 'squeezes through';
  return slowed === 'difficult' ? 'is Slow in difficult terrain' : 'is Slow';
}

const longest = 100;

function sayingIn(scene: Scene | null): Saying {
  const found = (id: Json | undefined) =>
    scene !== null && typeof id === 'string' ? characterIn(scene, id) : null;
  const text = (value: Json | undefined) => {
    const whole = String(value ?? '');
    return escapeMarkdown(whole.length > longest ? `${whole.slice(0, longest)}…` : whole);
  };
  return {
    text,
    who: (id) => {
      const known = found(id);
      return known === null ? text(id) : bold(known.name);
    },
    of: (id) => pronounsOf(found(id)?.pronouns ?? ''),
    zone: (id) => text((typeof id === 'string' ? scene?.fight?.map.zones[id]?.name : null) ?? id),
    list: (value) =>
      Array.isArray(value) && value.length > 0 ? value.slice(0, 10).map(text).join(', ') : 'nobody just now',
  };
}
