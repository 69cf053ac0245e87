import type { Rule } from '../../../engine/rule.ts';
import { distanceBetween, parseTile } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { numberOf } from '../numbers/ask.ts';
import { slowed } from '../numbers/movement.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { BASIC_MOVEMENT } from '../turn/economy.ts';
import { leaveZones } from '../zones/end.ts';
import { footprintIn } from './bodies.ts';
import { metresBetween, pairOf } from './distance.ts';
import { whyRooted } from './gait.ts';
import { go } from './go.ts';
import { mapIn, metric } from './terrain.ts';
import { within } from './ways.ts';

/** Somebody goes up to their Basic Movement towards somebody else, or away from them, whoever's turn it is; it uses up none of their own movement. */
export function* walk(tx: Tx<Scene>, id: CharacterId, from: CharacterId, way: 'toward' | 'away'): Rule<void> {
  const now = tx.snapshot();
  if (whyRooted(now, id) !== null) return;
  const metres = slowed(now, id, numberOf(now, 'movement', BASIC_MOVEMENT, { actor: id }).total);
  if (mapIn(now) === null) return asTold(tx, id, from, way === 'away' ? metres : -metres);
  const there = footprintIn(now, from);
  const own = footprintIn(now, id);
  if (there === null || own === null) return;
  const far = (tile: string) => {
    const at = parseTile(tile);
    return at === null ? 0 : distanceBetween(metric, { ...own, at }, there);
  };
  const sign = way === 'away' ? -1 : 1;
  const [best] = within(now, id, metres).toSorted(
    (a, b) => sign * (far(a.to) - far(b.to)) || a.cost - b.cost,
  );
  if (best === undefined || sign * (far(best.to) - metresBetween(now, from, id)) >= 0) return;
  const left = fighterIn(now, id)?.turn?.movement ?? null;
  yield* go(tx, id, best);
  const turn = tx.state.fight?.fighters[id]?.turn;
  if (turn && left !== null) turn.movement = left;
}

function asTold(tx: Tx<Scene>, id: CharacterId, from: CharacterId, by: number): void {
  const ground = tx.state.fight?.ground;
  const before = metresBetween(tx.snapshot(), id, from);
  const left = Math.max(Math.min(1, before), before + by);
  if (ground?.kind !== 'told' || left === before) return;
  ground.metres[pairOf(id, from)] = left;
  leaveZones(tx, id);
  tell(tx, 'movedAsTold', { actor: id, target: from, metres: before - left, left });
}
