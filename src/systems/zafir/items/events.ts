import type { TileName } from '../../../engine/space/grid/index.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { BodyArmorId } from '../content/bodyArmor.ts';
import type { UtilityItemId } from '../content/utilityItems.ts';
import type { CharacterId } from '../scene.ts';

/** What is told of items and gear, by type. */
export type ItemEvents = {
  /** `source`: whose item it is, where it is an ally's. `target`: a unit, a tile, or null. `left`: charges. */
  itemUsed: {
    readonly actor: CharacterId;
    readonly item: UtilityItemId;
    readonly source: CharacterId | null;
    readonly target: string | null;
    readonly left: number | null;
  };
  /** `target`: whose it is, who does not let them. */
  itemNotLent: { readonly actor: CharacterId; readonly target: CharacterId; readonly item: string };
  /** An ability has one more charge, or cools down sooner. `left`: turns that it still cools down. */
  abilityRenewed: {
    readonly actor: CharacterId;
    readonly ability: AbilityId;
    readonly how: 'charge' | 'cooldown';
    readonly what: string;
    readonly left: number;
  };
  unitsDetected: { readonly actor: CharacterId; readonly others: readonly CharacterId[] };
  undeadDetected: { readonly target: CharacterId; readonly by: CharacterId; readonly left: number };
  charmSaved: { readonly target: CharacterId; readonly suspended: boolean };
  maskBroke: { readonly target: CharacterId; readonly rolled: number; readonly saved: boolean };
  dieChanged: {
    readonly actor: CharacterId;
    readonly by: CharacterId;
    readonly label: string;
    readonly sides: number;
    readonly from: number;
    readonly to: number;
  };
  gearPowered: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly gear: BodyArmorId | UtilityItemId;
    readonly shard: boolean;
    /** The abilities whose charges went into it. */
    readonly spent: readonly AbilityId[];
  };
  /** A blinding light ends what somebody watched for. */
  watchBroken: { readonly target: CharacterId };
  smokeLaid: {
    readonly by: CharacterId;
    readonly centre: TileName;
    readonly radius: number;
    readonly rounds: number;
  };
};
