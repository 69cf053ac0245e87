import type { IntentOf } from '../../../engine/intent.ts';
import type { Modifier } from '../../../engine/modifier.ts';
import type { Choice, CheckOptions } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { findRow } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { mistyped, type Typed, typed } from '../../../engine/typed.ts';
import type { Person } from '../character/schema.ts';
import { storyBonus } from '../character/maxima.ts';
import { type AttributeId, attributes } from '../content/attributes.ts';
import { difficulties } from '../content/difficulties.ts';
import { scoreOf } from '../numbers/score.ts';
import { type CharacterId, characterIn, personIn, type Scene } from '../scene.ts';
import { type Checking, contested, rollCheck, rollOpenly, type TraitUsed } from './check.ts';

/** What a Difficulty can be, and what the situation can add or take off. */
const HARDEST = 60;
const SITUATION = 5;

const STORY = 'story';
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** What counts for a check besides its Score, out of what was ticked. Null for something that they haven't got. */
function tickedOf(
  person: Person,
  spend: readonly string[],
): { readonly traits: readonly TraitUsed[]; readonly bonus: readonly Modifier[] } | null {
  const offered = ticks(person);
  if (!spend.every((id) => offered.some((one) => one.id === id))) return null;
  const traits = person.traits.flatMap(({ name }): readonly TraitUsed[] => [
    ...(spend.includes(`good:${name}`) ? [{ name, as: 'good' as const }] : []),
    ...(spend.includes(`bad:${name}`) ? [{ name, as: 'bad' as const }] : []),
  ]);
  const story = spend.includes(STORY) ? storyBonus(person.scores.wisdom) : 0;
  return { traits, bonus: story === 0 ? [] : [{ source: 'story', amount: story }] };
}

/** What may be ticked for a check: their Traits, the good and the bad of each, and a Story. */
const ticks = ({ traits, scores, stories }: Person): readonly Choice[] => [
  ...traits.flatMap(({ name, good, bad }) => [
    ...(good > 0 ? [{ id: `good:${name}`, name: `${name} ${signed(good)}`, refused: null }] : []),
    ...(bad > 0 ? [{ id: `bad:${name}`, name: `${name} ${signed(-bad)}`, refused: null }] : []),
  ]),
  ...(stories.length > 0 && storyBonus(scores.wisdom) > 0
    ? [{ id: STORY, name: `Story Bonus ${signed(storyBonus(scores.wisdom))}`, refused: null }]
    : []),
];

const situations: readonly Choice[] = [1, 2, 3, 4, 5, -1, -2, -3, -4, -5].map((amount) => ({
  id: String(amount),
  name: `${signed(amount)} for the situation`,
  refused: null,
}));

/** What the situation adds, as somebody said it; nothing where they did not. Null for what it can't be. */
function situationOf(edge: string | null): readonly Modifier[] | null {
  if (edge === null) return [];
  const amount = /^[+-]?\d$/.test(edge) ? Number(edge) : Number.NaN;
  return Math.abs(amount) <= SITUATION ? [{ source: 'situation', amount }] : null;
}

function difficultyOf(text: string): number | null {
  const row = findRow(difficulties, text);
  if (row !== null) return row.number;
  const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= HARDEST ? number : null;
}

interface Wanted {
  readonly actor: CharacterId;
  readonly what: string;
  readonly edge: string | null;
  readonly spend: readonly string[];
}

/** A side of a check as it was asked for, or what is wrong with it. */
function read(scene: Scene, { actor, what, edge, spend }: Wanted): Typed<Checking> {
  const person = personIn(scene, actor);
  if (person === null) return mistyped('checkNobody', { actor });
  const attribute = attributes.find(({ id }) => id === what)?.id;
  if (attribute === undefined) return mistyped('unknownCheck', { what });
  const ticked = tickedOf(person, spend);
  if (ticked === null) return mistyped('notTheirs', { actor });
  const situation = situationOf(edge);
  if (situation === null) return mistyped('unknownSituation', { edge: edge ?? '', most: SITUATION });
  return typed({
    actor,
    attribute,
    traits: ticked.traits,
    bonus: [...ticked.bonus, ...situation],
    label: 'check',
  });
}

/** A check that somebody asks for: against a Difficulty, against somebody, or for its number alone. */
export function* check(tx: Tx<Scene>, intent: IntentOf<'check'>): Rule<void> {
  const { actor, what, edge, spend, against, againstWhat, resistingEdge, difficulty } = intent;
  if (intent.helpers.length > 0) return yield* tx.refuse('noHelping');
  const own = read(tx.now, { actor, what, edge, spend });
  if (!own.ok) return yield* tx.refuse(own.refusal.code, own.refusal.params);
  const one: Checking = { ...own.value, ...(intent.secret ? { to: 'gm' as const } : {}) };
  if (against !== null) {
    if (difficulty !== null) return yield* tx.refuse('contestedAlready');
    const wanted = { actor: against, what: againstWhat ?? what, edge: resistingEdge, spend: [] };
    const other = read(tx.now, wanted);
    if (!other.ok) return yield* tx.refuse(other.refusal.code, other.refusal.params);
    yield* contested(tx, one, { ...other.value, ...(one.to === undefined ? {} : { to: one.to }) });
    return;
  }
  if (difficulty === null) {
    yield* rollOpenly(tx, one);
    return;
  }
  const number = difficultyOf(difficulty);
  if (number === null) return yield* tx.refuse('unknownDifficulty', { difficulty, most: HARDEST });
  yield* rollCheck(tx, { ...one, difficulty: number });
}

const pool = (score: number): string => (score === 0 ? '3d6' : `3d6${score < 0 ? '' : '+'}${score}`);

/** What somebody can check: a Score each, with their Traits and the situation to tick. */
export function checksOf(scene: Scene, actor: CharacterId): CheckOptions {
  const person = personIn(scene, actor);
  const refused =
    person === null && characterIn(scene, actor) !== null ? refusal('checkNobody', { actor }) : null;
  const scored = (id: AttributeId) => scoreOf(scene, actor, id).total;
  const checks = attributes.map(({ id, name, short }) => ({
    id,
    name,
    short,
    also: [short],
    pool: pool(scored(id)),
    ...(scored(id) > 0 ? { trained: scored(id) } : {}),
    refused,
  }));
  return {
    checks,
    difficulties: difficulties.map(({ number, name }) => ({
      id: String(number),
      name: `${name} (${number})`,
      refused: null,
    })),
    edges: situations,
    opposing: attributes.map(({ id, name }) => ({ id, name, refused: null })),
    spends: person === null ? [] : ticks(person),
  };
}
