import { isCovered } from '../use/tiles.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { criticalBonus } from '../../attack/critical.ts';
import { deal } from '../../damage/deal.ts';
import { gainTemporary, heal } from '../../damage/heal.ts';
import { mixed } from '../../damage/harm.ts';
import { drPowerOf } from '../../defence/dr.ts';
import { factorsOn } from '../../numbers/ask.ts';
import { halved } from '../../numbers/factor.ts';
import { beingIn, type Scene } from '../../scene.ts';
import { putStatus } from '../../status/put.ts';
import { holds } from '../active/only.ts';
import { plainly } from '../schema/amount.ts';
import { type Effect, type EffectOf, isStaying } from '../schema/effects/index.ts';
import { durationFor } from '../use/duration.ts';
import { lay } from '../use/lay.ts';
import type { At } from '../use/using.ts';
import { endOn } from './end.ts';
import { moveBy, pushBy } from './moving.ts';
import { askGm } from './ask.ts';
import { commandTo } from './command.ts';
import { create } from './create.ts';
import { changeResource } from './resource.ts';
import { revive } from './revive.ts';
import { rolledFor } from './rolled.ts';
import { sense } from './sense.ts';
import { shape } from './shape.ts';
import { speak } from './speak.ts';
import { summon } from './summon.ts';
import { lastsOf } from './told.ts';
import { transform } from './transform.ts';
import { zone } from './zone.ts';

/** Whether an effect counts for one: its upcast was chosen, and what it asks for is so. */
export const counts = (scene: Scene, effect: Effect, at: At): boolean =>
  (effect.needs === null || (at.upcasts[effect.needs] ?? 0) > 0) &&
  holds(scene, effect.only, {
    actor: at.actor,
    other: at.target,
    attack: at.kind === 'ability' ? 'ability' : null,
    critical: at.critical,
  });

/** Does what some effects do to one: what stays is laid on them together, by how long it lasts. */
export function* applyAll(tx: Tx<Scene>, effects: readonly Effect[], at: At): Rule<void> {
  const now = effects.filter((effect) => counts(tx.snapshot(), effect, at));
  yield* atOnce(
    tx,
    now.filter((effect) => !isStaying(effect)),
    at,
  );
  stay(tx, now, at);
  for (const effect of now) if (effect.effect === 'sense') yield* apply(tx, effect, at, 0);
}

/** Lays what stays on whom it is for. */
function stay(tx: Tx<Scene>, now: readonly Effect[], at: At): void {
  const staying = Map.groupBy(
    now.filter(isStaying),
    (effect) => `${'on' in effect ? effect.on : 'target'}|${lastsOf(effect, at)}`,
  );
  for (const [key, group] of staying) {
    const [on, lasts = 'fight'] = key.split('|');
    lay(tx, on === 'user' ? { ...at, target: at.actor } : at, group, lasts);
  }
}

/** What moves somebody before the damage of the same attack or Ability is dealt: gives what a crash adds to that. */
export function* moveFirst(tx: Tx<Scene>, effects: readonly Effect[], at: At): Rule<number> {
  let crash = 0;
  for (const effect of effects)
    if (effect.effect === 'push' && counts(tx.snapshot(), effect, at))
      crash += yield* pushBy(tx, effect, at, true);
  return crash;
}

/** What harms and moves somebody in one adds what the crash does to them to its damage (Moving and Teleporting): they are moved first. */
function* atOnce(tx: Tx<Scene>, effects: readonly Effect[], at: At): Rule<void> {
  const harms = effects.some(({ effect }) => effect === 'damage');
  let crash = harms ? yield* moveFirst(tx, effects, at) : 0;
  for (const effect of effects)
    if (effect.effect !== 'push' || !harms) {
      yield* apply(tx, effect, at, crash);
      if (effect.effect === 'damage') crash = 0;
    }
}

