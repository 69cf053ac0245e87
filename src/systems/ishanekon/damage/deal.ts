import { sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved } from '../../../engine/uses/index.ts';
import { moment } from '../attack/exchange.ts';
import { mostVitality } from '../numbers/most.ts';
import { goesBy } from '../numbers/ways.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';
import { putStatus } from '../status/put.ts';
import { tell } from '../tell.ts';
import { crewOf, isVehicle, pilotOf } from '../vehicles/aboard.ts';
import { BOOST_USED } from '../vehicles/boost.ts';
import { windows } from '../windows.ts';
import type { Coming } from '../inProgress.ts';
import { announce, comingIn, forgetComing } from './coming.ts';
import { dealing, defending, diesAtOnce, spares } from './figures.ts';
import { type Dealt, type Harm, nothing } from './harm.ts';
import { dealt, type Reckoned, suffered } from './reckon.ts';

/** The power of the Bleeding of who falls (Vitality). */
export const BLEEDING_POWER = 10;

/** Psychic damage goes past a vehicle to who is in it, its pilot first (Vehicles). */
function pastTheHull(scene: Scene, { target, parts }: Pick<Harm, 'target' | 'parts'>): CharacterId {
  if (!isVehicle(scene, target) || !parts.every(({ type }) => type === 'psychic')) return target;
  return pilotOf(scene, target) ?? crewOf(scene, target)[0] ?? target;
}

/**
 * Deals damage (Damage Types; Armor; Vitality): the attacker's side, who may react does, the defender's side, then Temporary Vitality and Vitality. The dead,
 * and what is broken, take none. Gives what came of it.
 */
export function* deal(tx: Tx<Scene>, given: Harm): Rule<Dealt> {
  const now = tx.snapshot();
  const harm = { ...given, target: pastTheHull(now, given) };
  const { target, by } = harm;
  if (characterIn(now, target)?.dead !== false) return nothing(target);
  const side = dealing(now, harm);
  const parts = dealt(side, now.party.rules.rounding);
  if (side.afterwards !== undefined && by !== null) tx.state.fight?.fighters[by]?.used.turn.push(BOOST_USED);
  const id = announce(tx, {
    ...{ target, by, parts, cause: harm.cause, with: harm.with ?? null, attack: harm.attack ?? null },
    ...{ reach: harm.reach ?? null, critical: harm.critical ?? false, area: harm.area ?? false },
    ...{ ignores: harm.ignores ?? 0, sparing: spares(now, harm), factors: [...(harm.taking ?? [])] },
    ...{ added: [], floor: null },
  });
  const look = () => reckonedOf(tx.now, harm, id);
  if (look().total > 0)
    yield* moment(tx, windows.damage, () => ({ damage: id, target, by, amount: look().total }), target);
  const reckoned = look();
  const coming = comingIn(tx.snapshot(), id);
  if (coming === null) return nothing(target);
  yield* aboutToFall(tx, coming, reckoned.total);
  const floor = comingIn(tx.now, id)?.floor ?? null;
  const lost = take(tx, { ...coming, floor }, reckoned.total);
  tell(tx, 'damaged', {
    ...{ target, by, cause: harm.cause, with: harm.with ?? null, parts: harm.parts, reckoned },
    ...{ added: sum(0, [...side.added, ...(side.afterwards ?? [])]), dealing: side.factors },
    ...{ taking: defending(tx.now, harm, coming).factors, ...lost, left: vitalityOf(tx.now, target) },
  });
  forgetComing(tx, id);
  const fate = fateOf(tx, coming, lost);
  const made: Dealt = { target, taken: lost.temporary + lost.vitality, vitality: lost.vitality, ...fate };
  if (made.taken > 0) {
    const types = parts.filter(({ amount }) => amount > 0).map(({ type }) => type);
    yield* moment(tx, windows.damageDone, {
      ...{ ...made, by, types, cause: harm.cause, with: harm.with ?? null },
      shock: Math.min(made.taken, shockIn(tx.now, harm, coming)),
      ...{ attack: harm.attack ?? null, reach: harm.reach ?? null, critical: harm.critical ?? false },
    });
  }
  return made;
}

/** What some damage would come to as it stands, reactions among it. */
function reckonedOf(scene: Scene, harm: Harm, id: string): Reckoned {
  const coming = comingIn(scene, id);
  const more = coming ?? { factors: [], added: [], parts: [] };
  return suffered(more.parts, defending(scene, harm, more), scene.party.rules.rounding);
}

/** How much of some damage is Shock, as far as it gets through: what is taken off comes off the rest of it first, as its dealer would have it (Armor; Conductive). */
function shockIn(scene: Scene, harm: Harm, coming: Coming): number {
  const parts = coming.parts.filter(({ type }) => type === 'shock');
  if (parts.length === 0) return 0;
  return suffered(parts, { ...defending(scene, harm, coming), ignored: 'all', added: [] }).after;
}

