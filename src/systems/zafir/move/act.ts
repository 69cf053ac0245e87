import { agreedRisk } from '../../../engine/way.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { parseTile } from '../../../engine/space/grid/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act, Doing } from '../acts/act.ts';
import { tileFeatures } from '../content/tileFeatures.ts';
import { isHidden } from '../hidden/units.ts';
import { standing } from '../reactions/index.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { takeOwed } from '../turn/owed.ts';
import { deedWords } from '../words/deeds.ts';
import { riskWords } from '../words/risks.ts';
import { coverBeside } from './coverBeside.ts';
import { go } from './go.ts';
import { withGoal } from './goals.ts';
import { type Means, meansOf } from './mover.ts';
import { type Reachable, reachable } from './prospect.ts';
import { remembered } from '../../../engine/remembered.ts';
import { isRisky, risksOf } from './risks.ts';
import { terrainFor } from './terrain.ts';
import { typedWay } from './typedWay.ts';
import { type Way, type WayFound, wayTo } from './ways.ts';

/** How many tiles are listed to choose from; others may be typed. */
const mostListed = 250;

/**
 * Moving: up to one's Speed, over and onto things, with Agility Points beyond that. Where a way costs such points, harms, falls,
 * or lets somebody react, it is asked about first.
 */
export const move: Act = {
  id: 'move',
  name: 'Move',
  text: 'Go as far as your Speed lets you: a tile (C4), tiles (C4 D5), or steps (up 3, right 2).',
  group: 'move',
  activation: 'action',
  when: 'turn',
  targets: (scene, actor) => listed(scene, actor).map((one) => withGoal(scene, actor, one)),
  reads: (scene, actor, typed) => {
    const found = unitIn(scene, actor) === null ? null : typedWay(scene, actor, typed);
    return found === null ? null : { id: typed, name: typed, refused: found.ok ? null : found.refusal };
  },
  targetLater: true,
  refused: (scene, actor) =>
    unitIn(scene, actor) !== null && reachable(scene, actor).length === 0
      ? refusal('cannotMove', { actor })
      : null,
  words: 'optional',
  whyNot: (scene, doing) => {
    const found = wayMeant(scene, doing);
    return found.ok ? null : found.refusal;
  },
  leadsTo: (scene, doing) => {
    const found = wayMeant(scene, doing);
    return found.ok ? found.way.to : null;
  },
  *confirm(tx, doing) {
    const found = wayMeant(tx.snapshot(), doing);
    if (!found.ok) return true;
    const now = tx.snapshot();
    const { actor, agreed } = doing;
    if (agreed !== undefined && agreed === agreedRisk(riskWords(now, actor, found.way))) return true;
    return yield* confirmed(tx, actor, found.way, meansOf(now, actor));
  },
  *run(tx, doing) {
    const { actor } = doing;
    const now = tx.snapshot();
    const found = wayMeant(now, doing);
    if (!found.ok) return yield* tx.refuse(found.refusal.code, found.refusal.params);
    const means = meansOf(now, actor);
    takeOwed(tx, actor);
    yield* go(tx, actor, found.way, { why: means.free ?? 'action', means });
  },
};

/** The way that somebody wants to go: what they typed along, or to the tile they chose. */
function wayMeant(scene: Scene, { actor, target, detail }: Doing): WayFound {
  const typed = detail ?? target;
  if (typed === null) return { ok: false, refusal: refusal('sayWhere', { actor }) };
  return parseTile(typed) === null ? typedWay(scene, actor, typed) : tileMeant(scene, actor, typed);
}

function tileMeant(scene: Scene, actor: CharacterId, typed: string): WayFound {
  const tile = typed.trim().toUpperCase();
  const staysPut: Refusal = refusal('staysPut', { actor });
  return unitIn(scene, actor)?.at === tile ? { ok: false, refusal: staysPut } : wayTo(scene, actor, tile);
}

/** The tiles somebody could come to, those in cover first; nearest first. */
const listed = remembered((scene: Scene, actor: CharacterId): readonly Choice[] => {
  if (unitIn(scene, actor) === null) return [];
  const { speed } = meansOf(scene, actor);
  const terrain = terrainFor(scene, actor);
  const tiles = reachable(scene, actor).map((one) => {
    const cover = coverBeside(terrain, one.tile);
    const effort = one.kind === 'plain' ? 0 : one.kind === 'agility' ? 1 : 4;
    return { ...one, cover, rank: effort + (cover === null ? 2 : 0) };
  });
  tiles.sort((a, b) => a.rank - b.rank || a.cost - b.cost);
  return tiles.slice(0, mostListed).map((one) => ({
    id: one.tile,
    name: one.tile,
    note: noteOf(one, speed, one.cover),
    refused: null,
  }));
});

/** '5.5 of 8, half cover, 1 Agility'. */
function noteOf({ kind, cost, points }: Reachable, speed: number, cover: string | null): string {
  const parts = [`${cost} of ${speed}`];
  if (cover !== null) parts.push(`beside ${cover} cover`);
  if (points > 0) parts.push(`${points} Agility`);
  if (kind === 'danger') parts.push('through harm');
  if (kind === 'fall') parts.push('a fall');
  return parts.join(', ');
}

/** Asks whoever moves whether they mean it, where a way has more to it than steps. */
function* confirmed(tx: Tx<Scene>, actor: CharacterId, way: Way, means: Means): Rule<boolean> {
  const now = tx.snapshot();
  if (standing(now, actor, 'riskyMove') === 'always') return true;
  if (way.points === 0 && !isRisky(now, actor, way)) return true;
  const choice = yield* tx.ask({
    id: 'move',
    asked: actor,
    code: 'confirmMove',
    params: () => {
      const { watchers, hazards, falls, noticed } = risksOf(now, actor, way);
      return {
        actor,
        to: way.to,
        cost: way.cost,
        speed: means.speed,
        deeds: deedWords(way.legs),
        points: way.points,
        agility: means.agility,
        watchers: watchers.map(({ id, at, chance }) => ({ id, at, chance })),
        hazards: hazards.map(({ feature }) => rowOf(tileFeatures, feature).name),
        falls,
        noticed: noticed?.by ?? null,
      };
    },
    options: [
      { id: 'go', code: 'move.go', params: { to: way.to } },
      { id: 'stay', code: 'move.stay', params: {} },
    ],
    default: 'go',
    ...(isHidden(now, actor) ? { to: 'gm' as const } : {}),
  });
  if (choice === 'stay') tell(tx, 'moveCalledOff', { actor });
  return choice !== 'stay';
}
