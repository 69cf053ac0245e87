import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import { sortedOrder } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { newFighter } from '../fight/admit.ts';
import { told } from '../fight/setup.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { startFight } from '../turn/advance.ts';
import { orderOf } from '../turn/order.ts';
import { unit, unitIn, unitsIn } from './battle.ts';
import { disband } from './fall.ts';

/** Two units of heroes meet: their heroes fight by the rules of combat, near to one another, and the battle waits (Heroes and Hero Units). */
export function* zoomIn(tx: Tx<Scene>, id: CharacterId, target: CharacterId): Rule<void> {
  const scene = tx.snapshot();
  const both = [id, target];
  tell(tx, 'zoomedIn', { actor: id, target });
  tx.state.fight = castDraft({
    ...{ ground: told, light: 'bright', order: orderOf(sortedOrder([])), fighters: {} },
    ...{ unions: [], surprised: [], ties: [], lying: [], lastId: 0 },
  });
  for (const one of both)
    for (const hero of unit(scene, one).heroes)
      if (tx.state.fight !== null && characterIn(scene, hero)?.dead === false)
        tx.state.fight.fighters[hero] = castDraft(newFighter(memberAs(scene, one, hero), null));
  yield* startFight(tx);
}

/** The fight of heroes is over and the battle goes on: the dead are no heroes of a unit, and a unit without any is gone. */
export function zoomOut(tx: Tx<Scene>): void {
  const scene = tx.snapshot();
  if (!scene.battle) return;
  tell(tx, 'zoomedOut', {});
  for (const id of unitsIn(scene)) {
    if (unitIn(scene, id)?.row === 'building') continue;
    const { heroes, row } = unit(scene, id);
    const alive = heroes.filter((hero) => characterIn(scene, hero)?.dead === false);
    if (alive.length === heroes.length) continue;
    const { battle } = tx.state;
    const found = battle?.units[id];
    if (battle == null || found === undefined) continue;
    if (row === 'hero' && alive.length === 0) disband(tx, id);
    else found.heroes = [...alive];
  }
}

/** Heroes come to the fight as they came to the battle. */
const memberAs = (scene: Scene, id: CharacterId, hero: CharacterId) => ({
  side: unit(scene, id).side,
  ...(scene.battle?.members[hero]?.passing ? {} : { npc: true }),
});
