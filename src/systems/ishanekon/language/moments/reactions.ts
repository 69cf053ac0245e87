import type { Params } from '../../../../engine/refusal.ts';
import type { Reaction, StandingOrder } from '../../../../engine/ruleset.ts';
import { type Situation, situationIn } from '../../numbers/situation.ts';
import { areEnemies, beingIn, type CharacterId, fightersIn, type Scene } from '../../scene.ts';
import { isDown } from '../../status/held.ts';
import { windows } from '../../windows.ts';
import { idIn, idsIn } from './about.ts';
import { hiddenFrom } from './hidden.ts';
import { type Moment, type Triggered, triggeredBy, work } from './trigger.ts';

/** The moments of a window, one for each who may have something to do at it. */
function* momentsOf(scene: Scene, window: string, about: Params): Iterable<Moment> {
  const situation = situationIn(about);
  // The weapon is the attacker's: nobody else's does anything by it.
  const of = (actor: CharacterId, other: CharacterId | null): Situation => ({
    ...{ ...situation, actor, other },
    item: actor === situation.actor ? (situation.item ?? null) : null,
  });
  switch (window) {
    case windows.attackDone: {
      const attacker = idIn(about, 'actor');
      // What an Ability does besides is its own; features go with attacks of weapons and with Ability attacks that hit.
      if (attacker === null) return;
      const hits = idsIn(about, 'hits');
      for (const target of hits) {
        yield { ...of(attacker, target), trigger: 'hits' };
        if (about.critical === true) yield { ...of(attacker, target), trigger: 'critical' };
        if (target !== attacker) yield { ...of(target, attacker), trigger: 'hit' };
      }
      if (situation.reach !== null)
        for (const target of idsIn(about, 'others'))
          if (!hits.includes(target)) yield { ...of(target, attacker), trigger: 'missed' };
      if (situation.attack === 'ability') yield { ...of(attacker, hits[0] ?? null), trigger: 'casts' };
      return;
    }
    case windows.damageDone: {
      const [target, by] = [idIn(about, 'target'), idIn(about, 'by')];
      if (target === null) return;
      yield { ...of(target, by), trigger: 'hurt' };
      if (by !== null && by !== target && (about.fell === true || about.died === true))
        yield { ...of(by, target), trigger: 'kills' };
      if (about.fell === true) yield { ...of(target, by), trigger: 'falls' };
      for (const ally of fightersIn(scene))
        if (ally !== target && !areEnemies(scene, ally, target))
          yield { ...of(ally, target), trigger: 'allyHurt' };
      return;
    }
    case windows.defenceRolled: {
      const actor = idIn(about, 'actor');
      if (actor !== null && about.success === false) yield { ...of(actor, idIn(about, 'by')), trigger: 'dr' };
      return;
    }
    default:
      return;
  }
}

/** What features do by themselves, or by choice, at a moment. */
export function* featureReactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  for (const moment of momentsOf(scene, window, about)) {
    const who = beingIn(scene, moment.actor);
    if (who === null || who.dead || (isDown(who) && moment.trigger !== 'falls')) continue;
    for (const one of triggeredBy(scene, moment)) yield featureReaction(scene, moment, one);
  }
}

/** Features by themselves: their id says so, and whether anybody is asked. */
const featureReaction = (scene: Scene, moment: Moment, one: Triggered): Reaction<Scene> => ({
  id: `${one.effect.asked ? 'may' : 'feature'}.${one.key}.${moment.other ?? ''}`,
  owner: moment.actor,
  params: { name: one.name },
  refused: null,
  ...hiddenFrom(scene, moment.actor),
  *run(tx) {
    yield* work(tx, one, moment);
    return 'goesOn';
  },
});

/** What features do by themselves nobody is asked about. */
export const languageStanding = (reaction: string): StandingOrder | null =>
  reaction.startsWith('feature.') ? 'always' : null;
