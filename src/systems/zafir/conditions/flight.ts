import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved } from '../../../engine/uses/index.ts';
import { addEffect } from '../abilities/effects.ts';
import type { Act } from '../acts/act.ts';
import { whyNotAct } from '../acts/legality.ts';
import { knowsOf } from '../move/free.ts';
import { freeMove } from '../move/freeMove.ts';
import { reachable } from '../move/prospect.ts';
import { standingOn } from '../move/reveal.ts';
import { coverOf, distanceBetween, seesFrom } from '../move/sight.ts';
import { areEnemies, type CharacterId, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { payFor, startTurn } from '../turn/economy.ts';
import { has } from './active.ts';
import { isDown } from './can.ts';

/** Those from whom somebody flees: enemies on their feet, as far as they know of them. */
const feared = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  unitsIn(scene).filter(
    (other) => areEnemies(scene, id, other) && !isDown(scene, other) && knowsOf(scene, id, other),
  );

/**
 * Where panic drives somebody with one move: as far away from enemies as they can, and in cover from all who would see them there;
 * where no such tile is, only as far away as they can. Their own tile counts, too.
 */
export function refuge(scene: Scene, id: CharacterId): TileName {
  const own = unitIn(scene, id)?.at ?? '';
  const enemies = feared(scene, id);
  const tiles = [own, ...reachable(scene, id).flatMap(({ tile, kind }) => (kind === 'plain' ? [tile] : []))];
  const ranked = tiles.map((tile) => {
    const there = standingOn(scene, id, tile);
    const open = enemies.filter((enemy) => {
      const from = unitIn(there, enemy)?.at ?? '';
      return (
        seesFrom(there, enemy, from, id) && coverOf(there, { attacker: enemy, target: id }).cover === 'none'
      );
    });
    const away = Math.min(
      Number.MAX_SAFE_INTEGER,
      ...enemies.map((enemy) => distanceBetween(there, id, enemy)),
    );
    return { tile, safe: open.length === 0, away };
  });
  const best = ranked.reduce((a, b) => ((Number(b.safe) - Number(a.safe) || b.away - a.away) > 0 ? b : a));
  return best.tile;
}

/** The one thing that panic lets somebody do: run. Then they cower until it is over. */
export const fleeInPanic: Act = {
  id: 'fleeInPanic',
  name: 'Flee in panic',
  text: "Run as far from enemies as you can, into cover if there is any; then cower until it's over.",
  group: 'move',
  activation: 'actionEnds',
  when: 'turn',
  has: (scene, actor) => has(scene, actor, 'panic'),
  *run(tx: Tx<Scene>, { actor }): Rule<void> {
    const to = refuge(tx.snapshot(), actor);
    if (unitIn(tx.now, actor)?.at === to) tell(tx, 'cowered', { actor, at: to });
    else yield* freeMove(tx, actor, { why: 'panic', to });
    addEffect(tx, actor, { id: 'panicMoved', by: actor, duration: untilRemoved });
  },
};

/** Whoever panics runs before their turn can be over, whoever says that it is: their own, a GM, the clock. */
export function* fleesFirst(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  if (whyNotAct(tx.snapshot(), actor, fleeInPanic) !== null) return;
  yield* startTurn(tx, actor);
  payFor(tx, actor, fleeInPanic, null);
  yield* fleeInPanic.run(tx, { actor, target: null, means: null, detail: null, asGm: false }) ?? [];
}
