import { z } from 'zod';
import { lastingText } from '../lasting.ts';
import { onlySchema } from '../only.ts';

/** Whom an effect works on: whom the ability hits, its user, or both. */
export const on = z.enum(['target', 'user']).default('target');

/** What must be so for it to count. */
export const only = z.array(onlySchema).max(4).default([]);

/** How long it lasts; null: as long as its ability, and for good where a feature has it. */
export const lasts = lastingText.nullable().default(null);

/** The id of an upcast: an ability's own. */
export const upcastId = z
  .string()
  .regex(/^[a-z][a-zA-Z]{0,19}$/, 'an id of small letters, such as "stacks"')
  .describe('upcast');

/** What every effect may say: only where this upcast was chosen. */
export const needs = upcastId.nullable().default(null);
