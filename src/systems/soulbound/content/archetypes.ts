import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const attribute = z.number().int().min(1).max(12);
const schema = row.extend({
  attributes: z.object({ body: attribute, mind: attribute, soul: attribute }),
  skills: z.string(),
  weapons: z.string(),
  armour: z.string(),
  armourValue: z.number().int(),
  shield: z.boolean(),
});

/** Quick starts, house values all: whole characters to play at once and to change where one likes. */
export const archetypes = defineTable(schema, [
  {
    id: 'blade',
    name: 'Blade',
    text: 'Sword, shield and mail: stands in front.',
    attributes: { body: 5, mind: 2, soul: 3 },
    skills: 'Weapon Skill 2/1, Might 1/0, Reflexes 1/0, Fortitude 1/1, Athletics 1/0',
    weapons: 'Longsword, 3, Slashing; Throwing axe, 2, Slashing, Thrown (Short)',
    armour: 'Mail',
    armourValue: 2,
    shield: true,
  },
  {
    id: 'archer',
    name: 'Archer',
    text: 'Bow and knife: sees first, shoots far.',
    attributes: { body: 4, mind: 4, soul: 2 },
    skills: 'Ballistic Skill 2/1, Awareness 2/0, Stealth 1/1, Reflexes 1/0, Survival 1/0',
    weapons: 'Longbow, 2, Long, Piercing, Two-handed; Hunting knife, 1, Slashing, Subtle',
    armour: 'Leather',
    armourValue: 1,
    shield: false,
  },
  {
    id: 'mystic',
    name: 'Mystic',
    text: 'Staff and faith: steady, hard to frighten.',
    attributes: { body: 2, mind: 3, soul: 5 },
    skills: 'Devotion 2/1, Determination 2/0, Medicine 1/0, Intuition 1/1, Weapon Skill 1/0',
    weapons: 'Iron-shod staff, 2, Crushing, Defensive, Two-handed',
    armour: 'Quilted robe',
    armourValue: 1,
    shield: false,
  },
]);

export type ArchetypeId = (typeof archetypes)[number]['id'];
