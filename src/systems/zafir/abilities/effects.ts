import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Effect, EffectId, Scene } from '../scene.ts';
import { unitIn } from '../scene.ts';

/** The effects of one kind on somebody. */
export const effectsOf = (scene: Scene, id: CharacterId, effect: EffectId): readonly Effect[] =>
  unitIn(scene, id)?.effects.filter((one) => one.id === effect) ?? [];

/** Puts an effect on somebody for a time; the same of the same giver is made anew. */
export function addEffect(
  tx: Tx<Scene>,
  id: CharacterId,
  effect: Omit<Effect, 'means' | 'number'> & Partial<Effect>,
): void {
  const unit = tx.state.fight?.units[id];
  if (unit === undefined) return;
  const others = unit.effects.filter((one) => one.id !== effect.id || one.by !== effect.by);
  unit.effects = [...others, castDraft({ means: null, number: null, ...effect })];
}
