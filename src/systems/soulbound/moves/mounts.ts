import { castDraft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { approach, insideZone } from '../attack/reach.ts';
import { has } from '../conditions/active.ts';
import { sizes } from '../content/sizes.ts';
import { closedWith, mountOf, ridersOf } from '../fight/together.ts';
import { unseat } from '../fight/unseat.ts';
import { zonesApart } from '../fight/zones.ts';
import { type CharacterId, character, fighterIn, type Scene, zonesFilled } from '../scene.ts';
import { tell } from '../tell.ts';
import { payMove, whyStuck } from '../turn/economy.ts';
import type { Act } from './act.ts';
import { othersOf, person } from './targets.ts';

const sizeStep = (scene: Scene, id: CharacterId) =>
  sizes.findIndex((row) => row.id === character(scene, id).size);

const isFriend = (scene: Scene, one: CharacterId, other: CharacterId) =>
  fighterIn(scene, one)?.side === fighterIn(scene, other)?.side;

/**
 * Getting onto a creature in the Zone that is a size larger at least: as a rider on one of the own side, which is willing
 * (S101), or on top of an enemy that fills its Zone, which need not be (S102). Climbing takes a step of Speed.
 */
export const mount: Act = {
  id: 'mount',
  cost: 'nothing',
  refused: (scene, actor) =>
    whyStuck(scene, actor) ??
    (has(scene, actor, 'prone') ? refusal('standFirst', { actor }) : null) ??
    (ridersOf(scene, actor).length > 0 ? refusal('isRidden', { actor }) : null),
  targets: (scene, actor) =>
    othersOf(scene, actor)
      .filter((id) => zonesApart(scene, actor, id) === 0 && !character(scene, id).dead)
      .map((id) => person(scene, id, whyNotOnto(scene, actor, id))),
  nobody: (_scene, actor) => refusal('nobodyHere', { actor }),
  run(tx, { actor, target }) {
    const now = tx.snapshot();
    const fighter = tx.state.fight?.fighters[actor];
    if (target === null || tx.state.fight === null || fighter === undefined) return;
    if (getOnto(now, actor, target).takesMove) payMove(tx.state);
    const closed = closedWith(now, actor, target);
    if (closed !== null) tx.state.fight.standing.knots = castDraft(closed.knots);
    fighter.mount = target;
    fighter.manner = null;
    tell(tx, 'mounted', { actor, target, climbs: !isFriend(now, actor, target) });
  },
};

/** Getting onto a friend is going up to them; an enemy is climbed. */
const getOnto = (scene: Scene, actor: CharacterId, target: CharacterId) =>
  isFriend(scene, actor, target) ? approach(scene, actor, target) : insideZone(scene, actor, -1);

function whyNotOnto(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  if (mountOf(scene, actor) === target) return refusal('alreadyMounted', { actor, target });
  if (sizeStep(scene, target) <= sizeStep(scene, actor)) return refusal('tooSmall', { actor, target });
  if (mountOf(scene, target) !== null) return refusal('ridesItself', { target });
  if (!isFriend(scene, actor, target) && zonesFilled(scene, target) === 0)
    return refusal('unwilling', { target });
  return getOnto(scene, actor, target).refused;
}

/** Getting off again: free, and still close to it. */
export const dismount: Act = {
  id: 'dismount',
  cost: 'nothing',
  refused: (scene, actor) =>
    mountOf(scene, actor) === null
      ? refusal('notMounted', { actor })
      : has(scene, actor, 'restrained')
        ? refusal('restrained', { actor })
        : null,
  run(tx, { actor }) {
    unseat(tx, actor, false);
  },
};
