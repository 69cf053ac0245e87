import { castDraft } from 'immer';
import type { Audience } from '../../../engine/event.ts';
import type { Rule } from '../../../engine/rule.ts';
import {
  addToLine,
  insertTurn,
  loseTurns,
  rerank,
  type SortedOrder,
  sortedOrder,
} from '../../../engine/turns/index.ts';
import { snapshotOf } from '../../../engine/snapshot.ts';
import type { Tx } from '../../../engine/tx.ts';
import { orderModifiers } from '../abilities/modifiers.ts';
import { prestigeQuestion, spendPrestige, whyNoPrestige } from '../abilities/prestige.ts';
import { isOn } from '../abilities/switched.ts';
import { isUnseen } from '../fight/known.ts';
import { type CharacterId, fightersIn, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { orderOf } from './outOfTurn.ts';

const SIX = 6;
const ONE = 1;

/** How somebody stands in the line: the first number is their total, those behind it are of ties. */
type Rank = readonly number[];

interface Rolled {
  readonly actor: CharacterId;
  readonly total: number;
  readonly sixes: number;
  readonly ones: boolean;
}

const hasTwo = (dice: readonly number[], face: number): boolean =>
  dice.filter((value) => value === face).length >= 2;

function* threeDice(tx: Tx<Scene>, by: CharacterId, label: string, to: Audience): Rule<readonly number[]> {
  const roll = yield* tx.roll({ count: 3, sides: 6, label, by, to });
  return roll.dice.map(({ value }) => value);
}

/** Of whose roll players know nothing if one of them is hidden; everybody reads the others, whoever else rolls in the same command. */
const rollTo = (scene: Scene, rolling: readonly CharacterId[]): Audience =>
  rolling.some((id) => isUnseen(scene, id)) ? 'gm' : 'all';

/** What is added to the dice of the turn order: AGI, a pilot's WIS, and what Abilities make of it. */
const scoreFor = (scene: Scene, actor: CharacterId): number =>
  orderModifiers(scene, actor).reduce((all, { amount }) => all + amount, 0);

/**
 * A roll for the turn order (Starting Combat): 3d6 and AGI, without the specials of checks. Double sixes are rolled again as long as they
 * come, each for an extra turn; double ones on the first roll lose the first turn (A9).
 */
function* rollFor(tx: Tx<Scene>, scene: Scene, actor: CharacterId): Rule<Rolled> {
  const to = rollTo(scene, [actor]);
  const first = yield* threeDice(tx, actor, 'order', to);
  let dice = first;
  let sixes = 0;
  for (; hasTwo(dice, SIX); sixes++) dice = yield* threeDice(tx, actor, 'order', to);
  const score = scoreFor(scene, actor);
  const total = dice.reduce((sum, value) => sum + value, score);
  const ones = hasTwo(first, ONE);
  tell(tx, 'orderRolled', { actor, dice, score, total, sixes, ones });
  return { actor, total, sixes, ones };
}

/** Those who have the same rank, group by group. */
function tiesIn(ranks: ReadonlyMap<CharacterId, Rank>): readonly (readonly CharacterId[])[] {
  const groups = new Map<string, CharacterId[]>();
  for (const [actor, rank] of ranks) groups.set(rank.join(), [...(groups.get(rank.join()) ?? []), actor]);
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Ties are rolled again until there are none; that roll decides nothing else (A8). It tells that there is somebody else. */
function* breakTies(tx: Tx<Scene>, scene: Scene, ranks: Map<CharacterId, Rank>): Rule<void> {
  for (let ties = tiesIn(ranks); ties.length > 0; ties = tiesIn(ranks)) {
    for (const tied of ties) {
      const totals: number[] = [];
      const to = rollTo(scene, tied);
      for (const actor of tied) {
        const dice = yield* threeDice(tx, actor, 'order.tie', to);
        const total = dice.reduce((sum, value) => sum + value, scoreFor(scene, actor));
        totals.push(total);
        ranks.set(actor, [...(ranks.get(actor) ?? []), total]);
      }
      tell(tx, 'tieRolled', { others: tied, totals }, to);
    }
  }
}

/** Those who take turns: people who are not dead. Vehicles have none of their own. */
const combatants = (scene: Scene): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => personIn(scene, id)?.dead === false);

/** Who has three Prestige may roll for the turn order again: all of them are asked at once, before the line is made. */
function* orAgain(tx: Tx<Scene>, scene: Scene, rolled: Rolled[]): Rule<void> {
  const able = rolled.filter(
    ({ actor }) => whyNoPrestige(scene, actor) === null && isOn(scene, actor, 'prestige'),
  );
  const answers = yield* tx.askAll(
    able.map(({ actor, total }) => prestigeQuestion({ by: actor, total, code: 'prestige.order' })),
  );
  for (const [n, { actor }] of able.entries()) {
    if (answers[n] !== 'yes') continue;
    spendPrestige(tx, actor, 'reroll');
    rolled[rolled.findIndex((one) => one.actor === actor)] = yield* rollFor(tx, tx.snapshot(), actor);
  }
}

/** Everybody rolls, and the line is made. */
export function* rollOrder(tx: Tx<Scene>): Rule<void> {
  const rolled: Rolled[] = [];
  const scene = tx.snapshot();
  for (const actor of combatants(scene)) rolled.push(yield* rollFor(tx, scene, actor));
  yield* orAgain(tx, scene, rolled);
  const ranks = new Map<CharacterId, Rank>(rolled.map(({ actor, total }) => [actor, [total]]));
  yield* breakTies(tx, scene, ranks);
  const turned = turnedBy(tx);
  let order = orderOf(
    sortedOrder([...ranks].map(([actor, rank]) => ({ actor, rank: rank.map((number) => number * turned) }))),
  );
  for (const { actor, ones } of rolled) if (ones) order = orderOf(loseTurns(order, actor));
  for (const actor of before(order, rolled)) order = orderOf(insertTurn(order, actor, 'extra'));
  if (tx.state.fight !== null) tx.state.fight.order = castDraft(order);
}

/**
 * Somebody who comes later rolls for their place in the line. The special results belong to the start of combat: they get no extra turn, and lose
 * none. A tie is rolled again by both. `scene` is the fight with them.
 */
export function* joinOrder(tx: Tx<Scene>, scene: Scene, actor: CharacterId): Rule<void> {
  const turned = turnedBy(tx);
  const rolled = function* (
    who: CharacterId,
    label: string,
    to: Audience,
  ): Rule<{ dice: readonly number[]; total: number }> {
    const dice = yield* threeDice(tx, who, label, to);
    return { dice, total: dice.reduce((sum, value) => sum + value, scoreFor(scene, who)) };
  };
  const first = yield* rolled(actor, 'order', rollTo(scene, [actor]));
  tell(tx, 'orderRolled', { actor, ...first, score: scoreFor(scene, actor), sixes: 0, ones: false });
  let rank: Rank = [first.total * turned];
  for (;;) {
    const order = lineNow(tx);
    const tied = order?.seats.find((seat) => seat.rank.join() === rank.join());
    if (tied === undefined || order === null || tx.state.fight === null) break;
    const to = rollTo(scene, [actor, tied.actor]);
    const own = yield* rolled(actor, 'order.tie', to);
    const other = yield* rolled(tied.actor, 'order.tie', to);
    tell(tx, 'tieRolled', { others: [actor, tied.actor], totals: [own.total, other.total] }, to);
    tx.state.fight.order = castDraft(
      orderOf(rerank<SortedOrder>(order, tied.actor, [...tied.rank, other.total * turned])),
    );
    rank = [...rank, own.total * turned];
  }
  const order = lineNow(tx);
  if (order === null || tx.state.fight === null) return;
  tx.state.fight.order = castDraft(orderOf(addToLine<SortedOrder>(order, { actor, rank })));
}

/** The line as it is now, and nothing else: a look at the whole of a fight for each who comes to it would take long. */
const lineNow = (tx: Tx<Scene>) => (tx.now.fight === null ? null : snapshotOf(tx.now.fight.order));

/** Highest first, or lowest as the house has it (A1). */
const turnedBy = (tx: Tx<Scene>): number => (tx.now.party.rules.order === 'lowest' ? -1 : 1);

/** Extra turns before combat: those who have them take turns among themselves, in the order of the line (A7). */
function before(order: SortedOrder, rolled: readonly Rolled[]): readonly CharacterId[] {
  const most = Math.max(0, ...rolled.map(({ sixes }) => sixes));
  const line = order.seats.map(({ actor }) => actor);
  return Array.from({ length: most }, (_, n) => n).flatMap((n) =>
    line.filter((actor) => rolled.some((one) => one.actor === actor && one.sixes > n)),
  );
}
