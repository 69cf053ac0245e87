import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Boundary,
  charges,
  chargesLeft,
  cool,
  cooldown,
  perDay,
  perEncounter,
  perRest,
  perRound,
  perScene,
  perTurn,
  perTurnPool,
  recharge,
  regain,
  spend,
  tickUses,
  type UseLimit,
  type Uses,
  whyNotUsable,
} from '../../../src/engine/uses/index.ts';

/** Uses after spending `ability` some times; fails the test where one is refused. */
function after(limit: UseLimit, times = 1, from: Uses = {}): Uses {
  let now = from;
  for (let i = 0; i < times; i += 1) {
    const result = spend(now, 'ability', limit);
    if (!result.ok) throw new Error(result.code);
    now = result.uses;
  }
  return now;
}

const tick = (uses: Uses, limit: UseLimit, boundary: Boundary) =>
  tickUses(uses, () => limit, boundary, 'kira');
const myTurn: Boundary = { at: 'turn.start', actor: 'kira' };
const otherTurn: Boundary = { at: 'turn.start', actor: 'ork' };

describe('charges', () => {
  test('are there in full at first', () => {
    expect(chargesLeft({}, 'ability', charges(3))).toBe(3);
  });

  test('are spent one by one', () => {
    expect(chargesLeft(after(charges(3), 2), 'ability', charges(3))).toBe(1);
  });

  test('are unlimited where nothing limits them', () => {
    expect(chargesLeft({}, 'ability', cooldown(2))).toBeNull();
  });

  test('are refused when they are gone', () => {
    expect(spend(after(charges(2), 2), 'ability', charges(2))).toEqual({
      ok: false,
      code: 'use.noCharges',
      params: { use: 'ability', left: 0, needed: 1 },
    });
  });

  test('may be spent several at once', () => {
    const result = spend({}, 'mettle', charges(3), 2);
    expect(result.ok && chargesLeft(result.uses, 'mettle', charges(3))).toBe(1);
  });

  test.each([0, -1, 0.5])('cannot be spent %d at once', (count) => {
    expect(whyNotUsable({}, 'ability', charges(3), count)?.code).toBe('use.badNumber');
  });

  test('given back in part', () => {
    expect(chargesLeft(regain(after(charges(3), 3), 'ability', 2), 'ability', charges(3))).toBe(2);
  });

  test('given back are never more than were spent', () => {
    expect(regain(after(charges(3), 1), 'ability', 5)).toEqual({});
  });

  test('do not fall below none when the maximum shrinks', () => {
    expect(chargesLeft(after(charges(3), 3), 'ability', charges(1))).toBe(0);
  });

  test.each<[string, UseLimit, Boundary]>([
    ['turn', perTurn(), myTurn],
    ['round', perRound(), { at: 'round.start' }],
    ['scene', perScene(), { at: 'scene.end' }],
    ['encounter', perEncounter(), { at: 'encounter.end' }],
    ['day', perDay(), { at: 'day.start' }],
    ['rest', perRest(), { at: 'rest', rest: 'short' }],
    ['rest of a kind', perRest(1, 'full'), { at: 'rest', rest: 'full' }],
  ])('per %s come back then', (_name, limit, boundary) => {
    expect(tick(after(limit), limit, boundary).uses).toEqual({});
  });

  test('per turn do not come back in the turn of another', () => {
    expect(tick(after(perTurn()), perTurn(), otherTurn).changes).toEqual([]);
  });

  test('per full rest do not come back in a short one', () => {
    const limit = perRest(1, 'full');
    expect(tick(after(limit), limit, { at: 'rest', rest: 'short' }).changes).toEqual([]);
  });

  test('that come back are told', () => {
    expect(tick(after(perRound(2), 2), perRound(2), { at: 'round.start' }).changes).toEqual([
      { change: 'regained', use: 'ability', by: 2, left: 2 },
    ]);
  });

  test('of a pool come back by one a turn', () => {
    const mettle = perTurnPool(3, 1, { at: 'rest' });
    expect(tick(after(mettle, 3), mettle, myTurn).changes).toEqual([
      { change: 'regained', use: 'ability', by: 1, left: 1 },
    ]);
  });

  test('of a pool come back whole at a rest', () => {
    const mettle = perTurnPool(3, 1, { at: 'rest' });
    expect(tick(after(mettle, 3), mettle, { at: 'rest' }).uses).toEqual({});
  });

  test('of content nobody knows any more stay as they are', () => {
    const spent = after(perRound());
    expect(tickUses(spent, () => undefined, { at: 'round.start' }, 'kira').uses).toEqual(spent);
  });
});

describe('cooldowns', () => {
  test('keep from using it again', () => {
    expect(whyNotUsable(after(cooldown(2)), 'ability', cooldown(2))).toEqual({
      ok: false,
      code: 'use.coolingDown',
      params: { use: 'ability', left: 2 },
    });
  });

  test('grow shorter with each own turn', () => {
    expect(tick(after(cooldown(2)), cooldown(2), myTurn).changes).toEqual([
      { change: 'cooled', use: 'ability', left: 1 },
    ]);
  });

  test('are over when counted down', () => {
    expect(tick(after(cooldown(1)), cooldown(1), myTurn).changes).toEqual([
      { change: 'ready', use: 'ability' },
    ]);
  });

  test('may count another moment: starts of a phase', () => {
    const limit = cooldown(1, { at: 'phase.start', phase: 'players' });
    expect(tick(after(limit), limit, { at: 'phase.start', phase: 'players' }).uses).toEqual({});
  });

  test('may be shortened by an ability', () => {
    expect(cool(after(cooldown(3)), 'ability', 1)).toEqual({ ability: { spent: 0, cooling: 2 } });
  });

  test('that end by a roll ask for it at the start of the own turn', () => {
    expect(tick(after(recharge()), recharge(), myTurn).changes).toEqual([{ change: 'roll', use: 'ability' }]);
  });

  test('that end by a roll last until the roll says so', () => {
    expect(tick(after(recharge()), recharge(), myTurn).uses).toEqual(after(recharge()));
  });

  test('that end by a roll may also end with a rest', () => {
    const limit = recharge({ at: 'rest' });
    expect(tick(after(limit), limit, { at: 'rest' }).changes).toEqual([{ change: 'ready', use: 'ability' }]);
  });

  test('and charges may limit the same ability', () => {
    const both: UseLimit = { ...charges(1), ...cooldown(1) };
    const cooled = tick(after(both), both, myTurn).uses;
    expect(whyNotUsable(cooled, 'ability', both)?.code).toBe('use.noCharges');
  });
});

describe('whatever is spent and regained', () => {
  test('charges stay between none and all', () => {
    const steps = fc.array(fc.oneof(fc.constant('spend'), fc.integer({ min: 0, max: 4 })), { maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), steps, (max, list) => {
        const limit = charges(max);
        let now: Uses = {};
        for (const what of list) {
          if (typeof what === 'number') now = regain(now, 'ability', what);
          else {
            const result = spend(now, 'ability', limit);
            now = result.ok ? result.uses : now;
          }
          expect(chargesLeft(now, 'ability', limit)).toSatisfy((left: number) => left >= 0 && left <= max);
        }
      }),
    );
  });

  test('a cooldown of n is over after exactly n own turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), (length) => {
        const limit = cooldown(length);
        let uses = after(limit);
        for (let turn = 1; turn < length; turn += 1) uses = tick(uses, limit, myTurn).uses;
        expect([uses, tick(uses, limit, myTurn).uses]).toEqual([{ ability: { spent: 0, cooling: 1 } }, {}]);
      }),
    );
  });
});
