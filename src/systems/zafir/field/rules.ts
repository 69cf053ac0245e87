import type { Viewer } from '../../../engine/event.ts';
import type { GridRules, WayTold } from '../../../engine/grid.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { At, TileName } from '../../../engine/space/index.ts';
import { move } from '../move/act.ts';
import { meansOf } from '../move/mover.ts';
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
function wayTold(scene: Scene, actor: CharacterId, where: readonly At[] | TileName, viewer: Viewer): WayTold {
  if (!viewer.gm && !viewer.characters.includes(actor))
    return { ok: false, refusal: refusal('notYours', { actor }) };
  if (unitIn(scene, actor) === null) return { ok: false, refusal: refusal('notInFight', { actor }) };
  const found = typeof where === 'string' ? wayTo(scene, actor, where) : byTiles(scene, actor, where);
  if (!found.ok) return found;
  const { way } = found;
  return {
    ok: true,
    tiles: way.legs.map(({ to }) => to),
    words: [`${way.cost} of ${meansOf(scene, actor).speed} movement`, ...deedWords(way.legs)],
    risks: riskWords(scene, actor, way),
  };
}
