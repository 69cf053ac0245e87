import type { AutopilotRules } from '../../../engine/autopilot/rules.ts';
import { profileOf } from '../character/profile.ts';
import { isDown } from '../conditions/can.ts';
import { isHidden } from '../hidden/units.ts';
import { isUnnoticed } from '../move/reveal.ts';
import { distanceBetween } from '../move/sight.ts';
import { type CharacterId, character, type Scene, sideOf, unitIn, unitsIn } from '../scene.ts';
import { owedTo } from '../turn/owed.ts';
import { groundOf } from './ground.ts';
import { enemiesKnown } from './known.ts';
import { powersOf } from './powers.ts';
import { harmsFromAfar } from './ratings.ts';
import { stockOf } from './stock.ts';

function healthOf(scene: Scene, id: CharacterId): number {
  const who = character(scene, id);
  return who.battle.hp / Math.max(1, profileOf(who).maxHp);
}

/** How others can tell how somebody is: of the crew exactly, of enemies whether they are hurt. */
function healthToTell(scene: Scene, actor: CharacterId, id: CharacterId): number {
  const health = healthOf(scene, id);
  return unitIn(scene, actor)?.side === 'enemies' || health === 1 ? health : 0.5;
}

/** Whether the crew is still concealed from somebody: enemies act as if it weren't there (Missions, Concealment). */
const isUnawares = (scene: Scene, actor: CharacterId): boolean =>
  scene.fight?.revealed === false && unitsIn(scene).some((id) => isUnnoticed(scene, actor, id));

export const autopilot: AutopilotRules<Scene> = {
  behaviour: (scene, actor) => character(scene, actor).behaviour ?? null,
  around: (scene, actor) => ({
    health: healthOf(scene, actor),
    unseen: isHidden(scene, actor),
    enemies:
      unitIn(scene, actor) === null
        ? []
        : enemiesKnown(scene, actor).map((id) => ({
            id,
            distance: distanceBetween(scene, actor, id),
            health: healthToTell(scene, actor, id),
          })),
    near: 4,
    fromAfar: harmsFromAfar(scene, actor),
    price: [],
    dives: owedTo(scene, actor)?.why === 'revealed',
    first: ['stopDropRoll', 'fleeInPanic'],
    instead: isUnawares(scene, actor) ? ['reload'] : ['reload', 'overwatch'],
  }),
  ground: groundOf,
  powers: powersOf,
  stock: stockOf,
  toEnd: [],
  flee: null,
  harm({ type, data }) {
    const { actor, by = actor, target } = data;
    const lost = data.through;
    if ((type !== 'attacked' && type !== 'caught') || lost === null || lost === undefined) return null;
    return typeof by === 'string' && typeof target === 'string' ? { by, target } : null;
  },
  answer: () => null,
  decided({ fight, ...rest }) {
    const scene = { fight, ...rest };
    if (fight === null || fight.reinforcements.length > 0) return false;
    const stand = unitsIn(scene).filter((id) => !isDown(scene, id));
    // Who is under control fights for whoever controls them: with them alone left there is nobody to fight.
    const isEnemy = (id: CharacterId) => sideOf(scene, id) === 'enemies';
    return stand.every(isEnemy) || !stand.some(isEnemy);
  },
};
