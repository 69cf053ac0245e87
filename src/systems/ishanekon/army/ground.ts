import {
  distance,
  type Movement,
  type Occupant,
  parseTile,
  type Search,
  type TileName,
  tileOf,
} from '../../../engine/space/grid/index.ts';
import type { CharacterId, MapGround, Scene } from '../scene.ts';
import { metric } from '../space/terrain.ts';
import { unit, unitsIn } from './battle.ts';
import { figuresOf } from './figures.ts';

/** What ground gives (Battlefield Terrain). */
export const HIGH_GROUND = { precision: 2 } as const;
export const OBSCURED = { defense: 2 } as const;
export const COVER = { defense: 3 } as const;

const markIn = ({ grid }: MapGround, at: TileName, id: string): boolean => {
  const place = parseTile(at);
  return place !== null && (tileOf(grid, place).features?.some((mark) => mark.id === id) ?? false);
};

/** A place full of obstacles: forest, rocky ground. */
export const isObscured = (ground: MapGround, at: TileName): boolean => markIn(ground, at, 'obscured');

/** A place that is easy to defend: a trench, a wall's top, a fortress. */
export const isStronghold = (ground: MapGround, at: TileName): boolean => markIn(ground, at, 'stronghold');

/** How high a unit is: its space, and above all of them whoever flies. */
export function heightOf(scene: Scene, ground: MapGround, id: CharacterId): number {
  const place = parseTile(unit(scene, id).at);
  const floor = place === null ? 0 : (tileOf(ground.grid, place).ground ?? 0);
  return figuresOf(scene, id).flies ? ABOVE_ALL : floor;
}

/** Higher than any ground of a map. */
const ABOVE_ALL = 1000;

/** Spaces between two units; 0 in one space, one above the other. */
export function spacesBetween(scene: Scene, one: CharacterId, other: CharacterId): number {
  const [a, b] = [parseTile(unit(scene, one).at), parseTile(unit(scene, other).at)];
  return a === null || b === null ? 0 : distance(metric, a, b);
}

/** What the space of a unit adds to its Defense. Who flies above it has nothing of it (house). */
export function shelterOf(scene: Scene, ground: MapGround, id: CharacterId): number {
  if (figuresOf(scene, id).flies) return 0;
  const { at } = unit(scene, id);
  return (isObscured(ground, at) ? OBSCURED.defense : 0) + (isStronghold(ground, at) ? COVER.defense : 0);
}

/** Whether terrain slows a unit down: Scouts never, nor whoever flies (house). */
const isSlowed = (scene: Scene, id: CharacterId): boolean =>
  unit(scene, id).row !== 'scouts' && !figuresOf(scene, id).flies;

/** A space costs one of Movement; one that is obscured or difficult costs two (Battlefield Terrain). */
export function movementOf(scene: Scene, ground: MapGround, id: CharacterId): Movement {
  const { flies } = figuresOf(scene, id);
  const slowed = isSlowed(scene, id);
  return {
    metric,
    corners: 'open',
    step: ({ slow, to, barrier }) => {
      if (barrier !== null && !flies) return [];
      const heavy =
        slow > 0 || (tileOf(ground.grid, to).features ?? []).some((mark) => mark.id === 'obscured');
      return [{ cost: heavy && slowed ? 2 : 1 }];
    },
  };
}

/** Spaces that are taken: one unit on the ground and one above it (house). Friends are passed, enemies aren't. */
export function searchOf(scene: Scene, ground: MapGround, id: CharacterId, budget: number): Search {
  const { at, side } = unit(scene, id);
  const flies = figuresOf(scene, id).flies;
  const occupied: Record<TileName, Occupant> = {};
  for (const other of unitsIn(scene)) {
    if (other === id || figuresOf(scene, other).flies !== flies) continue;
    occupied[unit(scene, other).at] = { pass: unit(scene, other).side === side };
  }
  return {
    from: parseTile(at) ?? { x: 0, y: 0 },
    size: 1,
    budget,
    movement: movementOf(scene, ground, id),
    occupied,
  };
}
