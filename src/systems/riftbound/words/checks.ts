import type { Modifier } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { CheckOutcome, CheckRolled } from '../checks/events.ts';
import { type AttributeId, attributes } from '../content/attributes.ts';
import type { Events } from '../events.ts';
import type { CharacterId } from '../scene.ts';
import type { Sentence, Telling } from './telling.ts';
import { modifierWords } from './modifier.ts';

const short = (id: AttributeId): string => rowOf(attributes, id).short;

function addedWords(modifier: Modifier, attribute: AttributeId | null): string {
  const name = modifier.params?.name;
  if (modifier.source === 'score' && attribute !== null)
    return modifierWords({ ...modifier, source: short(attribute) });
  return modifierWords(typeof name === 'string' ? { ...modifier, source: escapeMarkdown(name) } : modifier);
}

/** '3d6: 6, 6, 2; special 4 more; STR +2 = 20'. */
function rollWords({ attribute, dice, bonus, special, modifiers, total }: CheckRolled): string {
  const more =
    special === null ? [] : [`special ${bonus.join(', ')} ${special === 'sixes' ? 'more' : 'off'}`];
  const added = modifiers.map((one) => addedWords(one, attribute));
  return `${[`3d6: ${dice.join(', ')}`, ...more, ...added].join('; ')} = ${total}`;
}

/** How the rolls came about, of those whose numbers the reader may know. */
const rollsFor = (
  at: Telling,
  rolls: readonly (readonly [who: CharacterId, rolled: CheckRolled])[],
): readonly string[] => rolls.flatMap(([who, rolled]) => (at.knows(who) ? [rollWords(rolled)] : []));

const came: Readonly<Record<CheckOutcome, { readonly text: string; readonly tone: Note['tone'] }>> = {
  fails: { text: 'fails', tone: 'bad' },
  drawback: { text: 'just makes it, with a drawback', tone: 'good' },
  succeeds: { text: 'makes it', tone: 'good' },
};

const what = ({ attribute }: CheckRolled): string => (attribute === null ? '' : ` ${short(attribute)}`);

export function checked({ actor, rolled, difficulty, outcome }: Events['checked'], at: Telling): Note {
  const why = rollsFor(at, [[actor, rolled]]);
  const begin = `${at.name(actor)} rolls${what(rolled)}: **${rolled.total}**`;
  if (difficulty === null || outcome === null) return { text: `${begin}.`, tone: 'plain', why };
  const { text, tone } = came[outcome];
  return { text: `${begin} against ${difficulty}, and ${text}.`, tone, why };
}

export const drawbackNamed = ({ actor, what: text }: Events['drawbackNamed'], at: Telling): Note => ({
  text: `The drawback for ${at.name(actor)}: ${escapeMarkdown(text)}`,
  tone: 'bad',
});

export function contested({ actor, target, own, other, winner }: Events['contested'], at: Telling): Note {
  const both = `${at.name(actor)}${what(own)} ${own.total}, ${at.name(target)}${what(other)} ${other.total}`;
  const end = winner === null ? "It's a tie: nothing happens." : `${at.name(winner)} wins.`;
  const why = rollsFor(at, [
    [actor, own],
    [target, other],
  ]);
  return { text: `${both}. ${end}`, tone: 'plain', why };
}

export const checkRefusals: { readonly [code: string]: Sentence } = {
  checkNobody: ({ actor }, { who }) => `${who(actor)} can't make checks: only people do.`,
  unknownCheck: ({ what }, { text }) => `"${text(what ?? '')}" is no attribute. Pick one of the eight.`,
  notTheirs: ({ actor }, { who }) => `${who(actor)} hasn't got that Trait or Story. Pick from the list.`,
  unknownSituation: ({ most }) => `The situation adds or takes off at most ${most}: write +2 or -2.`,
  unknownDifficulty: ({ most }) => `A Difficulty is a number from 1 to ${most}, such as 11.`,
  noDrawback: ({ actor }, { who }) => `No check of ${who(actor)}'s waits for its drawback.`,
  contestedAlready: () => 'A check is against a Difficulty or against somebody, not both. Leave one out.',
  noHelping: () => 'Riftbound has no helpers in checks. Add what their help is worth as the situation.',
};
