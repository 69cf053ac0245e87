import type { Json } from '../../../engine/json.ts';
import type { Params, Refusal } from '../../../engine/refusal.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { partyRefusals } from '../party/words.ts';
import { characterIn, type Scene } from '../scene.ts';
import { actionRefusals } from './actionRefusal.ts';
import { attackRefusals } from './attackRefusal.ts';
import { list } from './fight.ts';
import { placeRefusals } from './placeRefusal.ts';
import { powerRefusals } from './powers/refusal.ts';
import { sheetRefusals } from './sheetRefusal.ts';
import { supplyRefusals } from './supplies.ts';
import { bold } from './telling.ts';

/** What the sentences of refusals are made of. */
export interface Saying {
  /** Somebody's name in bold; what is no id is shown as it is. */
  who(id: Json | undefined): string;
  /** A zone's name. */
  zone(id: Json | undefined): string;
  /** Anything typed, escaped and cut short. */
  text(value: Json | undefined): string;
  list(value: Json | undefined): string;
}

export type Sentence = (params: Params, say: Saying) => string;

const whoAll = (ids: Json | undefined, say: Saying): string =>
  list(Array.isArray(ids) ? ids.map((id) => say.who(id)) : []);

const turnRefusals: { readonly [code: string]: Sentence } = {
  noMissions: () => 'Soulbound counts no missions: its fights stand by themselves.',
  noFight: () => 'No fight runs here. A GM starts one with `/encounter start`.',
  fightRuns: () => 'A fight runs here already. End it with `/encounter end` first.',
  notBegun: () => "The fight hasn't begun: a GM presses **Begin**, or uses `/encounter next`.",
  nobodyToAct: () =>
    'Nobody is left to act. Add somebody with `/encounter add`, or end it with `/encounter end`.',
  notInFight: ({ actor }, say) => `${say.who(actor)} is not in this fight. Join it with \`/encounter join\`.`,
  alreadyIn: ({ name }, say) => `${say.text(name)} is in this fight already.`,
  chancesHidden: ({ actor }, say) => `Only the GM knows the chances of ${say.who(actor)}.`,
  isWhole: ({ actor }, say) => `${say.who(actor)} has all Toughness already.`,
  isDead: ({ actor }, say) => `${say.who(actor)} is dead.`,
  inAnyOrder: ({ actor, others }, say) =>
    `${actor === null ? '' : `${say.who(actor)} cannot act now. `}Still to act, in any order: ${whoAll(others, say)}.`,
  beginFirst: ({ actor }, say) =>
    `Something happens at the start of ${say.who(actor)}'s turn: begin it first (\`/act action:Begin turn\`), then act.`,
  hasBegun: ({ actor }, say) => `${say.who(actor)}'s turn has already begun.`,
  notYourTurn: ({ current }, say) =>
    current === null ? "Not your turn: the GM's up." : `Not your turn: ${say.who(current)} is up.`,
  unseenAlready: ({ actor }, say) =>
    `The players don't know about ${say.who(actor)}: there's nobody to hide from.`,
  notToHide: () => 'Only foes and Zones of the fight here can be hidden, or shown. Take one that is offered.',
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
    `${say.who(actor)} has ${now} Mettle and needs ${amount}. One comes back at the start of each turn.`,
  doubleInCombat: () => 'Mettle doubles Training or Focus in combat only.',
  surpriseNoMettle: () => 'In the surprise round Mettle buys no Actions and doubles no dice.',
  surpriseNoMove: () => 'The surprise round gives one Action and no Move.',
  stunnedMoved: ({ actor }, say) => `${say.who(actor)} is Stunned and has moved: no Action this turn.`,
  stunnedActed: ({ actor }, say) => `${say.who(actor)} is Stunned and has acted: no Move this turn.`,
  stunnedEither: ({ actor }, say) =>
    `${say.who(actor)} is Stunned and Slow: going up to them takes the Move, and then there is no Action. Step up now, act next turn.`,
  stunnedNoExtra: ({ actor }, say) => `${say.who(actor)} is Stunned: Mettle buys no Actions until that ends.`,
  restrained: ({ actor }, say) => `${say.who(actor)} is Restrained and can't move.`,
  unknownSpend: ({ spend }, say) => `'${say.text(spend)}' cannot be spent on this.`,
  unknownAct: ({ act }, say) => `There is no action '${say.text(act)}'. \`/act\` lists what can be done now.`,
  chooseTarget: ({ choices }, say) => `Choose a target (\`target:\`): ${say.list(choices)}.`,
  chooseMeans: ({ choices }, say) => `Choose what with (\`with:\`): ${say.list(choices)}.`,
  badSetup: () => "These zones cannot be read. Write them like 'Gate - Yard - Hall'.",
  fillsOpen: ({ name }, say) =>
    `**${say.text(name)}** fills more than the hidden Zone, and would be seen in the open. Name all their Zones (\`Vault + Yard\`), hide one more beside it, or bring them in with \`hidden:True\`.`,
  noSuchZone: ({ zone, zones, nearest }, say) =>
    typeof nearest === 'string'
      ? `There is no zone '${say.text(zone)}' here. Did you mean **${say.text(nearest)}**?`
      : `There is no zone '${say.text(zone)}' here, but: ${say.list(zones)}.`,
};