export const vitalityOf = (scene: Scene, id: CharacterId): number => character(scene, id).vitality;

/** What damage takes of what. */
interface Lost {
  readonly temporary: number;
  readonly vitality: number;
}

/** What so much damage would take: Temporary Vitality first; never below a floor, nor, where it spares, below what one survives. */
export function lossOf(
  scene: Scene,
  { target, floor, sparing }: Pick<Coming, 'target' | 'floor' | 'sparing'>,
  total: number,
): Lost {
  const who = character(scene, target);
  if (who.kind === 'object') return { temporary: 0, vitality: Math.min(total, Math.max(0, who.vitality)) };
  const temporary = Math.min(who.temporary, total);
  const least = sparing ? -mostVitality(scene, target).total : Number.NEGATIVE_INFINITY;
  const lowest = Math.min(who.vitality, Math.max(least, floor ?? Number.NEGATIVE_INFINITY));
  return { temporary, vitality: who.vitality - Math.max(lowest, who.vitality - (total - temporary)) };
}

function take(tx: Tx<Scene>, coming: Coming, total: number): Lost {
  const lost = lossOf(tx.now, coming, total);
  const who = tx.state.characters[coming.target];
  if (who === undefined) return lost;
  who.vitality -= lost.vitality;
  if (who.kind !== 'object') who.temporary -= lost.temporary;
  return lost;
}

/** Whether somebody at so much Vitality is dead: below the negative of their most, or below 1 where they die at once (Vitality; Minor). */
const isDeadAt = (scene: Scene, id: CharacterId, vitality: number, sparing: boolean): boolean =>
  !sparing && (vitality < -mostVitality(scene, id).total || (vitality < 1 && diesAtOnce(scene, id)));

/** Who may keep somebody from falling, or from dying, does so before it happens. */
function* aboutToFall(tx: Tx<Scene>, coming: Coming, total: number): Rule<void> {
  const now = tx.snapshot();
  const { id, target, by, sparing } = coming;
  const who = character(now, target);
  const after = who.vitality - lossOf(now, coming, total).vitality;
  const dies = who.kind !== 'object' && isDeadAt(now, target, after, sparing);
  const falls = who.vitality >= 1 && after < 1;
  if (who.kind === 'object' || !(falls || dies)) return;
  yield* moment(tx, windows.falls, { damage: id, target, by, vitality: after, dies });
}

/** Below 1 Vitality one is Restrained and bleeds, unless one was spared; below the negative of the most one is dead (Vitality). */
function fateOf(
  tx: Tx<Scene>,
  { target, by, sparing }: Coming,
  lost: Lost,
): { readonly fell: boolean; readonly died: boolean } {
  const now = tx.snapshot();
  const who = character(now, target);
  const falls = who.vitality < 1 && who.vitality + lost.vitality >= 1;
  if (who.kind === 'object') {
    if (falls) breaks(tx, target, by);
    return { fell: falls, died: falls };
  }
  const died = isDeadAt(now, target, who.vitality, sparing);
  if (falls && !died) {
    const bleeds = !sparing && !goesBy(who, 'epicHeroes');
    tell(tx, 'fell', { target, by, bleeding: bleeds });
    if (bleeds)
      putStatus(tx, target, {
        status: 'bleeding',
        power: BLEEDING_POWER,
        by,
        duration: untilRemoved,
        untold: true,
      });
  }
  if (died) dies(tx, target, by);
  return { fell: falls, died };
}

/** Somebody dies. Their Status Effects stay: they have them again if they ever live again (Status Effects). */
export function dies(tx: Tx<Scene>, target: CharacterId, by: CharacterId | null): void {
  const who = tx.state.characters[target];
  if (who === undefined || who.dead) return;
  who.dead = true;
  if (who.kind !== 'object') who.diedAt = tx.now.party.clock;
  tell(tx, 'died', { target, by });
}

/** Whose most Vitality has become so little that they are below the negative of it is dead, too (Vitality): by a disease, or because a form is over. */
export function settleDeaths(tx: Tx<Scene>): void {
  const now = tx.snapshot();
  for (const [id, who] of Object.entries(now.characters))
    if (who.kind !== 'object' && !who.dead && who.vitality < -mostVitality(now, id).total) dies(tx, id, null);
}

/** A thing breaks. */
export function breaks(tx: Tx<Scene>, target: CharacterId, by: CharacterId | null): void {
  const who = tx.state.characters[target];
  if (who === undefined || who.dead) return;
  who.dead = true;
  tell(tx, 'broke', { target, by });
}
