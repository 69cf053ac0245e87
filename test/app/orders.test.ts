import { describe, expect, it } from 'vitest';
import { conditionsOf } from '../../src/app/orders/conditions.ts';
import { orderedAnswer, orderFor, USUAL } from '../../src/app/orders/ordered.ts';
import type { Decision } from '../../src/engine/decision.ts';
import { measureFor } from '../../src/engine/measures.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { orderText } from '../../src/view/orders.ts';
import { aCharacter, anOrder } from '../store/records.ts';
import { lanterns } from '../support/lanterns/index.ts';
import { keeper } from '../support/lanterns/keeper.ts';

const system = lanterns as AnySystem;
const kira = aCharacter('campaign', { ownerId: 'ana' });
const before = lanterns.scene({ [kira.id]: keeper({ name: 'Kira', nerve: 4 }) });

/** A question with two options that can be ticked, about so much damage. */
const question = (damage: number, more: Partial<Decision> = {}): Decision => ({
  id: 'panel',
  key: 'panel:kira',
  asked: kira.id,
  code: 'panel',
  params: {},
  options: ['reroll', 'block', 'none'].map((id) => ({ id, code: id, params: {} })),
  default: 'block',
  several: { most: 2, none: 'none' },
  measures: { damage },
  ...more,
});

const order = anOrder(kira, { userId: 'ana', code: 'panel', optionId: 'reroll' });

const follows = (given: typeof order, decision: Decision) =>
  orderFor(decision, [given], { system, before, record: kira, fight: null, leads: () => false }) !== null;

describe('A standing order with thresholds', () => {
  const from6 = { ...order, gauge: 'damage', atLeast: 6 };

  it('looks at a measure of the question', () => {
    expect([5, 6].map((damage) => follows(from6, question(damage)))).toEqual([false, true]);
  });

  it("looks at a value of its owner's, too", () => {
    const whileNerve = (atLeast: number) => ({ ...order, gauge: 'Nerve', atLeast });
    expect([4, 5].map((least) => follows(whileNerve(least), question(6)))).toEqual([true, false]);
  });

  it('does not stand where nobody knows the value', () => {
    expect(follows({ ...order, gauge: 'speed', atLeast: 1 }, question(6))).toBe(false);
  });

  it('says so in one sentence', () => {
    const said = orderText({ ...from6, character: 'Kira', whiles: conditionsOf(from6) });
    expect(said).toBe('**Kira**: always **Dodge**, while damage is 6 or more');
  });
});

describe("A standing order of a GM's for a foe", () => {
  const forFoe = { ...order, encounterId: 'bridge' };
  const leads = () => true;

  it('stands in the fight for which it was given', () => {
    const about = { system, before, record: null, fight: 'bridge', leads };
    expect(orderFor(question(6), [forFoe], about)).not.toBeNull();
  });

  it('stands in no other, whoever is called the same there', () => {
    const about = { system, before, record: null, fight: 'tower', leads };
    expect(orderFor(question(6), [forFoe], about)).toBeNull();
  });
});

describe('A standing order for one alone', () => {
  const forTiz = { ...order, gauge: 'for Tiz', atLeast: 1, andGauge: 'damage', andAtLeast: 8 };
  const about = (name: string, damage: number) =>
    question(damage, { measures: { damage, ...measureFor(name) } });

  it.for([
    ['Tiz', 8, true],
    ['Tiz', 7, false],
    ['Bo', 8, false],
  ] as const)('stands where the question is about them: %s, %i damage', ([name, damage, stands]) => {
    expect(follows(forTiz, about(name, damage))).toBe(stands);
  });

  it('says so', () => {
    const said = orderText({ ...forTiz, character: 'Kira', whiles: conditionsOf(forTiz) });
    expect(said).toBe('**Kira**: always **Dodge**, only for Tiz, while damage is 8 or more');
  });
});

describe('A standing order with two thresholds', () => {
  const from6While = (andAtLeast: number) => ({
    ...order,
    ...{ gauge: 'damage', atLeast: 6, andGauge: 'Nerve', andAtLeast },
  });

  it.for([
    [6, 4, true],
    [5, 4, false],
    [6, 5, false],
  ] as const)('stands where both are high enough: %s damage, from %s Nerve', ([damage, nerve, stands]) => {
    expect(follows(from6While(nerve), question(damage))).toBe(stands);
  });

  it('says both in one sentence', () => {
    const both = from6While(4);
    expect(orderText({ ...both, character: 'Kira', whiles: conditionsOf(both) })).toBe(
      '**Kira**: always **Dodge**, while damage is 6 or more and Nerve is 4 or more',
    );
  });
});

describe('A standing order for what is suggested', () => {
  const usual = { ...order, optionId: USUAL };

  it('answers with what is ticked that time', () => {
    expect(orderedAnswer(question(6, { default: 'reroll,block' }), usual, 0).choice).toBe('reroll,block');
  });

  it('stands only where several can be ticked', () => {
    const { several: _several, ...plain } = question(6);
    expect([follows(usual, question(6)), follows(usual, plain)]).toEqual([true, false]);
  });
});
