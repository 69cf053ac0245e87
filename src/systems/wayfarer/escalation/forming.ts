import { overLimit } from '../../../engine/limit.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import { type Entry, type Force, muster, nameOf } from '../forces/force.ts';
import { forceLines, nameLength } from '../forces/limits.ts';
import type { Side } from '../side/schema.ts';
import { type Band, firstBand } from './band.ts';

/** What holds of the forces of a campaign. Heroes are agreed on match by match (L593). */
export const agreed = { heroes: true, escalation: true };

export const withName = (entry: Entry, name: string): Entry =>
  entry.kind === 'unit' ? { ...entry, plan: { ...entry.plan, name } } : { ...entry, name };

/** A name like that which none of the others has. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const stem = name.replace(/ \d+$/, '');
  for (let n = 2; ; n += 1) {
    const numbered = ` ${n}`;
    const next = `${stem.slice(0, nameLength.most - numbered.length).trim()}${numbered}`;
    if (!taken.has(next)) return next;
  }
}

/** Entries with one more for each of its copies, each with a name that no other has: in a band everybody is somebody. */
export function withEach(entries: readonly Entry[], more: Entry): readonly Entry[] {
  const all = [...entries];
  const taken = new Set(all.map(nameOf));
  for (let copy = 1; copy <= more.copies; copy += 1) {
    const called = more.copies === 1 ? nameOf(more) : `${nameOf(more)} ${copy}`;
    const name = freeName(called.slice(0, nameLength.most).trim(), taken);
    taken.add(name);
    all.push({ ...withName(more, name), copies: 1 });
  }
  return all;
}

/** Entries of which nobody is left alone in a squad: it takes two (L5950). */
export function regrouped(entries: readonly Entry[]): readonly Entry[] {
  const models = (squad: string) =>
    entries.reduce((sum, one) => sum + (one.squad === squad ? one.copies : 0), 0);
  return entries.map((one) => (one.squad === null || models(one.squad) > 1 ? one : { ...one, squad: null }));
}

/** Why a side fights nowhere: all of its units are wounded (L5829). Null: somebody is fit, or there is nobody. */
export const whyNobodyFit = ({ force }: Side): Refusal | null =>
  force.entries.length > 0 && force.entries.every(({ rests }) => rests === true)
    ? refusal('allRest', { line: 5829 })
    : null;

/** Why a side can't fight in an Escalation campaign: its first force is of 500 points at most, and holds nobody aside. Null: it can. */
export function whyNotBand({ force, band }: Side): Refusal | null {
  if (force.sideboard.length > 0) return refusal('bandHoldsAside', { line: 5788 });
  const units = force.entries.reduce((sum, { copies }) => sum + copies, 0);
  if (units > forceLines.most) return overLimit(forceLines, units);
  const { value } = muster(force, agreed);
  return band === undefined && value > firstBand
    ? refusal('bandTooDear', { value, most: firstBand, line: 5788 })
    : null;
}

/**
 * A side as it fights in an Escalation campaign: each of its units by itself, as each learns and bleeds for itself. Points that its first force leaves
 * are its first resources, as resources are points (L5794; reading).
 */
export function bandOf(side: Side): Side {
  const { force, band } = side;
  const entries = force.entries.reduce<readonly Entry[]>(withEach, []);
  if (band !== undefined) return { ...side, force: { ...force, entries } };
  const { value } = muster(force, agreed);
  const fresh: Band = { resources: Math.max(0, firstBand - value), matches: 0, won: 0 };
  return { ...side, force: restedForce({ ...force, points: firstBand, entries }), band: fresh };
}

/** A force with other entries, and as many points as it is worth by then: what is bought counts to what it may cost. */
export function grown(force: Force, entries: readonly Entry[]): Force {
  const next = { ...force, entries };
  return { ...next, points: Math.max(force.points, muster(next, agreed).value) };
}

/** A force whose wounded have rested. */
export const restedForce = (force: Force): Force => ({
  ...force,
  entries: force.entries.map(({ rests: _, ...one }) => one),
});
