import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { skillIds } from './skills.ts';
import { statIds } from './stats.ts';

/** The seven Defense Rolls (Defense Rolls): a d20, the Stat's Bonus and the level of a Skill. An id is the Stat's. */
export const defenceRolls = defineTable(row.extend({ id: z.enum(statIds), skill: z.enum(skillIds) }), [
  {
    id: 'strength',
    name: 'Strength',
    skill: 'rawForce',
    text: 'Standing your ground against direct force, restraints and pushes.',
  },
  {
    id: 'dexterity',
    name: 'Dexterity',
    skill: 'nimbleness',
    text: 'Getting out of the way, keeping your balance; often against Reality and lines.',
  },
  {
    id: 'constitution',
    name: 'Constitution',
    skill: 'endurance',
    text: 'Resisting natural forces: elemental damage and status effects, stuns.',
  },
  {
    id: 'intelligence',
    name: 'Intelligence',
    skill: 'psychology',
    text: 'Seeing through illusions, tricks and distractions.',
  },
  {
    id: 'charisma',
    name: 'Charisma',
    skill: 'presence',
    text: 'Staying yourself against control and transformation.',
  },
  {
    id: 'instinct',
    name: 'Instinct',
    skill: 'intuition',
    text: 'Reacting quickly, such as looking away from a flash.',
  },
  {
    id: 'will',
    name: 'Will',
    skill: 'perseverance',
    text: 'Resisting Mystic and Psychic harm, fear and other effects on the mind.',
  },
]);

export type DefenceRollRow = (typeof defenceRolls)[number];

/** A kind of Defense Roll, by its Stat. */
export type DefenceRollId = DefenceRollRow['id'];
