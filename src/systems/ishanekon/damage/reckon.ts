import type { Modifier } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { type DamageTypeId, damageTypes, type DefenceValue } from '../content/damageTypes.ts';
import { type Factor, multiplied } from '../numbers/factor.ts';
import { down } from '../numbers/stat.ts';
import type { Susceptibility } from '../numbers/source.ts';
import type { Part } from './part.ts';

/** When results are rounded down: once on each side, after each step, or once at the very end (A1). */
export type Rounding = 'side' | 'step' | 'end';

/** What the attacker's side does to what was rolled: first all that is added, then all that multiplies. */
export interface Dealing {
  readonly parts: readonly Part[];
  /** Added to the first part. */
  readonly added: readonly Modifier[];
  readonly factors: readonly Factor[];
  /** Added to the first part once all is multiplied (Boost Vehicle). Absent: nothing. */
  readonly afterwards?: readonly Modifier[];
}

/** What the defender's side has against damage: first all that multiplies, then what is taken off. */
export interface Defending {
  readonly factors: readonly Factor[];
  /** How they stand to each type, once for each source. */
  readonly susceptible: Readonly<Partial<Record<DamageTypeId, readonly Susceptibility[]>>>;
  readonly values: Readonly<Record<DefenceValue, number>>;
  /** How much of the value that would be taken off is ignored. */
  readonly ignored: number | 'all';
  /** Added or taken off besides, after multiplying. */
  readonly added: readonly Modifier[];
}

/** Damage with the steps that led to it. */
export interface Reckoned {
  readonly total: number;
  /** What the attacker deals, by type. */
  readonly dealt: readonly Part[];
  /** What is left of it after the defender's multipliers. */
  readonly after: number;
  /** What was taken off (less than 0: put on), and which value it was; null where no damage came through to meet it. */
  readonly defence: { readonly value: DefenceValue; readonly amount: number } | null;
}

const rounded = (value: number, rounding: Rounding, at: 'side' | 'step'): number =>
  rounding === 'step' || rounding === at ? down(value) : value;

/** The attacker's side: adds, then multiplies; never below 0 (chapter Calculations). */
export function dealt(
  { parts, added, factors, afterwards = [] }: Dealing,
  rounding: Rounding = 'side',
): readonly Part[] {
  const more = added.reduce((all, { amount }) => all + amount, 0);
  const times = multiplied(factors);
  let left = more;
  // What takes off more than one part has goes on to the next.
  const summed = parts.map(({ type, amount }) => {
    const whole = amount + left;
    left = Math.min(0, whole);
    return { type, amount: Math.max(0, whole) };
  });
  const rest = afterwards.reduce((all, { amount }) => all + amount, 0);
  return spread(
    summed.map(({ type, amount }) => ({ type, amount: amount * times })),
    (whole) => rounded(whole, rounding, 'side'),
  ).map((part, n) => (n === 0 ? { ...part, amount: part.amount + rest } : part));
}

/** The same parts, their whole rounded: what is lost, the last part loses. */
function spread(parts: readonly Part[], round: (whole: number) => number): readonly Part[] {
  const whole = parts.reduce((all, { amount }) => all + amount, 0);
  let off = whole - round(whole);
  return parts
    .toReversed()
    .map(({ type, amount }) => {
      const lost = Math.min(off, amount);
      off -= lost;
      return { type, amount: amount - lost };
    })
    .toReversed();
}

/**
 * The defender's side: multiplies each part by how they stand to its type, all of it by what else multiplies, and then takes the defence off
 * once. Of several kinds of damage the lowest of the defences that count is taken (chapter Armor, A27).
 */
export function suffered(
  parts: readonly Part[],
  defending: Defending,
  rounding: Rounding = 'side',
): Reckoned {
  const coming = parts.map(({ type, amount }) => ({
    type,
    amount: amount * multiplied([...defending.factors, ...factorsFor(type, defending)]),
  }));
  const after = rounded(
    coming.reduce((all, { amount }) => all + amount, 0),
    rounding,
    'side',
  );
  const types = coming.filter(({ amount }) => amount > 0).map(({ type }) => type);
  const defence = lowest(
    types.map((type) => rowOf(damageTypes, type).defence),
    defending,
  );
  const added = defending.added.reduce((all, { amount }) => all + amount, 0);
  // What does no damage meets no negative Armor either: it adds to damage that one receives.
  const total = after <= 0 ? 0 : Math.max(0, down(after + added - (defence?.amount ?? 0)));
  return { total, dealt: parts, after, defence: after <= 0 ? null : defence };
}

/** How somebody stands to a type, each kind of standing once: the same effect twice is only its strongest (Multiple Simultaneous Effects). */
function factorsFor(type: DamageTypeId, { susceptible }: Defending): readonly Factor[] {
  return [...new Set(susceptible[type])].map((kind) => susceptibility(kind, type));
}

/** What a standing does to damage: half, none, half as much again. */
function susceptibility(kind: Susceptibility, type: DamageTypeId): Factor {
  const source = `${kind}.${type}`;
  switch (kind) {
    case 'resistant':
      return { source, times: 0.5 };
    case 'immune':
      return { source, times: 0 };
    case 'vulnerable':
      return { source, by: 0.5 };
  }
}

function lowest(
  all: readonly DefenceValue[],
  { values, ignored }: Defending,
): { readonly value: DefenceValue; readonly amount: number } | null {
  const found = [...new Set(all)].map((value) => ({ value, amount: effective(values[value], ignored) }));
  return found.reduce<(typeof found)[number] | null>(
    (least, one) => (least === null || one.amount < least.amount ? one : least),
    null,
  );
}

/** A defence of which some is ignored: not below 0 by that, but one that is negative stays so. */
export function effective(value: number, ignored: number | 'all'): number {
  if (value <= 0) return value;
  return ignored === 'all' ? 0 : Math.max(0, value - ignored);
}
