import type { Modifier } from '../../../engine/modifier.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';

const focused: readonly DamageTypeId[] = ['arcane', 'fire', 'lightning', 'nether', 'void'];

/** What somebody's Focus Points add to an attack of theirs, of whatever kind, that deals damage of a type. */
export function focusOn(
  scene: Scene,
  actor: CharacterId | null,
  type: DamageTypeId | null,
): readonly Modifier[] {
  const amount = characterIn(scene, actor)?.battle.focus ?? 0;
  return type === null || amount === 0 || !focused.includes(type)
    ? []
    : [{ source: 'focus', amount, params: { name: 'Focus' } }];
}
