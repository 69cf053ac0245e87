import type { DecisionOption } from '../../../engine/decision.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { watchersOf } from '../attack/overwatch/moments.ts';
import { shotAt } from '../attack/overwatch/shot.ts';
import { touchOff } from '../attack/plasma/touch.ts';
import { places } from '../attack/stated.ts';
import { gmTicks } from '../fight/gmSays.ts';
import { isAble } from '../fight/sides.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { windows } from '../windows.ts';

/** Whether they get there at all, where that is a question of metres. */
export interface Reaching {
  readonly to: CharacterId;
  readonly metres: number;
}

const GETS = 'gets';

/**
 * Somebody moves in the theatre of the mind. What a path would tell is one question to the GM: whether they get there, where that is open, who on
 * Overwatch sees them, and what they touch. Gives how it went: they never set off, they fell on the way, or it was gone whole.
 */
export function* goInMind(
  tx: Tx<Scene>,
  mover: CharacterId,
  reaching: Reaching | null = null,
): Rule<'stays' | 'fell' | 'whole'> {
  const now = tx.snapshot();
  const watchers = watchersOf(now, mover).filter((id) => shotAt(now, id, mover) !== null);
  const plasma = now.fight?.plasma ?? [];
  const gets: readonly DecisionOption[] =
    reaching === null ? [] : [{ id: GETS, code: 'mind.move.gets', params: { metres: reaching.metres } }];
  const watched = watchers.flatMap((watcher) =>
    places.map(
      (where): DecisionOption => ({
        id: `${where}:${watcher}`,
        code: `mind.move.${where}`,
        params: { watcher, target: mover },
      }),
    ),
  );
  const balls = plasma.map(
    ({ id, by }): DecisionOption => ({ id: `plasma:${id}`, code: 'mind.move.plasma', params: { actor: by } }),
  );
  const ticked = yield* gmTicks(tx, {
    id: 'mind.move',
    params: { actor: mover, target: reaching?.to ?? null, metres: reaching?.metres ?? null },
    options: [...gets, ...watched, ...balls],
    usual: [...gets.map(({ id }) => id), ...watchers.map((watcher) => `clear:${watcher}`)],
    about: [mover, ...watchers],
  });
  if (reaching !== null && !ticked.includes(GETS)) return 'stays';
  const wasUp = isAble(tx.now, mover);
  for (const watcher of watchers) {
    const where = places.findLast((one) => ticked.includes(`${one}:${watcher}`));
    if (where === undefined) continue;
    const asks = fighterIn(tx.now, watcher)?.overwatch?.trigger.when === 'ask';
    yield* tx.window(windows.moveMoment, { watcher, mover, asks, last: true, stated: where });
    if (wasUp && !isAble(tx.now, mover)) return 'fell';
  }
  for (const { id } of plasma) {
    if (!ticked.includes(`plasma:${id}`)) continue;
    yield* touchOff(tx, id);
    if (wasUp && !isAble(tx.now, mover)) return 'fell';
  }
  return 'whole';
}
