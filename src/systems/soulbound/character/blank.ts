import { suggest } from './derive.ts';
import { SHEET_LIMITS } from './limits.ts';
import type { Armour, Character, Shield, SkillRating, Weapon } from './schema.ts';

/** What a character is made from; what is left out is suggested, or the plain case. */
export interface Outline {
  readonly attributes: Character['attributes'];
  readonly skills?: Character['skills'];
  readonly weapons?: readonly Weapon[];
  readonly armour?: Armour;
  readonly shield?: Shield | null;
  readonly ratings?: Partial<Character['ratings']>;
  readonly toughness?: number;
  readonly track?: number;
  readonly mettle?: number;
  readonly speed?: Character['speed'];
  readonly flies?: Character['flies'];
  readonly size?: Character['size'];
  readonly powers?: Character['powers'];
  readonly minions?: Character['minions'];
  readonly behaviour?: Character['behaviour'];
  readonly pronouns?: string;
  readonly notes?: string;
}

/** A whole and rested character of an outline. */
export function characterOf(name: string, outline: Outline): Character {
  const { attributes, skills = {} } = outline;
  const suggested = suggest({ attributes, skills });
  const full = (max: number) => ({ now: max, max });
  return {
    name: name.trim().slice(0, SHEET_LIMITS.name.most),
    attributes,
    skills,
    weapons: outline.weapons ?? [],
    armour: outline.armour ?? armourOf('', 0),
    shield: outline.shield ?? null,
    belongings: [],
    drops: 0,
    toughness: full(outline.toughness ?? suggested.toughness),
    wounds: { now: 0, max: outline.track ?? suggested.track },
    mettle: full(outline.mettle ?? suggested.mettle),
    ratings: { ...suggested.ratings, ...outline.ratings },
    speed: outline.speed ?? 'normal',
    flies: outline.flies ?? null,
    size: outline.size ?? 'medium',
    conditions: [],
    powers: outline.powers ?? [],
    boons: [],
    uses: {},
    minions: outline.minions ?? null,
    mortal: null,
    lastStand: false,
    dead: false,
    pronouns: outline.pronouns ?? '',
    notes: outline.notes ?? '',
    ...(outline.behaviour === undefined ? {} : { behaviour: outline.behaviour }),
  };
}

/** Whole and plain armour. */
export const armourOf = (name: string, value: number): Armour => ({
  name,
  value,
  torn: 0,
  magical: false,
  traits: [],
});

/** A plain shield, in hand. */
export const plainShield: Shield = { name: 'Shield', traits: [], dropped: false };

const untrained: SkillRating = { training: 0, focus: 0 };

export const skillOf = (character: Character, skill: keyof Character['skills'] | null): SkillRating =>
  (skill === null ? undefined : character.skills[skill]) ?? untrained;
