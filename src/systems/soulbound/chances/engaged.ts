import type { GameEvent } from '../../../engine/event.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { declare, type Engaged, engage } from '../attack/engage.ts';
import type { AllowedStrike } from '../attack/legality.ts';
import { attackMoment } from '../powers/moments.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { noDice, tryOut } from '../turn/foreseen.ts';

/** An attack at the end of its way, as far as that can be told. */
export interface Ahead extends Engaged {
  /** The scene in which its Damage is counted where it hits. */
  readonly hit: Scene;
}

/**
 * Goes the way of an attack as the attack itself goes it. Powers that work by themselves, when it is declared and where it hits, are
 * counted as far as nobody is asked and nothing is rolled, and nobody shows more than may be told of them. Null where the way is
 * the end of it.
 */
export function ahead(
  before: Scene,
  attack: AllowedStrike,
  knows: (id: CharacterId) => boolean,
): Ahead | null {
  const stops: (Ahead | null)[] = [];
  let rolled = false;
  const source = {
    ...noDice,
    die(index: number, sides: number) {
      rolled = true;
      return noDice.die(index, sides);
    },
  };
  const follow = function* (tx: Tx<Scene>): Rule<void> {
    const stop = (at: Ahead | null) => {
      if (!rolled && tx.events.every(isTold)) stops.push(at);
    };
    const isTold = ({ type, data }: GameEvent) => type !== 'powerUsed' || knows(String(data.actor));
    const engaged = engage(tx, before, attack);
    stop(engaged === null ? null : { ...engaged, hit: engaged.now });
    const declared = engaged === null ? null : yield* declare(tx, engaged);
    stop(declared === null ? null : { ...declared, hit: declared.now });
    if (declared === null) return;
    const hit = yield* attackMoment(tx, 'attackHit', declared.now, declared.about);
    stop({ ...declared, hit });
  };
  tryOut(before, follow, source);
  return stops.at(-1) ?? null;
}
