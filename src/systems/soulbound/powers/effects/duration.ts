import type { Duration } from '../../../../engine/uses/index.ts';
import { actingIn, isInTurn, type Scene } from '../../scene.ts';
import { durationOf } from '../schema/lasting.ts';
import type { At } from './rule.ts';

/** How long an effect lasts that a power has now, by whose turn it is. */
export const durationIn = (
  scene: Scene,
  lasts: string,
  { user, target }: Pick<At, 'user' | 'target'>,
): Duration => durationOf(lasts, { user, target, acting: actingIn(scene), inTurn: isInTurn(scene, target) });
