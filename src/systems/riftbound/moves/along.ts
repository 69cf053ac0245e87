import { castDraft } from 'immer';
import { floorAt, type Path } from '../../../engine/space/plane/index.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** A way that a unit goes. */
export interface Going {
  readonly actor: CharacterId;
  /** From where it stands. */
  readonly path: Path;
  /** Somebody else moves it. */
  readonly forced: boolean;
  /** Who makes it go. */
  readonly by: CharacterId;
  /** Where it flies once it is there, in centimetres; absent: on the floor that is there. */
  readonly altitude?: number;
}

/** Goes a way to its end, whatever it brings on. Gives whether it was gone whole. */
export function* goAlong(tx: Tx<Scene>, { actor, path, altitude }: Going): Rule<boolean> {
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  const end = path.at(-1);
  if (!fight || fighter === undefined || end === undefined)
    return yield* tx.refuse('notInFight', { id: actor });
  fighter.at = castDraft({ x: end.x, y: end.y });
  fighter.altitude = altitude ?? floorAt(fight.board.plane, end);
  return true;
}
