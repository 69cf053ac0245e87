import type { Viewer } from '../../../engine/event.ts';
import type { GridRules, WayTold } from '../../../engine/grid.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { At } from '../../../engine/space/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { tileFeatures } from '../content/tileFeatures.ts';
import { move } from '../move/act.ts';
import { meansOf } from '../move/mover.ts';
import { type Risks, risksOf } from '../move/risks.ts';
import { byTiles } from '../move/ways.ts';
import { type CharacterId, characterIn, type Scene, type TileMark, unitIn } from '../scene.ts';
import { deedWords } from '../words/deeds.ts';
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
function wayTold(scene: Scene, actor: CharacterId, steps: readonly At[], viewer: Viewer): WayTold {
  if (!viewer.gm && !viewer.characters.includes(actor))
    return { ok: false, refusal: refusal('notYours', { actor }) };
  if (unitIn(scene, actor) === null) return { ok: false, refusal: refusal('notInFight', { actor }) };
  const found = byTiles(scene, actor, steps);
  if (!found.ok) return found;
  const { speed, agility } = meansOf(scene, actor);
  const { way } = found;
  return {
    ok: true,
    tiles: way.legs.map(({ to }) => to),
    words: [
      `${way.cost} of ${speed} movement`,
      ...(way.points === 0
        ? []
        : [`${way.points} of ${agility} Agility ${agility === 1 ? 'Point' : 'Points'}`]),
      ...deedWords(way.legs),
      ...riskWords(scene, risksOf(scene, actor, way)),
    ],
  };
}

/** What a way would bring on, in a few words each. */
function riskWords(scene: Scene, { watchers, hazards, falls, noticed }: Risks): readonly string[] {
  const name = (id: CharacterId) => characterIn(scene, id)?.name ?? id;
  return [
    ...(falls ? ['falls at the end: 2 damage'] : []),
    ...hazards.map(({ feature, at }) => `${rowOf(tileFeatures, feature).name} on ${at}`),
    ...watchers.map(
      ({ id, at, chance }) => `${name(id)} may react at ${at}${chance === null ? '' : ` (${chance}%)`}`,
    ),
    ...(noticed === null ? [] : [`${name(noticed.by)} would notice at ${noticed.at}`]),
  ];
}
