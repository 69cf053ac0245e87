import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { deal } from '../damage/deal.ts';
import { defend } from '../defence/defend.ts';
import { halved } from '../numbers/factor.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { sizeOf } from '../space/bodies.ts';
import { metresBetween, pairOf } from '../space/distance.ts';
import { fall } from '../space/fall.ts';
import { putAt } from '../space/go.ts';
import { tell } from '../tell.ts';
import { leaveZones } from '../zones/end.ts';
import { courseOf, type Stop, type Way } from './course.ts';

/** Somebody who is moved against their will. */
export interface Pushing {
  readonly target: CharacterId;
  readonly by: CharacterId;
  readonly metres: number;
  readonly way: Way;
  /** What those in the way must reach to stand their ground. */
  readonly power: number;
  /** What it does to them is added to the damage of what moves them, and not dealt by itself. */
  readonly adds?: true;
}

/** What came of it. */
export interface Pushed {
  readonly metres: number;
  readonly crashed: boolean;
  /** How much a crash does to who is moved. */
  readonly hurts: number;
}

/**
 * Moves somebody straight away from, or towards, somebody else (Moving and Teleporting): into somebody, who makes a Strength DR, or something, which fails it,
 * both take as much damage as they would have been moved; half on a success. Who is moved stops one space before. Without a map the distance changes, and
 * nobody is in the way.
 */
export function* push(tx: Tx<Scene>, { target, by, metres, way, power, adds }: Pushing): Rule<Pushed> {
  const now = tx.snapshot();
  if (metres < 1 || fighterIn(now, target) === null || characterIn(now, target)?.dead !== false)
    return { metres: 0, crashed: false, hurts: 0 };
  if (now.fight?.ground.kind === 'told') return apart(tx, { target, by, metres, way });
  const { tiles, stop } = courseOf(now, target, by, metres, way);
  const to = tiles.at(-1) ?? null;
  if (to !== null) putAt(tx, target, to);
  if (to !== null) tell(tx, 'pushed', { target, by, metres: tiles.length, to });
  if (stop?.kind === 'edge') yield* fall(tx, target, stop.metres, stop.onto);
  if (stop === null || stop.kind === 'end' || stop.kind === 'edge')
    return { metres: tiles.length, crashed: false, hurts: 0 };
  const soft = yield* crash(tx, { target, by, metres, power }, stop);
  const hurts = soft ? Math.floor(metres / 2) : metres;
  if (!adds) yield* hurt(tx, target, by, metres, soft);
  return { metres: tiles.length, crashed: true, hurts };
}

function apart(tx: Tx<Scene>, { target, by, metres, way }: Omit<Pushing, 'power' | 'adds'>): Pushed {
  const before = metresBetween(tx.snapshot(), by, target);
  const after = way === 'away' ? before + metres : Math.max(Math.min(1, before), before - metres);
  const ground = tx.state.fight?.ground;
  if (ground?.kind === 'told') ground.metres[pairOf(by, target)] = after;
  const moved = Math.abs(after - before);
  if (moved > 0) leaveZones(tx, target);
  if (moved > 0) tell(tx, 'pushed', { target, by, metres: moved, to: null });
  return { metres: moved, crashed: false, hurts: 0 };
}

/** Somebody comes upon what is in the way. Of several they meet, each makes a Defense Roll, and the worst of it is theirs: gives whether it is half. */
function* crash(
  tx: Tx<Scene>,
  { target, by, metres, power }: Omit<Pushing, 'way' | 'adds'>,
  stop: Exclude<Stop, { readonly kind: 'end' | 'edge' }>,
): Rule<boolean> {
  const met = stop.kind === 'bodies' ? stop.ids : [];
  tell(tx, 'collided', { target, with: met[0] ?? null, metres });
  let soft = met.length > 0;
  for (const id of met) {
    const bigger = sizeOf(tx.snapshot(), id).step > sizeOf(tx.snapshot(), target).step;
    const { success } = yield* defend(tx, {
      ...{ target: id, by, stat: 'strength', power, with: 'the collision' },
      edges: bigger ? [{ source: 'bigger', edge: 'advantage' }] : [],
    });
    soft &&= success;
    yield* hurt(tx, id, by, metres, success);
  }
  return soft;
}

function* hurt(
  tx: Tx<Scene>,
  target: CharacterId,
  by: CharacterId,
  metres: number,
  half: boolean,
): Rule<void> {
  yield* deal(tx, {
    ...{ target, by, cause: 'collision', with: null, parts: [{ type: 'physical', amount: metres }] },
    taking: half ? [halved('saved')] : [],
  });
}
