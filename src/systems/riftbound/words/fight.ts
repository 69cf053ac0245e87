import type { Json } from '../../../engine/json.ts';
import { escapeMarkdown, firstOf } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import { listed } from './listed.ts';
import type { Option, Prompt } from './wording.ts';
import { bold, type Sentence, type Telling } from './telling.ts';

const plain = (text: string, more: Partial<Note> = {}): Note => ({ text, tone: 'plain', ...more });

const signed = (number: number): string => (number < 0 ? ` − ${-number}` : number > 0 ? ` + ${number}` : '');

type Members = Events['joined']['members'];

const names = (members: Members, side: 'players' | 'foes'): string =>
  listed(members.filter((one) => one.side === side).map(({ name }) => bold(name)));

export function fightBegan({ members, place }: Events['fightBegan']): Note {
  const sides = [names(members, 'players'), names(members, 'foes')].filter((side) => side !== '');
  const who = sides.length === 0 ? ' is set up' : `: ${sides.join(' against ')}`;
  const where = place === '' ? '' : ` Place: ${escapeMarkdown(place)}.`;
  return { text: `A fight${who}.${where}`, tone: 'plain' };
}

export const joined = ({ members }: Events['joined']): Note =>
  plain(
    `${listed(members.map(({ name }) => bold(name)))} ${members.length === 1 ? 'joins' : 'join'} the fight.`,
  );

export const left = ({ actor }: Events['left'], at: Telling): Note =>
  plain(`${at.name(actor)} leaves the fight.`);

export const kept = ({ names }: Events['kept']): Note =>
  plain(`Hidden from the players: ${listed(names.map(bold))}.`, { tone: 'quiet' });

export const shown = ({ actor }: Events['shown'], at: Telling): Note =>
  plain(`${at.name(actor)} comes into view.`);

export const fightEnded = (): Note => plain('The fight is over.');

export const foesKept = ({ who }: Events['foesKept']): Note =>
  plain(
    `${listed(who.map(({ name, was }) => (name === was ? bold(name) : `${bold(name)} (was ${bold(was)})`)))} ${who.length === 1 ? 'stays' : 'stay'} in the campaign.`,
    { tone: 'quiet' },
  );

export const foesAlive = ({ names: alive }: Events['foesAlive']): Note =>
  plain(`Still alive: ${listed(alive.map(bold))}. Keep them for later?`, { tone: 'quiet' });

export const gathered = ({ items }: Events['gathered'], at: Telling): Note =>
  plain(
    `${listed(items.map(({ from, item }) => `${at.name(from)} picks up the ${item}`))} after the fight.`,
    { tone: 'quiet' },
  );

export const fieldChanged = ({ said }: Events['fieldChanged']): Note =>
  plain(`The map changes: ${said.join(', ')}.`);

export const lightChanged = ({ dark }: Events['lightChanged']): Note =>
  plain(dark ? 'It is dark now.' : 'It is light now.');

export const airChanged = ({ air }: Events['airChanged']): Note =>
  plain(air ? 'There is air now.' : "There's no air here: Atmospheric systems don't work.");

export const dangersAre = ({ names }: Events['dangersAre']): Note =>
  plain(
    names.length === 0
      ? 'Nothing about this place is dangerous now.'
      : `This place has: ${names.map(escapeMarkdown).join(', ')}. More… › A hazard strikes.`,
  );

export const placed = ({ actor, to }: Events['placed'], at: Telling): Note =>
  plain(`${at.name(actor)} is at ${to} now.`);

export const orderRolled = (event: Events['orderRolled'], at: Telling): Note => {
  const { actor, dice, score, total, sixes, ones } = event;
  const extra =
    sixes === 0 ? '' : ` and gets ${sixes === 1 ? 'an extra turn' : `${sixes} extra turns`} first`;
  const lost = ones ? ' and misses the first turn' : '';
  const why = at.knows(actor) ? { why: [`3d6: ${dice.join(', ')}${signed(score)} = ${total}`] } : {};
  return plain(`${at.name(actor)} rolls ${total} for the turn order${extra}${lost}.`, {
    tone: sixes > 0 ? 'good' : ones ? 'bad' : 'quiet',
    ...why,
  });
};

export const tieRolled = ({ others, totals }: Events['tieRolled'], at: Telling): Note =>
  plain(`A tie: ${listed(others.map((id, n) => `${at.name(id)} rolls ${totals[n] ?? 0}`))}.`, {
    tone: 'quiet',
  });

