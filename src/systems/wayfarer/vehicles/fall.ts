import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { standing } from '../battle/standing.ts';
import { captorOver } from '../defeat/captor.ts';
import { taken } from '../defeat/captured.ts';
import { capture, putOut, remove } from '../defeat/gone.ts';
import { plainTest } from '../effects/moment.ts';
import { poolOf } from '../effects/pool.ts';
import { aboard, type Scene, type SideId, type UnitId } from '../scene.ts';
import type { Body } from '../space/body.ts';
import { withWreck } from '../space/wreck.ts';
import { tell } from '../tell.ts';
import { testStatic } from '../testing/static.ts';

/** What destroys a vehicle: whose doing it is, and all that the winning pool showed. */
export interface Ruin {
  readonly side: SideId;
  readonly shown: readonly number[];
}

/** A unit is whose doing it was; nobody's, it is out of the game. */
export function* lose(tx: Tx<Scene>, id: UnitId, side: SideId): Rule<void> {
  const captor = yield* captorOver(tx, id, side);
  if (captor === null) remove(tx, id, 'lost');
  else yield* taken(tx, id, captor);
}

/** With what somebody survives the end of their vehicle: Melee or Ballistic DEF, whichever has more dice. */
function bestDefense(scene: Scene, id: UnitId): 'meleeDef' | 'ballisticDef' {
  const dice = (tested: 'meleeDef' | 'ballisticDef') => poolOf(scene, id, tested, plainTest)?.dice ?? -1;
  return dice('ballisticDef') > dice('meleeDef') ? 'ballisticDef' : 'meleeDef';
}

/** Who was in a vehicle that is defeated must beat what has destroyed it, or is defeated as well (L5132); who does stands beside the wreck. */
function* climbOut(tx: Tx<Scene>, id: UnitId, vehicle: UnitId, body: Body | null, ruin: Ruin): Rule<void> {
  const { side, shown } = ruin;
  const tested = bestDefense(tx.snapshot(), id);
  const survives = shown.length === 0 || (yield* testStatic(tx, id, tested, shown, 'wreck'));
  if (survives) putOut(tx, id, vehicle, body);
  else yield* lose(tx, id, side);
}

/** A vehicle is defeated (L5130): in somebody's captures, its wreck stays on the map as terrain, and who was in it must get out. */
export function* fall(tx: Tx<Scene>, id: UnitId, ruin: Ruin): Rule<void> {
  const scene = tx.snapshot();
  const [body, inside] = [standing(scene, id), aboard(scene, id)];
  const captor = yield* captorOver(tx, id, ruin.side);
  layWreck(tx, id, body);
  for (const one of inside) yield* climbOut(tx, one, id, body, ruin);
  if (captor === null) remove(tx, id, 'lost');
  else capture(tx, id, captor);
}

function layWreck(tx: Tx<Scene>, id: UnitId, body: Body | null): void {
  const board = tx.snapshot().battle?.board;
  const { battle } = tx.state;
  if (body === null || board === undefined || battle === null) return;
  battle.board = castDraft(structuredClone(withWreck(board, body)));
  tell(tx, 'wrecked', { unit: id, tile: tileName(body.at) });
}
