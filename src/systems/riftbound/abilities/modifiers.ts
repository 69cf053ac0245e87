import type { Modifier } from '../../../engine/modifier.ts';
import type { AttributeId } from '../content/attributes.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { scoreOf } from '../numbers/score.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { orderAttribute } from '../vehicles/crew.ts';
import { hasAbility } from './owned.ts';

/** The Difficulty of Seizing the Initiative by somebody's CHA: 11, or 8 by that of who has Certitude. */
const SEIZE = 11;
const CERTAIN = 8;

/** What is rolled for turn order: AGI, a pilot's WIS, or CHA by That's an Order where it is higher. */
export function orderScore(scene: Scene, id: CharacterId): AttributeId {
  const usual = orderAttribute(scene, id);
  if (!hasAbility(scene, id, 'thatsAnOrderI')) return usual;
  const [own, charisma] = [scoreOf(scene, id, usual).total, scoreOf(scene, id, 'charisma').total];
  return charisma > own ? 'charisma' : usual;
}

/**
 * All that is added to 3d6 for turn order. Urgency adds AGI once more, whatever else is rolled with (A10: CHA and AGI). It may be below 0:
 * the book lets nobody leave it out.
 */
export function orderModifiers(scene: Scene, id: CharacterId): readonly Modifier[] {
  const attribute = orderScore(scene, id);
  const score = { source: 'score', amount: scoreOf(scene, id, attribute).total, params: { attribute } };
  if (!hasAbility(scene, id, 'urgency')) return [score];
  return [score, { source: 'urgency', amount: scoreOf(scene, id, orderAttribute(scene, id)).total }];
}

/** How hard it is to Seize the Initiative by one's own AGI (null), or by somebody's CHA (Certitude). */
export const seizeDifficulty = (scene: Scene, helper: CharacterId | null): number =>
  helper !== null && hasAbility(scene, helper, 'certitude') ? CERTAIN : SEIZE;

/** Damage Resist: each die of a Dodge Roll against the type of damage that was chosen is 1 higher. */
export function dodgeModifiers(scene: Scene, id: CharacterId, type: DamageTypeId): readonly Modifier[] {
  const resists = personIn(scene, id)?.abilities.some(
    (one) => one.id === 'damageResist' && one.choice === type,
  );
  return resists === true ? [{ source: 'damageResist', amount: 1 }] : [];
}
