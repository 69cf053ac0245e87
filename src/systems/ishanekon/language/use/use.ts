import { castDraft } from 'immer';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { aheadOf, exchanged, moment } from '../../attack/exchange.ts';
import { attackRoll } from '../../attack/roll.ts';
import { rollSparing } from '../../attack/strike.ts';
import { coldHinders } from '../../checks/check.ts';
import { defend } from '../../defence/defend.ts';
import { drPowerOf } from '../../defence/dr.ts';
import { being, beingIn, type CharacterId, characterIn, fightersIn, type Scene } from '../../scene.ts';
import { reachedInMind } from '../../space/inMind.ts';
import { mapIn } from '../../space/terrain.ts';
import { tell } from '../../tell.ts';
import { windows } from '../../windows.ts';
import { passTime } from '../../world/pass.ts';
import { scaleOf } from '../active/scale.ts';
import { applyAll } from '../effects/apply.ts';
import type { Ability } from '../schema/ability.ts';
import { minutesOf, takesDays } from '../schema/ability.ts';
import type { Effect } from '../schema/effects/index.ts';
import { type Aimed, groundIn, isMeant } from './area.ts';
import { type Casting, freeMark, type Price, priceOf } from './cost.ts';
import { endKind, kindOf, mark } from './lay.ts';
import { noteUse } from './limits.ts';
import { areaOf } from './reach.ts';
import { struckBy } from './struck.ts';
import { upcastCost, upcastWords } from './upcasts.ts';
import type { At, Doer } from './using.ts';

/** An Ability as it is used, paid for already. */
export interface Using {
  readonly actor: CharacterId;
  readonly casting: Casting;
  readonly target: CharacterId | null;
  readonly aimed: Aimed | null;
  /** Others whom it shall work on, too, where it takes several. */
  readonly also: readonly CharacterId[];
  /** It comes out of a thing, and takes none of their WP (Ability Consumables and Items). */
  readonly outOf?: string; // the thing's id
}

/** Somebody on whom an Ability works: hit, critically, halved by a Defense Roll, or spared what that keeps off. */
interface Struck {
  readonly target: CharacterId;
  readonly hit: boolean;
  readonly critical: boolean;
  readonly halved: boolean;
  readonly resisted: boolean;
}

/**
 * Uses an Ability (Abilities): what it is aimed at, its attack roll or the Defense Rolls of its targets, and what it does to each. What has neither hits
 * by itself (Targeting and Hitting).
 */
export function* useAbility(tx: Tx<Scene>, using: Using): Rule<void> {
  const { actor, casting, target, aimed, also } = using;
  const usual = struckBy(tx.snapshot(), actor, casting, target, aimed, also);
  const on = yield* inTheArea(tx, using, usual);
  yield* exchanged(tx, on, used(tx, using, on));
}

/** Whom an area reaches: where no map shows it, the GM says. A zone is laid where it is, whoever is in it. */
function* inTheArea(
  tx: Tx<Scene>,
  { actor, casting: { ability }, aimed }: Using,
  usual: readonly CharacterId[],
): Rule<readonly CharacterId[]> {
  const { area } = ability;
  if (area === null) return usual;
  const now = tx.snapshot();
  const target = area.shape !== 'around' && aimed !== null && 'id' in aimed ? aimed.id : null;
  const others = fightersIn(now).filter((id) => isMeant(now, actor, area.who, id));
  const own = target !== null && usual.includes(target) ? target : null;
  return yield* reachedInMind(tx, { actor, target: own, with: ability.name, others, usual });
}

