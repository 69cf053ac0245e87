import {
  indexOf,
  type Occupant,
  parseTile,
  type Terrain,
  type TileName,
} from '../../../engine/space/grid/index.ts';
import { profileOf } from '../character/profile.ts';
import { tileFeatures } from '../content/tileFeatures.ts';
import { type HouseRuleChoice, ruleOf } from '../party/rules.ts';
import { type CharacterId, character, type Scene, sizeOf } from '../scene.ts';
import { type Ground, groundOf } from './ground.ts';
import { isOnWheels } from './mover.ts';
import { gridFor, surveyOf } from './terrain.ts';

/** The highest drop that needs no Agility Point and does no harm. */
export const SAFE_DROP = 3;

/** What a way may have in it. */
export interface Care {
  /** Keeps out of tiles that harm who enters. */
  readonly careful: boolean;
  /** Drops too deep without Agility Points: the end of the move. */
  readonly falls: boolean;
  /** Leaps over anything, not over gaps and hazards alone: where somebody says step by step how they go. */
  readonly anyLeap: boolean;
}

/** Somebody who moves, as the rules of ways see them. */
export interface Walker {
  readonly terrain: Terrain;
  readonly ground: Ground;
  readonly nimble: boolean;
  readonly wheels: boolean;
  /** How climbing is counted (A20): from the foot of the wall, or from two tiles up. */
  readonly climbing: HouseRuleChoice<'climbing'>;
  /** Who is on each tile, by its place; undefined where nobody is. */
  readonly occupants: readonly (Occupant | undefined)[];
  /** How many tiles away a leap could lead at most; Large ones leap nowhere. */
  readonly farthestLeap: number;
  /** Whether a feature harms this one. */
  harms(index: number): boolean;
}

export function walkerOf(
  scene: Scene,
  actor: CharacterId,
  { agility, occupied }: { agility: number; occupied: Readonly<Record<TileName, Occupant>> },
): Walker {
  const { nimble, immuneConditions } = profileOf(character(scene, actor));
  const grid = gridFor(scene, actor);
  const ground = groundOf(grid);
  const terrain = surveyOf(grid);
  const harmful = tileFeatures.filter(({ gives }) => gives !== null && !immuneConditions.includes(gives));
  const occupants: (Occupant | undefined)[] = [];
  for (const [tile, occupant] of Object.entries(occupied))
    occupants[indexOf(terrain, parseTile(tile)) ?? -1] = occupant;
  return {
    terrain,
    ground,
    nimble,
    wheels: isOnWheels(scene, actor),
    climbing: ruleOf(scene.party, 'climbing'),
    occupants,
    farthestLeap: sizeOf(scene, actor) === 1 ? agility + 1 : 0,
    harms: (index) =>
      ground.features[index]?.some((feature) => harmful.some(({ id }) => id === feature)) ?? false,
  };
}
