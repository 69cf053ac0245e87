import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { distance, parseTile, standingHeight, type TileName } from '../../../engine/space/grid/index.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act, Doing } from '../actions/act.ts';
import { statIn } from '../numbers/statIn.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { windows } from '../windows.ts';
import { isFree, sizeOf } from './bodies.ts';
import { fall } from './fall.ts';
import { whyRooted } from './gait.ts';
import { putAt } from './go.ts';
import { FALL_FROM } from './movement.ts';
import { mapIn, metric, terrainIn } from './terrain.ts';

/** How far one jumps with a running start of 3 m: 3 m and the Strength Bonus; without one half as far (Jumping). */
const RUN = 3;
const USUAL = 3;

/** How far and how high somebody jumps now, in metres. Height is a fifth of the width. */
export function jumpOf(scene: Scene, id: CharacterId): { readonly wide: number; readonly high: number } {
  const bonus = statIn(scene, id, 'strength').total - 10;
  const running = (fighterIn(scene, id)?.turn?.moved ?? 0) >= RUN;
  const wide = Math.max(0, USUAL + bonus) * (running ? 1 : 0.5);
  return { wide, high: wide / 5 };
}

interface Jump {
  readonly to: TileName | null;
  readonly metres: number;
  /** Metres up; below 0: down. */
  readonly rise: number;
}

/** The jump that is meant: to a square, or without a map so many metres far. */
function jumpMeant(scene: Scene, { actor, target, detail }: Doing): Jump | Refusal {
  if (mapIn(scene) === null) {
    const metres = /^(\d{1,2})\s?m?$/.exec(detail ?? target ?? '')?.[1];
    return metres === undefined
      ? refusal('sayHowFar', { actor })
      : { to: null, metres: Number(metres), rise: 0 };
  }
  const tile = (target ?? detail ?? '').trim().toUpperCase();
  const [to, from, terrain] = [
    parseTile(tile),
    parseTile(fighterIn(scene, actor)?.at ?? ''),
    terrainIn(scene),
  ];
  if (to === null || from === null || terrain === null) return refusal('sayWhere', { actor });
  if (!isFree(scene, actor, to)) return refusal('noRoomAt', { tile });
  const size = sizeOf(scene, actor).squares;
  const rise = standingHeight(terrain, { at: to, size }) - standingHeight(terrain, { at: from, size });
  return { to: tile, metres: distance(metric, from, to), rise };
}

const isRefusal = (meant: Jump | Refusal): meant is Refusal => 'code' in meant;

/** Why somebody can't make a jump: too wide, too high. What is beyond one's Strength takes a check that the GM sets (Jumping). */
function whyNot(scene: Scene, doing: Doing): Refusal | null {
  const meant = jumpMeant(scene, doing);
  if (isRefusal(meant)) return meant;
  const { wide, high } = jumpOf(scene, doing.actor);
  if (meant.metres > wide)
    return refusal('jumpTooFar', { actor: doing.actor, metres: meant.metres, most: wide });
  return meant.rise > high
    ? refusal('jumpTooHigh', { actor: doing.actor, metres: meant.rise, most: high })
    : null;
}

/**
 * Jumping over what is in between (Jumping): it takes as much movement as going, and is finished though there is too little, which then counts against the next
 * turn. One metre of movement must be left.
 */
export const jump: Act = {
  id: 'jump',
  name: 'Jump',
  also: ['Leap'],
  group: 'move',
  cost: {},
  refused(scene, actor) {
    const rooted = whyRooted(scene, actor);
    if (rooted !== null) return rooted;
    return (fighterIn(scene, actor)?.turn?.movement ?? 0) >= 1 ? null : refusal('noMovement', { actor });
  },
  words: 'needed',
  whyNot,
  *run(tx, doing) {
    const meant = jumpMeant(tx.snapshot(), doing);
    if (!isRefusal(meant)) yield* land(tx, doing.actor, meant);
  },
};

function* land(tx: Tx<Scene>, actor: CharacterId, { to, metres, rise }: Jump): Rule<void> {
  const from = fighterIn(tx.now, actor)?.at ?? null;
  const turn = tx.state.fight?.fighters[actor]?.turn;
  if (!turn) return;
  turn.movement -= metres;
  turn.moved += metres;
  const left = turn.movement;
  if (to !== null) putAt(tx, actor, to);
  tell(tx, 'jumped', { actor, from, to, metres, left });
  yield* tx.window(windows.moved, { actor });
  if (-rise >= FALL_FROM) yield* fall(tx, actor, -rise);
}
