import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { tileName } from '../../../../engine/space/grid/index.ts';
import { hasEquipment } from '../../attack/held.ts';
import { creatureTypes } from '../../content/creatures.ts';
import { isUnseen } from '../../fight/known.ts';
import { forbiddenBy } from '../../numbers/ask.ts';
import {
  areEnemies,
  being,
  type CharacterId,
  characterIn,
  fighterIn,
  presentIn,
  type Scene,
  sideOf,
  stateOf,
} from '../../scene.ts';
import { metresBetween, metresTo } from '../../space/distance.ts';
import { mapIn } from '../../space/terrain.ts';
import type { Ability } from '../schema/ability.ts';
import { title } from '../words/names.ts';
import { aimedAt } from './area.ts';
import { type Casting, type Price, priceOf, whyTooDear } from './cost.ts';
import { isSpent } from './limits.ts';
import { hasLine, hasLineTo, rangeOf } from './reach.ts';

/** Why an Ability can't be used now, at anybody; what it costs in AP and RP is asked elsewhere. */
export function whyNotCast(scene: Scene, actor: CharacterId, casting: Casting): Refusal | null {
  const broken = whyNotWork(scene, actor, casting);
  if (broken !== null) return broken;
  const price = priceOf(scene, actor, casting);
  return whyTooDear(scene, actor, casting, price) ?? whyNoWp(scene, actor, price);
}

/** Why an Ability can't work now, even if it cost no WP: out of a thing. */
export function whyNotWork(scene: Scene, actor: CharacterId, casting: Casting): Refusal | null {
  const { ability } = casting;
  const who = being(scene, actor);
  const by = forbiddenBy(scene, actor, 'abilities');
  if (by !== null) return refusal('forbidden', { actor, by, what: 'abilities' });
  if (scene.fight !== null && ability.time.kind === 'minutes')
    return refusal('takesTooLong', { ability: ability.name });
  if (scene.fight === null && needsFight(ability)) return refusal('onlyInFight', {});
  if (ability.equipment && !hasEquipment(who))
    return refusal('needsEquipment', { actor, what: ability.name });
  if (isSpent(scene, actor, ability.id, ability.limit))
    return refusal('abilitySpent', { actor, ability: ability.name, per: ability.limit?.per ?? 'turn' });
  return null;
}

function whyNoWp(scene: Scene, actor: CharacterId, { paid }: Price): Refusal | null {
  const { wp } = being(scene, actor);
  return paid > wp ? refusal('notEnoughWp', { actor, needs: paid, has: wp }) : null;
}

/** What has squares, turns or enemies to it. */
const needsFight = ({ effects, area }: Ability): boolean =>
  (area !== null && area.shape === 'around') ||
  effects.some(({ effect }) => effect === 'summon' || effect === 'push' || effect === 'move');

/** What an Ability is aimed at: somebody or something, a place for its area, or nothing that is chosen. */
export function aimOf({ target, area }: Ability): 'person' | 'place' | 'nothing' {
  if (area !== null) return area.shape === 'around' ? 'nothing' : 'place';
  if (target.who === 'self') return 'nothing';
  return target.who === 'space' ? 'place' : 'person';
}

/** Those whom somebody could think of aiming an Ability at, themselves last. */
export const candidates = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  [...presentIn(scene).filter((id) => id !== actor), actor].filter(
    (id) => !(sideOf(scene, actor) === 'players' && id !== actor && isUnseen(scene, id)),
  );