const actRefusals: { readonly [code: string]: Sentence } = {
  unknownTarget: () => 'Nobody here is called that. Choose one of the targets offered.',
  targetNotInFight: ({ target }, say) => `${say.who(target)} is not in this fight.`,
  targetSelf: ({ actor }, say) => `${say.who(actor)} will not attack themselves. Choose somebody else.`,
  targetDead: ({ target }, say) => `${say.who(target)} is dead. Choose somebody else.`,
  charmed: ({ actor, target }, say) =>
    `${say.who(actor)} is Charmed by ${say.who(target)} and will not harm them.`,
  noWeapon: ({ actor }, say) =>
    `${say.who(actor)} has no weapon. Add one to the sheet: \`/character edit\`, Weapons.`,
  unknownWeapon: ({ actor, weapons }, say) =>
    `${say.who(actor)} has no such weapon. Choose one of ${say.list(weapons)}.`,
  unknownWay: ({ way, ways }, say) =>
    `There is no way to attack called '${say.text(way)}'. Choose one of ${say.list(ways)}.`,
  weaponDropped: ({ actor, weapon }, say) =>
    `${say.who(actor)} has dropped ${say.text(weapon)}: pick it up first (\`/act\` Use an Object).`,
  otherZone: ({ target, zone, zones }, say) => {
    if (zones === null) return `No way leads from here to ${say.who(target)}.`;
    const away = zones === 1 ? 'the next zone' : `${zones} zones away`;
    return `${say.who(target)} is in ${say.zone(zone)}, ${away}: move there first (\`/act\` Move or Run).`;
  },
  noWayThere: ({ target }, say) => `No way leads from here to ${say.who(target)}.`,
  slowInside: ({ actor, slowed }, say) =>
    `${say.who(actor)} ${slowWords(slowed)}: moving within the Zone takes the Move, and you have none left.`,
  tooFrightened: ({ actor, source }, say) =>
    `${say.who(actor)} is Frightened and will not go nearer to ${say.who(source)}.`,
  alreadyThere: ({ actor, zone }, say) => `${say.who(actor)} is in ${say.zone(zone)} already.`,
  alreadyClose: ({ actor, target }, say) => `${say.who(actor)} is close to ${say.who(target)} already.`,
  nobodyClose: ({ actor }, say) => `Nobody is close to ${say.who(actor)}.`,
  slowRun: ({ actor, zone, slowed }, say) =>
    `${say.who(actor)} ${slowWords(slowed)}: only the Run Action leads to ${say.zone(zone)}.`,
  zoneTooFar: ({ zone, speed, zones, running }, say) => {
    if (running === true) return `${say.zone(zone)} is too far: Run leads to adjacent zones.`;
    if (zones === 0)
      return `${say.zone(zone)} is too far: at Speed ${say.text(speed)} only Run leaves a zone, to an adjacent one.`;
    const far = zones === 1 ? 'to adjacent zones' : `up to ${zones} zones`;
    return `${say.zone(zone)} is too far: at Speed ${say.text(speed)} a Move leads ${far}.`;
  },
  stoppedBetween: ({ zone }, say) =>
    `You can't reach ${say.zone(zone)} in one Move: difficult terrain or a defended Zone on the way stops you.`,
  oneZone: () => 'There is no other zone to go to.',
  noWayToZone: ({ zone }, say) => `No way leads from here to ${say.zone(zone)}.`,
  noAlly: ({ actor }, say) => `Nobody else is on the side of ${say.who(actor)}.`,
  nobodyHere: ({ actor }, say) => `Nobody else is in the zone of ${say.who(actor)}.`,
  standFirst: ({ actor }, say) => `${say.who(actor)} is Prone: stand up first.`,
  notProne: ({ actor }, say) => `${say.who(actor)} is not Prone.`,
  alreadyProne: ({ actor }, say) => `${say.who(actor)} is Prone already.`,
  ...actionRefusals,
};

