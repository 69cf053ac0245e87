import type { Params } from '../../../engine/refusal.ts';
import type { CharacterId } from '../ids.ts';

/** With what somebody attacks: a weapon, bare hands, an Ability. Unarmed attacks are weapon attacks, too (Weapons). */
export type AttackWith = 'weapon' | 'unarmed' | 'ability';
export type AttackReach = 'melee' | 'ranged';

/** In what a number is asked for: whose it is, against whom, in which kind of attack. */
export interface Situation {
  readonly actor: CharacterId;
  /** The target of an attack, for the attacker; the attacker, for who defends. */
  readonly other?: CharacterId | null;
  readonly attack?: AttackWith | null;
  readonly reach?: AttackReach | null;
  readonly critical?: boolean;
  /** A Stat, a type of damage, a Skill: of which the number is. */
  readonly of?: string | null;
  /** The item that it is about. */
  readonly item?: string | null;
  /** It is the weapon of a module: its own Path counts for it, and no other (Weapon Platform). */
  readonly mounted?: boolean;
  /** It is done to one alone: to `other`. */
  readonly sole?: boolean;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The same out of what a rule has asked the engine with. */
export function situationIn(about: Params): Situation {
  const { attack, reach } = about;
  return {
    actor: text(about.actor) ?? '',
    other: text(about.other),
    attack: attack === 'weapon' || attack === 'unarmed' || attack === 'ability' ? attack : null,
    reach: reach === 'melee' || reach === 'ranged' ? reach : null,
    critical: about.critical === true,
    of: text(about.of),
    item: text(about.item),
    mounted: about.mounted === true,
  };
}
