import { describe, expect, test } from 'vitest';
import {
  current,
  forgoTurn,
  holdTurn,
  insertTurn,
  interrupt,
  loseTurns,
  next,
  orderRows,
  removeFromLine,
  toAct,
} from '../../../src/engine/turns/index.ts';
import { acting, code, line, order, passed, started } from './support.ts';

const fight = () => started(line({ kira: 7, ork: 5, tiz: 3 }));

describe('extra turns', () => {
  test('come right after the running turn', () => {
    expect(acting(order(insertTurn(fight(), 'tiz')), 3)).toEqual(['kira', 'tiz', 'ork']);
  });

  test('do not take the place of the regular turn', () => {
    expect(acting(order(insertTurn(fight(), 'tiz')), 4)).toEqual(['kira', 'tiz', 'ork', 'tiz']);
  });

  test('may wait for the turn of another', () => {
    expect(acting(order(insertTurn(fight(), 'kira', 'extra', 'ork')), 4)).toEqual([
      'kira',
      'ork',
      'kira',
      'tiz',
    ]);
  });

  test('wait no longer when the one they waited for leaves', () => {
    const waits = order(insertTurn(fight(), 'tiz', 'extra', 'ork'));
    expect(acting(order(removeFromLine(waits, 'ork')), 2)).toEqual(['kira', 'tiz']);
  });

  test('wait no longer when the one they waited for loses the turn', () => {
    const waits = order(insertTurn(order(loseTurns(fight(), 'ork')), 'kira', 'extra', 'ork'));
    expect(acting(waits, 3)).toEqual(['kira', 'kira', 'tiz']);
  });

  test('given before the fight come before its first round', () => {
    const early = order(insertTurn(order(insertTurn(line({ a: 2, b: 1 }), 'b')), 'a'));
    expect(acting(started(early), 3)).toEqual(['b', 'a', 'a']);
  });

  test('of somebody unknown are refused', () => {
    expect(code(insertTurn(fight(), 'x'))).toBe('turn.unknownActor');
  });

  test('after somebody unknown are refused', () => {
    expect(code(insertTurn(fight(), 'kira', 'extra', 'x'))).toBe('turn.unknownActor');
  });
});

describe('extra actions', () => {
  test('are no turns: nothing that counts turns sees them', () => {
    const given = order(insertTurn(fight(), 'tiz', 'action'));
    expect(passed(next(order(next(given))))).toEqual(['action.end tiz', 'turn.start ork']);
  });
});

describe('interrupts', () => {
  test('act at once', () => {
    expect(current(order(interrupt(fight(), 'tiz')))).toEqual({ actor: 'tiz', kind: 'action' });
  });

  test('hand the turn back when they are over', () => {
    expect(current(order(next(order(interrupt(fight(), 'tiz')))))?.actor).toBe('kira');
  });

  test('may be interrupted', () => {
    const twice = order(interrupt(order(interrupt(fight(), 'tiz')), 'ork'));
    expect(orderRows(twice).map((row) => `${row.actor} ${row.status}`)).toEqual([
      'kira interrupted',
      'ork acting',
      'tiz interrupted',
    ]);
  });

  test('leave the regular turn of the interrupter', () => {
    expect(toAct(order(interrupt(fight(), 'tiz')))).toEqual(['ork', 'tiz']);
  });

  test('by somebody unknown are refused', () => {
    expect(code(interrupt(fight(), 'x'))).toBe('turn.unknownActor');
  });
});

describe('lost turns', () => {
  test('are passed over and told', () => {
    expect(passed(next(order(loseTurns(fight(), 'ork'))))).toEqual([
      'turn.end kira',
      'turn.lost ork',
      'turn.start tiz',
    ]);
  });

  test('are as many as were lost', () => {
    expect(acting(order(loseTurns(fight(), 'ork', 2)), 7)).toEqual([
      'kira',
      'tiz',
      'kira',
      'tiz',
      'kira',
      'ork',
      'tiz',
    ]);
  });

  test('add up', () => {
    expect(order(loseTurns(order(loseTurns(fight(), 'ork')), 'ork', 2)).lost).toEqual({ ork: 3 });
  });

  test.each([0, -1, 1.5, Number.NaN])('cannot be %d', (count) => {
    expect(code(loseTurns(fight(), 'ork', count))).toBe('turn.badNumber');
  });

  test('of somebody unknown are refused', () => {
    expect(code(loseTurns(fight(), 'x'))).toBe('turn.unknownActor');
  });
});

describe('a turn given up', () => {
  test('does not come this round', () => {
    expect(toAct(order(forgoTurn(fight(), 'ork')))).toEqual(['tiz']);
  });

  test('comes again in the next', () => {
    expect(acting(order(forgoTurn(fight(), 'ork')), 4)).toEqual(['kira', 'tiz', 'kira', 'ork']);
  });

  test('is lost, if it had not begun', () => {
    expect(passed(forgoTurn(fight(), 'ork'))).toEqual(['turn.lost ork']);
  });

  test('is over, if it was held', () => {
    expect(passed(forgoTurn(order(holdTurn(fight())), 'kira'))).toEqual(['turn.end kira']);
  });

  test('must still be to come', () => {
    expect(code(forgoTurn(fight(), 'kira'))).toBe('turn.notNow');
  });
});
