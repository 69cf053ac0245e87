import { z } from 'zod';
import { MISSION_LIMITS } from '../mission/limits.ts';

/** A thing the crew is to do on a mission. */
const objective = z.object({
  text: z.string().trim().min(1).max(MISSION_LIMITS.objective.most),
  optional: z.boolean(),
  state: z.enum(['open', 'done', 'failed']),
});

/** The mission that runs; `number` counts the campaign's missions from 1. */
const mission = z.object({
  number: z.number().int().min(1),
  name: z.string().trim().min(1).max(100),
  /** Begun by an encounter that nobody had planned, and over with it. */
  skirmish: z.boolean(),
  objectives: z.array(objective).max(MISSION_LIMITS.objectives.most),
  /** How many encounters it will have, where the GM has said so; how many have begun. */
  encounters: z.number().int().min(1).max(20).nullable(),
  begun: z.number().int().min(0),
  /** Who has taken part, by id. */
  crew: z.array(z.string()).max(100),
  rewards: z.string().max(500),
});

export const partySchema = z.object({
  missions: z.number().int().min(0),
  mission: mission.nullable(),
  /** Days of rest since the last mission, of the alternate rule. */
  days: z.number().int().min(0).default(0),
  rules: z.record(z.string(), z.string()).default({}),
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

/** What belongs to the whole crew: the mission it is on, how many it has had, and how unclear places are played. */
export type Party = Deep<z.infer<typeof partySchema>>;
export type Mission = NonNullable<Party['mission']>;
/** 'encounter 1 of 2'; beyond what was planned, or where nothing was, without how many. */
export const whichEncounter = ({ begun, encounters }: Pick<Mission, 'begun' | 'encounters'>): string =>
  encounters === null || begun > encounters ? `encounter ${begun}` : `encounter ${begun} of ${encounters}`;

export type Objective = Mission['objectives'][number];

export const newParty: Party = { missions: 0, mission: null, days: 0, rules: {} };