export const roundBegan = ({ round }: Events['roundBegan']): Note => plain(`Round ${round}.`, { begins: '' });

export const turnBegan = ({ actor, actions, extra }: Events['turnBegan'], at: Telling): Note => {
  const few = actions === 2 ? '' : actions === 0 ? 'No Actions this turn.' : 'Only one Action this turn.';
  const says = [extra ? 'An extra turn.' : '', few].filter((one) => one !== '').join(' ');
  const text = `${at.name(actor)} is up${extra ? ' for an extra turn' : ''}.${few === '' ? '' : ` ${few}`}`;
  return plain(text, { begins: says, turnOf: actor });
};

export const turnLost = ({ actor }: Events['turnLost'], at: Telling): Note =>
  plain(`${at.name(actor)} misses this turn.`, { tone: 'bad' });

export const turnEnded = ({ actor }: Events['turnEnded'], at: Telling): Note =>
  plain(`${at.name(actor)} ends ${at.of(actor).their} turn.`, {
    tone: 'quiet',
    ends: true,
    aside: at.plainName(actor),
  });

export const actionEnded = (): null => null;

/** A GM has nothing to do about a player's wish to Seize the Initiative: it stands in the fight's status. */
const whereFound = (actor: string, at: Telling): Pick<Note, 'gmFinds'> =>
  at.isFoe(actor) ? {} : { gmFinds: true };

export const seizeWaits = ({ actor, helper }: Events['seizeWaits'], at: Telling): Note =>
  plain(
    `${at.name(actor)} Seizes the Initiative after the next Action${helper === null ? '' : ` with ${at.name(helper)}'s CHA`}.`,
    { tone: 'quiet', ...whereFound(actor, at) },
  );

const returned: Readonly<Record<Events['seizeReturned']['why'], string>> = {
  impossible: "can't Seize the Initiative now. Nothing is paid.",
  wanted: 'decides not to Seize the Initiative. Nothing is paid.',
  unwilling: 'gets no help to Seize the Initiative. Nothing is paid.',
  tooFar: "can't reach what was picked. The Action is still there for something else.",
};

export const seizeReturned = ({ actor, why }: Events['seizeReturned'], at: Telling): Note =>
  plain(`${at.name(actor)} ${returned[why]}`, { tone: 'quiet', ...whereFound(actor, at) });

export const seized = ({ actor, helper, ordered, done }: Events['seized'], at: Telling): Note => {
  const how = ordered || helper === null ? '' : ` with ${at.name(helper)}'s help`;
  return done
    ? plain(`${at.name(actor)} Seizes the Initiative${how}!`, { tone: 'good' })
    : plain(`${at.name(actor)} tries to Seize the Initiative${how} and fails.`, { tone: 'bad' });
};

export const actionGiven = ({ actor, why }: Events['actionGiven'], at: Telling): Note =>
  plain(
    why === 'dying' ? `${at.name(actor)} has one last Action.` : `${at.name(actor)} takes one Action now.`,
    { begins: why === 'dying' ? 'One last Action.' : 'One Action, out of turn.', turnOf: actor },
  );

