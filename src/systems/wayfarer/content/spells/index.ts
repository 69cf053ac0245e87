import { black } from './black.ts';
import { blue } from './blue.ts';
import { green } from './green.ts';
import { red } from './red.ts';
import type { Spell } from './spell.ts';
import { white } from './white.ts';

/** The 43 spells of five colours (L4905 to L5081). */
export const spells = [...black, ...white, ...red, ...green, ...blue] satisfies readonly Spell[];

export type SpellId = (typeof spells)[number]['id'];
