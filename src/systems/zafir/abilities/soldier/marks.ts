import type { Tx } from '../../../../engine/tx.ts';
import type { Act } from '../../acts/act.ts';
import type { AfterStrike } from '../../attack/hooks.ts';
import { heldOf } from '../../conditions/active.ts';
import { isOut } from '../../conditions/can.ts';
import { gain, lose } from '../../conditions/change.ts';
import { type CharacterId, characterIn, type Scene, unitsIn } from '../../scene.ts';
import { ability } from '../ability.ts';
import { unitsFor } from '../aims.ts';
import { knows } from '../limits.ts';
import { isPrimaryGun } from './guns.ts';

/** Arcane Target Marker: an attack with the primary ranged weapon, hit or miss, leaves its target Marked. */
export const targetMarker: AfterStrike = (tx, { actor, target, weapon, kind }) => {
  const marks = kind === 'ranged' && isPrimaryGun(weapon) && knows(tx.now, actor, 'arcaneTargetMarker');
  const already = heldOf(characterIn(tx.now, target), 'marked')?.source === actor;
  if (marks && !already && !isOut(tx.now, target))
    gain(tx, target, 'marked', { source: actor, from: 'ability' });
  return undefined;
};

/** Takes somebody's mark off all others. */
function unmarkOthers(tx: Tx<Scene>, actor: CharacterId, target: CharacterId): void {
  for (const id of unitsIn(tx.now)) {
    const marked = heldOf(characterIn(tx.now, id), 'marked');
    if (id !== target && marked?.source === actor) lose(tx, id, 'marked', 'another');
  }
}

/** Spotter: an enemy is Marked, one at a time. */
export const spotter: Act = ability('spotter', {
  hostile: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'long', at: 'enemies' }),
  run(tx, { actor, target }) {
    if (target === null) return undefined;
    unmarkOthers(tx, actor, target);
    gain(tx, target, 'marked', { source: actor, from: 'ability' });
    return undefined;
  },
});
