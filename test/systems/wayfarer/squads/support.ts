import type { Activation, Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { acting, plain, type Tiles } from '../support/acting.ts';
import type { Staged } from '../support/stage.ts';

/** Plain units of a squad, one on each tile; null: in reserves. */
export const squad = (
  tiles: readonly (string | null)[],
  more = '; gear Revolver',
  name = 'Reds',
): Staged['units'] => tiles.map((at) => ({ line: `${plain}${more}; squad ${name}`, at }));

/** Their other side: plain units without a squad. */
export const singles = (tiles: readonly string[], more = '; gear Revolver'): Staged['units'] =>
  tiles.map((at) => ({ line: `${plain}${more}`, at }));

/** The ids of a side's first units after the leader. */
export const others = (count: number): readonly string[] =>
  Array.from({ length: count - 1 }, (_, n) => `ana/${n + 2}.1`);

/** Ana's squad acts with a card, all of it that is on the map; Bo's units are where they are. */
export function squadActs(
  ours: Staged['units'],
  theirs: Staged['units'],
  card: string,
  changes: Partial<Activation> = {},
  tiles: Tiles = {},
): Scene {
  const count = ours.filter(({ at, line }) => at !== null && line.includes('; squad ')).length;
  return acting(
    { ana: { units: ours }, bo: { units: theirs } },
    card,
    { ...(count > 1 ? { with: others(count) } : {}), ...changes },
    {},
    tiles,
  );
}

/** A grab as large as who has it, who drags it. */
export const grab = (unit: string) =>
  ({ unit, kind: 'grab', small: false, tiles: [{ x: 0, y: 0 }] }) as const;
