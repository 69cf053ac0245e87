import { z } from 'zod';
import { conditions } from '../../content/conditions.ts';

/** What must be so for an effect or a power to count; what each means stands in `powers/only.ts`. */
export const plainOnly = [
  'melee',
  'ranged',
  'charging',
  'hurt',
  'unhurt',
  'alone',
  'beside',
  'opponentHurt',
  'opponentLarger',
  'inCover',
] as const;

export type PlainOnly = (typeof plainOnly)[number];

const own = conditions.map(({ id }) => `is ${id}` as const);
const theirs = conditions.map(({ id }) => `opponent is ${id}` as const);

/** 'hurt', 'is prone', 'opponent is stunned'. */
export const onlySchema = z.enum([...plainOnly, ...own, ...theirs]);

export type Only = z.infer<typeof onlySchema>;
