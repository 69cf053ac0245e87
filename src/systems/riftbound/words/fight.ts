import type { Json } from '../../../engine/json.ts';
import { escapeMarkdown, firstOf } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import { bold, type Sentence, type Telling } from './telling.ts';

const signed = (number: number): string => (number < 0 ? ` − ${-number}` : number > 0 ? ` + ${number}` : '');

export const orderRolled = (event: Events['orderRolled'], at: Telling): Note => {
  const { actor, dice, score, total, sixes, ones } = event;
  const rolled = at.knows(actor) ? ` (${dice.join(', ')}${signed(score)})` : '';
  const extra =
    sixes === 0 ? '' : ` and gets ${sixes === 1 ? 'an extra turn' : `${sixes} extra turns`} first`;
  const lost = ones ? ', and misses the first turn' : '';
  return {
    text: `${at.name(actor)} rolls ${total} for the turn order${rolled}${extra}${lost}.`,
    tone: 'plain',
  };
};

const names = (members: Events['joined']['members'], side?: string): string =>
  listed(members.filter((one) => side === undefined || one.side === side).map(({ name }) => bold(name)));

/** 'Kira, Tiz and Oto'. */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export function fightBegan({ members, place }: Events['fightBegan']): Note {
  const sides = [names(members, 'players'), names(members, 'foes')].filter((side) => side !== '');
  const who = sides.length === 0 ? ' is set up' : `: ${sides.join(' against ')}`;
  const where = place === '' ? '' : ` Place: ${escapeMarkdown(place)}.`;
  return { text: `A fight${who}.${where}`, tone: 'plain' };
}

export const joined = ({ members }: Events['joined']): Note => ({
  text: `${names(members)} ${members.length === 1 ? 'joins' : 'join'} the fight.`,
  tone: 'plain',
});

export const left = ({ actor }: Events['left'], at: Telling): Note => ({
  text: `${at.name(actor)} leaves the fight.`,
  tone: 'plain',
});

export const fightEnded = (): Note => ({ text: 'The fight is over.', tone: 'plain' });

export const tieRolled = ({ others, totals }: Events['tieRolled'], at: Telling): Note => ({
  text: `A tie: ${listed(others.map((id, n) => `${at.name(id)} ${totals[n] ?? 0}`))}.`,
  tone: 'quiet',
});

export const roundBegan = ({ round }: Events['roundBegan']): Note => ({
  text: `Round ${round}.`,
  begins: '',
  tone: 'quiet',
});

export function turnBegan({ actor, actions, extra }: Events['turnBegan'], at: Telling): Note {
  const more = [
    ...(extra ? ['An extra turn.'] : []),
    ...(actions === 2 ? [] : [`${actions} ${actions === 1 ? 'Action' : 'Actions'} this turn.`]),
  ].join(' ');
  return { text: `${at.name(actor)} is up. ${more}`.trimEnd(), begins: more, turnOf: actor, tone: 'plain' };
}

export const turnEnded = ({ actor }: Events['turnEnded'], at: Telling): Note => ({
  text: `${at.name(actor)} ends ${at.of(actor).their} turn.`,
  ends: true,
  tone: 'quiet',
});

export const turnLost = ({ actor }: Events['turnLost'], at: Telling): Note => ({
  text: `${at.name(actor)} misses this turn.`,
  tone: 'bad',
});

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
  notYetThere: () => "That isn't there yet.",
  badSetup: () => "I can't read this place. Write it like 'street 60 x 20, crates at 12,5 and 18,9'.",
  alreadyIn: ({ name }, { text }) => `${text(name ?? '')} is already in this fight.`,
  badSheet: ({ name }, { text }) => `${text(name ?? '')} has no sheet that fits Riftbound.`,
  noSuchPlace: ({ place }, { text }) =>
    `'${text(place ?? '')}' is no place here. Write metres from the west and north, such as 12,5.`,
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
    `There's no action '${text(act ?? '')}'. \`/act\` lists what you can do now.`,
  chooseTarget: ({ choices }, { text }) => `Choose a target (\`target:\`): ${chosen(choices, text)}.`,
  chooseMeans: ({ choices }, { text }) => `Choose what with (\`with:\`): ${chosen(choices, text)}.`,
};
