import type { PackCreature as EngineCreature } from '../../../engine/packs.ts';
import { characterOf, armourOf as plainArmour } from '../character/blank.ts';
import type { Character, Weapon } from '../character/schema.ts';
import { readSkills } from '../character/skills.ts';
import { armourOf, shieldOf, weaponOf } from './gear.ts';
import { spellOf, talentOf, traitOf } from './powers.ts';
import { type Pack, type PackCreature, plain } from './schema.ts';

/**
 * A creature of a pack as a sheet, with all that it has; `count` is how many such sheets come at once: minions that fight
 * one by one.
 */
export function creatureOf(pack: Pack, creature: PackCreature): Omit<EngineCreature<Character>, 'name'> {
  const { minions, toughness, armour, shield } = creature;
  const skills = readSkills(creature.skills);
  const members = minions?.as === 'swarm' ? minions.count : 1;
  const sheet = characterOf(creature.name, {
    attributes: creature.attributes,
    skills: skills.ok ? skills.value : {},
    weapons: attacksOf(creature),
    armour: armour === null ? plainArmour('', 0) : armourOf(armour),
    shield: shield === null ? null : shieldOf(shield),
    ratings: creature.ratings,
    toughness: Math.min(200, toughness * members),
    track: minions === null ? creature.track : 0,
    mettle: creature.mettle,
    speed: creature.speed,
    flies: creature.flies,
    size: creature.size,
    powers: [
      ...creature.traits.map(traitOf),
      ...named(pack.talents, creature.talents).map(talentOf),
      ...named(pack.spells, creature.spells).map(spellOf),
    ],
    minions: minions === null ? null : { count: members, each: toughness },
    notes: creature.notes,
    ...(creature.behaviour === null ? {} : { behaviour: creature.behaviour }),
  });
  return { sheet, count: minions?.as === 'each' ? minions.count : 1, named: creature.named };
}

function attacksOf({ attacks }: PackCreature): readonly Weapon[] {
  const all: Weapon[] = [];
  for (const attack of attacks)
    all.push(
      weaponOf(
        attack,
        attack.natural,
        all.map(({ id }) => id),
      ),
    );
  return all;
}

const named = <T extends { readonly name: string }>(
  all: readonly T[],
  wanted: readonly string[],
): readonly T[] => wanted.flatMap((name) => all.find((one) => plain(one.name) === plain(name)) ?? []);
