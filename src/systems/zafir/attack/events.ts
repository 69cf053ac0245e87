import type { TileName } from '../../../engine/space/grid/index.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { CharacterId } from '../scene.ts';
import type { Through } from './through.ts';
import type { Casualty } from './zero.ts';

/** What is told of attacks and damage, by type. */
export type AttackEvents = {
  damaged: Through & {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly what: string;
    readonly damageType: DamageTypeId | null;
    /** What got through has been told with the attack. */
    readonly brief: boolean;
    readonly hpNow: number;
    readonly maxHp: number;
    readonly shieldNow: number;
  };
  healed: {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly what: string;
    readonly hp: number;
    readonly hpNow: number;
    readonly maxHp: number;
  };
  shielded: {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly what: string;
    readonly points: number;
    readonly shieldNow: number;
  };
  shieldsLost: { readonly target: CharacterId; readonly by: CharacterId; readonly points: number };
  casualty: {
    readonly target: CharacterId;
    readonly rolled: number;
    readonly result: Casualty;
    /** A Ballistic Helmet made a Stunned of it. */
    readonly helmet: boolean;
  };
  outOfAction: { readonly target: CharacterId; readonly body: boolean };
  bodyDropped: { readonly actor: CharacterId; readonly target: CharacterId; readonly at: TileName };
};