const checkRefusals: { readonly [code: string]: Sentence } = {
  unknownCharacter: () => 'Nobody of that name is here.',
  unknownCheck: ({ check }, say) =>
    `There is no check '${say.text(check)}'. Take one that is offered, such as Body (Athletics).`,
  incapacitatedTest: ({ actor }, say) =>
    `${say.who(actor)} is Incapacitated: no Tests in a fight until that ends, except Death Tests.`,
  unknownEdge: ({ edge }, say) => `'${say.text(edge)}' isn't an Advantage or Disadvantage.`,
  edgeAlone: () =>
    'Advantage and Disadvantage count in Opposed Tests only: name an opponent, or change the DN.',
  resistingEdgeAlone: () => '`their-edge:` is for an opponent: name one with `against:`, or leave it out.',
  helpIsAction: () =>
    'In a fight Help is an Action: the helper takes it on their turn (`/act` Help), and the next Test gets the dice. Leave `helped-by:` out.',
  helpWithTest: () =>
    'Outside of a fight, the one who rolls names the helper: `/check what:… helped-by:…` adds the dice at once.',
  helpSelf: ({ actor }, say) => `${say.who(actor)} makes the Test: say who else helps.`,
  helperOpposes: ({ actor }, say) => `${say.who(actor)} opposes the Test, and cannot help with it.`,
  helplessHelper: ({ actor, condition }, say) =>
    `${say.who(actor)} is ${say.text(condition)} and cannot help.`,
  againstNobody: () => 'Say who opposes it, too: `against:`.',
  opposedSelf: () => 'Nobody opposes themselves: choose another opponent.',
  opposedNoDn: () => 'Opposed Tests have no DN of their own: both roll at DN 4:1. Leave the DN out.',
  mettleFull: ({ actor, max }, say) => `${say.who(actor)} has all Mettle already: ${max} of ${max}.`,
  toughnessFull: ({ actor, max }, say) => `${say.who(actor)} has all Toughness already: ${max} of ${max}.`,
  nobodyDying: () => 'Nobody on your side is Mortally Wounded.',
  inLastStand: ({ target }, say) => `${say.who(target)} makes a Last Stand: too late to cheat death.`,
  keptAlready: ({ name }, say) => `You've already kept ${say.text(name)}.`,
  noLastStand: ({ actor }, say) => `${say.who(actor)} isn't making a Last Stand.`,
  lastStandFights: ({ actor }, say) => `${say.who(actor)}'s Last Stand ends with the fight.`,
  inLastStandNow: ({ actor }, say) => `${say.who(actor)} makes a Last Stand: no Death Tests until it ends.`,
  notMortal: ({ actor }, say) => `${say.who(actor)} is not Mortally Wounded.`,
  noTraining: ({ actor, skill }, say) =>
    skill === null
      ? 'An attribute alone has no Training to double.'
      : `${say.who(actor)} has no Training in ${say.text(skill)} to double.`,
  deathOnTurn: ({ actor }, say) =>
    `In a fight ${say.who(actor)}'s Death Test comes by itself, at the start of their turn.`,
  unknownCondition: ({ condition }, say) => `There is no condition '${say.text(condition)}'.`,
  unknownEnd: ({ text }, say) =>
    `I don't know when '${say.text(text)}' is. Say it like 'end of their next turn', '3 rounds', 'end of the fight' or 'the next Rest'.`,
  endNeedsFight: ({ text }, say) =>
    `'${say.text(text)}': turns and rounds pass in a fight only. Take 'the next Breather', 'the next Rest' or 'removed'.`,
  whoseTurn: ({ text }, say) =>
    `'${say.text(text)}': nobody in the fight is called that. Write a name as the tracker has it.`,
  hasAlready: ({ actor, condition }, say) => `${say.who(actor)} is ${say.text(condition)} already.`,
  hasNot: ({ actor, condition }, say) =>
    `${say.who(actor)} is not ${say.text(condition)}, at least not from that.`,
  unknownRest: ({ rest }, say) => `There is no rest '${say.text(rest)}': take a breather or a rest.`,
  nobodyRests: () => 'Say who rests.',
  restInFight: ({ actor }, say) => `${say.who(actor)} is in a fight: rest when it's over.`,
  restMortal: ({ actor }, say) =>
    `${say.who(actor)} is Mortally Wounded: the Death Tests come first (\`/check\` Death Test).`,
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
  const text = (value: Json | undefined) => {
    const whole = String(value ?? '');
    return escapeMarkdown(whole.length > longest ? `${whole.slice(0, longest)}…` : whole);
  };
  return {
    text,
    who: (id) => {
      const known = scene !== null && typeof id === 'string' ? characterIn(scene, id) : null;
      return known === null ? text(id) : bold(known.name);
    },
    zone: (id) => text((typeof id === 'string' ? scene?.fight?.map.zones[id]?.name : null) ?? id),
    list: (value) =>
      Array.isArray(value) && value.length > 0 ? value.slice(0, 10).map(text).join(', ') : 'nobody just now',
  };
}
