import type { Modifier } from '../../../engine/modifier.ts';
import type { Means } from '../attack/wielded.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { VisionId } from '../content/visions.ts';
import type { Edge, LeaningRoll, Settled } from './edge.ts';
import type { Factor } from './factor.ts';
import type { Situation } from './situation.ts';

/** What may be multiplied: damage one deals with weapons and with Abilities, damage that reaches one, healing that one gives or gets, Temporary Vitality that an Ability of one's gives. */
export type Multiplied = 'damage' | 'abilityDamage' | 'taken' | 'healing' | 'healed' | 'temporary';

/** What somebody may be kept from doing: anything that takes AP, what takes RP, a step, an attack, an Ability, a Maneuver, seeing with eyes. */
export type Doable = 'act' | 'react' | 'move' | 'attack' | 'abilities' | 'maneuvers' | 'see';

/** How somebody stands to a type of damage (Damage Types). */
export type Susceptibility = 'resistant' | 'immune' | 'vulnerable';

export interface Guard {
  readonly type: DamageTypeId;
  readonly is: Susceptibility;
}

/** How somebody senses besides Normal Vision, and how far; null: as far as there is a way to sense it. */
export interface Sensing {
  readonly vision: VisionId;
  readonly metres: number | null;
}

/** How somebody may move besides walking; `sure`: difficult terrain doesn't slow them. */
export type Gift = 'fly' | 'swim' | 'climb' | 'burrow' | 'waterWalk' | 'sure';

/** A folder's say in numbers: what it adds, multiplies, lets be rolled twice and guards against. All of it is a pure query. */
export interface NumberSource {
  modifiers?(scene: Scene, number: string, about: Situation): readonly Modifier[];
  factors?(scene: Scene, what: Multiplied, about: Situation): readonly Factor[];
  edges?(scene: Scene, roll: LeaningRoll, about: Situation): readonly Edge[];
  /** Whether a roll succeeds or fails whatever the dice say; null: the dice decide. */
  settles?(scene: Scene, roll: LeaningRoll, about: Situation): Settled | null;
  guards?(scene: Scene, id: CharacterId): readonly Guard[];
  /** Whether somebody can't be put under a Status Effect. */
  immune?(scene: Scene, id: CharacterId, status: string): boolean;
  /** The name of what forbids somebody something; null where nothing does. */
  forbids?(scene: Scene, id: CharacterId, what: Doable): string | null;
  /** Ways of sensing that somebody has besides Normal Vision (Light and Vision). */
  visions?(scene: Scene, id: CharacterId): readonly Sensing[];
  /** Whether eyes don't see somebody. */
  unseen?(scene: Scene, id: CharacterId): boolean;
  /** Ways of moving that somebody has been given. */
  moves?(scene: Scene, id: CharacterId): readonly Gift[];
  /** Categories of weapons and armour with which somebody is proficient besides those of their sheet. */
  trained?(scene: Scene, id: CharacterId): readonly string[];
  /** Weapons that are part of somebody, or that they have been given. */
  weapons?(scene: Scene, id: CharacterId): readonly Means[];
}
