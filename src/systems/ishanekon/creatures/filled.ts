import type { Creature } from '../character/schema.ts';
import { mostVitality } from '../numbers/most.ts';
import { mostMomentum, mostWillpower } from '../numbers/resources.ts';
import { sceneOf } from '../scene.ts';

/** A creature with all that it can have of Vitality, WP and Narrative Momentum. */
export function filled(sheet: Creature): Creature {
  const scene = sceneOf({ it: sheet });
  return {
    ...sheet,
    vitality: mostVitality(scene, 'it').total,
    wp: mostWillpower(scene, 'it').total,
    momentum: mostMomentum(scene, 'it').total,
  };
}
