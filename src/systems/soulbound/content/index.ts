import { acts } from './acts.ts';
import { archetypes } from './archetypes.ts';
import { attributes } from './attributes.ts';
import { conditions } from './conditions.ts';
import { difficulties } from './difficulties.ts';
import { edges } from './edges.ts';
import { environment } from './environment.ts';
import { foes } from './foes.ts';
import { ladder } from './ladder.ts';
import { mettleSpends } from './mettle.ts';
import { movement } from './movement.ts';
import { ranges } from './ranges.ts';
import { rests } from './rests.ts';
import { sizes } from './sizes.ts';
import { skills } from './skills.ts';
import { soulfireUses } from './soulfire.ts';
import { speeds } from './speeds.ts';
import { supplies } from './supplies.ts';
import { traits } from './traits.ts';
import { calledShots, ways } from './ways.ts';
import { wounds } from './wounds.ts';

/** Every table of the system, by name. */
export const content = {
  acts,
  archetypes,
  attributes,
  calledShots,
  conditions,
  difficulties,
  edges,
  environment,
  foes,
  ladder,
  mettleSpends,
  movement,
  ranges,
  rests,
  sizes,
  skills,
  soulfireUses,
  speeds,
  supplies,
  traits,
  ways,
  wounds,
};
