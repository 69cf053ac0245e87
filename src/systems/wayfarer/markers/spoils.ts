import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { playing } from '../rounds/clockwise.ts';
import type { Scene, Spoils } from '../scene.ts';
import { tell } from '../tell.ts';
import { markersOf, securedOf } from './things.ts';

/** As a battle is over, each grab that a side has secured is worth a die times ten resources (L5871). */
export function* countSpoils(tx: Tx<Scene>): Rule<void> {
  const scene = tx.snapshot();
  const { battle } = scene;
  if (battle === null || battle.end === null || battle.spoils !== undefined) return;
  if (markersOf(scene, 'grab').length === 0) return;
  const spoils: Spoils[] = [];
  for (const side of playing(battle)) {
    const grabs = securedOf(scene, side);
    if (grabs === 0) continue;
    const { dice } = yield* tx.roll({ count: grabs, sides: 6, label: 'grabs', by: side, to: 'all' });
    const shown = dice.map(({ value }) => value);
    const resources = 10 * shown.reduce((sum, one) => sum + one, 0);
    spoils.push({ side, grabs, resources });
    tell(tx, 'spoilsCounted', { side, grabs, dice: shown, resources });
  }
  if (tx.state.battle !== null) tx.state.battle.spoils = castDraft(spoils);
}