/** Does what one effect does at once. */
function* apply(tx: Tx<Scene>, effect: Effect, at: At, crash: number): Rule<void> {
  const whom = 'on' in effect && effect.on === 'user' ? { ...at, target: at.actor } : at;
  switch (effect.effect) {
    case 'damage':
      return yield* damage(tx, effect, whom, crash);
    case 'heal': {
      const sole = whom.scale.bases.targets === 1;
      const healer = { actor: whom.actor, other: whom.target, sole };
      const factors = sole ? factorsOn(tx.snapshot(), 'healing', healer) : [];
      const amount = yield* rolledFor(tx, whom, effect, effect.amount, 'heal', factors);
      heal(tx, { target: whom.target, by: whom.actor, amount, sole });
      return;
    }
    case 'temporary': {
      const amount = yield* rolledFor(tx, whom, effect, effect.amount, 'temporary');
      gainTemporary(tx, {
        ...{ target: whom.target, by: whom.actor, amount },
        sole: whom.scale.bases.targets === 1,
      });
      return;
    }
    case 'resource':
      return yield* resource(tx, effect, whom);
    case 'status':
      return status(tx, effect, whom);
    case 'end':
      return endOn(tx, effect, whom);
    case 'push':
      yield* pushBy(tx, effect, whom, false);
      return;
    case 'move':
      return moveBy(tx, effect, whom);
    case 'summon':
      return yield* summon(tx, effect, whom);
    case 'transform':
      return yield* transform(tx, effect, whom);
    case 'revive':
      return yield* revive(tx, effect, whom);
    case 'choose':
      return yield* choose(tx, effect, whom);
    case 'zone':
      return zone(tx, effect, whom);
    case 'create':
      return yield* create(tx, effect, whom);
    case 'shape':
      return yield* shape(tx, effect, whom);
    case 'command':
      return yield* commandTo(tx, effect, whom);
    case 'sense':
      return yield* sense(tx, effect, whom);
    case 'speak':
      return speak(tx, effect, whom);
    case 'ask':
      return yield* askGm(tx, effect, whom);
    // What is prevented is prevented where it comes (moments/reactions.ts); what stays is laid on a sheet.
    case 'prevent':
    case 'guard':
    case 'number':
    case 'roll':
    case 'cost':
    case 'extra':
    case 'forbid':
    case 'grant':
    case 'item':
    case 'rider':
    case 'when':
    case 'link':
    case 'rule':
      return;
  }
}

function* damage(tx: Tx<Scene>, effect: EffectOf<'damage'>, at: At, crash: number): Rule<void> {
  const factors = at.half ? [halved('pathOfDamage')] : [];
  const amount = yield* rolledFor(tx, at, effect, effect.amount, 'damage', factors);
  const { row, kind } = at;
  const attack = kind === 'ability' ? ('ability' as const) : null;
  const isFirst = row.effects.find((one) => one.effect === 'damage') === effect;
  const dealt = yield* deal(tx, {
    ...{ target: at.target, by: at.actor, cause: kind === 'ability' ? 'ability' : 'effect', with: row.name },
    parts: [
      ...mixed(effect.types, amount),
      ...(crash > 0 ? [{ type: 'physical' as const, amount: crash }] : []),
    ],
    added: [
      ...(at.critical && isFirst ? criticalBonus({ kind: 'ability', tier: at.tier }) : []),
      ...(at.spared !== undefined && isFirst ? [{ source: 'sparing', amount: -at.spared }] : []),
    ],
    factors,
    taking: at.halved ? [halved('dr')] : [],
    ignores: effect.ignores === 'all' ? 'all' : plainly(effect.ignores, at.scale),
    ...{ attack, reach: 'attack' in row ? row.attack : null, critical: at.critical },
    ...{ area: at.area, partly: at.area && !isCovered(tx.snapshot(), at) },
    sparing: effect.nonLethal || at.spared !== undefined,
    killing: at.killing ?? false,
  });
  at.dealt.set(at.target, (at.dealt.get(at.target) ?? 0) + dealt.taken);
}

function* resource(tx: Tx<Scene>, effect: EffectOf<'resource'>, at: At): Rule<void> {
  const { how, into } = effect;
  const amount = yield* rolledFor(tx, at, effect, effect.amount, 'resource');
  const changed = changeResource(tx, at.target, effect.resource, how === 'give' ? amount : -amount);
  if (how === 'convert' && into !== null) changeResource(tx, at.actor, into, -changed);
}

function status(tx: Tx<Scene>, effect: EffectOf<'status'>, at: At): void {
  const now = tx.snapshot();
  if (beingIn(now, at.target)?.dead !== false) return;
  const lasting =
    effect.lasts === null
      ? null
      : durationFor(now, effect.lasts, { user: at.actor, target: at.target, scale: at.scale });
  if (effect.lasts !== null && lasting === null) return;
  putStatus(tx, at.target, {
    status: effect.status,
    stacks: Math.max(1, plainly(effect.stacks, at.scale)),
    power: drPowerOf(now, at.actor).total,
    by: at.actor,
    ...(lasting === null ? {} : lasting),
  });
}

/** One of several ways, as its user chooses; where there is only one, it is done so often. */
function* choose(tx: Tx<Scene>, effect: EffectOf<'choose'>, at: At): Rule<void> {
  const times = Math.max(1, plainly(effect.times, at.scale));
  for (let n = 0; n < times; n++) {
    const [first] = effect.from;
    const choice =
      effect.from.length === 1
        ? '0'
        : yield* tx.ask({
            id: 'ability.choose',
            asked: at.actor,
            code: 'ability.choose',
            params: { ability: at.row.name, actor: at.actor },
            options: effect.from.map(({ name }, place) => ({
              id: String(place),
              code: 'ability.way',
              params: { name },
            })),
            default: '0',
          });
    const way = effect.from[Number(choice)] ?? first;
    if (way !== undefined) yield* applyAll(tx, way.effects, { ...at, rolled: new Map() });
  }
}
