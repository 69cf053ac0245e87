import type { Modifier } from '../../../../engine/modifier.ts';
import { rowOf } from '../../../../engine/table.ts';
import { type AbilityId, abilities } from '../../content/abilities.ts';
import type { Source } from '../../numbers/about.ts';
import { isFromAbove } from '../../numbers/sources/elevation.ts';
import { unitIn } from '../../scene.ts';
import { effectsOf } from '../effects.ts';
import { knows } from '../limits.ts';
import { isPrimaryGun } from './guns.ts';

/** What an ability adds where it counts. */
const adds = (id: AbilityId, amount: number, counts: boolean): readonly Modifier[] =>
  counts ? [{ source: id, amount, params: { name: rowOf(abilities, id).name } }] : [];

export const soldierAim: Source<'aim'> = (scene, { actor, target, ability, kind }) => [
  ...adds('killShot', -1, ability === 'killShot'),
  ...adds('scorpionStrike', 1, ability === 'scorpionStrike'),
  ...adds('premeditated', 1, kind !== 'subdue' && fromHiding(scene, actor)),
  ...adds('mirage', -2, effectsOf(scene, target, 'mirage').length > 0),
];

export const soldierCrit: Source<'crit'> = (scene, about) => [
  ...adds(
    'highGround',
    2,
    isPrimaryGun(about.weapon) && knows(scene, about.actor, 'highGround') && isFromAbove(scene, about),
  ),
  ...adds('premeditated', 2, fromHiding(scene, about.actor)),
];

/** Premeditated: an attack out of concealment, the one that ends it included. */
const fromHiding = (scene: Parameters<typeof knows>[0], actor: string): boolean =>
  knows(scene, actor, 'premeditated') && unitIn(scene, actor)?.concealed === true;

export const soldierDamage: Source<'damage'> = (scene, { actor, target, ability, kind }) => [
  ...adds('killShot', 3, ability === 'killShot'),
  ...adds('trenchFighting', 1, kind === 'melee' && knows(scene, actor, 'trenchFighting')),
  ...adds(
    'fireteamTactics',
    1,
    kind === 'ranged' &&
      knows(scene, actor, 'fireteamTactics') &&
      scene.fight?.hurt.includes(target) === true,
  ),
];

export const soldierBreaking: Source<'breaking'> = (scene, { actor, weapon }) =>
  adds('breaker', 1, isPrimaryGun(weapon) && knows(scene, actor, 'breaker'));
