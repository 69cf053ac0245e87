import { untilTurnStart } from '../../../../engine/uses/index.ts';
import type { Act } from '../../acts/act.ts';
import { dealDamage } from '../../attack/damage.ts';
import { focusOn } from '../../attack/focused.ts';
import { isOut } from '../../conditions/can.ts';
import { gain } from '../../conditions/change.ts';
import { control } from '../../conditions/mind.ts';
import { tell } from '../../tell.ts';
import { willAttack, willOf } from '../../will/attack.ts';
import { ability } from '../ability.ts';
import { centresFor, tileTyped, unitsFor } from '../aims.ts';
import { makeArea } from '../areas.ts';
import { addEffect } from '../effects.ts';
import { encourageThem } from '../encouraged.ts';
import { hasMod, knows } from '../limits.ts';

/** Animate Cover: within 2 tiles half cover is full for one's own, who in cover shoot better. */
export const animateCover: Act = ability('animateCover', {
  quiet: true,
  targets: (scene, actor) => centresFor(scene, actor, 'short', 'allies'),
  reads: (scene, actor, typed) => tileTyped(scene, actor, typed, 'short'),
  run(tx, { actor, target }) {
    if (target === null) return undefined;
    const more = hasMod(tx.now, actor, 'sandalwoodParts') ? 1 : 0;
    makeArea(tx, {
      what: 'animateCover',
      ability: 'animateCover',
      centre: target,
      radius: 2 + more,
      by: actor,
      turns: 2 + more,
    });
    return undefined;
  },
});

/** Curse: an enemy aims and moves worse until the caster's next turn. */
export const curse: Act = ability('curse', {
  hostile: true,
  quiet: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'medium', at: 'enemies' }),
  run(tx, { actor, target }) {
    if (target === null) return undefined;
    addEffect(tx, target, { id: 'curse', by: actor, duration: untilTurnStart(actor) });
    tell(tx, 'affected', { actor, target, ability: 'curse', until: 'theirTurn', turns: null });
    return undefined;
  },
});

/** Daevic Claws: Nether damage by Will, past cover and armour. */
export const daevicClaws: Act = ability('daevicClaws', {
  hostile: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'medium', at: 'enemies' }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const now = tx.snapshot();
    yield* dealDamage(tx, {
      target,
      amount: willOf(now, actor).total + 1,
      adds: focusOn(now, actor, 'nether'),
      damageType: 'nether',
      by: actor,
      what: 'Daevic Claws',
      attack: true,
      magic: true,
      ignoresArmour: true,
    });
  },
});

/** Encourage: an ally has an action more this round. */
export const encourage: Act = ability('encourage', {
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'long', at: 'allies' }),
  run(tx, { target }) {
    if (target !== null) encourageThem(tx, target);
    return undefined;
  },
});

/** Ethereal Suspension: safe and harmless for a while; with Discarnate also for enemies. */
export const etherealSuspension: Act = ability('etherealSuspension', {
  hostile: 'onEnemies',
  targets: (scene, actor) =>
    unitsFor(scene, actor, {
      range: 'long',
      at: knows(scene, actor, 'discarnate') ? 'anybody' : 'selfAndAllies',
    }),
  run(tx, { actor, target }) {
    if (target !== null) gain(tx, target, 'etherealSuspension', { source: actor, from: 'ability' });
    return undefined;
  },
});

/** Guidance: the spirits aim with somebody; with Hemlock Parts with two allies, the second named as what it is done with. */
export const guidance: Act = ability('guidance', {
  quiet: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'medium', at: 'selfAndAllies' }),
  means: (scene, actor) =>
    hasMod(scene, actor, 'hemlockParts')
      ? unitsFor(scene, actor, { range: 'medium', at: 'selfAndAllies' }).map((choice) => ({
          ...choice,
          note: 'the second one it guides',
        }))
      : [],
  meansLater: true,
  run(tx, { actor, target, means }) {
    for (const guided of new Set([target, means])) {
      if (guided === null) continue;
      addEffect(tx, guided, { id: 'guidance', by: actor, duration: untilTurnStart(actor) });
      tell(tx, 'affected', { actor, target: guided, ability: 'guidance', until: 'theirTurn', turns: null });
    }
    return undefined;
  },
});

/** Mind Flay: Disoriented; with a Crit Effect the mind is the caster's. */
export const mindFlay: Act = ability('mindFlay', {
  hostile: true,
  quiet: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'long', at: 'enemies', types: ['living'] }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const outcome = yield* willAttack(tx, { actor, target, ability: 'mindFlay', panic: false, crit: 3 });
    if (outcome === 'crit' && control(tx, target, actor)) return;
    if (outcome === 'crit' || outcome === 'success')
      gain(tx, target, 'disoriented', { source: actor, from: 'ability' });
  },
});

/** Soul Rend: Nether damage and confusion either way; panic where it is not resisted. */
export const soulRend: Act = ability('soulRend', {
  hostile: true,
  quiet: true,
  targets: (scene, actor) =>
    unitsFor(scene, actor, { range: 'long', at: 'enemies', types: ['living', 'animated'] }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const outcome = yield* willAttack(tx, { actor, target, ability: 'soulRend', panic: true, crit: 0 });
    yield* dealDamage(tx, {
      target,
      amount: 2,
      adds: focusOn(tx.snapshot(), actor, 'nether'),
      damageType: 'nether',
      by: actor,
      what: 'Soul Rend',
      attack: true,
      magic: true,
    });
    if (isOut(tx.now, target)) return;
    gain(tx, target, 'disoriented', { source: actor, from: 'ability' });
    if (outcome === 'success' || outcome === 'crit')
      gain(tx, target, 'panic', { source: actor, from: 'ability' });
  },
});
