import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { parseTile } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act, Doing } from '../actions/act.ts';
import { isUnseen } from '../fight/known.ts';
import { areEnemies, type CharacterId, character, fightersIn, type Scene, sideOf } from '../scene.ts';
import { tell } from '../tell.ts';
import { pay, whyNotPaid } from '../turn/economy.ts';
import { windows } from '../windows.ts';
import { leaveZones } from '../zones/end.ts';
import { metresBetween, pairOf } from './distance.ts';
import { fearedBy } from './fear.ts';
import { apForWay, metresFor, reserveOf, SPRINT, whyRooted } from './gait.ts';
import { go } from './go.ts';
import { outlookOf } from './goals.ts';
import { mapIn } from './terrain.ts';
import { typedWay, type WayFound, wayTo } from './ways.ts';

/** Takes Move actions, or a Sprint, for so many AP: their metres are there now. */
export function gain(tx: Tx<Scene>, actor: CharacterId, ap: number): void {
  const turn = tx.state.fight?.fighters[actor]?.turn;
  if (!turn || ap === 0) return;
  pay(tx, actor, { ap });
  const sprints = ap >= SPRINT.ap;
  const metres = metresFor({ left: 0, ap, basic: turn.basic }, ap);
  turn.movement += metres;
  tell(tx, 'movementGained', { actor, by: sprints ? 'sprint' : 'move', ap, metres });
}

const ofAp = (ap: number): string => (ap === 0 ? '' : `, ${ap} AP`);

/** So many squares are named at most. */
const MOST_SQUARES = 32;

/** Where somebody would most probably go, and the nearest squares that take the least of their AP; any other may be typed. */
function squares(scene: Scene, actor: CharacterId): readonly Choice[] {
  const { goals, squares: all } = outlookOf(scene, actor);
  const least = all[0]?.ap ?? 0;
  const likely = all.filter(({ tile }) => goals.has(tile));
  const near = all
    .filter(({ tile, ap }) => ap === least && !goals.has(tile))
    .slice(0, MOST_SQUARES - likely.length);
  return [...likely, ...near]
    .toSorted((a, b) => a.ap - b.ap || a.cost - b.cost)
    .map(({ tile, cost, ap }): Choice => {
      const goal = goals.get(tile);
      const said = goal === undefined ? {} : { goal };
      return {
        id: tile,
        name: tile,
        relation: 'place',
        note: `${cost} m${ofAp(ap)}`,
        ...said,
        refused: null,
      };
    });
}

/** On told ground one goes nearer to somebody, or away from them. */
const AWAY = 'away:';

const others = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => id !== actor && (sideOf(scene, actor) === 'foes' || !isUnseen(scene, id)));

const asTold = (scene: Scene, actor: CharacterId): readonly Choice[] => {
  const reserve = reserveOf(scene, actor);
  const most = metresFor(reserve, reserve.ap);
  return others(scene, actor).flatMap((id): readonly Choice[] => {
    const [{ name }, away] = [character(scene, id), metresBetween(scene, actor, id)];
    const need = Math.max(0, away - 1);
    const goes = Math.min(need, most);
    const nearer: Choice = {
      id,
      name,
      note: `${away} m away${ofAp(apForWay(reserve, goes) ?? 0)}`,
      goal: `to ${name}`,
      relation: areEnemies(scene, actor, id) ? 'foe' : 'ally',
      refused: fearedBy(scene, actor).includes(id)
        ? refusal('afraid', { actor, of: id })
        : need === 0
          ? refusal('closeAlready', { target: id })
          : goes <= 0
            ? refusal('noMovement', { actor })
            : null,
    };
    const farther: Choice = {
      id: `${AWAY}${id}`,
      name: `Away from ${name}`,
      note: `${away} m away`,
      goal: `away from ${name}`,
      relation: 'place',
      refused: reserve.left > 0 ? null : refusal('noMovement', { actor }),
    };
    return [nearer, farther];
  });
};

/** The way that is meant: what was typed along, or the square that was chosen. */
function wayMeant(scene: Scene, { actor, target, detail }: Doing): WayFound {
  const typed = detail ?? target ?? '';
  return parseTile(typed) === null
    ? typedWay(scene, actor, typed)
    : wayTo(scene, actor, typed.trim().toUpperCase());
}

/** A move as it is told: to whom or from whom, and so many metres. */
interface Told {
  readonly who: CharacterId;
  readonly metres: number;
  readonly ap: number;
}

