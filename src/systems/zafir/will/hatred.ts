import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Source } from '../numbers/about.ts';
import {
  areEnemies,
  type CharacterId,
  character,
  characterIn,
  type Scene,
  unitIn,
  unitsIn,
} from '../scene.ts';
import { isOfKind, traumasOf } from './fears.ts';

/** Whether somebody hates somebody else: a trauma of theirs is hatred of their kind. */
export function hates(scene: Scene, id: CharacterId, other: CharacterId): boolean {
  const foe = characterIn(scene, other);
  return (
    foe !== null &&
    traumasOf(character(scene, id)).some(
      ({ row, detail }) => row.id === 'hatredOfEnemyType' && isOfKind(foe, detail),
    )
  );
}

/** Hatred steadies the hand: a die more to hit and one more for a critical hit. */
export const hatedAim: Source<'aim'> = (scene, { actor, target }) => [
  { source: 'hatred', amount: hates(scene, actor, target) ? 1 : 0 },
];
export const hatedCrit: Source<'crit'> = (scene, about) => hatedAim(scene, about);

/** Those whom somebody hates among their enemies on the battlefield. */
export const hatedBy = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  unitsIn(scene).filter(
    (other) => unitIn(scene, other) !== null && areEnemies(scene, id, other) && hates(scene, id, other),
  );

/** Why somebody must attack another: they hate them, and could; `targets` are those whom they could attack now. */
export function whyNotSpared(
  scene: Scene,
  id: CharacterId,
  target: CharacterId | null,
  targets: readonly Choice[],
): Refusal | null {
  const hated = hatedBy(scene, id);
  const open = targets.filter(({ id: other, refused }) => refused === null && hated.includes(other));
  if (open.length === 0 || (target !== null && hated.includes(target))) return null;
  return refusal('mustAttackHated', { actor: id, targets: open.map(({ name }) => name) });
}