/** The names that can be chosen, one after the other. */
const chosen = (choices: Json | undefined, text: (typed: Json) => string): string =>
  firstOf(isList(choices) ? choices.map(text) : []).join(', ') || 'nothing fits now';

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const fightRefusals: { readonly [code: string]: Sentence } = {
  noFight: () => "There's no fight here. A GM starts one with `/encounter start`.",
  fightRuns: () => "There's already a fight here. End it with `/encounter end` first.",
  notBegun: () => "The fight hasn't begun: a GM presses **Begin**, or uses `/encounter next`.",
  nothingToHold: () => 'Riftbound has no turns that wait. Act now, or end your turn.',
  noMissions: () => 'Riftbound has no missions: just start a fight.',
  badSetup: () => "I can't read this place. Write it like 'street 60 x 20, crates at 12,5 and 18,9'.",
  alreadyIn: ({ name }, { text }) => `${text(name ?? '')} is already in this fight.`,
  badSheet: ({ name }, { text }) => `${text(name ?? '')} has no sheet that fits Riftbound.`,
  noSuchPlace: ({ place }, { text }) =>
    `"${text(place ?? '')}" is no place here. Write metres from the west and north, such as 12,5.`,
  nobody: () => "They aren't here.",
  vehiclesDontAct: ({ actor }, { who }) =>
    `${who(actor)} is a vehicle: those inside act for it. Use one of them.`,
  isDead: ({ actor }, { who }) => `${who(actor)} is dead.`,
  onlyInFight: () => 'That only works on your turn in a fight.',
  notYourTurn: ({ current }, { who }) =>
    typeof current === 'string' ? `Not your turn: ${who(current)} is up.` : 'Not your turn.',
  noActionsLeft: ({ actor }, { who }) => `${who(actor)} has no Actions left this turn. End it.`,
  needsWords: ({ act }, { text }) =>
    `Say more for ${text(act ?? '')}: fill in \`detail:\`, such as where to.`,
  unknownAct: ({ act }, { text }) =>
    `There's no action "${text(act ?? '')}". \`/act\` lists what you can do now.`,
  chooseTarget: ({ choices }, { text }) => `Choose a target (\`target:\`): ${chosen(choices, text)}.`,
  chooseMeans: ({ choices }, { text }) => `Choose what with (\`with:\`): ${chosen(choices, text)}.`,
  nobodyToAct: () => 'Nobody can act. End the fight, or bring somebody in.',
  keptAlready: ({ name }, { text }) => `${text(name)} is in the campaign already.`,
  badPlace: ({ why }, { text }) => text(why),
  offTheMap: ({ place }, { text }) => `${text(place)} isn't on the map, or too near its edge.`,
  unknownCondition: ({ condition }, { text }) =>
    `I don't know the condition "${text(condition)}". There are Prone, Grappled and Taunted.`,
  noConditions: ({ actor }, { who }) => `${who(actor)} is a vehicle, and vehicles have no conditions.`,
  hasNoCondition: ({ actor, condition }, { who, text }) => `${who(actor)} isn't ${text(condition)}.`,
  hasCondition: ({ actor, condition }, { who, text }) => `${who(actor)} is ${text(condition)} already.`,
  needsSource: ({ condition }, { text }) =>
    `Say who does it (\`source:\`): nobody is just ${text(condition)}.`,
  unknownEnd: ({ text: typed }, { text }) =>
    `I can't read "${text(typed)}". Try 'end of their next turn', '3 rounds' or 'removed'.`,
  wayNotYours: ({ actor }, { who }) => `Only ${who(actor)}'s player and the GM see that way.`,
  noRoom: ({ name }, { text }) => `There's no room for ${text(name)} there. Choose another place.`,
  noSurprise: () => 'Riftbound has no surprise round. Hide foes instead, and show them when they strike.',
  onlyFoesHide: ({ name }, { text }) => `Only foes can be hidden, and ${text(name)} isn't one.`,
  notToHide: () => "That's nobody I could hide. Choose a foe from the list.",
  hiddenAlready: ({ name }, { text }) => `${text(name)} is hidden already.`,
  shownAlready: ({ name }, { text }) => `The players see ${text(name)} already.`,
  seizedAlready: ({ actor }, { who }) =>
    `${who(actor)} has tried to Seize the Initiative already. Try again after their next turn.`,
  seizesNow: ({ actor }, { who }) =>
    `${who(actor)} has Seized the Initiative just now: use the Action first.`,
  noSuchHelper: () => 'Pick somebody else in this fight to help.',
  helperTooFar: ({ helper }, { who }) => `${who(helper)} can't help: you neither see nor hear each other.`,
  seizesLater: ({ actor }, { who }) =>
    `${who(actor)} is waiting to Seize the Initiative already: it comes after this Action.`,
  noSuchPlan: ({ typed }) => `I don't know the Action "${String(typed)}". Pick one from the list, or none.`,
  nothingWaits: ({ actor }, { who }) => `${who(actor)} isn't waiting to Seize the Initiative.`,
};

export const fightPrompts: { readonly [code: string]: Prompt } = {
  'seize.help': ({ actor }, who, name) =>
    `${name(actor)} wants to Seize the Initiative with ${who}'s CHA. Does ${who} help?`,
  'window.gap': (_params, who) => `Nobody is Active. Does ${who} Seize the Initiative?`,
};

export const fightAnswers: { readonly [code: string]: Option } = {
  'seize.help.always': () => ({ label: 'Always help', effect: 'now and from now on, without a question' }),
  'seize.help.yes': () => ({ label: 'Help', effect: 'roll 3d6 and CHA for them' }),
  'reaction.seize': () => ({
    label: 'Seize it',
    effect: 'roll 3d6 and AGI against 11 for an Action now; one fewer next turn either way',
  }),
  'seize.help.no': () => ({ label: "Don't help", effect: 'they pay nothing' }),
};
