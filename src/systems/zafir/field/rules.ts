import type { Viewer } from '../../../engine/event.ts';
import type { GridRules } from '../../../engine/grid.ts';
import type { WayTold } from '../../../engine/way.ts';
import { refusal } from '../../../engine/refusal.ts';
import { parseTile } from '../../../engine/space/grid/index.ts';
import type { At } from '../../../engine/space/index.ts';
import { move } from '../move/act.ts';
import { meansOf } from '../move/mover.ts';
import { typedWay } from '../move/typedWay.ts';
import { byTiles, wayTo } from '../move/ways.ts';
import { type CharacterId, type Scene, type TileMark, unitIn } from '../scene.ts';
import { deedWords } from '../words/deeds.ts';
import { riskWords } from '../words/risks.ts';
import { legend } from './legend.ts';
import { featureShown, mayKnowOf } from './view.ts';

/** What maps need to know of this game: what they are made of, who moves over them how. */
export const grid: GridRules<Scene> = {
  legend,
  move: move.id,
  feature: (feature) => featureShown(feature as TileMark),
  board: ({ fight }) => (fight === null ? null : { grid: fight.grid, spots: fight.spots }),
  at: (scene, actor, viewer) => (mayKnowOf(scene, actor, viewer) ? (unitIn(scene, actor)?.at ?? null) : null),
  way: wayTold,
};

/** What a way would take and bring on. The figures are those of its mover, which only those learn who may move them. */
function wayTold(scene: Scene, actor: CharacterId, where: readonly At[] | string, viewer: Viewer): WayTold {
  if (!viewer.gm && !viewer.characters.includes(actor))
    return { ok: false, refusal: refusal('wayNotYours', { actor }) };
  if (unitIn(scene, actor) === null) return { ok: false, refusal: refusal('notInFight', { actor }) };
  const found = typeof where === 'string' ? wayTyped(scene, actor, where) : byTiles(scene, actor, where);
  if (!found.ok) return found;
  const { way } = found;
  return {
    ok: true,
    places: way.legs.map(({ to }) => to),
    words: [`${way.cost} of ${meansOf(scene, actor).speed} movement`, ...deedWords(way.legs)],
    risks: riskWords(scene, actor, way),
  };
}

const wayTyped = (scene: Scene, actor: CharacterId, typed: string) =>
  parseTile(typed) === null ? typedWay(scene, actor, typed) : wayTo(scene, actor, typed);
