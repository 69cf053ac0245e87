import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { aids } from './aids.ts';
import { idOf } from './shapes.ts';

const schema = row.extend({
  kind: z.enum(['disability', 'trauma', 'effect']),
  /** What it changes; an attribute never falls below zero by it. */
  toughness: z.number().int(),
  agility: z.number().int(),
  accuracy: z.number().int(),
  discipline: z.number().int(),
  speed: z.number().int(),
  noSecondary: z.boolean(),
  noAgilityMoves: z.boolean(),
  /** Had twice without an aid, it keeps somebody from missions. */
  retires: z.boolean(),
  /** What it goes by, where it needs one. */
  of: z.enum(['condition', 'enemyType']).nullable(),
  /** When, once a mission, they test for Panic. */
  panics: z.enum(['condition', 'enemySeen', 'miss', 'magic', 'enemyHurts']).nullable(),
  aids: z.array(idOf(aids)).readonly(),
});

const nothing = {
  toughness: 0,
  agility: 0,
  accuracy: 0,
  discipline: 0,
  speed: 0,
  noSecondary: false,
  noAgilityMoves: false,
  retires: false,
  of: null,
  panics: null,
} as const;

/** Lasting disabilities, traumas and effects, and the aids that make up for each. */
export const disabilities = defineTable(schema, [
  {
    ...nothing,
    id: 'armAmputation',
    name: 'Arm Amputation',
    text: 'No Secondary weapon slot; two without an aid: no missions until you get one.',
    kind: 'disability',
    noSecondary: true,
    retires: true,
    aids: ['specialTraining', 'prosthetic', 'magitechProsthetic'],
  },
  {
    ...nothing,
    id: 'chronicAnxiety',
    name: 'Chronic Anxiety',
    text: 'Discipline -1, but not below 0.',
    kind: 'trauma',
    discipline: -1,
    aids: ['psychotherapy', 'medication'],
  },
  {
    ...nothing,
    id: 'chronicPain',
    name: 'Chronic Pain',
    text: 'Toughness -2, but not below 0.',
    kind: 'disability',
    toughness: -2,
    aids: ['physicalTherapy', 'medication'],
  },
  {
    ...nothing,
    id: 'enucleation',
    name: 'Enucleation',
    text: 'Accuracy -1, but not below 0; two without an aid: no missions until you get one.',
    kind: 'disability',
    accuracy: -1,
    retires: true,
    aids: ['specialTraining', 'magitechProsthetic'],
  },
  {
    ...nothing,
    id: 'fearOfCondition',
    name: 'Fear of Condition',
    text: 'Tests for Panic when they or a friend first get the condition on a mission.',
    kind: 'trauma',
    of: 'condition',
    panics: 'condition',
    aids: ['psychotherapy'],
  },
  {
    ...nothing,
    id: 'fearOfEnemyType',
    name: 'Fear of Enemy Type',
    text: 'Tests for Panic when they first see such an enemy on a mission.',
    kind: 'trauma',
    of: 'enemyType',
    panics: 'enemySeen',
    aids: ['psychotherapy'],
  },
  {
    ...nothing,
    id: 'fearOfFailure',
    name: 'Fear of Failure',
    text: 'Tests for Panic when they first miss with an attack on a mission.',
    kind: 'trauma',
    panics: 'miss',
    aids: ['psychotherapy'],
  },
  {
    ...nothing,
    id: 'fearOfMagic',
    name: 'Fear of Magic',
    text: 'Tests for Panic when magic first hurts them, or a friend in sight, on a mission.',
    kind: 'trauma',
    panics: 'magic',
    aids: ['psychotherapy'],
  },
  {
    ...nothing,
    id: 'hardened',
    name: 'Hardened',
    text: 'Immune to Panic, Fear and Hatred, but finds it hard to talk and to feel.',
    kind: 'effect',
    aids: ['psychotherapy'],
  },
  {
    ...nothing,
    id: 'hatredOfEnemyType',
    name: 'Hatred of Enemy Type',
    text: 'Such enemies: +1 Aim and Crit Die, must attack them each turn; Panic test when one first hurts them.',
    kind: 'trauma',
    of: 'enemyType',
    panics: 'enemyHurts',
    aids: ['psychotherapy'],
  },
  {
    ...nothing,
    id: 'jointTrauma',
    name: 'Joint Trauma',
    text: 'No Agility Moves.',
    kind: 'disability',
    noAgilityMoves: true,
    aids: ['physicalTherapy', 'medication'],
  },
  {
    ...nothing,
    id: 'legAmputation',
    name: 'Leg Amputation',
    text: 'Speed -4; two without an aid: no missions until you get one.',
    kind: 'disability',
    speed: -4,
    retires: true,
    aids: ['prosthetic', 'magitechProsthetic', 'wheelchair', 'magitechHoverWheelchair'],
  },
  {
    ...nothing,
    id: 'legTrauma',
    name: 'Leg Trauma',
    text: 'Agility -1, but not below 0.',
    kind: 'disability',
    agility: -1,
    aids: ['physicalTherapy', 'medication', 'wheelchair', 'magitechHoverWheelchair'],
  },
]);

export type DisabilityRow = (typeof disabilities)[number];
export type DisabilityId = DisabilityRow['id'];
