import type { Intent } from '../intent.ts';
import type { ActOption } from '../options.ts';
import type { GameSystem } from '../system.ts';
import { isAllowed } from './allowed.ts';
import { because, type Pilot, type Wish } from './pilot.ts';
import type { Around, AutopilotRules, Rated } from './rules.ts';
import { lossOf } from './sparing.ts';
import type { Because, Step } from './step.ts';
import { type Attack, attackOn, isOpen, openOf, ranked } from './targets.ts';
import {
  closer,
  farther,
  going,
  goingFirst,
  hitsFrom,
  intoCover,
  intoRange,
  offered,
  sorted,
} from './where.ts';

type Rules<S extends object> = Pick<GameSystem<S, object>, 'options' | 'chances' | 'perform' | 'ruleset'>;

/**
 * What somebody does next: the first of what they would like that the rules allow. They know no more than `options` and `chances` tell
 * themselves. When there is nothing else, their turn ends. `refused` hears of what they would have liked and may not.
 */
export function chooseStep<S extends object>(
  system: Rules<S>,
  rules: AutopilotRules<S>,
  state: S,
  pilot: Pilot,
  refused: (step: Step) => void = () => {},
): Step {
  const choice = choosing(system, rules, state, pilot, refused);
  for (;;) {
    const at = choice.next();
    if (at.done === true) return at.value;
  }
}

/** The same with a pause wherever much has been worked out: a large fight takes long, and others may have their turn there. */
export function* choosing<S extends object>(
  system: Rules<S>,
  rules: AutopilotRules<S>,
  state: S,
  pilot: Pilot,
  refused: (step: Step) => void = () => {},
): Generator<void, Step, void> {
  for (const step of wishes(system, rules, state, pilot)) {
    yield;
    if (step === null) continue;
    if (!isAllowed(system, state, step.intent)) refused(step);
    else if (!pilot.spares || lossOf(system, rules, state, step, pilot.actor) === 0) return step;
  }
  return endOf(pilot, 'done');
}

/** All that somebody would like to do now, best first; each is worked out when it is asked for. Null: much was worked out, and nothing is said yet. */
export function* wishes<S extends object>(
  system: Rules<S>,
  rules: AutopilotRules<S>,
  state: S,
  pilot: Pilot,
): Generator<Step | null> {
  const { actor, behaviour } = pilot;
  const around = rules.around(state, actor);
  if (around.unseen) return yield endOf(pilot, 'unseen');
  const acts = system.options(state, actor, { gm: false, characters: [actor] }).acts.filter(isOpen);
  const byId = new Map(acts.map((act) => [act.id, act]));
  yield null;

  if (behaviour.fleesAt > 0 && around.health <= behaviour.fleesAt) yield* flight(rules, state, pilot, byId);
  for (const id of around.first) yield* plainly(pilot, byId.get(id), 'first');

  const attack = acts.find(({ kind }) => kind === 'attack');
  const found = new Map<string, Attack | null>();
  const attackAt = (id: string): Attack | null => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const made = attack === undefined ? null : attackOn(system, state, actor, attack, id);
    found.set(id, made);
    return made;
  };
  const order = ranked(behaviour, around.enemies, pilot.hurtBy, (id) => attackAt(id)?.worth ?? -1);
  const stance = behaviour.stance === 'away' && !around.fromAfar ? 'close' : behaviour.stance;
  yield null;
  const ground = rules.ground(state, actor, order[0]?.id ?? null);
  yield null;
  // With no attack left there is no reason to walk on where somebody can be hit: the next turn's is as good from there.
  const stays = stance === 'stay' || (attack === undefined && hitsFrom(ground.here, around));
  const places = stays && around.dives !== true ? [] : offered(ground.places, byId);
  const onTheWay = attack === undefined ? [] : places.filter(({ thenAttack }) => thenAttack);

  if (around.dives === true) yield* intoCover(pilot, ground.here, places, order[0]?.id ?? null);

  const rated = around.price.length > 0 ? [] : rules.powers(state, actor, acts, order);
  const powers = rated.map((one): Wish & Rated => ({ ...one, step: using(pilot, one) }));
  const before = powers.filter(({ thenAttack }) => thenAttack);

  const wide = attack === undefined ? [] : areas(attack, attackAt);
  const best = attackAt(order[0]?.id ?? '')?.worth ?? 0;
  if (stance === 'away') yield* farther(pilot, around, ground.here, onTheWay);
  const nearby = { here: ground.here, places: onTheWay };
  const better = stance === 'away' ? [] : goingFirst(pilot, around, nearby, order, attackAt);
  yield* steps([...better, ...before]);
  for (const made of wide) if (made.worth > best) yield attacking(pilot, around, made);
  yield* steps(powers.filter(({ thenAttack, worth }) => !thenAttack && worth > best));
  for (const { id } of order) {
    const made = attackAt(id);
    if (made !== null) yield attacking(pilot, around, made);
  }
  yield* steps(powers.filter(({ thenAttack, worth }) => !thenAttack && worth <= best));
  const reached = { here: ground.here, places };
  if (stance === 'close' && !stays) yield* closer(pilot, around, reached, order);
  if (stance === 'away' && !stays) yield* intoRange(pilot, around, reached, order);
  for (const id of around.instead) yield* plainly(pilot, byId.get(id), 'instead');
  yield endOf(pilot, 'done');
  for (const id of rules.toEnd) yield* anyhow(pilot, byId.get(id));
}

