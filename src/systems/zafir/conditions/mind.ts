import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { forPhases, untilRemoved } from '../../../engine/uses/index.ts';
import { comeForth } from '../attack/comeForth.ts';
import { type CharacterId, type Scene, sideOf, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { gain, lose } from './change.ts';

/**
 * Somebody's mind is another's: the other's player says what they do, on the other's side, until either is Disoriented or the
 * controller is down. Disoriented goes as it comes (it would end it at once). Gives whether it took hold.
 */
export function control(tx: Tx<Scene>, target: CharacterId, by: CharacterId): boolean {
  if (unitIn(tx.now, target) === null || unitIn(tx.now, by) === null || target === by) return false;
  lose(tx, target, 'disoriented', 'controlled');
  if (!gain(tx, target, 'mindControlled', { source: by, from: 'ability' })) return false;
  command(tx, target, by, 'mind', untilRemoved);
  return true;
}

/** An artifact obeys another for so many of the controller's turns (A33). */
export function controlArtifact(tx: Tx<Scene>, target: CharacterId, by: CharacterId, turns: number): void {
  command(tx, target, by, 'artifact', forPhases(turns, sideOf(tx.now, by)));
}

type Control = NonNullable<Scene['fight']>['units'][string]['controlled'];

function command(
  tx: Tx<Scene>,
  target: CharacterId,
  by: CharacterId,
  how: 'mind' | 'artifact',
  duration: NonNullable<Control>['duration'],
): void {
  const unit = tx.state.fight?.units[target];
  if (unit === undefined) return;
  unit.controlled = castDraft({ by, how, duration });
  if (sideOf(tx.now, by) !== 'enemies') comeForth(tx, target);
  tell(tx, 'controlled', { target, by });
}
