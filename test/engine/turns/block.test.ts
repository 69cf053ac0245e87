import { describe, expect, test } from 'vitest';
import {
  addToLine,
  beginInBlock,
  blockOf,
  cardOrder,
  current,
  deal,
  endTurn,
  holdTurn,
  insertTurn,
  loseTurns,
  next,
  type SortedOrder,
  start,
  step,
  waiting,
} from '../../../src/engine/turns/index.ts';
import { code, line, order, passed } from './support.ts';

const heroes = ['kira', 'tiz', 'orla', 'zoe'];

/** Kira and Tiz before the ork, Orla after it. */
const fight = () => order(start(line({ kira: 9, tiz: 8, ork: 5, orla: 2 }), [], heroes));

const begun = (now: SortedOrder, actor: string) => order(beginInBlock(now, actor, heroes));

/** Somebody's whole turn. */
const had = (now: SortedOrder, actor: string) => order(endTurn(begun(now, actor)));

describe('those who act together in a line', () => {
  test('are a block up to the next who does not', () => {
    expect(blockOf(fight(), heroes)).toEqual(['kira', 'tiz']);
  });

  test('are waited for, until one of them begins', () => {
    expect(waiting(fight(), heroes)).toEqual({ for: 'choice', group: null, actors: ['kira', 'tiz'] });
  });

  test('have the order stop before any turn', () => {
    expect([current(fight()), code(step(fight(), heroes))]).toEqual([null, 'turn.chooseFirst']);
  });

  test('begin in any order', () => {
    expect(passed(beginInBlock(fight(), 'tiz', heroes))).toEqual(['turn.start tiz']);
  });

  test('are those who are left, while one of them acts', () => {
    expect(blockOf(begun(fight(), 'tiz'), heroes)).toEqual(['kira']);
  });

  test('are no block when one is left: that turn begins by itself', () => {
    expect(current(order(next(had(fight(), 'tiz'), heroes)))?.actor).toBe('kira');
  });

  test('all act before who stands behind them', () => {
    const kira = order(next(had(fight(), 'tiz'), heroes));
    expect(current(order(next(kira, heroes)))?.actor).toBe('ork');
  });

  test('are no block while somebody else acts', () => {
    const ork = order(next(order(next(had(fight(), 'tiz'), heroes)), heroes));
    expect(blockOf(ork, heroes)).toEqual([]);
  });

  test('do not begin out of their block', () => {
    expect(code(beginInBlock(fight(), 'orla', heroes))).toBe('turn.notNow');
  });

  test('do not begin while another turn runs', () => {
    expect(code(beginInBlock(begun(fight(), 'tiz'), 'kira', heroes))).toBe('turn.anotherRuns');
  });

  test('wait for a turn that was inserted', () => {
    expect(blockOf(order(insertTurn(fight(), 'ork')), heroes)).toEqual([]);
  });

  test('lose the turns that they lose before anybody chooses', () => {
    const loser = order(loseTurns(fight(), 'tiz'));
    expect([waiting(loser, heroes), passed(step(loser, heroes))]).toEqual([null, ['turn.lost tiz']]);
  });

  test('who holds is not of the block any more', () => {
    const three = order(start(line({ kira: 9, tiz: 8, orla: 7, ork: 5 }), [], heroes));
    expect(blockOf(order(holdTurn(begun(three, 'kira'))), heroes)).toEqual(['tiz', 'orla']);
  });

  test('a newcomer among them acts this round, whoever of them has acted', () => {
    const three = order(start(line({ kira: 9, tiz: 8, orla: 7, ork: 5 }), [], heroes));
    const joined = order(addToLine(had(three, 'orla'), { actor: 'zoe', rank: [8] }, heroes));
    expect(blockOf(joined, heroes)).toEqual(['kira', 'tiz', 'zoe']);
  });

  test('a newcomer of others acts this round where one before it is still to act, whoever behind it has acted', () => {
    const three = order(start(line({ kira: 9, tiz: 8, orla: 7, ork: 5 }), [], heroes));
    const joined = order(addToLine(had(three, 'orla'), { actor: 'imp', rank: [8] }, heroes));
    expect([joined.done, blockOf(joined, heroes)]).toEqual([['orla'], ['kira', 'tiz']]);
  });

  test('a newcomer among those who have all acted waits for the next round', () => {
    const ork = order(next(order(next(had(fight(), 'tiz'), heroes)), heroes));
    expect(order(addToLine(ork, { actor: 'zoe', rank: [8] }, heroes)).done).toContain('zoe');
  });

  test('stand together by cards as well', () => {
    const dealt = order(
      deal(order(cardOrder(['kira', 'ork', 'tiz'])), [
        { actor: 'kira', rank: [9] },
        { actor: 'tiz', rank: [8] },
        { actor: 'ork', rank: [1] },
      ]),
    );
    expect(blockOf(order(start(dealt, [], heroes)), heroes)).toEqual(['kira', 'tiz']);
  });

  test('are nobody where nobody is named', () => {
    expect(current(order(start(line({ kira: 9, tiz: 8, ork: 5 }))))?.actor).toBe('kira');
  });
});
