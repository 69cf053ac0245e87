import type { Made } from '../../../../engine/creation.ts';
import { overLimit } from '../../../../engine/limit.ts';
import { no } from '../../../../engine/made.ts';
import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import { whyInFight, write } from '../../../../engine/sheetChange.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { rollCheck } from '../../checks/check.ts';
import { areTouching } from '../../fight/bodies.ts';
import { alliesOf } from '../../fight/sides.ts';
import { carriedBy, nameOf } from '../../gear/carried.ts';
import { liftDifficulty } from '../../gear/heavy.ts';
import { freeId } from '../../gear/pile.ts';
import type { Act, Doing } from '../../moves/act.ts';
import { noteChange, whyNoChange } from '../../moves/hands.ts';
import { type CharacterId, personIn, presentIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { writeItem } from '../fields/items.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Item, Person } from '../schema.ts';
import { personAt } from './sheetAct.ts';
import { itemOf, without } from './shop.ts';
import { dealIn, moneyIn } from './typed.ts';

const PURSE = '@money';
const MOST_MONEY = 1_000_000_000;

interface Given {
  readonly from: Person;
  readonly to: Person;
  readonly count: number;
}

/** Items with so many of another's: on the pile of the same kind where they are alike. */
function withItem(items: readonly Item[], item: Item, count: number): readonly Item[] {
  const alike = items.find(
    (one) =>
      one.profile.row === item.profile.row &&
      one.profile.kind !== 'weapon' &&
      one.called === item.called &&
      one.ammo === item.ammo &&
      one.charge === item.charge &&
      one.modules.length + item.modules.length === 0 &&
      one.on === item.on &&
      one.empty === item.empty &&
      !one.dropped &&
      one.count + count <= 100,
  );
  return alike === undefined
    ? [...items, { ...item, id: freeId({ items }, item.id), count }]
    : items.map((one) => (one === alike ? { ...one, count: one.count + count } : one));
}

/** Both of them after it: so many of a thing, or mC, from one to the other. */
function given(scene: Scene, { actor, target, means, detail }: Doing): Made<Given> {
  const from = personAt(scene, actor);
  const to = personIn(scene, target);
  if (to === null) return no('giveToPeople');
  if (means === PURSE) {
    const amount = moneyIn(detail);
    if (amount === null) return no('notMoney', { text: detail ?? '' });
    if (amount > from.money) return no('tooPoor', { what: 'that', price: amount, has: from.money });
    const value = {
      from: { ...from, money: from.money - amount },
      to: { ...to, money: Math.min(MOST_MONEY, to.money + amount) },
      count: amount,
    };
    return { ok: true, value };
  }
  const item = itemOf(from, means);
  const deal = dealIn(detail);
  if (item === undefined) return no('noSuchItem', { text: means ?? '' });
  if (deal === null || deal.price !== null) return no('notADeal', { text: detail ?? '' });
  if (deal.count > item.count) return no('notSoMany', { what: nameOf(item), has: item.count });
  const items = withItem(to.items, item, deal.count);
  if (items.length > SHEET_LIMITS.items.most) return { ok: false, refusal: overLimit(SHEET_LIMITS.items) };
  return {
    ok: true,
    value: { from: without(from, item, deal.count), to: { ...to, items }, count: deal.count },
  };
}

const others = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  presentIn(scene).flatMap((id): readonly Choice[] => {
    const who = personIn(scene, id);
    return id === actor || who === null || who.dead ? [] : [{ id, name: who.name, refused: null }];
  });

/** Items to choose from: of those that are alike in everything that is written of them, one. */
function eachOnce(items: readonly Item[]): readonly Choice[] {
  const named = items.map((item) => ({ id: item.id, name: writeItem(item), refused: null }));
  return named.filter(({ name }, n) => named.findIndex((one) => one.name === name) === n);
}

/** Hands a thing over, or money. What is Heavy must be lifted by who gets it (keyword Heavy). */
export const give: Act = {
  id: 'give',
  name: 'Hand over',
  also: ['Give'],
  group: 'gear',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null && personIn(scene, actor) !== null && others(scene, actor).length > 0,
  refused: (scene) => whyInFight(scene),
  targets: others,
  means: (scene, actor) => {
    const { money, items } = personAt(scene, actor);
    return [
      { id: PURSE, name: 'Money', note: `${money} mC`, refused: null },
      ...eachOnce(items.filter(({ dropped }) => !dropped)),
    ];
  },
  words: 'optional',
  whyNot(scene, doing) {
    const made = given(scene, doing);
    return made.ok ? null : made.refusal;
  },
  run: (tx, doing) => handOver(tx, doing),
};

/** Why somebody can't hand anything over in a fight: whoever gets it must be next to them, and it is a change of what one holds. */
const whyOutOfHand = (scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null =>
  areTouching(scene, actor, target) ? null : refusal('notTouching', { target });

/**
 * Handing something over in a fight, to an ally in base contact. The book only says that one may change what one holds as an Instant once a turn
 * (Holding equipment): this is that change.
 */
export const handOverInFight: Act = {
  id: 'handOver',
  name: 'Hand over',
  also: ['Give', 'Pass'],
  group: 'gear',
  cost: 'instant',
  offered: (scene, actor) =>
    scene.fight !== null && carriedBy(scene, actor).length > 0 && friends(scene, actor).length > 0,
  refused: whyNoChange,
  targets: friends,
  means: (scene, actor) => eachOnce(carriedBy(scene, actor)),
  words: 'optional',
  whyNot(scene, doing) {
    const made = given(scene, doing);
    return made.ok ? null : made.refusal;
  },
  *run(tx, doing) {
    noteChange(tx, doing.actor);
    yield* handOver(tx, doing);
  },
};

function friends(scene: Scene, actor: CharacterId): readonly Choice[] {
  return alliesOf(scene, actor).flatMap((id): readonly Choice[] => {
    const who = personIn(scene, id);
    if (who === null) return [];
    return [{ id, name: who.name, relation: 'ally', refused: whyOutOfHand(scene, actor, id) }];
  });
}

function* handOver(tx: Tx<Scene>, doing: Doing): Rule<void> {
  const scene = tx.snapshot();
  const made = given(scene, doing);
  const { actor, target, means } = doing;
  if (!made.ok || target === null) throw new Error('what may be given was refused');
  const before = personAt(scene, actor);
  const item = itemOf(before, means);
  const what = item === undefined ? '' : nameOf(item);
  const difficulty = item === undefined ? null : liftDifficulty(scene, target, item);
  if (difficulty !== null) {
    const { outcome } = yield* rollCheck(tx, {
      actor: target,
      attribute: 'strength',
      label: 'lift',
      difficulty,
    });
    if (outcome === 'fails') return tell(tx, 'notCarried', { actor, target, what });
  }
  const { from, to, count } = made.value;
  write(tx.state.characters[actor], before, from);
  write(tx.state.characters[target], personAt(scene, target), to);
  if (means === PURSE) tell(tx, 'moneyGiven', { actor, target, amount: count });
  else tell(tx, 'handedOver', { actor, target, what, count });
}
