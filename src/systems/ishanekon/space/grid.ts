import type { Viewer } from '../../../engine/event.ts';
import type { GridRules } from '../../../engine/grid.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { At } from '../../../engine/space/index.ts';
import type { WayTold } from '../../../engine/way.ts';
import { knowsOf } from '../fight/known.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { legend } from './legend.ts';
import { featureShown } from './looks.ts';
import { move } from './moving.ts';
import { mapIn } from './terrain.ts';
import { byTiles, typedWay, type Way } from './ways.ts';

/** What maps need to know of this game: what they are made of, who moves over them how. */
export const grid: GridRules<Scene> = {
  legend,
  move: move.id,
  feature: featureShown,
  board(scene) {
    const map = mapIn(scene);
    return map === null ? null : { grid: map.grid, spots: map.spots };
  },
  at: (scene, actor, viewer) =>
    knowsOf(scene, viewer, actor) ? (fighterIn(scene, actor)?.at ?? null) : null,
  way: wayTold,
};

/** What a way would take and bring on. The figures are those of its mover, which only those learn who may move them. */
function wayTold(scene: Scene, actor: CharacterId, where: readonly At[] | string, viewer: Viewer): WayTold {
  if (!viewer.gm && !viewer.characters.includes(actor))
    return { ok: false, refusal: refusal('wayNotYours', { actor }) };
  if (fighterIn(scene, actor) === null) return { ok: false, refusal: refusal('notInFight', { id: actor }) };
  const found = typeof where === 'string' ? typedWay(scene, actor, where) : byTiles(scene, actor, where);
  if (!found.ok) return found;
  const { way } = found;
  return {
    ok: true,
    places: way.legs.map(({ to }) => to),
    words: [
      `${way.cost} m`,
      ...(way.ap === 0 ? [] : [`${way.ap} AP`]),
      ...(way.legs.some(({ how }) => how === 'climb') ? ['climbing'] : []),
    ],
    risks: risksOf(scene, way),
  };
}

/** Whose spaces a way leads through by force. */
const risksOf = (scene: Scene, { legs }: Way): readonly string[] =>
  [...new Set(legs.flatMap(({ through }) => through ?? []))].map(
    (id) => `${characterIn(scene, id)?.name ?? 'an enemy'} may hold you back`,
  );
