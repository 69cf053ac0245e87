import type { GameEvent } from '../../engine/event.ts';
import type { Rule } from '../../engine/rule.ts';
import { isIn } from '../../engine/turns/index.ts';
import type { Tx } from '../../engine/tx.ts';
import { windows } from './powers/reactions.ts';
import { type CharacterId, characterIn, type Scene } from './scene.ts';
import { advance, takeOut } from './turn/advance.ts';
import { isOpen } from './turn/together.ts';
import { record } from './words/telling.ts';

/**
 * What follows from a command, whatever it was: powers that wait for somebody's fall, each fall in its turn, and what
 * those do in turn; then the dead leave the order, and where it was the turn of one, the next begins, which may be the
 * end of others.
 */
export function* aftermath(tx: Tx<Scene>): Rule<void> {
  for (let seen = 0; seen < tx.events.length; ) {
    const died: CharacterId[] = [];
    for (; seen < tx.events.length; seen++) {
      const { fell, dies } = fates(tx.events[seen]);
      if (fell !== null && tx.now.fight !== null) yield* tx.window(windows.fallen, { target: fell });
      if (dies !== null) died.push(dies);
    }
    for (const id of died) yield* takeOutTheDead(tx, id);
  }
}

/** Who is Mortally Wounded now, or dead, by what an event tells, and who is dead. */
interface Fates {
  readonly fell: CharacterId | null;
  readonly dies: CharacterId | null;
}

const nobody: Fates = { fell: null, dies: null };

function fates(event: GameEvent | undefined): Fates {
  switch (event?.type) {
    case 'suffered': {
      const { target, mortal, minions, dies } = event.data;
      if (typeof target !== 'string') return nobody;
      if (dies === true || record(minions).left === 0) return { fell: target, dies: target };
      return record(mortal).fell === true ? { fell: target, dies: null } : nobody;
    }
    case 'deathTested':
    case 'lastStandEnded': {
      const { actor, dies } = event.data;
      if (typeof actor !== 'string' || dies !== true) return nobody;
      return { fell: event.type === 'deathTested' ? actor : null, dies: actor };
    }
    default:
      return nobody;
  }
}

function* takeOutTheDead(tx: Tx<Scene>, id: CharacterId): Rule<void> {
  const { fight } = tx.now;
  if (fight === null || characterIn(tx.now, id)?.dead !== true || !isIn(fight.order, id)) return;
  const goesOn = fight.turn?.actor === id || isOpen(tx.now);
  yield* takeOut(tx, id);
  if (goesOn) yield* advance(tx);
}
