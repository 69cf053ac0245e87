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
import { type AgainCheck, type CharacterId, characterIn, personIn, type Scene } from '../scene.ts';
import { keepRoll } from '../abilities/again.ts';
import type { CheckRolled } from './events.ts';
import { type Checking, contested, type Contested, rollCheck, rollOpenly, type TraitUsed } from './check.ts';

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

/** A check as it was asked for: whose, and against what. */
export interface Asked {
  readonly one: Checking;
  /** Null: for its number alone, or contested. */
  readonly difficulty: number | null;
  /** Who opposes it, where somebody does. */
  readonly other: Checking | null;
}

type Wish = Omit<IntentOf<'check'>, 'kind' | 'asGm' | 'reason'>;

/** Reads a check that somebody asks for, or says what is wrong with it. */
export function readCheck(scene: Scene, intent: Wish): Typed<Asked> {
  const { actor, what, edge, spend, against, againstWhat, resistingEdge, difficulty } = intent;
  if (intent.helpers.length > 0) return mistyped('noHelping', {});
  const own = read(scene, { actor, what, edge, spend });
  if (!own.ok) return own;
  const to = intent.secret ? { to: 'gm' as const } : {};
  const one: Checking = { ...own.value, ...to };
  if (against !== null) {
    if (difficulty !== null) return mistyped('contestedAlready', {});
    const other = read(scene, { actor: against, what: againstWhat ?? what, edge: resistingEdge, spend: [] });
    return other.ok ? typed({ one, difficulty: null, other: { ...other.value, ...to } }) : other;
  }
  const number = difficulty === null ? null : difficultyOf(difficulty);
  if (number === null && difficulty !== null)
    return mistyped('unknownDifficulty', { difficulty, most: HARDEST });
  return typed({ one, difficulty: number, other: null });
}

/** A check that somebody asks for: against a Difficulty, against somebody, or for its number alone. */
export function* check(tx: Tx<Scene>, intent: IntentOf<'check'>): Rule<void> {
  const asked = readCheck(tx.now, intent);
  if (!asked.ok) return yield* tx.refuse(asked.refusal.code, asked.refusal.params);
  const { one, other, difficulty } = asked.value;
  const isKept = intent.stands !== true && !intent.secret;
  if (other !== null) return yield* opposed(tx, one, other, isKept);
  yield* rolledOnce(tx, isKept ? { ...one, again: 'never' } : one, difficulty, isKept);
}

/**
 * A contested check: who lost may roll again until the next step, and the other's roll stands. Outside of fights such a check only looks at who
 * opposes it, and they are asked at once.
 */
function* opposed(tx: Tx<Scene>, one: Checking, other: Checking, isKept: boolean): Rule<void> {
  const again = isKept ? ({ again: 'never' } as const) : {};
  const both = tx.now.fight !== null;
  const came = yield* contested(tx, { ...one, ...again }, { ...other, ...(both ? again : {}) });
  if (isKept && (both || came.winner === other.actor)) keepOpposed(tx, one, other, came);
}

/** Keeps the roll of who lost a contested check. */
export function keepOpposed(tx: Tx<Scene>, one: Checking, other: Checking, came: Contested): void {
  const { own, other: theirs, winner } = came;
  if (winner === null) return;
  const first = winner !== one.actor;
  const [loser, stays, rolled] = first ? [one, other, theirs] : [other, one, own];
  const { difficulty: _none, ...theirCheck } = keptOf(stays, null);
  const against = { ...theirCheck, id: stays.actor, first, rolled: plainly(rolled) };
  keepRoll(tx, loser.actor, { kind: 'check', check: { ...keptOf(loser, null), against } });
}

/** What somebody has rolled, as it is kept: what names its modifiers are texts and numbers. */
const plainly = ({ modifiers, ...rolled }: CheckRolled) => ({
  ...rolled,
  modifiers: modifiers.map(({ params = {}, ...rest }) => ({
    ...rest,
    params: Object.fromEntries(
      Object.entries(params).flatMap(([key, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : [],
      ),
    ),
  })),
});

/** A check as it is kept to be rolled again. */
function keptOf({ attribute, traits = [], bonus = [] }: Checking, difficulty: number | null): AgainCheck {
  const said = bonus.flatMap(({ source, amount }) =>
    source === 'story' || source === 'situation' ? [{ source, amount } as const] : [],
  );
  return { attribute, traits: [...traits], bonus: said, difficulty };
}

/** A check that changes nothing may be made again until the next step; where others go by it at once, that is asked before. */
export function* rolledOnce(
  tx: Tx<Scene>,
  one: Checking,
  difficulty: number | null,
  isKept = true,
): Rule<void> {
  const outcome = difficulty === null ? null : (yield* rollCheck(tx, { ...one, difficulty })).outcome;
  if (difficulty === null) yield* rollOpenly(tx, one);
  if (!isKept || (outcome !== null && outcome !== 'fails')) return;
  keepRoll(tx, one.actor, { kind: 'check', check: keptOf(one, difficulty) });
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
