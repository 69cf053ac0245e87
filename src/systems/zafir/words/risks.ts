import { rowOf } from '../../../engine/table.ts';
import { tileFeatures } from '../content/tileFeatures.ts';
import { agilityLeft } from '../move/mover.ts';
import { risksOf } from '../move/risks.ts';
import type { Way } from '../move/ways.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';

/** What a way has to it besides steps, in a few words each, as far as its mover can know: whoever goes it is asked about that. */
export function riskWords(scene: Scene, actor: CharacterId, way: Way): readonly string[] {
  const { watchers, hazards, falls, noticed } = risksOf(scene, actor, way);
  const name = (id: CharacterId) => characterIn(scene, id)?.name ?? id;
  const agility = agilityLeft(scene, actor);
  return [
    ...(way.points === 0
      ? []
      : [`${way.points} of ${agility} Agility ${agility === 1 ? 'Point' : 'Points'}`]),
    ...(falls ? ['falls at the end: 2 damage'] : []),
    ...hazards.map(({ feature, at }) => `${rowOf(tileFeatures, feature).name} on ${at}`),
    ...watchers.map(
      ({ id, at, chance }) => `${name(id)} can react at ${at}${chance === null ? '' : ` (${chance}%)`}`,
    ),
    ...(noticed === null ? [] : [`${name(noticed.by)} would notice at ${noticed.at}`]),
  ];
}
