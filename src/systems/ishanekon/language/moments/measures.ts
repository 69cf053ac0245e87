import { type Measures, measureFor } from '../../../../engine/measures.ts';
import type { Params } from '../../../../engine/refusal.ts';
import { isUnseen } from '../../fight/known.ts';
import { characterIn, type CharacterId, fighterIn, type Scene } from '../../scene.ts';
import { windows } from '../../windows.ts';
import { idIn } from './about.ts';

/** What a standing order about reactions may look at: the damage that comes, for whom it is, and the RP that are left. */
export function measuresOf(scene: Scene, owner: CharacterId, window: string, about: Params): Measures {
  const fighter = fighterIn(scene, owner);
  const { amount } = about;
  const target = idIn(about, 'target') ?? idIn(about, 'actor');
  const whom = target === null || isUnseen(scene, target) ? null : characterIn(scene, target);
  return {
    ...(window === windows.damage && typeof amount === 'number' ? { damage: amount } : {}),
    ...(fighter === null ? {} : { RP: fighter.rp }),
    ...(whom === null ? {} : measureFor(whom.name)),
  };
}
