import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const span = z.tuple([z.number().int().min(0), z.number().int().min(0)]).readonly();
const schema = row.extend({
  /** What it costs in cents, from and to. */
  price: span,
  per: z.enum(['once', 'month', 'session']),
  /** How many months pass before it helps, from and to. */
  months: span,
  /** Sessions a week, at least; 0 for none. */
  sessions: z.number().int().min(0),
  /** What using it on a mission means. */
  mission: z.enum(['wheelchair', 'hoverWheelchair']).nullable(),
});

/** What makes up for a disability: what it costs and how long it takes until it does. */
export const aids = defineTable(schema, [
  {
    id: 'magitechProsthetic',
    name: 'Magitech Prosthetic',
    text: 'An artifact that feels, even sees; surgeon and artificer fit it together.',
    price: [100_000, 200_000],
    per: 'once',
    months: [0, 0],
    sessions: 0,
    mission: null,
  },
  {
    id: 'medication',
    name: 'Medication',
    text: 'Prescribed by a skilled doctor; a dose every day.',
    price: [4000, 4000],
    per: 'month',
    months: [0, 0],
    sessions: 0,
    mission: null,
  },
  {
    id: 'physicalTherapy',
    name: 'Physical Therapy',
    text: 'With a trained therapist, several times a week.',
    price: [1000, 1000],
    per: 'session',
    months: [3, 6],
    sessions: 2,
    mission: null,
  },
  {
    id: 'prosthetic',
    name: 'Prosthetic',
    text: 'Mechanical, made to measure; it takes a while to get used to.',
    price: [10_000, 30_000],
    per: 'once',
    months: [3, 6],
    sessions: 0,
    mission: null,
  },
  {
    id: 'psychotherapy',
    name: 'Psychotherapy',
    text: 'Alone or in a group, at least once a week.',
    price: [2500, 2500],
    per: 'session',
    months: [3, 6],
    sessions: 1,
    mission: null,
  },
  {
    id: 'specialTraining',
    name: 'Special Training',
    text: 'Six months of practice alone, or three with a weekly trainer.',
    price: [1500, 1500],
    per: 'session',
    months: [3, 6],
    sessions: 1,
    mission: null,
  },
  {
    id: 'wheelchair',
    name: 'Wheelchair',
    text: 'On missions: no stairs, ladders, clambering or Agility Moves.',
    price: [20_000, 20_000],
    per: 'once',
    months: [0, 0],
    sessions: 0,
    mission: 'wheelchair',
  },
  {
    id: 'magitechHoverWheelchair',
    name: 'Magitech Hover-wheelchair',
    text: 'On missions: stairs, ledges, and Agility Moves with 3 Agility Points, whatever the Agility.',
    price: [300_000, 300_000],
    per: 'once',
    months: [0, 0],
    sessions: 0,
    mission: 'hoverWheelchair',
  },
]);

export type AidRow = (typeof aids)[number];
export type AidId = AidRow['id'];