/** Why somebody, or a place, can't be what an Ability is aimed at. */
export function whyNotAimed(
  scene: Scene,
  actor: CharacterId,
  { ability, upcasts }: Casting,
  wanted: string,
): Refusal | null {
  if (aimOf(ability) === 'place' && mapIn(scene) !== null && characterIn(scene, wanted) === null)
    return whyNotTile(scene, actor, { ability, upcasts }, wanted);
  const who = characterIn(scene, wanted);
  if (who === null) return refusal('unknownTarget');
  if (scene.fight !== null && fighterIn(scene, wanted) === null) return refusal('notInFight', { id: wanted });
  const wrong = aimOf(ability) === 'place' ? null : whyWrong(scene, actor, ability, wanted);
  if (wrong !== null) return wrong;
  if (areEnemies(scene, actor, wanted) && stateOf(scene, wanted, 'hidden') !== null)
    return refusal('targetHidden', { target: wanted });
  if (scene.fight === null) return null;
  const most = rangeOf(scene, actor, ability, upcasts);
  const away = metresBetween(scene, actor, wanted);
  // A line without a range of its own begins beside its user, and reaches as far as it is long.
  if (most !== null && ability.range.kind !== 'self' && away > most)
    return refusal('outOfReach', { target: wanted, away, most, weapon: ability.name });
  return hasLine(scene, actor, ability, wanted) ? null : refusal('fullCover', { actor, target: wanted });
}

function whyWrong(scene: Scene, actor: CharacterId, ability: Ability, wanted: CharacterId): Refusal | null {
  const { target, name } = ability;
  const who = characterIn(scene, wanted);
  const enemy = areEnemies(scene, actor, wanted);
  const dead = who?.dead === true;
  if (target.who === 'dead')
    return dead && who?.kind !== 'object' ? null : refusal('notDead', { target: wanted, ability: name });
  if (dead) return refusal('targetDead', { target: wanted });
  if (target.who === 'object' && who?.kind !== 'object') return refusal('onlyObjects', { ability: name });
  if (target.who === 'ally' && (enemy || wanted === actor)) return refusal('onlyAllies', { ability: name });
  if (target.who === 'enemy' && !enemy && scene.fight !== null)
    return refusal('onlyEnemies', { ability: name });
  if (target.who === 'other' && wanted === actor) return refusal('onlyOthers', { ability: name });
  return whyOtherKind(scene, ability, wanted);
}

/** Why somebody or something is of a kind that an Ability doesn't work on: another category or type of creature, another size, another material. */
function whyOtherKind(scene: Scene, { target, name }: Ability, wanted: CharacterId): Refusal | null {
  const who = characterIn(scene, wanted);
  if (who === null) return null;
  const row = creatureTypes.find(({ id }) => who.kind !== 'object' && id === who.type);
  const { categories, types = [], sizes = [], materials = [] } = target;
  const no = (only: readonly string[], own: string | undefined) =>
    only.length > 0 && !only.some((one) => one === own);
  if (no(categories, row?.category))
    return refusal('wrongCreature', { target: wanted, ability: name, categories });
  const kinds: readonly (readonly [readonly string[], string | undefined])[] = [
    [types, row?.id],
    [sizes, who.size],
    [materials, who.kind === 'object' ? who.material : undefined],
  ];
  const [only] = kinds.find(([all, own]) => no(all, own)) ?? [];
  return only === undefined
    ? null
    : refusal('wrongKind', { target: wanted, ability: name, kinds: only.map(title) });
}

/** Why a square can't be what an Ability is aimed at: there is none, it is too far away, or nothing leads there (Targeting and Hitting; Area of Effect Forms). */
function whyNotTile(
  scene: Scene,
  actor: CharacterId,
  { ability, upcasts }: Pick<Casting, 'ability' | 'upcasts'>,
  wanted: string,
): Refusal | null {
  const aimed = aimedAt(scene, wanted);
  if (aimed === null || !('tile' in aimed))
    return refusal('noSuchPlace', { place: wanted, ability: ability.name });
  const place = tileName(aimed.tile);
  const most = rangeOf(scene, actor, ability, upcasts);
  const away = metresTo(scene, actor, aimed.tile);
  if (most !== null && ability.range.kind !== 'self' && away > most)
    return refusal('placeTooFar', { place, away, most, ability: ability.name });
  return hasLineTo(scene, actor, ability, upcasts, aimed.tile)
    ? null
    : refusal('placeUnseen', { actor, place, ability: ability.name });
}
