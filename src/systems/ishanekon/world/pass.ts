import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import { write } from '../../../engine/sheetChange.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Being } from '../character/schema.ts';
import { sizes } from '../content/sizes.ts';
import { without } from '../items/shop.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { burnsFuel } from '../vehicles/fuel.ts';
import { parkedIn } from '../vehicles/garage.ts';
import { needsNothing } from '../vehicles/numbers.ts';
import { DAY } from './clock.ts';
import { diseasesToday } from './diseases.ts';
import { exhaust } from './exhaustion.ts';

/** What people need each day. */
type Need = 'sleep' | 'food' | 'drink';
const needs: readonly Need[] = ['sleep', 'food', 'drink'];

/**
 * The clock of the story goes on: what lasts until a time ends, who lacks something for a day is exhausted, diseases take their course. Those
 * who are `asleep` get their rest in this time.
 */
export function* passTime(tx: Tx<Scene>, minutes: number, asleep: readonly CharacterId[] = []): Rule<void> {
  if (minutes <= 0) return;
  tx.state.party.clock += minutes;
  for (const id of Object.keys(tx.now.characters)) {
    expire(tx, id);
    burnsFuel(tx, id);
    lack(tx, id, asleep.includes(id));
    yield* diseasesToday(tx, id);
  }
  for (const { id } of parkedIn(tx.snapshot())) burnsFuel(tx, id);
}

/** Status Effects and other effects whose time has come are over. */
function expire(tx: Tx<Scene>, id: CharacterId): void {
  const who = beingIn(tx.now, id);
  const draft = tx.state.characters[id];
  if (who === null || draft === undefined || draft.kind === 'object') return;
  const { clock } = tx.now.party;
  const isOver = ({ until }: { readonly until: number | null }) => until !== null && until <= clock;
  const effects = who.effects.filter(isOver).map(({ name }) => name);
  const statuses = who.statuses.filter(isOver).map(({ status }) => status);
  if (effects.length + statuses.length === 0) return;
  draft.effects = castDraft(who.effects.filter((one) => !isOver(one)));
  draft.statuses = castDraft(who.statuses.filter((one) => !isOver(one)));
  tell(tx, 'timeEnded', { actor: id, effects, statuses });
}

/** How many meals, and water containers, somebody needs a day: twice as many for each size above Medium, half for each below (Exhaustion). */
export const mealsOf = ({ size }: Pick<Being, 'size'>): number => 2 ** rowOf(sizes, size).step;

/**
 * Each full day without rest, food or drink brings Exhaustion (Exhaustion). Where food or water isn't there for everybody, or the house counts it,
 * people live on what they carry.
 */
function lack(tx: Tx<Scene>, id: CharacterId, isAsleep: boolean): void {
  const who = beingIn(tx.now, id);
  if (who === null || who.dead || needsNothing(who)) return;
  for (const need of needs) {
    const { clock } = tx.now.party;
    const since = beingIn(tx.now, id)?.needs[need] ?? null;
    if (since === null || (need === 'sleep' ? isAsleep : hasEnough(tx.now, need))) {
      meet(tx, id, need, clock);
      continue;
    }
    const days = Math.floor((clock - since) / DAY);
    for (let day = 0; day < days; day++) yet(tx, id, need);
    if (days > 0) meet(tx, id, need, since + days * DAY);
  }
}

/** A day is over for which somebody needed something: it was there, or it costs them. */
function yet(tx: Tx<Scene>, id: CharacterId, need: Need): void {
  if (need === 'sleep') {
    exhaust(tx, id, 1, need);
    return;
  }
  const isMet = consume(tx, id, need);
  const draft = tx.state.characters[id];
  if (draft === undefined || draft.kind === 'object') return;
  if (need === 'drink') draft.needs.dry = isMet ? 0 : draft.needs.dry + 1;
  // Thirst costs a level more with each day; hunger one each day.
  if (!isMet) exhaust(tx, id, need === 'drink' ? draft.needs.dry : 1, need);
}

const provisions = { food: 'ration', drink: 'waterContainer' } as const;

/**
 * Eats or drinks of what somebody carries, enough for their size: the small first what they have left of yesterday. Gives whether there was enough; what isn't
 * stays.
 */
function consume(tx: Tx<Scene>, id: CharacterId, need: keyof typeof provisions): boolean {
  const who = beingIn(tx.snapshot(), id);
  if (who === null) return false;
  const { opened = { food: 0, drink: 0 } } = who.needs;
  const lacks = Math.max(0, mealsOf(who) - opened[need]);
  const count = Math.ceil(lacks);
  if (count > 0) {
    const item = who.items.find(({ profile, dropped }) => profile.row === provisions[need] && !dropped);
    if (item === undefined || item.count < count) return false;
    write(tx.state.characters[id], who, without(who, item, count));
    tell(tx, 'consumed', { actor: id, need, count, left: item.count - count });
  }
  const left = opened[need] + count - mealsOf(who);
  const draft = tx.state.characters[id];
  if (left !== opened[need] && draft !== undefined && draft.kind !== 'object')
    draft.needs.opened = { ...opened, [need]: left };
  return true;
}

/** Where nobody counts, there is enough of what the GM hasn't taken away. */
const hasEnough = ({ party }: Scene, need: Exclude<Need, 'sleep'>): boolean =>
  party.rules.supplies === 'enough' && (need === 'food' ? party.food : party.water);

/** A need is met until now, or counted so far. */
export function meet(tx: Tx<Scene>, id: CharacterId, need: Need, at: number): void {
  const draft = tx.state.characters[id];
  if (draft === undefined || draft.kind === 'object' || draft.needs[need] === at) return;
  draft.needs[need] = at;
}
