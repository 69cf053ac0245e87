import type { Modifier } from '../../../../engine/modifier.ts';
import { effectsOf } from '../../abilities/effects.ts';
import { areasOver } from '../../move/areas.ts';
import { isAgainstCover } from '../../move/sight.ts';
import { areEnemies, type CharacterId, type EffectId, type Scene, unitIn } from '../../scene.ts';
import type { Source } from '../about.ts';

/** What an effect of an ability adds, once for each who has put it there. */
const each = (
  scene: Scene,
  id: CharacterId,
  effect: EffectId,
  name: string,
  amount: number,
): readonly Modifier[] =>
  effectsOf(scene, id, effect).map(() => ({ source: effect, amount, params: { name } }));

/** What a focus's substructure adds to the attacks of those whom Arcane Defenses protect. */
const substructure = (scene: Scene, id: CharacterId): readonly Modifier[] =>
  effectsOf(scene, id, 'arcaneDefenses').flatMap(({ number }) =>
    number === null
      ? []
      : [{ source: 'substructure', amount: number, params: { name: 'Zephyrite Substructure' } }],
  );

/** Spirits in cover guide ranged attacks of those who stand in it, within their area. */
function animated(scene: Scene, id: CharacterId): readonly Modifier[] {
  const tile = unitIn(scene, id)?.at ?? '';
  const held = areasOver(scene, tile, 'animateCover').some((area) => !areEnemies(scene, area.by, id));
  return held && isAgainstCover(scene, id)
    ? [{ source: 'animateCover', amount: 1, params: { name: 'Animate Cover' } }]
    : [];
}

export const magicAim: Source<'aim'> = (scene, { actor, target, kind }) => [
  ...each(scene, actor, 'curse', 'Curse', -2),
  ...each(scene, actor, 'guidance', 'Guidance', 2),
  ...each(scene, target, 'arcaneDefenses', 'Arcane Defenses', -2),
  ...substructure(scene, actor),
  ...(kind === 'ranged' ? animated(scene, actor) : []),
];

export const magicCrit: Source<'crit'> = (scene, { actor }) => [
  ...each(scene, actor, 'guidance', 'Guidance', 1),
  ...substructure(scene, actor),
];

export const magicSpeed: Source<'speed'> = (scene, { actor }) => each(scene, actor, 'curse', 'Curse', -1);