function* used(tx: Tx<Scene>, using: Using, on: readonly CharacterId[]): Rule<void> {
  const { actor, casting, target } = using;
  const { ability, upcasts } = casting;
  const price = priceOf(tx.snapshot(), actor, casting);
  if (using.outOf === undefined) noteCast(tx, actor, casting, price);
  tellUse(tx, using, on, price);
  yield* passTime(tx, minutesOf(ability), takesDays(ability) ? Object.keys(tx.now.characters) : []);
  if (yield* coldHinders(tx, actor)) return;
  const declared = { actor, target: target ?? actor, with: ability.name, ability: ability.id };
  if ((yield* moment(tx, windows.attackDeclared, declared)) === 'prevented')
    return tell(tx, 'abilityFails', { actor, name: ability.name });
  endKind(tx, actor, kindOf(ability));
  const doer = doerOf(tx.snapshot(), using, on.length, price);
  const { sparing = false, pulled = false } = casting.manner ?? {};
  const struck = yield* hitsOf(tx, ability, actor, on, pulled);
  const spares = sparing && struck.some(({ hit }) => hit);
  const spared = spares ? yield* rollSparing(tx, actor, { kind: 'ability', tier: price.tier }) : null;
  aheadOf(
    tx,
    struck.filter(({ hit, halved }) => hit || halved).map((one) => one.target),
  );
  const meant = spared === null ? doer : { ...doer, spared };
  for (const one of struck) yield* works(tx, ability, { ...meant, ...one });
  if (on.length === 0 || ability.area !== null) yield* onGround(tx, ability, { ...doer, target: actor });
  aheadOf(tx, []);
  yield* moment(tx, windows.attackDone, {
    ...{ actor, with: ability.name, attack: 'ability', reach: ability.attack, ability: ability.id },
    others: on,
    hits: struck.filter(({ hit }) => hit).map((one) => one.target),
    critical: struck.some(({ critical }) => critical),
  });
  rememberMix(tx, actor, ability, upcasts);
}

/** What does the effects of a use. */
function doerOf(
  scene: Scene,
  { actor, casting, aimed, outOf }: Using,
  targets: number,
  { tier, paid }: Price,
): Doer {
  const { ability, upcasts, half } = casting;
  const spent = outOf === undefined ? paid : ability.wp + upcastCost(ability, upcasts);
  const tiles = ability.effects.some(ofGround) ? tilesOf(scene, actor, casting, aimed) : undefined;
  return {
    ...(tiles === undefined ? {} : { tiles }),
    ...(outOf === undefined ? {} : { thing: outOf }),
    ...{ actor, row: ability, kind: 'ability', upcasts, half, tier, aimed, area: ability.area !== null },
    killing: casting.manner?.killing ?? false,
    scale: scaleOf(being(scene, actor), upcasts, { 'ability tier': tier, spent, targets }),
    rolled: new Map(),
    dealt: new Map(),
  };
}

/** The squares that an area covers, as long as nobody it moves has changed them; absent without one. */
function tilesOf(scene: Scene, actor: CharacterId, { ability, upcasts }: Casting, aimed: Aimed | null) {
  const { area } = ability;
  if (area === null || mapIn(scene) === null) return undefined;
  const metres = areaOf(scene, actor, ability, upcasts);
  if (area.shape !== 'around' && aimed === null) return undefined;
  return groundIn(scene, actor, area, metres, aimed);
}

function noteCast(tx: Tx<Scene>, actor: CharacterId, { ability }: Casting, { free }: Price): void {
  noteUse(tx, actor, ability.id, ability.limit);
  if (free) mark(tx, actor, freeMark(ability), 'rest');
}

function tellUse(
  tx: Tx<Scene>,
  { actor, casting, target, outOf }: Using,
  on: readonly CharacterId[],
  price: Price,
): void {
  const { ability, upcasts } = casting;
  tell(tx, 'abilityUsed', {
    actor,
    target: target === actor ? null : target,
    others: on.filter((id) => id !== target && id !== actor),
    name: ability.name,
    wp: outOf === undefined ? price.paid : 0,
    tier: price.tier,
    upcasts: upcastWords(ability, upcasts),
    text: ability.text,
  });
}

