import type { Creature } from '../character/schema.ts';
import { type StatId, statIds } from '../content/stats.ts';
import { filled } from '../creatures/filled.ts';
import { mostStat, STATS, tierOf } from '../numbers/levels.ts';

/** Its own Stats, and the points for them at Level 0 (Vehicles); each Level gives another. */
const OWN: readonly StatId[] = ['constitution', 'strength', 'dexterity'];
const POINTS = 9;

/** What every vehicle begins with (Vehicles); the other Lesser Talent is Tough where nobody picks one (house). */
const NATURAL_ARMOR = 'naturalArmor';
const TALENT = 'tough';

/**
 * A creature as a vehicle of its Level, rank and size (Vehicles): three Stats of its own, no arms, Skills, Abilities or languages, Natural Armor and another Lesser
 * Talent. Its points are spread evenly, its Evasion Stat is Strength, its Secondary Stat its pilot's Dexterity (house); a GM changes that on its sheet.
 */
export function asVehicle(
  creature: Creature,
  {
    talent = null,
    traits = [],
    madeFor,
  }: {
    readonly talent?: string | null;
    readonly traits?: readonly string[];
    readonly madeFor?: Creature['size'];
  } = {},
): Creature {
  const most = mostStat(tierOf(creature.level));
  const points = POINTS + Math.max(0, creature.level);
  const share = (n: number) => Math.floor((points + OWN.length - 1 - n) / OWN.length);
  const valueFor = (stat: StatId) => Math.min(most, STATS.least + share(OWN.indexOf(stat)));
  return filled({
    ...creature,
    stats: Object.fromEntries(
      statIds.map((stat) => [stat, OWN.includes(stat) ? valueFor(stat) : UNUSED]),
    ) as Creature['stats'],
    features: [...new Set([NATURAL_ARMOR, talent ?? TALENT, ...traits])],
    ...{ skills: {}, abilities: [], items: [], holding: [], wearing: null },
    ...{ primary: 'strength', secondary: 'dexterity', evasion: 'strength' },
    own: { abilities: [], features: [] },
    vehicle: { secondary: 'dexterity', usedSince: null, ...(madeFor === undefined ? {} : { madeFor }) },
  });
}

/** A Stat that it has of its pilot: without one it is nobody's. */
const UNUSED = 10;
