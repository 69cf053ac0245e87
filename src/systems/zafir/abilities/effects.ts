import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Effect, EffectId, Scene } from '../scene.ts';
import { unitIn } from '../scene.ts';

/** The effects of one kind on somebody. */
export const effectsOf = (scene: Scene, id: CharacterId, effect: EffectId): readonly Effect[] =>
  unitIn(scene, id)?.effects.filter((one) => one.id === effect) ?? [];

/** Puts an effect on somebody for a time; the same of the same giver, by the same means, is made anew. */
export function addEffect(
  tx: Tx<Scene>,
  id: CharacterId,
  effect: Omit<Effect, 'means' | 'number'> & Partial<Effect>,
): void {
  const unit = tx.state.fight?.units[id];
  if (unit === undefined) return;
  const added: Effect = { means: null, number: null, ...effect };
  const isSame = ({ id: of, by, means }: Effect) =>
    of === added.id && by === added.by && (of !== 'power' || means === added.means);
  unit.effects = [...unit.effects.filter((one) => !isSame(one)), castDraft(added)];
}
