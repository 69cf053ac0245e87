import type { Params } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Reaction, StandingOrder } from '../../../../engine/ruleset.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { addToComing, multiplyComing } from '../../damage/coming.ts';
import { forbiddenBy } from '../../numbers/ask.ts';
import { type Situation, situationIn } from '../../numbers/situation.ts';
import {
  areEnemies,
  being,
  beingIn,
  type CharacterId,
  fighterIn,
  fightersIn,
  type Scene,
} from '../../scene.ts';
import { isDown } from '../../status/held.ts';
import { pay, whyNotPaid } from '../../turn/economy.ts';
import { windows } from '../../windows.ts';
import { abilitiesOf } from '../active/owned.ts';
import { scaleOf } from '../active/scale.ts';
import type { Ability } from '../schema/ability.ts';
import { plainly, workOut } from '../schema/amount.ts';
import { abilityLine } from '../words/ability.ts';
import { type Casting, priceOf } from '../use/cost.ts';
import { whyNotAimed, whyNotCast } from '../use/legality.ts';
import { useAbility } from '../use/use.ts';
import { type Moment, type Triggered, triggeredBy, work } from './trigger.ts';

const idIn = (about: Params, name: string): CharacterId | null => {
  const value = about[name];
  return typeof value === 'string' ? value : null;
};

const idsIn = (about: Params, name: string): readonly CharacterId[] => {
  const value = about[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
};

/** The moments of a window, one for each who may have something to do at it. */
function* momentsOf(scene: Scene, window: string, about: Params): Iterable<Moment> {
  const situation = situationIn(about);
  const of = (actor: CharacterId, other: CharacterId | null): Situation => ({ ...situation, actor, other });
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

/** What a foe could do is the GM's to know. */
const hiddenFrom = (scene: Scene, owner: CharacterId): Pick<Reaction<Scene>, 'to'> =>
  fighterIn(scene, owner)?.side === 'foes' ? { to: 'gm' } : {};

/** Abilities that cost RP, at their moment: of who is in it. */
export function* abilityReactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  if (window !== windows.damage) return;
  const [damage, target] = [idIn(about, 'damage'), idIn(about, 'target')];
  if (damage === null || target === null) return;
  for (const owner of fightersIn(scene)) {
    if (owner !== target && areEnemies(scene, owner, target)) continue;
    const who = beingIn(scene, owner);
    if (who === null || who.dead || isDown(who) || forbiddenBy(scene, owner, 'react') !== null) continue;
    for (const { ability } of abilitiesOf(who))
      if (ability.moment === (owner === target ? 'damaged' : 'allyDamaged'))
        yield* onDamage(scene, owner, ability, { damage, target });
  }
}

interface Hurting {
  readonly damage: string;
  readonly target: CharacterId;
}

function* onDamage(
  scene: Scene,
  owner: CharacterId,
  ability: Ability,
  { damage, target }: Hurting,
): Iterable<Reaction<Scene>> {
  const casting: Casting = { ability, upcasts: {}, half: false };
  if (ability.time.kind !== 'rp' || whyNotCast(scene, owner, casting) !== null) return;
  if (owner !== target && whyNotAimed(scene, owner, casting, target) !== null) return;
  const cost = { rp: ability.time.rp, wp: priceOf(scene, owner, casting).paid };
  if (whyNotPaid(scene, owner, cost) !== null) return;
  yield {
    id: `ability.${ability.id}`,
    owner,
    params: { name: ability.name, does: abilityLine(ability), wp: cost.wp, rp: cost.rp },
    refused: null,
    ...hiddenFrom(scene, owner),
    *run(tx) {
      pay(tx, owner, cost);
      yield* useAbility(tx, { actor: owner, casting, target, aimed: null, also: [] });
      yield* lessen(tx, owner, ability, damage);
      return 'goesOn';
    },
  };
}

/** What an Ability does to damage that is about to be taken: it counts on the defender's side (Calculations). */
function* lessen(tx: Tx<Scene>, owner: CharacterId, ability: Ability, damage: string): Rule<void> {
  const scale = scaleOf(being(tx.snapshot(), owner));
  for (const effect of ability.effects) {
    if (effect.effect === 'number' && effect.number === 'taken') {
      const by = plainly(effect.by, scale);
      const source = `ability.${ability.name}`;
      if (effect.how === 'decrease') multiplyComing(tx, damage, { source, times: Math.max(0, 1 - by / 100) });
      if (effect.how === 'lessen') addToComing(tx, damage, prevented(ability, by));
    }
    if (effect.effect !== 'prevent') continue;
    if (effect.amount === null) multiplyComing(tx, damage, { source: `ability.${ability.name}`, times: 0 });
    else {
      const { dice, plus } = workOut(effect.amount, scale);
      let amount = plus;
      for (const { count, sides } of dice) {
        const roll = yield* tx.roll({
          count,
          sides,
          label: 'prevent',
          by: owner,
          about: { with: ability.name },
        });
        amount += roll.dice.reduce((sum, { value }) => sum + value, 0);
      }
      addToComing(tx, damage, prevented(ability, amount));
    }
  }
}

const prevented = ({ name }: Ability, amount: number) => ({
  source: 'ability',
  amount: -amount,
  params: { name },
});

/** What features do by themselves nobody is asked about. */
export const languageStanding = (reaction: string): StandingOrder | null =>
  reaction.startsWith('feature.') ? 'always' : null;
