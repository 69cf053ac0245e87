import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ attribute: z.enum(['body', 'mind', 'soul']) });

/** The skills, each with the attribute it is commonly tested with. */
export const skills = defineTable(schema, [
  { id: 'athletics', name: 'Athletics', attribute: 'body', text: 'Run, climb, swim, jump.' },
  { id: 'awareness', name: 'Awareness', attribute: 'mind', text: "See, hear and smell what's there." },
  { id: 'ballisticSkill', name: 'Ballistic Skill', attribute: 'body', text: 'Shoot and throw.' },
  { id: 'beastHandling', name: 'Beast Handling', attribute: 'soul', text: 'Calm, lead and ride beasts.' },
  { id: 'channelling', name: 'Channelling', attribute: 'mind', text: 'Bind the winds of magic.' },
  { id: 'crafting', name: 'Crafting', attribute: 'mind', text: 'Make and mend.' },
  { id: 'determination', name: 'Determination', attribute: 'soul', text: 'Hold out against fear and doubt.' },
  { id: 'devotion', name: 'Devotion', attribute: 'soul', text: 'Call on a god and be heard.' },
  { id: 'dexterity', name: 'Dexterity', attribute: 'body', text: 'Nimble fingers: locks, knots, pockets.' },
  { id: 'entertain', name: 'Entertain', attribute: 'soul', text: 'Sing, act, hold a crowd.' },
  { id: 'fortitude', name: 'Fortitude', attribute: 'body', text: 'Resist poison, cold, hunger.' },
  { id: 'guile', name: 'Guile', attribute: 'mind', text: 'Lie, charm, mislead.' },
  { id: 'intimidation', name: 'Intimidation', attribute: 'soul', text: 'Make others obey by threats.' },
  { id: 'intuition', name: 'Intuition', attribute: 'mind', text: 'Read people, feel what is wrong.' },
  { id: 'lore', name: 'Lore', attribute: 'mind', text: 'Know histories and peoples.' },
  { id: 'medicine', name: 'Medicine', attribute: 'mind', text: 'Treat wounds and sickness.' },
  { id: 'might', name: 'Might', attribute: 'body', text: 'Lift, break, hold fast.' },
  { id: 'nature', name: 'Nature', attribute: 'mind', text: 'Know beasts, plants, weather.' },
  { id: 'reflexes', name: 'Reflexes', attribute: 'body', text: 'Get out of the way in time.' },
  { id: 'stealth', name: 'Stealth', attribute: 'body', text: 'Stay unseen and unheard.' },
  { id: 'survival', name: 'Survival', attribute: 'mind', text: 'Find food, shelter and the way.' },
  { id: 'theology', name: 'Theology', attribute: 'mind', text: 'Know gods, rites, heresies.' },
  { id: 'weaponSkill', name: 'Weapon Skill', attribute: 'body', text: 'Fight hand to hand.' },
]);

export type SkillId = (typeof skills)[number]['id'];

/** The skills that a social interaction is tested with (a reading: the screen does not list them). */
export const socialSkills: readonly SkillId[] = ['entertain', 'guile', 'intimidation'];