/** Who is hit: by an Ability attack, by failing the Defense Roll, or by itself. */
function* hitsOf(
  tx: Tx<Scene>,
  ability: Ability,
  actor: CharacterId,
  on: readonly CharacterId[],
  pulled: boolean,
): Rule<readonly Struck[]> {
  const plain = { hit: true, critical: false, halved: false, resisted: false };
  if (on.length === 0) return [];
  if (ability.attack !== null) {
    const hits = yield* attackRoll(tx, {
      ...{ actor, attack: 'ability', reach: ability.attack, means: null },
      ...{ with: ability.name, targets: on, pulled },
    });
    return hits.map(({ target, hit, critical }) => ({ ...plain, target, hit, critical }));
  }
  const struck: Struck[] = [];
  for (const target of on) {
    const resisted = ability.dr !== null && target !== actor && (yield* resists(tx, ability, actor, target));
    const half = resisted && ability.dr?.success === 'half';
    struck.push({ ...plain, target, hit: !resisted, halved: half, resisted });
  }
  return struck;
}

function* resists(tx: Tx<Scene>, ability: Ability, actor: CharacterId, target: CharacterId): Rule<boolean> {
  if (ability.dr === null || characterIn(tx.now, target)?.dead !== false) return false;
  const { success } = yield* defend(tx, {
    ...{ target, by: actor, stat: ability.dr.stat, with: ability.name, from: actor },
    power: drPowerOf(tx.snapshot(), actor, { other: target, attack: 'ability' }).total,
  });
  return success;
}

/** What happens to the ground or to nobody in particular, once for a use. */
const ofGround = (effect: Effect): boolean =>
  effect.effect === 'zone' ||
  effect.effect === 'create' ||
  effect.effect === 'shape' ||
  effect.effect === 'summon' ||
  effect.effect === 'ask' ||
  (effect.effect === 'sense' && effect.how === 'illusion');

const isOnUser = (effect: Effect): boolean => 'on' in effect && effect.on === 'user';

/** Does to one what an Ability does: all of it where they were hit; half of the damage alone, or something else, where they resisted. */
function* works(tx: Tx<Scene>, ability: Ability, at: At & Struck): Rule<void> {
  const { hit, halved, resisted } = at;
  const effects = ability.effects.filter((effect) => !(ability.area !== null && ofGround(effect)));
  if (hit) return yield* applyAll(tx, effects, at);
  if (halved)
    return yield* applyAll(
      tx,
      effects.filter(({ effect }) => effect === 'damage'),
      at,
    );
  if (resisted) yield* applyAll(tx, ability.onSuccess, at);
}

/** What an area does where it is, whether anybody stands there or not; what is aimed at a place and hits nobody. */
function* onGround(tx: Tx<Scene>, ability: Ability, at: Omit<At, 'critical' | 'halved'>): Rule<void> {
  const effects = ability.effects.filter(
    (effect) => ofGround(effect) || (ability.area === null && isOnUser(effect)),
  );
  yield* applyAll(tx, effects, { ...at, critical: false, halved: false });
}

/** Keeps the upcasts of the last two uses as ready choices. */
function rememberMix(
  tx: Tx<Scene>,
  actor: CharacterId,
  { id }: Ability,
  upcasts: Readonly<Record<string, number>>,
): void {
  const chosen = Object.entries(upcasts).filter(([, times]) => times > 0);
  const draft = tx.state.characters[actor];
  if (chosen.length === 0 || draft === undefined || draft.kind === 'object') return;
  const entry = draft.abilities.find((one) => one.id === id);
  const before = beingIn(tx.snapshot(), actor)?.abilities.find((one) => one.id === id)?.mixes ?? [];
  if (entry === undefined) return;
  const mix = Object.fromEntries(chosen);
  const others = before.filter((one) => JSON.stringify(one) !== JSON.stringify(mix));
  entry.mixes = castDraft([mix, ...others].slice(0, 2));
}
