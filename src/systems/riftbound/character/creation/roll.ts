import type { CreationDie, CreationRolling, CreationStep } from '../../../../engine/creation.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { attributes } from '../../content/attributes.ts';
import { choicesOf } from '../../gear/rows.ts';
import { buysFor } from './buys.ts';
import { moneyChoices, roleRow } from './choices.ts';
import { asClass, asRole, chosen } from './choose.ts';
import { type Draft, type DraftTrait, writeDraft } from './draft.ts';
import { beforeBuying } from './hero.ts';
import { traitIdeasFor } from './ideas.ts';
import { mustReroll, SCORE_DICE } from './scores.ts';
import { countsOf, reassigned } from './scoresOf.ts';
import type { Step } from './step.ts';
import { stepsOf } from './steps.ts';
import { ofIdea } from './traitsOf.ts';

type Rolling<T> = Generator<CreationDie, T, number>;

/** Lets dice choose at a step: the ten dice and HP as the book has them, everything else with each choice as likely (house). */
export function* rolled(draft: Draft, stepId: string): CreationRolling {
  const step = stepsOf(draft).find(({ id }) => id === stepId);
  if (step === undefined || step.random === undefined)
    return { ok: false, refusal: refusal('cannotRoll', { step: stepId }) };
  const next = yield* decided(draft, step);
  const after = stepsOf(next).find(({ id }) => id === step.id);
  return { ok: true, value: { draft: writeDraft(next), told: [`${step.title}: ${after?.summary ?? ''}`] } };
}

function* decided(draft: Draft, step: Step): Rolling<Draft> {
  switch (step.id) {
    case 'role':
      return asRole(draft, (yield* oneOf(choicesIn(step), step.title)) ?? '');
    case 'class':
      return asClass(draft, (yield* oneOf(choicesIn(step), step.title)) ?? '');
    case 'dice':
      return reassigned({ ...draft, usual: false, dropped: [], dice: yield* tenDice(step.title) });
    case 'drop': {
      const places = Array.from({ length: SCORE_DICE.thrown }, (_, n) => n);
      return reassigned({ ...draft, dropped: yield* several(places, SCORE_DICE.dropped, step.title) });
    }
    case 'scores': {
      const counts = countsOf(draft);
      const ids = attributes.map(({ id }) => id);
      const high = yield* several(ids, counts.high, step.title);
      const rest = ids.filter((id) => !high.includes(id));
      return { ...draft, high, low: yield* several(rest, counts.low, step.title) };
    }
    case 'traits':
      return { ...draft, traits: yield* traits(draft, 'good', step.title) };
    case 'badTraits':
      return { ...draft, traits: yield* traits(draft, 'bad', step.title) };
    case 'hp':
      return { ...draft, hpDice: yield* hpDice(draft, step.title) };
    case 'abilities':
      return { ...draft, abilities: yield* bought(draft, step.title) };
    default:
      return yield* formOf(draft, step);
  }
}

const choicesIn = (step: CreationStep): readonly string[] =>
  step.kind === 'pick' ? step.choices.map(({ id }) => id) : [];

/** One of some, each as likely; nothing is rolled for the only one. Null where there are none. */
function* oneOf<T>(all: readonly T[], label: string): Rolling<T | null> {
  if (all.length <= 1) return all[0] ?? null;
  const at = yield { sides: all.length, label };
  return all[at - 1] ?? null;
}

/** So many of some, each once. */
function* several<T>(all: readonly T[], count: number, label: string): Rolling<readonly T[]> {
  const left = [...all];
  const found: T[] = [];
  while (found.length < count && left.length > 0) {
    const one = yield* oneOf(left, label);
    if (one === null) break;
    found.push(one);
    left.splice(left.indexOf(one), 1);
  }
  return found;
}

/** Ten dice, all of them again where no 5 or 6, or no 1 or 2, is among them (Step 2). */
function* tenDice(label: string): Rolling<readonly number[]> {
  for (;;) {
    const dice: number[] = [];
    while (dice.length < SCORE_DICE.thrown) dice.push(yield { sides: 6, label });
    if (!mustReroll(dice)) return dice;
  }
}

/** The dice of each level after the first, as the role has them. */
function* hpDice(draft: Draft, label: string): Rolling<readonly number[]> {
  const { level } = draft;
  const dice = roleRow(draft)?.hpEachLevel.dice ?? 0;
  const sums: number[] = [];
  for (let reached = 2; reached <= level; reached++) {
    let sum = 0;
    for (let n = 0; n < dice; n++) sum += yield { sides: 6, label };
    sums.push(sum);
  }
  return sums;
}

/** How points are spread where dice choose. */
const spreads = { good: [3, 2, 1], bad: [2, 1] } as const;

/** Traits of the list that have nothing to do with those of the other side. */
function* traits(draft: Draft, side: 'good' | 'bad', label: string): Rolling<readonly DraftTrait[]> {
  const kept = draft.traits.filter((trait) => (side === 'good' ? trait.good === 0 : trait.good > 0));
  const taken = new Set(kept.map(({ idea }) => idea));
  const taboo = new Set(kept.map(({ name }) => name.toLowerCase()));
  const free = traitIdeasFor(draft).filter(
    ({ id, name, bad }) => !taken.has(id) && !taboo.has(name.toLowerCase()) && !taboo.has(bad.toLowerCase()),
  );
  const points: readonly number[] = spreads[side];
  const rows = yield* several(free, points.length, label);
  const found = rows.map((row, n) => ofIdea(row, side, points[n] ?? 0));
  return side === 'good' ? [...found, ...kept] : [...kept, ...found];
}

/** Abilities as long as points buy any. */
function* bought(draft: Draft, label: string): Rolling<Draft['abilities']> {
  let person = beforeBuying(draft);
  const all: Draft['abilities'][number][] = [];
  for (;;) {
    const open = buysFor(draft).filter(({ buy }) => buy(person).ok);
    const one = yield* oneOf(open, label);
    const made = one === null ? null : one.buy(person);
    if (one === null || made?.ok !== true) return all;
    person = made.value;
    all.push(one.kept);
  }
}

/** A form of lists: of each so many as it needs, one of those that may be left out, each as likely. Texts stay. */
function* formOf(draft: Draft, step: Step): Rolling<Draft> {
  if (step.kind !== 'form') return draft;
  const picks: Record<string, readonly string[]> = {};
  for (const field of step.fields) {
    if (field.kind !== 'pick') continue;
    const ids = field.id === 'money' ? moneyChoices.map(String) : field.choices.map(({ id }) => id);
    const fitting = field.id === 'type' ? typesFor(picks.weapon?.[0], ids) : ids;
    picks[field.id] = yield* several(fitting, Math.max(1, field.min), step.title);
  }
  const made = chosen(draft, step.id, { kind: 'form', fields: {}, picks });
  return made.ok ? made.value : draft;
}

/** Types of damage that the weapon which came up can have. */
const typesFor = (weapon: string | undefined, ids: readonly string[]): readonly string[] => {
  if (weapon === undefined) return ids;
  const { types } = choicesOf(weapon);
  return ids.filter((id) => types?.some((type) => type === id) === true);
};
