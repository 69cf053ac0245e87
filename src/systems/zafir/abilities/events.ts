import type { TileName } from '../../../engine/space/grid/index.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { CharacterId } from '../scene.ts';

/** What is told of abilities, by type. */
export type AbilityEvents = {
  /** `target`: a unit, a tile, or null. */
  abilityUsed: { readonly actor: CharacterId; readonly ability: AbilityId; readonly target: string | null };
  /** Somebody is under an ability for a time. */
  affected: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly ability: AbilityId;
    readonly until: 'theirTurn' | 'round' | 'turns';
    readonly turns: number | null;
  };
  areaMade: {
    readonly actor: CharacterId;
    readonly ability: AbilityId;
    readonly centre: TileName;
    readonly radius: number;
    readonly turns: number | null;
  };
  placed: { readonly actor: CharacterId; readonly ability: AbilityId; readonly tiles: readonly TileName[] };
  /** A pylon is gone, for who made it is down. */
  pylonDissolved: { readonly actor: CharacterId; readonly tiles: readonly TileName[] };
  focused: { readonly actor: CharacterId; readonly points: number; readonly most: number };
};