/** So many metres as were typed; else up to the other, or, going away, as far as the movement they have leads. */
function toldMeant(scene: Scene, { actor, target, detail }: Doing): Told | Refusal {
  if (target === null) return refusal('sayWhere', { actor });
  const away = target.startsWith(AWAY);
  const who = away ? target.slice(AWAY.length) : target;
  if (!others(scene, actor).includes(who)) return refusal('nobody', {});
  const reserve = reserveOf(scene, actor);
  const apart = metresBetween(scene, actor, who);
  const typed = /^(\d{1,3})\s?m?$/.exec(detail ?? '')?.[1];
  const most = metresFor(reserve, reserve.ap);
  const usual = away ? reserve.left : Math.min(apart - 1, most);
  const metres = Math.floor(typed === undefined ? usual : Number(typed));
  if (metres < 1) return refusal('noMovement', { actor });
  if (!away && metres > apart - 1 && typed !== undefined)
    return refusal('tooNear', { target: who, most: apart - 1 });
  const ap = apForWay(reserve, metres);
  return ap === null
    ? refusal('tooFar', { actor, tile: null, cost: metres, has: most })
    : { who, metres: away ? -metres : metres, ap };
}

const isRefusal = (meant: Told | Refusal): meant is Refusal => 'code' in meant;

/**
 * Moving (Basic Actions: Move, Sprint): over squares of 1 m, with the movement there is; what it takes beyond that is paid with Move actions, and with a Sprint
 * where it takes three AP anyway.
 */
export const move: Act = {
  id: 'move',
  cinematic: true,
  name: 'Move',
  also: ['Go', 'Walk', 'Run', 'Crawl'],
  group: 'move',
  cost: {},
  refused: whyRooted,
  targets: (scene, actor) => (mapIn(scene) === null ? asTold(scene, actor) : squares(scene, actor)),
  targetsOpen: true,
  targetLater: true,
  words: 'optional',
  whyNot(scene, doing) {
    if (mapIn(scene) === null) {
      const meant = toldMeant(scene, doing);
      return isRefusal(meant) ? meant : null;
    }
    const found = wayMeant(scene, doing);
    return found.ok ? null : found.refusal;
  },
  *run(tx, doing) {
    const { actor } = doing;
    const now = tx.snapshot();
    if (mapIn(now) === null) return yield* moveAsTold(tx, doing);
    const found = wayMeant(now, doing);
    if (!found.ok) return yield* tx.refuse(found.refusal.code, found.refusal.params);
    gain(tx, actor, found.way.ap);
    yield* go(tx, actor, found.way);
  },
};

function* moveAsTold(tx: Tx<Scene>, doing: Doing): Rule<void> {
  const { actor } = doing;
  const meant = toldMeant(tx.snapshot(), doing);
  const { fight } = tx.state;
  if (isRefusal(meant) || fight?.ground.kind !== 'told') return;
  gain(tx, actor, meant.ap);
  const turn = fight.fighters[actor]?.turn;
  const left = Math.max(1, metresBetween(tx.snapshot(), actor, meant.who) - meant.metres);
  fight.ground.metres[pairOf(actor, meant.who)] = left;
  if (turn) {
    turn.movement -= Math.abs(meant.metres);
    turn.moved += Math.abs(meant.metres);
  }
  leaveZones(tx, actor);
  tell(tx, 'movedAsTold', { actor, target: meant.who, metres: meant.metres, left });
  yield* tx.window(windows.moved, { actor });
}

/** More movement now, to be used later in the turn (Basic Actions: Move). */
export const takeMove: Act = {
  id: 'takeMove',
  name: 'Move: more metres',
  also: ['Move action'],
  group: 'move',
  cost: {},
  refused: (scene, actor) => whyRooted(scene, actor) ?? whyNotPaid(scene, actor, { ap: 1 }),
  run(tx, { actor }) {
    gain(tx, actor, 1);
    return undefined;
  },
};

/** Four times the Basic Movement more (Basic Actions: Sprint). */
export const sprint: Act = {
  id: 'sprint',
  name: 'Sprint',
  group: 'move',
  cost: {},
  refused: (scene, actor) => whyRooted(scene, actor) ?? whyNotPaid(scene, actor, { ap: SPRINT.ap }),
  run(tx, { actor }) {
    gain(tx, actor, SPRINT.ap);
    return undefined;
  },
};
