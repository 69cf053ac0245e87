import type { Choice } from '../../../../engine/options.ts';
import { bareName } from '../../../../engine/names.ts';
import type { Doing } from '../../moves/act.ts';
import { type CharacterId, characterIn, type Scene } from '../../scene.ts';

/** Those whom an Ability for 'any number of units' can be for, as choices. */
export const choicesOf = (scene: Scene, who: readonly CharacterId[]): readonly Choice[] =>
  who.map((id) => ({ id, name: characterIn(scene, id)?.name ?? id, refused: null }));

/**
 * Whom it is for: the one who was picked, those whose names were typed ('Kira, Omar'), or, where nothing is said, all who can be. A name that
 * is nobody's names nobody.
 */
export function chosenOf(
  scene: Scene,
  who: readonly CharacterId[],
  { target, detail }: Pick<Doing, 'target' | 'detail'>,
): readonly CharacterId[] {
  if (target !== null) return who.filter((id) => id === target);
  if (detail === null) return who;
  const wanted = detail.split(',').map(bareName);
  return who.filter((id) => wanted.includes(bareName(characterIn(scene, id)?.name ?? id)));
}
