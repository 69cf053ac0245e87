import type { Band } from '../../../../src/systems/wayfarer/escalation/band.ts';
import type { Entry } from '../../../../src/systems/wayfarer/forces/force.ts';
import type { Lesson } from '../../../../src/systems/wayfarer/forces/plan.ts';
import type { Battle, Scene, Whereabouts } from '../../../../src/systems/wayfarer/scene.ts';
import { done, type With } from '../support/play.ts';
import { stage } from '../support/stage.ts';

/** A unit of a band, and where it is as the match has ended. */
export interface Member {
  readonly line: string;
  readonly where?: Whereabouts;
}

export const captured = (by: string): Whereabouts => ({ kind: 'captured', by });

export const end = { kind: 'end', asGm: false } as const;

/** A match of an Escalation campaign that Ana has won: bands with so many resources. Units of hers that nobody holds are on the map. */
export function match(
  ana: readonly Member[],
  bo: readonly Member[],
  resources: { readonly ana?: number; readonly bo?: number } = {},
  changes: Partial<Battle> = {},
): Scene {
  const placed = (row: string) => (one: Member, at: number) => ({
    line: one.line,
    at: `${row}${2 * at + 2}`,
    ...(one.where === undefined ? {} : { is: { where: one.where } }),
  });
  const scene = stage(
    { ana: { units: ana.map(placed('C')) }, bo: { units: bo.map(placed('M')) } },
    { end: { winner: 'ana', by: 'goal' }, escalation: true, turn: null, ...changes },
  );
  const band = (side: 'ana' | 'bo'): Band => ({ resources: resources[side] ?? 0, matches: 2, won: 1 });
  const characters = Object.fromEntries(
    Object.entries(scene.characters).map(([id, side]) => [
      id,
      { ...side, band: band(id === 'ana' ? 'ana' : 'bo') },
    ]),
  );
  return { ...scene, characters };
}

/** The two sides after the match is put away. */
export function after(scene: Scene, given: With = {}) {
  const { state, events } = done(scene, end, given);
  const of = (side: string) => {
    const one = state.characters[side];
    if (one?.band === undefined) throw new Error(`no band of ${side}`);
    return { ...one, band: one.band, units: one.force.entries.map(nameOf) };
  };
  return { ana: of('ana'), bo: of('bo'), events };
}

const nameOf = (entry: Entry): string => (entry.kind === 'unit' ? entry.plan.name : entry.name);

/** What the first unit of a force has learned and lost. */
export function lessonsOf({
  force,
}: {
  readonly force: { readonly entries: readonly Entry[] };
}): readonly Lesson[] {
  const [first] = force.entries;
  return first?.kind === 'unit' ? (first.plan.lessons ?? []) : [];
}
