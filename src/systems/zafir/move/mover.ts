import { sum } from '../../../engine/modifier.ts';
import { profileOf } from '../character/profile.ts';
import { changes } from '../numbers/index.ts';
import { type CharacterId, character, type OwedWhy, type Scene } from '../scene.ts';
import { owedTo } from '../turn/owed.ts';

/** What somebody has for one move. */
export interface Means {
  /** Movement Points. */
  readonly speed: number;
  /** Agility Points that are left this turn. */
  readonly agility: number;
  /** What gives the move, where it is no action. */
  readonly free: OwedWhy | null;
}

/** What somebody may spend on a move now: their Speed, and the Agility Points they have not spent this turn; of a free move, what it gives. */
export function meansOf(scene: Scene, actor: CharacterId): Means {
  const owed = owedTo(scene, actor);
  return {
    speed: owed?.speed ?? speedOf(scene, actor),
    agility: owed?.agility ?? agilityLeft(scene, actor),
    free: owed?.why ?? null,
  };
}

/** Somebody's Speed with all that changes it, never less than none. */
export const speedOf = (scene: Scene, actor: CharacterId): number =>
  Math.max(0, sum(profileOf(character(scene, actor)).speed, changes(scene, 'speed', { actor })).total);

/** Agility Points of a turn, less those spent on the one that runs. */
export function agilityLeft(scene: Scene, actor: CharacterId): number {
  const { agilityPoints, nimble } = profileOf(character(scene, actor));
  if (!nimble) return 0;
  const all = sum(agilityPoints, changes(scene, 'agilityPoints', { actor })).total;
  const turn = scene.fight?.turn ?? null;
  return Math.max(0, all - (turn?.actor === actor ? turn.agility : 0));
}

/** Whether somebody goes by wheelchair: no stairs, ladders or ledges (A53). */
export function isOnWheels(scene: Scene, id: CharacterId): boolean {
  return profileOf(character(scene, id)).wheels === 'wheelchair';
}
