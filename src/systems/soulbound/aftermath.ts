import type { GameEvent } from '../../engine/event.ts';
import type { Rule } from '../../engine/rule.ts';
import { changedIn } from '../../engine/snapshot.ts';
import { isIn } from '../../engine/turns/index.ts';
import type { Tx } from '../../engine/tx.ts';
import { windows } from './powers/reactions.ts';
import { characterIn, type Scene } from './scene.ts';
import { advance, takeOut } from './turn/advance.ts';
import { record } from './words/telling.ts';

/**
 * What follows from a command, whatever it was: powers that wait for somebody's fall, each fall in its turn, and what
 * those do in turn; then the dead leave the order, and where it was the turn of one, the next begins.
 */
export function* aftermath(tx: Tx<Scene>): Rule<void> {
  for (let seen = 0; seen < tx.events.length; seen++) {
    const fallen = tx.now.fight === null ? null : whoFell(tx.events[seen]);
    if (fallen !== null) yield* tx.window(windows.fallen, { target: fallen });
  }
  yield* takeOutTheDead(tx);
}

/** Who is Mortally Wounded now, or dead, as an event tells it; null where nobody is. */
function whoFell(event: GameEvent | undefined): string | null {
  if (event === undefined) return null;
  const { target, actor, mortal, minions, dies } = event.data;
  if (event.type === 'suffered' && typeof target === 'string')
    return record(mortal).fell === true || record(minions).left === 0 ? target : null;
  return event.type === 'deathTested' && dies === true && typeof actor === 'string' ? actor : null;
}

function* takeOutTheDead(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return;
  for (const id of changedIn(tx.now.characters)) {
    if (characterIn(tx.now, id)?.dead !== true || !isIn(tx.now.fight.order, id)) continue;
    const wasTheirs = tx.now.fight?.turn?.actor === id;
    yield* takeOut(tx, id);
    if (wasTheirs) yield* advance(tx);
  }
}
