import { parseTile } from '../../../engine/space/grid/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { type VisionId, visions } from '../content/visions.ts';
import { openLine } from '../cover/sight.ts';
import { forbiddenBy } from '../numbers/ask.ts';
import type { Sensing } from '../numbers/source.ts';
import { sources } from '../numbers/sources.ts';
import { beingIn, type CharacterId, fighterIn, type Light, type Scene } from '../scene.ts';
import { zonesIn } from '../zones/inside.ts';
import { metresBetween } from './distance.ts';
import { hasMark, surveyIn } from './terrain.ts';

/** Without any light Normal Vision and X-Ray Vision fail; all other Visions do without, or bring their own (Light and Vision). */
const needsLight: readonly VisionId[] = ['normal', 'xray'];

/** The Visions somebody has: everybody has Normal Vision, more come by their kind, features and Abilities. */
export const visionsOf = (scene: Scene, id: CharacterId): readonly Sensing[] => [
  { vision: 'normal', metres: null },
  ...sources.flatMap((source) => source.visions?.(scene, id) ?? []),
];

/** How bright it is where somebody stands: as in the whole place, or as light and darkness that lie there make it. */
export function lightAt(scene: Scene, id: CharacterId): Light {
  const { fight } = scene;
  const [survey, at] = [surveyIn(scene), parseTile(fighterIn(scene, id)?.at ?? '')];
  if (fight === null) return 'bright';
  const told = zonesIn(scene).filter(({ members }) => members.includes(id));
  if (told.some(({ ground }) => ground === 'dark')) return 'dark';
  if (told.some(({ ground }) => ground === 'bright')) return 'bright';
  if (survey === null || at === null) return fight.light;
  if (hasMark(survey, at, 'darkness')) return 'dark';
  return hasMark(survey, at, 'light') ? 'bright' : fight.light;
}

/**
 * Whether somebody sees another: with any sense that finds them exactly (Seeing). Normal Vision needs light; most need a line; blindness stops those of the
 * eyes.
 */
export function canSee(scene: Scene, viewer: CharacterId, target: CharacterId): boolean {
  if (scene.fight === null || viewer === target) return true;
  if (beingIn(scene, viewer) === null) return false;
  const blind = forbiddenBy(scene, viewer, 'see') !== null;
  const veiled = sources.some((source) => source.unseen?.(scene, target) === true);
  const isDark = lightAt(scene, target) === 'dark';
  const hasLine = openLine(scene, viewer, target) !== 'none';
  return visionsOf(scene, viewer).some(({ vision, metres }) => {
    const { line, blindable } = rowOf(visions, vision);
    if (metres !== null && metresBetween(scene, viewer, target) > metres) return false;
    return (
      (!line || hasLine) && !(blindable && (blind || veiled)) && !(isDark && needsLight.includes(vision))
    );
  });
}
