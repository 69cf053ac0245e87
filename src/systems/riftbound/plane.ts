import type { Viewer } from '../../engine/event.ts';
import type { PlaneRules } from '../../engine/plane.ts';
import { refusal } from '../../engine/refusal.ts';
import { METRE, placeName } from '../../engine/space/plane/index.ts';
import type { WayTold } from '../../engine/way.ts';
import { asKnownTo, knowsOf } from './fight/known.ts';
import { legend } from './fight/legend.ts';
import { inMind } from './fight/mind.ts';
import { reachOf } from './moves/metres.ts';
import { move } from './moves/move.ts';
import { risksOf } from './moves/risks.ts';
import { wayMeant } from './moves/ways.ts';
import { type CharacterId, fighterIn, type Scene } from './scene.ts';
import { unitOf } from './vehicles/crew.ts';

/** What maps need to know of this game: what places are made of, who moves over them how. */
export const plane: PlaneRules<Scene> = {
  legend,
  move: move.id,
  board: ({ fight }) => fight?.board ?? null,
  // Who is in a vehicle drives, which is no way on foot; in the theatre of the mind nobody stands anywhere.
  at: (scene, actor, viewer) =>
    knowsOf(scene, viewer, actor) && !inMind(scene) && unitOf(scene, actor) === actor
      ? (fighterIn(scene, actor)?.at ?? null)
      : null,
  way: wayTold,
};

/** What a way would take and bring on. The figures are those of whoever goes, which only those learn who may move them. */
function wayTold(scene: Scene, actor: CharacterId, where: string, viewer: Viewer): WayTold {
  if (!viewer.gm && !viewer.characters.includes(actor))
    return { ok: false, refusal: refusal('wayNotYours', { actor }) };
  if (fighterIn(scene, actor) === null) return { ok: false, refusal: refusal('notInFight', { id: actor }) };
  const { sure, most } = reachOf(scene, actor);
  const found = wayMeant(scene, actor, where, { most, cut: false });
  if (!found.ok) return found;
  const { path, length } = found.way;
  const risks = risksOf(asKnownTo(scene, actor), actor, found.way);
  const metres = Math.round(length / 10) / 10;
  return {
    ok: true,
    places: path.slice(1).map(placeName),
    words: [
      `${metres} of ${sure / METRE} m`,
      ...(length > sure ? [`needs up to ${Math.ceil((length - sure) / METRE)} m more by a die`] : []),
    ],
    risks: risks.map(({ text }) => text),
    at: risks.map(({ at }) => at),
  };
}
