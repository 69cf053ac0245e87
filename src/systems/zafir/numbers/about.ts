import type { Modifier } from '../../../engine/modifier.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Weapon } from '../character/weapon.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** An attack as the numbers see it. */
export interface AttackAbout {
  readonly actor: CharacterId;
  readonly target: CharacterId;
  readonly weapon: Weapon;
  /** `subdue`: to knock out, with the body alone. */
  readonly kind: 'ranged' | 'melee' | 'subdue';
  /** From where it is made: the own tile, or one stepped out to (Step and Fire). */
  readonly from: TileName;
  /** A reaction to somebody's move or attack. */
  readonly reaction: 'overwatch' | 'suppressiveFire' | 'returnFire' | 'riposte' | null;
  /** The target is on the move: out of cover (A13). */
  readonly moving: boolean;
  /** The ability it is made by. */
  readonly ability: AbilityId | null;
}

/** A Will Attack as the numbers see it. `actor` null: a test for panic, which nobody makes. */
export interface WillAbout {
  readonly actor: CharacterId | null;
  readonly target: CharacterId;
  readonly ability: AbilityId | null;
  readonly panic: boolean; // whether it would give Panic
  /** Crit Effect Dice of the ability itself. */
  readonly crit: number;
}

export interface UnitAbout {
  readonly actor: CharacterId;
}

/** What each number is asked about. */
export interface Numbers {
  readonly aim: AttackAbout;
  readonly crit: AttackAbout;
  readonly damage: AttackAbout;
  readonly critDamage: AttackAbout;
  readonly breaking: AttackAbout;
  readonly piercing: AttackAbout;
  readonly speed: UnitAbout;
  readonly agilityPoints: UnitAbout;
  /** Will itself, which attacks with the mind, resistance and magic go by. */
  readonly will: UnitAbout;
  readonly willAttack: WillAbout;
  readonly critEffect: WillAbout;
  readonly resist: WillAbout;
}

export type NumberName = keyof Numbers;

/** Something that changes a number: conditions, effects, gear, abilities, the ground. Reads the scene, gives what it adds now. */
export type Source<N extends NumberName> = (scene: Scene, about: Numbers[N]) => readonly Modifier[];
