import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  distance,
  line,
  parseTile,
  standingHeight,
  tileName,
  type TileName,
  tilesOf,
} from '../../../engine/space/grid/index.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act, Doing } from '../actions/act.ts';
import { bestSkill } from '../actions/contest.ts';
import { rollCheck } from '../checks/check.ts';
import { statIn } from '../numbers/statIn.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { windows } from '../windows.ts';
import { footprintIn, isFree, mayShare, sizeOf, standingOn } from './bodies.ts';
import { fall } from './fall.ts';
import { whyRooted } from './gait.ts';
import { putAt } from './go.ts';
import { FALL_FROM } from './movement.ts';
import { isDifficult, mapIn, metric, surveyIn, terrainIn } from './terrain.ts';

/** How far one jumps with a running start of 3 m: 3 m and the Strength Bonus; without one half as far (Jumping). */
const RUN = 3;
const USUAL = 3;

/** Whether somebody stands on difficult terrain: from there one jumps half as far (Battlefield). */
function isHeldUp(scene: Scene, id: CharacterId): boolean {
  const [survey, footprint] = [surveyIn(scene), footprintIn(scene, id)];
  return (
    survey !== null && footprint !== null && tilesOf(footprint).some((tile) => isDifficult(survey, tile))
  );
}

/** How far and how high somebody jumps now, in metres. Height is a fifth of the width. */
export function jumpOf(scene: Scene, id: CharacterId): { readonly wide: number; readonly high: number } {
  const bonus = statIn(scene, id, 'strength').total - 10;
  const running = (fighterIn(scene, id)?.turn?.moved ?? 0) >= RUN;
  const wide = Math.max(0, USUAL + bonus) * (running ? 1 : 0.5) * (isHeldUp(scene, id) ? 0.5 : 1);
  return { wide, high: wide / 5 };
}

interface Jump {
  readonly to: TileName | null;
  readonly metres: number;
  /** Metres up; below 0: down. */
  readonly rise: number;
  /** Those on whom they come down, so deep that it is a fall. */
  readonly onto: readonly CharacterId[];
}

/** The jump that is meant: to a square, or without a map so many metres far. */
function jumpMeant(scene: Scene, { actor, target, detail }: Doing): Jump | Refusal {
  if (mapIn(scene) === null) {
    const metres = /^(\d{1,2})\s?m?$/.exec(detail ?? target ?? '')?.[1];
    return metres === undefined
      ? refusal('sayHowFar', { actor })
      : { to: null, metres: Number(metres), rise: 0, onto: [] };
  }
  const tile = (target ?? detail ?? '').trim().toUpperCase();
  const [to, from, terrain] = [
    parseTile(tile),
    parseTile(fighterIn(scene, actor)?.at ?? ''),
    terrainIn(scene),
  ];
  if (to === null || from === null || terrain === null) return refusal('sayWhere', { actor });
  const size = sizeOf(scene, actor).squares;
  const rise = standingHeight(terrain, { at: to, size }) - standingHeight(terrain, { at: from, size });
  const there = tilesOf({ at: to, size }).flatMap((tile) => standingOn(scene, tile, actor));
  const onto = [...new Set(there)].filter((id) => !mayShare(scene, actor, id));
  const deep = -rise >= FALL_FROM && onto.length > 0;
  if (!isFree(scene, actor, to) && !deep) return refusal('noRoomAt', { tile });
  return { to: tile, metres: distance(metric, from, to), rise, onto };
}

const isRefusal = (meant: Jump | Refusal): meant is Refusal => 'code' in meant;

/** What a jump has beyond one's Strength: too wide, too high; null where it hasn't. */
function beyond(scene: Scene, actor: CharacterId, { metres, rise }: Jump): Refusal | null {
  const { wide, high } = jumpOf(scene, actor);
  if (metres > wide) return refusal('jumpTooFar', { actor, metres, most: wide });
  return rise > high ? refusal('jumpTooHigh', { actor, metres: rise, most: high }) : null;
}

/** Numbers for a jump beyond one's Strength (Skills: the examples). */
const NUMBERS = [7, 10, 13, 16, 19];

/**
 * A jump farther or higher than Strength allows takes a check of Athletics or Nimbleness against what the GM says (Jumping); who fails comes as far as Strength
 * goes (read). Gives where they come to; null where the GM says that nobody could.
 */
function* checkedJump(tx: Tx<Scene>, actor: CharacterId, jump: Jump, why: Refusal): Rule<Jump | null> {
  const choice = yield* tx.ask({
    ...{ id: 'jump.beyond', asked: 'gm', code: 'jump.beyond', params: { ...why.params, actor } },
    options: [
      ...NUMBERS.map((number) => ({ id: String(number), code: 'jump.number', params: { number } })),
      { id: 'no', code: 'jump.no', params: {} },
    ],
    default: 'no',
  });
  if (choice === 'no') return null;
  const skill = bestSkill(tx.snapshot(), actor, ['athletics', 'nimbleness']);
  const goal = { difficulty: Number(choice), impossible: false };
  const { passed } = yield* rollCheck(tx, { actor, skill, label: 'jump' }, goal);
  return passed ? jump : shortOf(tx.snapshot(), actor, jump);
}

/** The farthest free square on the way that Strength allows; where one is, where there is none. */
function shortOf(scene: Scene, actor: CharacterId, jump: Jump): Jump {
  const most = Math.floor(jumpOf(scene, actor).wide);
  const [map, from, to] = [
    mapIn(scene),
    parseTile(fighterIn(scene, actor)?.at ?? ''),
    parseTile(jump.to ?? ''),
  ];
  const metres = Math.min(jump.metres, most);
  if (map === null || from === null || to === null) return { ...jump, metres, rise: 0, onto: [] };
  const way = [...line(map.grid, { from, towards: to, length: metres, metric })];
  const at = way.findLast((tile) => isFree(scene, actor, tile));
  const stays = { to: tileName(from), metres: 0, rise: 0, onto: [] };
  if (at === undefined) return stays;
  const meant = jumpMeant(scene, { ...nothing, actor, target: tileName(at) });
  return isRefusal(meant) || meant.rise > jumpOf(scene, actor).high ? stays : meant;
}

const nothing = { means: null, detail: null, spend: [], asGm: false } as const;

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
  whyNot(scene, doing) {
    const meant = jumpMeant(scene, doing);
    return isRefusal(meant) ? meant : null;
  },
  *run(tx, doing) {
    const { actor } = doing;
    const meant = jumpMeant(tx.snapshot(), doing);
    if (isRefusal(meant)) return;
    const why = beyond(tx.snapshot(), actor, meant);
    const jump = why === null ? meant : yield* checkedJump(tx, actor, meant, why);
    if (jump !== null) yield* land(tx, actor, jump);
    else if (why !== null) yield* tx.refuse(why.code, why.params);
  },
};

function* land(tx: Tx<Scene>, actor: CharacterId, { to, metres, rise, onto }: Jump): Rule<void> {
  const from = fighterIn(tx.now, actor)?.at ?? null;
  const turn = tx.state.fight?.fighters[actor]?.turn;
  if (!turn) return;
  turn.movement -= metres;
  turn.moved += metres;
  const left = turn.movement;
  if (to !== null) putAt(tx, actor, to);
  tell(tx, 'jumped', { actor, from, to, metres, left });
  yield* tx.window(windows.moved, { actor });
  if (-rise >= FALL_FROM) yield* fall(tx, actor, -rise, onto);
}
