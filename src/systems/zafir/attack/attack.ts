import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Act } from '../acts/act.ts';
import { whyHelpless } from '../conditions/can.ts';
import { type GrenadeId, grenades } from '../content/grenades.ts';
import { go } from '../move/go.ts';
import { agilityLeft, speedOf } from '../move/mover.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { payFor, startTurn } from '../turn/economy.ts';
import { whyNotPaid } from '../turn/legality.ts';
import { vent, whyNotSpared } from '../will/hatred.ts';
import { areaTiles, unitsOn } from './area.ts';
import { throwGrenade } from './grenade.ts';
import { checkStrike, readWay, weaponFor } from './legality.ts';
import { type Aimed, type Placed, type PlacedOrNot, placeAttack } from './reach.ts';
import { asMeant } from './sparing.ts';
import { strike } from './strike.ts';
import { type CheckedThrow, checkThrow } from './thrown.ts';
import { attackCost, bareHands, hasProperty, weaponOf } from './weapons.ts';

/** An attack as somebody says it: at whom or what, with what, how. */
export type Said = Pick<IntentOf<'attack'>, 'actor' | 'target' | 'means' | 'way'>;

/** An attack that may be made, its cost and the turn aside. `means` is what it is paid by. */
export type Allowed =
  | { readonly kind: 'strike'; readonly means: string; readonly placed: Placed }
  | {
      readonly kind: 'grenade';
      readonly means: GrenadeId;
      readonly throw: Extract<CheckedThrow, { ok: true }>;
    };

export type Checked =
  | { readonly ok: true; readonly attack: Allowed }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (code: string, params: Refusal['params'] = {}): Checked => ({
  ok: false,
  refusal: refusal(code, params),
});

/** Whether an attack as it was said can be made, cost and turn aside, and how it would be. */
export function checkAttack(scene: Scene, { actor, target, means, way: said }: Said): Checked {
  const way = readWay(said);
  if (way === null) return no('unknownWay', { way: said });
  const grenade = grenades.find(({ id }) => id === means)?.id;
  if (grenade !== undefined) {
    const thrown = checkThrow(scene, { actor, target, id: grenade, on: way.from });
    return thrown.ok ? { ok: true, attack: { kind: 'grenade', means: grenade, throw: thrown } } : thrown;
  }
  const weapon = way.subdue ? bareHands : weaponFor(scene, { actor, target, means, way });
  if (weapon === null) return no(means === null ? 'noWeapon' : 'noSuchMeans', { actor, means });
  const checked = checkStrike(scene, { actor, target, weapon, way });
  return checked.ok
    ? { ok: true, attack: { kind: 'strike', means: weapon.id, placed: checked.placed } }
    : checked;
}

/** Attacking, as an act: what it costs goes by what it is made with. */
export const attackAct: Act = {
  id: 'attack',
  name: 'Attack',
  text: 'Shoot, strike after a free move, throw a grenade or knock somebody out. It ends your turn.',
  group: 'attack',
  activation: 'actionEnds',
  when: 'turn',
  cost: (scene, actor, means) => attackCost(weaponOf(scene, actor, means)),
  ends: (scene, actor, means) => !isVersatile(scene, actor, means),
  *run(tx, { actor, target, means, detail }) {
    const checked = checkAttack(tx.snapshot(), { actor, target: target ?? '', means, way: detail });
    if (!checked.ok) return yield* tx.refuse(checked.refusal.code, checked.refusal.params);
    yield* carryOut(tx, actor, checked.attack);
  },
};

function isVersatile(scene: Scene, actor: CharacterId, means: string | null): boolean {
  const weapon = weaponOf(scene, actor, means);
  return weapon !== null && hasProperty(weapon, 'versatile');
}

/** Somebody attacks on their turn: looks whether they may, pays, and does it. */
export function* attack(tx: Tx<Scene>, intent: IntentOf<'attack'>): Rule<void> {
  const { actor } = intent;
  const now = tx.snapshot();
  const early = whyNotPaid(now, actor, attackAct, intent.means);
  if (early !== null) return yield* tx.refuse(early.code, early.params);
  const checked = checkAttack(now, intent);
  if (!checked.ok) return yield* tx.refuse(checked.refusal.code, checked.refusal.params);
  const allowed = yield* meant(tx, intent, checked.attack);
  if (allowed === null) return tell(tx, 'moveCalledOff', { actor });
  const struck = struckBy(now, allowed);
  const why =
    whyNotPaid(now, actor, attackAct, allowed.means) ??
    whyNotSpared(now, { actor, cost: 1, last: true, struck, to: null });
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  yield* startTurn(tx, actor);
  payFor(tx, actor, attackAct, allowed.means);
  vent(tx, actor, struck);
  yield* carryOut(tx, actor, allowed);
}

/** An attack as whoever makes it means it; null where they would rather not make it. */
function* meant(tx: Tx<Scene>, intent: IntentOf<'attack'>, attack: Allowed): Rule<Allowed | null> {
  const way = readWay(intent.way);
  if (intent.means !== null || attack.kind === 'grenade' || way === null || way.subdue) return attack;
  const now = tx.snapshot();
  const affords = (weapon: string) => whyNotPaid(now, intent.actor, attackAct, weapon) === null;
  const placed = yield* asMeant(tx, { way, placed: attack.placed, affords });
  return placed === null ? null : { ...attack, means: placed.about.weapon.id, placed };
}

/** Those whom an attack strikes. */
function struckBy(scene: Scene, allowed: Allowed): readonly CharacterId[] {
  if (allowed.kind === 'strike') return [allowed.placed.about.target];
  const { at, thrown } = allowed.throw;
  return unitsOn(scene, areaTiles(scene, at, thrown.radius));
}

/** Makes an attack that may be made and is paid for. */
export function* carryOut(tx: Tx<Scene>, actor: CharacterId, allowed: Allowed): Rule<void> {
  if (allowed.kind === 'grenade') {
    const { thrown, at, from } = allowed.throw;
    return yield* throwGrenade(tx, { actor, thrown, at, from });
  }
  const { about, approach } = allowed.placed;
  if (approach === null) {
    yield* strike(tx, about);
    return;
  }
  const now = tx.snapshot();
  const means = { speed: speedOf(now, actor), agility: agilityLeft(now, actor) };
  yield* go(tx, actor, approach, { why: 'attack', means });
  const { from, ...aimed } = about;
  const there = tx.snapshot();
  const able =
    unitIn(there, actor) !== null &&
    whyHelpless(there, actor) === null &&
    unitIn(there, about.target) !== null;
  const placed = able ? placedAs(there, aimed, from) : null;
  if (placed?.ok) yield* strike(tx, placed.placed.about);
  else tell(tx, 'attackFellThrough', { actor, target: about.target });
}

/** After the free move: from where it was planned and its chances were told, or as it can be made from where the move has led. */
function placedAs(there: Scene, aimed: Aimed, from: TileName): PlacedOrNot {
  const planned = placeAttack(there, aimed, from, false);
  return planned.ok ? planned : placeAttack(there, aimed, null, false);
}
