import type { Sum } from '../../../engine/modifier.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { CasualtyId } from '../content/casualtyTable.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { GrenadeId } from '../content/grenades.ts';
import type { AttackAbout } from '../numbers/about.ts';
import type { CharacterId } from '../scene.ts';
import type { Through } from './through.ts';

/** What is told of attacks and damage, by type. */
export type AttackEvents = {
  attacked: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly weapon: string;
    readonly kind: AttackAbout['kind'];
    /** The tile stepped out to; null where it was made from the own. */
    readonly from: TileName | null;
    readonly reaction: AttackAbout['reaction'];
    readonly ability: AbilityId | null;
    readonly cover: 'none' | 'half' | 'full';
    /** `prevented`: a reaction made it miss. */
    readonly outcome: 'miss' | 'hit' | 'crit' | 'prevented';
    readonly hit: boolean;
    readonly aim: Sum & { readonly values: readonly number[] };
    readonly crit: (Sum & { readonly values: readonly number[] }) | null;
    readonly die: { readonly sides: number; readonly value: number } | null;
    readonly damage: Sum;
    readonly critDamage: Sum;
    readonly critIsMaximum: boolean;
    readonly damageType: DamageTypeId;
    readonly through: Through | null;
  };
  /** Somebody is in an area that is hit. */
  caught: {
    readonly target: CharacterId;
    readonly by: CharacterId;
    readonly weapon: string;
    readonly damageType: DamageTypeId | null;
    readonly outcome: 'hit' | 'crit';
    readonly critValues: readonly number[];
    readonly die: { readonly sides: number; readonly value: number } | null;
    readonly damage: Sum;
    readonly critDamage: Sum;
    readonly critIsMaximum: boolean;
    readonly through: Through;
  };
  grenadeThrown: {
    readonly actor: CharacterId;
    readonly grenade: GrenadeId;
    readonly at: TileName;
    readonly from: TileName | null;
    readonly radius: number;
  };
  coverDestroyed: { readonly by: CharacterId | null; readonly at: readonly string[] };
  /** The free move of a melee attack did not lead to its target. */
  attackFellThrough: { readonly actor: CharacterId; readonly target: CharacterId };
  onOverwatch: { readonly actor: CharacterId; readonly weapon: string };
  reloaded: {
    readonly actor: CharacterId;
    readonly weapon: string;
    readonly ammo: number;
    readonly free: boolean;
  };
  bodyTaken: { readonly actor: CharacterId; readonly target: CharacterId };
  damaged: Through & {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly what: string;
    readonly damageType: DamageTypeId | null;
    readonly magic: boolean;
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
    readonly result: CasualtyId;
    /** A Ballistic Helmet made a Stunned of it. */
    readonly helmet: boolean;
  };
  outOfAction: { readonly target: CharacterId; readonly body: boolean };
  bodyDropped: { readonly actor: CharacterId; readonly target: CharacterId; readonly at: TileName };
};
