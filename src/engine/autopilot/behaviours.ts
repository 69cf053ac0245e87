import { z } from 'zod';
import { defineTable, findRow, row } from '../table.ts';

/** Whom somebody goes for; the others come after, in the same order. */
const aims = ['nearest', 'weakest', 'avenge', 'surest'] as const;
/** Where they would rather be: beside whom they go for, away from everybody, where they are. */
const stances = ['close', 'away', 'stay'] as const;

const schema = row.extend({
  aim: z.enum(aims),
  stance: z.enum(stances),
  /** The share of their health at which they run; 0: never. */
  fleesAt: z.number().min(0).max(1),
});

/** How somebody acts by themselves. Data: foes, packs and GMs name a row. */
export const behaviours = defineTable(schema, [
  {
    id: 'nearest',
    name: 'Goes for the nearest',
    text: 'Closes in and attacks the nearest enemy.',
    aim: 'nearest',
    stance: 'close',
    fleesAt: 0,
  },
  {
    id: 'weakest',
    name: 'Goes for the weakest',
    text: 'Closes in and attacks the worst hurt.',
    aim: 'weakest',
    stance: 'close',
    fleesAt: 0,
  },
  {
    id: 'avenger',
    name: 'Strikes back',
    text: 'Goes for the last one who hurt it, else for the nearest.',
    aim: 'avenge',
    stance: 'close',
    fleesAt: 0,
  },
  {
    id: 'opportunist',
    name: 'Takes the best chance',
    text: 'Attacks the one it can hit most easily.',
    aim: 'surest',
    stance: 'close',
    fleesAt: 0,
  },
  {
    id: 'skirmisher',
    name: 'Keeps its distance',
    text: 'Stays away from everybody and attacks from there.',
    aim: 'nearest',
    stance: 'away',
    fleesAt: 0,
  },
  {
    id: 'guard',
    name: 'Guards its place',
    text: 'Stays where it is and attacks anybody who comes within reach.',
    aim: 'nearest',
    stance: 'stay',
    fleesAt: 0,
  },
  {
    id: 'coward',
    name: 'Flees at half health',
    text: 'Attacks the nearest, and runs once it has lost half its health.',
    aim: 'nearest',
    stance: 'close',
    fleesAt: 0.5,
  },
]);

export type Behaviour = (typeof behaviours)[number];
export type BehaviourId = Behaviour['id'];

/** What those do of whom nobody has said it. */
export const usualBehaviour: BehaviourId = 'opportunist';

/** A behaviour by its id or its name, as people and packs write it; null for what is none. */
export const behaviourNamed = (text: string): Behaviour | null => findRow(behaviours, text);

/** A sheet's own: an id of the table; absent where nothing is said. */
export const behaviourSchema = z.enum(behaviours.map(({ id }) => id));
