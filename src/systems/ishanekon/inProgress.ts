import type { Modifier, Sum } from '../../engine/modifier.ts';
import type { StatId } from './content/stats.ts';
import type { DamageCause, Part } from './damage/part.ts';
import type { CharacterId } from './ids.ts';
import type { Edge } from './numbers/edge.ts';
import type { Factor } from './numbers/factor.ts';
import type { AttackReach, AttackWith } from './numbers/situation.ts';

// What is under way while a command runs, and never between two: reactions see it and change it.

/** An attack or an Ability as those see it who may react: nobody is asked about it twice. There while a command runs, and never between two. */
export interface Exchange {
  /** Those it is aimed at and who haven't had their moment yet: that one is their own, and not the one of somebody beside them. */
  readonly ahead: readonly CharacterId[];
  /** Which of its moments it is, counted. */
  readonly moment: number;
  /** Who has been asked, and at which moment. */
  readonly asked: readonly { readonly owner: CharacterId; readonly moment: number }[];
}

/** One that an attack is aimed at. */
export interface Aim {
  readonly target: CharacterId;
  readonly bonus: Sum;
  readonly evasion: Sum;
  readonly edges: readonly Edge[];
  /** A reaction lets it miss. */
  readonly missed?: true;
}

/** An attack that is being made, as reactions see and change it. It is there while a command runs, and never between two. */
export interface Ongoing {
  readonly id: string;
  readonly actor: CharacterId;
  readonly attack: AttackWith;
  readonly reach: AttackReach;
  /** The weapon or the Ability, as it is called. */
  readonly with: string;
  readonly aims: readonly Aim[];
}

/** Damage that is about to be taken, as reactions see and change it. It is there while a command runs, and never between two. */
export interface Coming {
  readonly id: string;
  readonly target: CharacterId;
  readonly by: CharacterId | null;
  readonly cause: DamageCause;
  readonly with: string | null;
  readonly attack: AttackWith | null;
  readonly reach: AttackReach | null;
  readonly critical: boolean;
  /** It is of an area: an Ability's, or a weapon's. */
  readonly area: boolean;
  /** What the attacker's side comes to. */
  readonly parts: readonly Part[];
  readonly ignores: number | 'all';
  /** It neither kills nor makes one bleed. */
  readonly sparing: boolean;
  /** What the defender's side multiplies and adds, by reactions and by a Defense Roll. */
  readonly factors: readonly Factor[];
  readonly added: readonly Modifier[];
  /** Vitality below which it can't bring them this time; null: no such floor. */
  readonly floor: number | null;
}

/** A Defense Roll that is being made, as reactions see and change it. It is there while a command runs, and never between two. */
export interface Defending {
  readonly id: string;
  readonly actor: CharacterId;
  readonly by: CharacterId | null;
  readonly stat: StatId;
  readonly power: number;
  readonly edges: readonly Edge[];
  /** What a reaction has decided: it succeeds, or fails, whatever the dice say. */
  readonly settled: 'success' | 'failure' | null;
}
