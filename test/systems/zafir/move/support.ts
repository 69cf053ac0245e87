import { type Reachable, reachable } from '../../../../src/systems/zafir/move/prospect.ts';
import { standingOn } from '../../../../src/systems/zafir/move/reveal.ts';
import { typedWay } from '../../../../src/systems/zafir/move/typedWay.ts';
import type { Fight, Scene, TileMark } from '../../../../src/systems/zafir/scene.ts';
import type { ZafirStage } from '../table.ts';

/** What it takes somebody to end a move on a tile; null where they cannot. */
export const toReach = (
  { state }: { readonly state: Scene },
  actor: string,
  tile: string,
): Reachable | null => reachable(state, actor).find((one) => one.tile === tile) ?? null;

/** What a typed way takes: movement and Agility Points; or the code of why it cannot be gone. */
export function taken(stage: ZafirStage, actor: string, typed: string): string {
  const found = typedWay(stage.state, actor, typed);
  return found.ok ? `${found.way.cost} + ${found.way.points}` : found.refusal.code;
}

export const at = ({ state }: ZafirStage, id: string): string | undefined => state.fight?.units[id]?.at;

/** The same with somebody on another tile. */
export const placed = (stage: ZafirStage, id: string, tile: string): ZafirStage =>
  stage.with((state) => standingOn(state, id, tile));

const changed = (state: Scene, grid: Partial<Fight['grid']>): Scene =>
  state.fight === null
    ? state
    : { ...state, fight: { ...state.fight, grid: { ...state.fight.grid, ...grid } } };

/** The same with a ladder from A1 to B1. */
export const laddered = (stage: ZafirStage): ZafirStage =>
  stage.with((state) => changed(state, { links: [{ from: 'A1', to: 'B1', kind: 'ladder' }] }));

/** The same with a mark on a tile. */
export function marked(state: Scene, tile: string, id: TileMark['id'], left: number | null = null): Scene {
  const tiles = state.fight?.grid.tiles ?? {};
  return changed(state, {
    tiles: { ...tiles, [tile]: { ...tiles[tile], features: [{ id, left, by: null }] } },
  });
}

/** The same with a wall at B1 that can be climbed. */
export const climbable = (stage: ZafirStage): ZafirStage =>
  stage.with((state) => marked(state, 'B1', 'climbable'));
