import type { AutopilotRules } from '../../../engine/autopilot/rules.ts';
import { isUnseen } from '../fight/known.ts';
import { whyNotMeans } from '../attack/legality.ts';
import { meansOf } from '../attack/means.ts';
import { HOLD } from '../held/acts.ts';
import { mostVitality } from '../numbers/most.ts';
import { abilitiesOf } from '../language/active/owned.ts';
import {
  areEnemies,
  being,
  beingIn,
  characterIn,
  type CharacterId,
  fighterIn,
  fightersIn,
  type Scene,
} from '../scene.ts';
import { metresBetween } from '../space/distance.ts';
import { groundOf } from './ground.ts';
import { ratedPowers } from './powers.ts';
import { stands, standsOn } from './stands.ts';

/** Closer than this is too close for who keeps their distance, in metres. */
const NEAR = 4;

const healthOf = (scene: Scene, id: CharacterId): number =>
  Math.max(0, characterIn(scene, id)?.vitality ?? 0) / Math.max(1, mostVitality(scene, id).total);

/** How others can tell how somebody is: of heroes exactly, of foes whether they are hurt. */
function healthToTell(scene: Scene, actor: CharacterId, id: CharacterId): number {
  const health = healthOf(scene, id);
  return fighterIn(scene, actor)?.side === 'foes' || health === 1 ? health : 0.5;
}

/** Whether somebody has a weapon or an Ability that harms from afar. */
function harmsFromAfar(scene: Scene, actor: CharacterId): boolean {
  const who = beingIn(scene, actor);
  return (
    meansOf(scene, actor).some(({ weapon }) => weapon.reach.kind === 'ranged') ||
    (who !== null &&
      who.wp > 1 &&
      abilitiesOf(who).some(
        ({ ability }) => ability.types.includes('damage') && ability.range.kind === 'metres',
      ))
  );
}

/** Who can attack nobody now waits for an enemy's step into reach, with the first weapon that they can use: of what can be held, attacks come first. */
const mayHold = (scene: Scene, actor: CharacterId): boolean =>
  meansOf(scene, actor).some((means) => whyNotMeans(scene, actor, means) === null);

export const autopilot: AutopilotRules<Scene> = {
  behaviour: (scene, actor) => beingIn(scene, actor)?.behaviour ?? null,
  around: (scene, actor) => ({
    health: healthOf(scene, actor),
    unseen: fighterIn(scene, actor)?.unseen === true,
    enemies: fightersIn(scene)
      .filter((id) => areEnemies(scene, actor, id) && stands(scene, id) && !isUnseen(scene, id))
      .map((id) => ({
        id,
        distance: metresBetween(scene, actor, id),
        health: healthToTell(scene, actor, id),
      })),
    near: NEAR,
    fromAfar: harmsFromAfar(scene, actor),
    price: [],
    first: ['standUp'],
    instead: mayHold(scene, actor) ? [HOLD, 'defend'] : ['defend'],
  }),
  ground: groundOf,
  powers: ratedPowers,
  stock: (scene, actor) => {
    const who = being(scene, actor);
    return { wp: who.wp, momentum: who.momentum };
  },
  toEnd: [],
  flee: null,
  harm({ type, data }) {
    const { by, target } = data;
    return type === 'damaged' && typeof by === 'string' && typeof target === 'string' ? { by, target } : null;
  },
  // A reaction that costs WP or RP is there to be used by who fights for themselves.
  answer(_scene, decision) {
    const reaction = decision.options.find(({ id }) => id.startsWith('ability.') || id.startsWith('may.'));
    return reaction?.id ?? null;
  },
  decided: (scene) => scene.fight !== null && !(standsOn(scene, 'players') && standsOn(scene, 'foes')),
};
