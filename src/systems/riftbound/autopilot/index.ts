import type { AutopilotRules } from '../../../engine/autopilot/rules.ts';
import { METRE } from '../../../engine/space/plane/index.ts';
import { whyNotMeans } from '../attack/legality.ts';
import { meansOf } from '../attack/means.ts';
import { distanceBetween } from '../fight/bodies.ts';
import { asKnownTo } from '../fight/known.ts';
import { stands } from '../fight/stands.ts';
import { harms } from '../powers/effects/apply.ts';
import { powersOf } from '../powers/owned.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene, type Side } from '../scene.ts';
import { groundOf } from './ground.ts';
import { enemiesKnown } from './known.ts';
import { ratedPowers } from './powers.ts';
import { stockOf } from './stock.ts';

const healthOf = (scene: Scene, id: CharacterId): number => {
  const { hp } = character(scene, id);
  return hp.now / Math.max(1, hp.max);
};

/** How others can tell how somebody is: of heroes exactly, of foes whether they are hurt. */
function healthToTell(scene: Scene, actor: CharacterId, id: CharacterId): number {
  const health = healthOf(scene, id);
  return fighterIn(scene, actor)?.side === 'foes' || health === 1 ? health : 0.5;
}

/** Closer than a Move is too close for who keeps their distance, in metres. */
const NEAR = 8;

/** Whether somebody can make an Attack that reaches further than an arm, or has a power that harms from so far away: an empty gun is none. */
const harmsFromAfar = (scene: Scene, actor: CharacterId): boolean =>
  meansOf(scene, actor).some(
    (means) =>
      means.source.kind !== 'improvised' &&
      means.attack.special !== 'thrown' &&
      (means.attack.range ?? 0) > NEAR &&
      whyNotMeans(scene, { actor, asSkilled: false }, means) === null,
  ) || powersOf(scene, actor).some(({ power }) => power.range > NEAR && power.effects.some(harms));

const standsOn = (scene: Scene, side: Side): boolean =>
  fightersIn(scene).some((id) => fighterIn(scene, id)?.side === side && stands(scene, id));

export const autopilot: AutopilotRules<Scene> = {
  behaviour: (scene, actor) => character(scene, actor).behaviour ?? null,
  around(whole, actor) {
    const scene = asKnownTo(whole, actor);
    return {
      health: healthOf(scene, actor),
      unseen: fighterIn(whole, actor)?.unseen === true,
      enemies: enemiesKnown(scene, actor).map((id) => ({
        id,
        distance: (distanceBetween(scene, actor, id) ?? 0) / METRE,
        health: healthToTell(scene, actor, id),
      })),
      near: NEAR,
      fromAfar: harmsFromAfar(scene, actor),
      price: [],
      first: ['escape', 'getUp'],
      instead: ['overwatch'],
    };
  },
  ground: (scene, actor, wanted) => groundOf(asKnownTo(scene, actor), actor, wanted),
  powers: (scene, actor, acts, order) => ratedPowers(asKnownTo(scene, actor), actor, acts, order),
  stock: stockOf,
  toEnd: [],
  flee: null,
  harm({ type, data }) {
    const { source, target } = data;
    return type === 'hurt' && typeof source === 'string' && typeof target === 'string'
      ? { by: source, target }
      : null;
  },
  answer: () => null,
  decided: (scene) => scene.fight !== null && !(standsOn(scene, 'players') && standsOn(scene, 'foes')),
};