/** The attacks on places that do more good than harm, best first: what is thrown at several at once. */
function areas({ targets }: ActOption, attackAt: (id: string) => Attack | null): readonly Attack[] {
  return openOf(targets)
    .filter(({ relation }) => relation === 'place')
    .flatMap(({ id }) => attackAt(id) ?? [])
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
}

/** The steps, most wished first. */
const steps = (wished: readonly Wish[]): readonly Step[] =>
  [...wished].sort((a, b) => b.worth - a.worth).map(({ step }) => step);

/** Out of the fight where the rules know a way; else as far away as can be. */
function* flight<S extends object>(
  rules: AutopilotRules<S>,
  state: S,
  pilot: Pilot,
  byId: ReadonlyMap<string, ActOption>,
): Generator<Step> {
  yield* plainly(pilot, rules.flee === null ? undefined : byId.get(rules.flee), 'flee');
  const { here, places } = rules.ground(state, pilot.actor, null);
  const away = offered(places, byId).filter((place) => place.nearest() > here.nearest());
  for (const place of sorted(away, (one) => one.nearest() + one.shelter))
    yield going(pilot, place, 'flee', null);
}

const using = (pilot: Pilot, { act, target, means, detail, on, what }: Rated): Step => ({
  intent: {
    kind: 'act',
    actor: pilot.actor,
    act: act.id,
    target,
    means,
    detail: detail ?? null,
    spend: [],
    asGm: pilot.asGm,
  },
  because: because(pilot, what ?? (on === 'foe' ? 'power' : 'help'), target),
});

const attacking = (pilot: Pilot, { price }: Around, { target, means, chance }: Attack): Step => ({
  intent: { kind: 'attack', actor: pilot.actor, target, means, way: null, spend: price, asGm: pilot.asGm },
  because: because(pilot, 'attack', target, chance),
});

/** An act with whoever or whatever it can be done to. */
function* anyhow(pilot: Pilot, act: ActOption | undefined): Generator<Step> {
  for (const { id: target } of openOf(act?.targets))
    yield* plainly(
      pilot,
      act === undefined ? act : { ...act, targets: [{ id: target, name: '', refused: null }] },
      'done',
    );
}

/** An act with the first of what it can be done with and to. */
function* plainly(pilot: Pilot, act: ActOption | undefined, what: Because['what']): Generator<Step> {
  if (act === undefined) return;
  const tools = act.means === undefined ? [null] : openOf(act.means);
  for (const tool of tools) {
    const fits = openOf(act.targets).filter(({ id }) => tool?.fits?.includes(id) ?? true);
    const target = act.targets === undefined ? null : (fits[0]?.id ?? null);
    if (act.targetNeeded === true && target === null) continue;
    const done = { act: act.id, target, means: tool?.id ?? null, detail: null, spend: [] };
    yield {
      intent: { kind: 'act', actor: pilot.actor, ...done, asGm: pilot.asGm },
      because: because(pilot, what, target),
    };
  }
}

/** The turn passes on. */
function endOf(pilot: Pilot, what: 'done' | 'unseen'): Step {
  const { actor, asGm } = pilot;
  const intent: Intent = { kind: 'next', actor, asGm };
  return { intent, because: because(pilot, what, null) };
}
