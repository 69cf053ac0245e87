import { mostVitality } from '../numbers/most.ts';
import { mostMomentum, mostWillpower } from '../numbers/resources.ts';
import { sceneOf } from '../scene.ts';
import type { Being } from './schema.ts';

const SELF = 'self';

/** What somebody may have at most of each resource, as a sheet by itself says it. */
export interface Maxima {
  readonly vitality: number;
  readonly wp: number;
  readonly momentum: number;
}

export function maximaOf(being: Being): Maxima {
  const scene = sceneOf({ [SELF]: being });
  return {
    vitality: mostVitality(scene, SELF).total,
    wp: mostWillpower(scene, SELF).total,
    momentum: mostMomentum(scene, SELF).total,
  };
}

/** Somebody with all of their Vitality, WP and Narrative Momentum. */
export const filled = <B extends Being>(being: B): B => ({ ...being, ...maximaOf(being) });

/** Somebody whose maxima have changed: what they had more of at most, they have more now; what is above its maximum falls to it. */
export function settled<B extends Being>(before: Being, after: B): B {
  const [old, now] = [maximaOf(before), maximaOf(after)];
  const moved = (value: number, was: number, is: number) => Math.min(is, value + Math.max(0, is - was));
  return {
    ...after,
    vitality: moved(after.vitality, old.vitality, now.vitality),
    wp: moved(after.wp, old.wp, now.wp),
    momentum: moved(after.momentum, old.momentum, now.momentum),
  };
}
