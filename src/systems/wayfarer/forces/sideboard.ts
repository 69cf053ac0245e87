import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { book, type Catalogue } from './catalogue.ts';
import { type Entry, type Force, muster, nameOf } from './force.ts';

/** So many copies of what is called so. */
export interface Some {
  readonly name: string;
  readonly copies: number;
}

const named = (entries: readonly Entry[], { name }: Some): Entry | null =>
  entries.find((entry) => nameOf(entry) === name) ?? null;

const less = (entries: readonly Entry[], some: Some): readonly Entry[] =>
  entries.flatMap((entry) => {
    if (nameOf(entry) !== some.name) return [entry];
    return entry.copies > some.copies ? [{ ...entry, copies: entry.copies - some.copies }] : [];
  });

const more = (entries: readonly Entry[], added: Entry): readonly Entry[] =>
  entries.some((entry) => nameOf(entry) === nameOf(added))
    ? entries.map((entry) =>
        nameOf(entry) === nameOf(added) ? { ...entry, copies: entry.copies + added.copies } : entry,
      )
    : [...entries, added];

/**
 * Changes units with the sideboard before a match, point for point (L669 to L687): what comes in is worth no more than what goes out. Gives
 * the force, or why not. Who comes in joins no squad: that is bought beforehand.
 */
export function changed(
  force: Force,
  out: readonly Some[],
  into: readonly Some[],
  catalogue: Catalogue = book,
): Force | Refusal {
  const missing =
    out.find((some) => (named(force.entries, some)?.copies ?? 0) < some.copies) ??
    into.find((some) => (named(force.sideboard, some)?.copies ?? 0) < some.copies);
  if (missing !== undefined) return refusal('notThere', { unit: missing.name, copies: missing.copies });
  const { entries, sideboard } = muster(force, undefined, catalogue);
  const worth = (all: typeof entries, some: readonly Some[]) =>
    some.reduce(
      (sum, one) =>
        sum + one.copies * (all.find(({ entry }) => nameOf(entry) === one.name)?.card?.value ?? 0),
      0,
    );
  const [lost, gained] = [worth(entries, out), worth(sideboard, into)];
  if (gained > lost) return refusal('notPointForPoint', { out: lost, into: gained, line: 674 });
  const moved = (from: readonly Entry[], some: readonly Some[]): readonly Entry[] =>
    some.flatMap((one) => {
      const entry = named(from, one);
      return entry === null ? [] : [{ ...entry, copies: one.copies, squad: null }];
    });
  return {
    ...force,
    entries: moved(force.sideboard, into).reduce(more, out.reduce(less, force.entries)),
    sideboard: moved(force.entries, out).reduce(more, into.reduce(less, force.sideboard)),
  };
}
