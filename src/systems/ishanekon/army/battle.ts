import type { armyUnits } from '../content/armies.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { CharacterId, MapGround, Scene, Side } from '../scene.ts';

export type ArmyUnitId = (typeof armyUnits)[number]['id'];

/** A battle of armies (Army rules): units on a map whose squares are spaces, as large as the GM says. */
export interface Battle {
  readonly ground: MapGround;
  /** 0 before the first. */
  readonly round: number;
  /** Whose units go first among those of the same Movement: the side that started the battle, as the GM says (Rounds and Turns). */
  readonly first: Side;
  /** Those who still act this round, as they come: units of one side and one Movement together, in whatever order they like. */
  readonly line: readonly (readonly CharacterId[])[];
  /** Units, by the id of the one whose sheet they are; of a unit of heroes, the one who came first. */
  readonly units: Readonly<Record<CharacterId, Unit>>;
  /** Everybody who is or was in it: units, and heroes wherever they are. */
  readonly members: Readonly<Record<CharacterId, BattleMember>>;
}

export interface BattleMember {
  readonly side: Side;
  readonly left: boolean;
  readonly passing?: true;
}

export interface Unit {
  readonly side: Side;
  readonly at: TileName;
  /** The row of its values. */
  readonly row: ArmyUnitId;
  /** Its own Level, without those of the heroes in it. */
  readonly level: number;
  /** Vitality that it has lost. */
  readonly lost: number;
  readonly heroes: readonly CharacterId[];
  /** What it still has of the turn that runs; null while none of its turns runs. */
  readonly turn: { readonly movement: number; readonly acted: boolean } | null;
  /** All attacks against it have disadvantage until its next turn (Defend). */
  readonly defending: boolean;
  /** It attacks the next enemy that comes into its Range: anybody, or one of these (Prepare). Null: it waits for nobody. */
  readonly prepared: 'anybody' | readonly CharacterId[] | null;
  readonly unseen: boolean;
}

export const battleOf = (scene: Scene): Battle | null => scene.battle ?? null;

/** A unit that is in the battle; null for what is none, or is gone. */
export function unitIn(scene: Scene, id: CharacterId): Unit | null {
  const units = scene.battle?.units;
  return units !== undefined && Object.hasOwn(units, id) ? (units[id] ?? null) : null;
}

/** A unit that must be there. */
export function unit(scene: Scene, id: CharacterId): Unit {
  const found = unitIn(scene, id);
  if (found === null) throw new Error(`'${id}' is no unit of the battle`);
  return found;
}

export const unitsIn = (scene: Scene): readonly CharacterId[] => Object.keys(scene.battle?.units ?? {});

/** The unit in which somebody is: their own, or the one whose heroes they are among. */
export const unitOf = (scene: Scene, id: CharacterId): CharacterId | null =>
  unitIn(scene, id) !== null
    ? id
    : (unitsIn(scene).find((one) => unitIn(scene, one)?.heroes.includes(id)) ?? null);

export const opposed = (scene: Scene, one: CharacterId, other: CharacterId): boolean =>
  unit(scene, one).side !== unit(scene, other).side;

/** Those whose turn runs: of one side and one Movement, in any order. */
export const actingUnits = (scene: Scene): readonly CharacterId[] =>
  unitsIn(scene).filter((id) => unitIn(scene, id)?.turn !== null);
