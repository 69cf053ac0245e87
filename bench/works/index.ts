import type { Work } from '../figure.ts';
import { answers } from './answers.ts';
import { crowds } from './crowds.ts';
import { dice } from './dice.ts';
import { fights } from './fights.ts';
import { full } from './full.ts';
import { length } from './length.ts';
import { load } from './load.ts';
import { missions } from './missions.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { start } from './start.ts';
import { waiting } from './waiting.ts';

/** All that is measured, in the order in which it is told. */
export const works: readonly Work[] = [
  answers,
  load,
  length,
  rules,
  missions,
  crowds,
  full,
  start,
  fights,
  notation,
  dice,
  waiting,
];
