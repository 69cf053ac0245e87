import { academics } from './academics.ts';
import { arcana } from './arcana.ts';
import { athletics } from './athletics.ts';
import { ballistics } from './ballistics.ts';
import { general } from './general.ts';
import { larceny } from './larceny.ts';
import { melee } from './melee.ts';
import { psionics } from './psionics.ts';
import type { Skill } from './skill.ts';
import { tactical } from './tactical.ts';
import { technical } from './technical.ts';

/** The 137 skills (L1672 to L2955). */
export const skills = [
  ...general,
  ...academics,
  ...arcana,
  ...athletics,
  ...ballistics,
  ...larceny,
  ...melee,
  ...psionics,
  ...tactical,
  ...technical,
] satisfies readonly Skill[];

export type SkillId = (typeof skills)[number]['id'];
