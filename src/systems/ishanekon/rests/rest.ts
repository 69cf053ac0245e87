import type { IntentOf } from '../../../engine/intent.ts';
import type { RestChoice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { atHand, stepOf } from '../base/base.ts';
import { type QualityId, restingPlaces } from '../content/prices.ts';
import { type RestId, rests } from '../content/rests.ts';
import { filled } from '../creatures/filled.ts';
import { gainTemporary, heal } from '../damage/heal.ts';
import type { Being } from '../character/schema.ts';
import { mostCharges } from '../items/charges.ts';
import { mostVitality } from '../numbers/most.ts';
import { rollEach } from '../numbers/pool.ts';
import { mostMomentum, mostWillpower } from '../numbers/resources.ts';
import { half } from '../numbers/stat.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { expire } from '../turn/expire.ts';
import { vehicleIn } from '../vehicles/aboard.ts';
import { draftAt, parkedIn, vehicleAt } from '../vehicles/garage.ts';
import { couldBuild } from '../vehicles/work.ts';
import { DAY } from '../world/clock.ts';
import { refresh } from '../world/exhaustion.ts';
import { meet, passTime } from '../world/pass.ts';
import { type Counts, countsAs, minutesOf, whyNoRest } from './allowed.ts';

interface Chosen {
  readonly rest: RestId;
  /** A place that one pays for, which gives Temporary Vitality after a full rest (Buildings). */
  readonly place: QualityId | null;
}

/** Every rest there is: 'full' anywhere, 'full:normal' in a resting place. */
const choices: readonly (Chosen & { readonly id: string })[] = [
  ...rests.map(({ id }) => ({ id, rest: id, place: null })),
  ...restingPlaces.map(({ id }) => ({ id: `full:${id}`, rest: 'full' as const, place: id })),
];

export const restChoices: readonly RestChoice[] = choices.map(({ id, rest, place }) => {
  const row = rowOf(rests, rest);
  if (place === null) return { id, name: row.name, note: row.text, refused: null };
  const { name, price, text } = rowOf(restingPlaces, place);
  return { id, name: `${row.name}, ${name}`, note: `${price} credits each. ${text}`, refused: null };
});

/** A rest, for one or for several at once: nobody rests where one of them can't (Rests). */
export function* rest(tx: Tx<Scene>, intent: IntentOf<'rest'>): Rule<void> {
  const chosen = choices.find(({ id }) => id === intent.rest);
  if (chosen === undefined) return yield* tx.refuse('unknownRest', { rest: intent.rest });
  const actors = [...new Set(intent.actors)];
  if (actors.length === 0) return yield* tx.refuse('nobodyRests');
  const { resting } = tx.now.party.rules;
  const minutes = minutesOf(chosen.rest, resting);
  const counted = new Map<CharacterId, Counts>();
  for (const actor of actors) {
    const why =
      whyNoRest(tx.now, actor) ?? whyNoWork(tx.now, actor, actors) ?? whyNotPaid(tx.now, actor, chosen);
    if (why !== null) return yield* tx.refuse(why.code, why.params);
    const who = beingIn(tx.now, actor);
    if (who === null) return yield* tx.refuse('restNobody', { actor });
    const counts = countsAs(actor, who, chosen.rest, tx.now.party.clock + minutes, resting);
    if (!counts.ok) return yield* tx.refuse(counts.refusal.code, counts.refusal.params);
    counted.set(actor, counts.as);
  }
  yield* passTime(tx, minutes, chosen.rest === 'short' ? [] : actors);
  for (const actor of actors)
    if (beingIn(tx.now, actor)?.dead === false)
      yield* restored(tx, actor, chosen, counted.get(actor) ?? chosen.rest, minutes);
  for (const { id } of parkedIn(tx.snapshot())) mends(tx, id, actors, counted);
}

/** A vehicle of the garage is the better for the rest of somebody who could build it: they work on it meanwhile (Vehicles). */
function mends(
  tx: Tx<Scene>,
  id: string,
  actors: readonly CharacterId[],
  counted: ReadonlyMap<CharacterId, Counts>,
): void {
  const now = tx.snapshot();
  const vehicle = vehicleAt(now, id);
  const draft = draftAt(tx, id);
  const worker = vehicle === null ? undefined : actors.find((one) => couldBuild(now, one, vehicle));
  const as = worker === undefined ? undefined : counted.get(worker);
  if (vehicle === null || draft === null || as === undefined) return;
  const isRealistic = now.party.rules.resting === 'realistic';
  const most = filled(vehicle).vitality;
  const missing = Math.max(0, most - vehicle.vitality);
  const back = as === 'full' && !isRealistic ? missing : share(most, as, isRealistic);
  const amount = Math.min(missing, back);
  draft.temporary = 0;
  if (amount === 0) return;
  draft.vitality += amount;
  tell(tx, 'vehicleMended', { what: vehicle.name, amount, left: draft.vitality });
}

/** A vehicle is the better for a rest only where somebody works on it meanwhile who could build it (Vehicles). */
function whyNoWork(scene: Scene, actor: CharacterId, actors: readonly CharacterId[]): Refusal | null {
  const vehicle = vehicleIn(scene, actor);
  if (vehicle === null || actors.some((id) => couldBuild(scene, id, vehicle))) return null;
  return refusal('vehicleRests', { actor });
}

/** Whether the group's own resting place is at hand, as good as one that could be rented or better: nobody pays for that. */
function ownsPlace(scene: Scene, place: QualityId): boolean {
  const own = atHand(scene, 'restingPlace');
  return own !== null && stepOf(own) >= stepOf(place);
}

const priceOf = (scene: Scene, place: QualityId): number =>
  ownsPlace(scene, place) ? 0 : rowOf(restingPlaces, place).price;

function whyNotPaid(scene: Scene, actor: CharacterId, { place }: Chosen): Refusal | null {
  if (place === null || ownsPlace(scene, place)) return null;
  const { price, name } = rowOf(restingPlaces, place);
  const has = beingIn(scene, actor)?.credits ?? 0;
  return has < price ? refusal('tooPoor', { actor, what: name, price, has }) : null;
}

/** What a rest gives back of a most: all of it, half of it (A10), or a tenth where rests are realistic, 1 at least. */
function share(most: number, as: Counts, isRealistic: boolean): number {
  if (isRealistic) return Math.max(1, Math.floor(most / 10));
  return as === 'full' ? most : half(most);
}

function* restored(
  tx: Tx<Scene>,
  actor: CharacterId,
  { rest: taken, place }: Chosen,
  as: Counts,
  minutes: number,
): Rule<void> {
  const { resting } = tx.now.party.rules;
  const now = tx.snapshot();
  const before = beingIn(now, actor);
  const who = tx.state.characters[actor];
  if (before === null || who === undefined || who.kind === 'object') return;
  const isRealistic = resting === 'realistic';
  const most = {
    vitality: mostVitality(now, actor).total,
    wp: mostWillpower(now, actor).total,
    momentum: mostMomentum(now, actor).total,
  };
  who.temporary = 0; // whatever the rest (A36)
  who.wp = Math.min(most.wp, before.wp + share(most.wp, as, isRealistic));
  who.momentum = Math.min(most.momentum, before.momentum + momentumOf(most.momentum, as, resting));
  const missing = Math.max(0, most.vitality - before.vitality);
  // A full rest restores all, however deep below 0 somebody is; else it is a share of the most.
  const back = as === 'full' && !isRealistic ? missing : share(most.vitality, as, isRealistic);
  if (missing > 0) heal(tx, { target: actor, by: null, amount: Math.min(missing, back) });
  const dice = yield* sheltered(tx, actor, place, as);
  const { clock } = tx.now.party;
  if (as === 'short') who.rests.short = true;
  else
    Object.assign(who.rests, {
      short: false,
      ...(as === 'full' ? { full: clock, half: null } : { half: clock }),
    });
  who.rests.meal = false;
  const refreshed = as === 'full' && isRefreshed(tx, actor, isRealistic);
  if (refreshed) recharge(before, who.items);
  // What lasts until a rest is over with any; what was used comes back with a full one that counts so far.
  expire(tx, { at: 'rest', rest: refreshed ? 'full' : 'short' }, actor);
  if (taken !== 'short') meet(tx, actor, 'sleep', clock);
  tell(tx, 'rested', {
    actor,
    rest: taken,
    minutes,
    vitality: [before.vitality, who.vitality],
    wp: [before.wp, who.wp],
    momentum: [before.momentum, who.momentum],
    temporary: [before.temporary, who.temporary],
    place: place === null ? null : { name: rowOf(restingPlaces, place).name, price: priceOf(tx.now, place) },
    dice,
    asFull: as === 'full' && taken === 'half',
  });
  if (as === 'full' && isFed(tx.now, actor)) refresh(tx, actor, 2);
}

/** How many full rests bring back what is used up, where rests are realistic (Realistic Resting). */
const REALISTIC_RESTS = 3;

/** Whether a full rest brings back what was used: each does; where rests are realistic every third. */
function isRefreshed(tx: Tx<Scene>, actor: CharacterId, isRealistic: boolean): boolean {
  const who = tx.state.characters[actor];
  if (who === undefined || who.kind === 'object') return false;
  const rested = isRealistic ? who.rests.toward + 1 : REALISTIC_RESTS;
  who.rests.toward = rested >= REALISTIC_RESTS ? 0 : rested;
  return rested >= REALISTIC_RESTS;
}

/** Ability items have all of their charges again (Ability Consumables and Items). */
function recharge(who: Being, items: { id: string; charges: number }[]): void {
  for (const item of items) {
    const own = who.items.find(({ id }) => id === item.id);
    if (own?.profile.kind === 'abilityItem') item.charges = Math.max(item.charges, mostCharges(who, own));
  }
}

/** Narrative Momentum: half of the most after a full rest; after a half one too, where rests are casual; a tenth where they are realistic. */
function momentumOf(most: number, as: Counts, resting: Scene['party']['rules']['resting']): number {
  if (as === 'short' || (as === 'half' && resting !== 'casual')) return 0;
  return resting === 'realistic' ? Math.max(1, Math.floor(most / 10)) : half(most);
}

/** A resting place is paid for, and gives Temporary Vitality after a full rest (Buildings). */
function* sheltered(
  tx: Tx<Scene>,
  actor: CharacterId,
  place: QualityId | null,
  as: Counts,
): Rule<readonly number[]> {
  const who = tx.state.characters[actor];
  if (place === null || as !== 'full' || who === undefined || who.kind === 'object') return [];
  const { count, sides } = rowOf(restingPlaces, place);
  who.credits -= priceOf(tx.now, place);
  const faces = yield* rollEach(
    tx,
    { count, sides, label: 'restingPlace', by: actor },
    { own: 'restingPlace' },
  );
  gainTemporary(tx, { target: actor, by: null, amount: faces.reduce((sum, face) => sum + face, 0) });
  return faces;
}

/** Whether somebody had enough to eat and drink that day (Exhaustion). */
function isFed(scene: Scene, actor: CharacterId): boolean {
  const { clock } = scene.party;
  const needs = beingIn(scene, actor)?.needs;
  const recent = (since: number | null | undefined) =>
    since === null || since === undefined || clock - since < DAY;
  return recent(needs?.food) && recent(needs?.drink);
}
