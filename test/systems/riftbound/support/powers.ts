import type { z } from 'zod';
import { type Power, powerSchema } from '../../../../src/systems/riftbound/powers/schema.ts';
import { powerActs } from '../../../../src/systems/riftbound/powers/acts.ts';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';
import { doing, type Played } from './scenes.ts';

/** A power as a pack would write it, under the id 'it'. */
export const power = (written: Partial<z.input<typeof powerSchema>>): Power =>
  powerSchema.parse({ id: 'it', name: 'Trick', effects: [{ effect: 'tell', text: 'A trick.' }], ...written });

/** Kira uses her power 'it', as an Action where nothing else is said. */
export function used(
  scene: Scene,
  target: string | null,
  dice: readonly number[] = [],
  act: 'power' | 'powerAtOnce' = 'power',
): Played {
  const found = powerActs.find(({ id }) => id === act);
  if (found === undefined) throw new Error(`no act '${act}'`);
  return doing(scene, found, 'kira', { means: 'it', target }, dice);
}
