import { overLimit } from '../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { singleBlanks } from '../../../engine/text.ts';
import { mistyped, tooMuch, type Typed, typed } from '../../../engine/typed.ts';
import { traitIdeas } from '../content/traitIdeas.ts';
import { SHEET_LIMITS } from './limits.ts';

/** A Trait: what it is good for and what it is bad for; one may be both. */
export interface Trait {
  readonly name: string;
  readonly good: number;
  readonly bad: number;
}

/** Traits at creation (Step 3). The Trait Maximum above level 1 is not in the book: it stays. */
export const TRAITS = { good: 6, bad: 3, most: 6, best: 3, worst: 3 } as const;

const sumOf = (traits: readonly Trait[], of: 'good' | 'bad'): number =>
  traits.reduce((sum, trait) => sum + trait[of], 0);

export const goodOf = (traits: readonly Trait[]): number => sumOf(traits, 'good');
export const badOf = (traits: readonly Trait[]): number => sumOf(traits, 'bad');

const key = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The name of the Trait with which another overlaps: the other side of the same idea. Null: with none. */
function overlapping({ name }: Trait, others: readonly Trait[]): string | null {
  const idea = traitIdeas.find((row) => key(row.name) === key(name) || key(row.bad) === key(name));
  if (idea === undefined) return null;
  const sides = [key(idea.name), key(idea.bad)];
  return others.find((other) => sides.includes(key(other.name)))?.name ?? null;
}

/** Why nobody can have such Traits at all: one too strong, the same twice, two about the same thing. */
export function whyNotTraits(traits: readonly Trait[]): Refusal | null {
  for (const [place, trait] of traits.entries()) {
    const { name, good, bad } = trait;
    const before = traits.slice(0, place);
    if (good > TRAITS.best) return refusal('traitTooGood', { trait: name, most: TRAITS.best });
    if (bad > TRAITS.worst) return refusal('traitTooBad', { trait: name, most: TRAITS.worst });
    if (good === 0 && bad === 0) return refusal('traitOfNothing', { trait: name });
    if (before.some((other) => key(other.name) === key(name))) return refusal('traitTwice', { trait: name });
    const other = overlapping(trait, before);
    if (other !== null) return refusal('traitsOverlap', { trait: name, other });
  }
  return null;
}

/** Why somebody new cannot have such Traits: besides, too many, or more points than there are. */
export function whyNotNewTraits(traits: readonly Trait[]): Refusal | null {
  const [good, bad] = [goodOf(traits), badOf(traits)];
  return (
    whyNotTraits(traits) ??
    (traits.length > TRAITS.most ? refusal('tooManyTraits', { most: TRAITS.most }) : null) ??
    (good > TRAITS.good ? refusal('traitsTooGood', { sum: good, most: TRAITS.good }) : null) ??
    (bad > TRAITS.bad ? refusal('traitsTooBad', { sum: bad, most: TRAITS.bad }) : null)
  );
}

/** 'Old soldier +2 −1'. */
export const writeTrait = ({ name, good, bad }: Trait): string =>
  `${name}${good > 0 ? ` +${good}` : ''}${bad > 0 ? ` −${bad}` : ''}`;

const NUMBER = /^[+\-−–]\d$/;

/** Reads one Trait as people write it: a name, then what it is good for, bad for, or both. */
function readTrait(text: string): Typed<Trait> {
  const words = singleBlanks(text).split(' ');
  const numbers: string[] = [];
  while (numbers.length < 2 && words.length > 1 && NUMBER.test(words.at(-1) ?? ''))
    numbers.unshift(words.pop() ?? '');
  const name = words.join(' ');
  const value = (sign: (one: string) => boolean) =>
    numbers.filter(sign).reduce((sum, one) => sum + Number(one.slice(1)), 0);
  const isGood = (one: string) => one.startsWith('+');
  if (name === '' || numbers.length === 0) return mistyped('traitUnread', { text });
  if (name.length > SHEET_LIMITS.name.most) return tooMuch(SHEET_LIMITS.name, name.length);
  return typed({ name, good: value(isGood), bad: value((one) => !isGood(one)) });
}

/** Reads Traits with a line, a semicolon or a comma between. */
export function readTraits(text: string): Typed<readonly Trait[]> {
  const lines = text
    .split(/[\n;,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { traits } = SHEET_LIMITS;
  if (lines.length > traits.most) return { ok: false, refusal: overLimit(traits, lines.length) };
  const all: Trait[] = [];
  for (const line of lines) {
    const read = readTrait(line);
    if (!read.ok) return read;
    all.push(read.value);
  }
  return typed(all);
}
