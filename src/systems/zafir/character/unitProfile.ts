import type { AbilityId } from '../content/abilities.ts';
import type { ConditionId } from '../content/conditions.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { HeadgearId } from '../content/headgear.ts';
import type { ModId } from '../content/mods.ts';
import type { UnitTypeId } from '../content/unitTypes.ts';
import type { Power } from '../powers/schema.ts';
import type { Weapon } from './weapon.ts';

/** Dice to dodge with, and against what. */
export interface DodgeDice {
  readonly versus: 'melee' | 'ranged' | 'explosive' | null;
  readonly dice: number;
  readonly from: string; // the ability or mod
}

/** What somebody is on the battlefield, conditions and effects aside: the numbers of their sheet with gear and passive abilities counted in. */
export interface Profile {
  readonly type: UnitTypeId;
  readonly tags: readonly string[];
  readonly maxHp: number;
  readonly armourPoints: number;
  readonly shieldPoints: number;
  readonly speed: number;
  readonly agility: number;
  /** Agility Points a turn: Agility and what gear adds to it. */
  readonly agilityPoints: number;
  /** False where no Agility Moves can be made at all. */
  readonly nimble: boolean;
  /** The chair they move in. A wheelchair takes no stairs, ladders or ledges; a hover-wheelchair takes stairs and ledges. */
  readonly wheels: 'wheelchair' | 'hoverWheelchair' | null;
  readonly aim: number;
  readonly will: number;
  /** Will more when making Will Attacks, and dice more when resisting them. */
  readonly willAttack: number;
  readonly resist: number;
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly AbilityId[];
  /** What they can do besides: of packs, of their own. */
  readonly powers: readonly Power[];
  readonly mods: readonly ModId[];
  readonly headgear: HeadgearId | null;
  readonly dodge: readonly DodgeDice[];
  readonly immuneDamage: readonly DamageTypeId[];
  readonly immuneConditions: readonly ConditionId[];
  readonly vulnerable: readonly DamageTypeId[];
  readonly detection: number;
}
