import { describe, expect, test } from 'vitest';
import {
  actors,
  addToLine,
  arrange,
  current,
  deal,
  endTurn,
  holdTurn,
  insertTurn,
  interrupt,
  moveToEnd,
  moveToTop,
  next,
  orderRows,
  reline,
  removeFromLine,
  rerank,
  sortedOrder,
  start,
  step,
  takeHeldTurn,
  toAct,
  upcoming,
  waiting,
  whyNotHold,
} from '../../../src/engine/turns/index.ts';
import { acting, cards, code, hand, line, order, passed, started } from './support.ts';

describe('a line by initiative', () => {
  test('goes from the highest rank to the lowest and over into the next round', () => {
    expect(acting(started(line({ tiz: 3, kira: 7, ork: 5 })), 4)).toEqual(['kira', 'ork', 'tiz', 'kira']);
  });

  test('breaks ties by the next number of the rank: players first', () => {
    const tied = order(
      sortedOrder([
        { actor: 'ork', rank: [5, 0] },
        { actor: 'kira', rank: [5, 1] },
      ]),
    );
    expect(actors(tied)).toEqual(['kira', 'ork']);
  });

  test('keeps the order given where ranks are wholly equal', () => {
    expect(actors(line({ b: 4, a: 4, c: 4 }))).toEqual(['b', 'a', 'c']);
  });

  test('is drawn up anew for a round, with those it then has', () => {
    const anew = order(
      reline(line({ tiz: 3, kira: 7 }), [
        { actor: 'tiz', rank: [9] },
        { actor: 'ork', rank: [5] },
      ]),
    );
    expect(actors(anew)).toEqual(['tiz', 'ork']);
  });

  test('refuses an actor given twice in a line that is drawn up anew', () => {
    const twice = [
      { actor: 'kira', rank: [1] },
      { actor: 'kira', rank: [2] },
    ];
    expect(code(reline(line({ tiz: 3 }), twice))).toBe('turn.alreadyIn');
  });

  test('refuses an actor given twice', () => {
    const twice = [
      { actor: 'kira', rank: [1] },
      { actor: 'kira', rank: [2] },
    ];
    expect(code(sortedOrder(twice))).toBe('turn.alreadyIn');
  });

  test('hands out each boundary of a round change in turn', () => {
    const last = order(next(started(line({ kira: 7, tiz: 3 }))));
    expect(passed(next(last))).toEqual(['turn.end tiz', 'round.end 1', 'round.start 2', 'turn.start kira']);
  });

  test('stops between turns after the end of one', () => {
    expect(current(order(endTurn(started(line({ kira: 7, tiz: 3 })))))).toBeNull();
  });

  test('step goes one boundary at a time', () => {
    expect(passed(step(started(line({ kira: 7, tiz: 3 }))))).toEqual(['turn.end kira']);
  });

  test('cannot start twice', () => {
    expect(code(start(started(line({ kira: 7 }))))).toBe('turn.alreadyStarted');
  });

  test('cannot go on with nobody in it', () => {
    expect(code(next(line({})))).toBe('turn.nobody');
  });

  test('cannot end a turn where none runs', () => {
    expect(code(endTurn(line({ kira: 7 })))).toBe('turn.noneRunning');
  });

  test('rows tell who acts, who is done and who is to act', () => {
    const second = order(next(started(line({ kira: 7, ork: 5, tiz: 3 }))));
    expect(orderRows(second).map((row) => `${row.actor} ${row.status}`)).toEqual([
      'kira done',
      'ork acting',
      'tiz to act',
    ]);
  });
});

describe('who comes and goes', () => {
  test('a newcomer whose place is still to come acts this round', () => {
    const joined = order(addToLine(started(line({ kira: 7, tiz: 3 })), { actor: 'ork', rank: [5] }));
    expect(toAct(joined)).toEqual(['ork', 'tiz']);
  });

  test('a newcomer whose place has passed acts from the next round on', () => {
    const joined = order(addToLine(started(line({ kira: 7, tiz: 3 })), { actor: 'ork', rank: [9] }));
    expect(acting(joined, 3)).toEqual(['kira', 'tiz', 'ork']);
  });

  test('nobody joins twice', () => {
    expect(code(addToLine(line({ kira: 7 }), { actor: 'kira', rank: [2] }))).toBe('turn.alreadyIn');
  });

  test('one who leaves in their own turn ends it', () => {
    expect(passed(removeFromLine(started(line({ kira: 7, tiz: 3 })), 'kira'))).toEqual([
      'turn.end kira',
      'actor.left kira',
    ]);
  });

  test('after one who left the next in line acts', () => {
    const alone = order(removeFromLine(started(line({ kira: 7, ork: 5, tiz: 3 })), 'kira'));
    expect(current(order(next(alone)))?.actor).toBe('ork');
  });

  test('one who is not there cannot leave', () => {
    expect(code(removeFromLine(line({ kira: 7 }), 'nobody'))).toBe('turn.unknownActor');
  });
});

describe('moving in the line', () => {
  test('Seize the Initiative: the last goes to the top from the next round on', () => {
    const tiz = order(next(started(line({ kira: 7, tiz: 3 }))));
    expect(acting(order(moveToTop(tiz, 'tiz')), 4)).toEqual(['tiz', 'tiz', 'kira', 'tiz']);
  });

  test('the latest to seize is above those who did before', () => {
    const once = order(moveToTop(line({ a: 3, b: 2, c: 1 }), 'b'));
    expect(actors(order(moveToTop(once, 'c')))).toEqual(['c', 'b', 'a']);
  });

  test('a newcomer stays below one who seized, however high their rank', () => {
    const seized = order(moveToTop(line({ a: 3, b: 2 }), 'b'));
    expect(actors(order(addToLine(seized, { actor: 'c', rank: [99] })))).toEqual(['b', 'c', 'a']);
  });

  test('one moved to the end acts after everybody, newcomers too', () => {
    const last = order(moveToEnd(line({ a: 3, b: 2 }), 'a'));
    expect(actors(order(addToLine(last, { actor: 'c', rank: [0] })))).toEqual(['b', 'c', 'a']);
  });

  test('one who seizes after acting gets no second turn this round', () => {
    const tiz = order(next(started(line({ kira: 7, tiz: 3 }))));
    expect(toAct(order(moveToTop(tiz, 'kira')))).toEqual([]);
  });

  test('a new rank moves its actor', () => {
    expect(actors(order(rerank(line({ a: 3, b: 2 }), 'b', [4])))).toEqual(['b', 'a']);
  });

  test('the GM may arrange the line against the ranks', () => {
    expect(actors(order(arrange(line({ a: 3, b: 2, c: 1 }), ['c', 'a', 'b'])))).toEqual(['c', 'a', 'b']);
  });

  test.each([
    [['a', 'b'], 'turn.notAPermutation'],
    [['a', 'b', 'b'], 'turn.notAPermutation'],
    [['a', 'b', 'x'], 'turn.unknownActor'],
  ])('an arrangement that is not everybody once is refused: %j', (list, refusal) => {
    expect(code(arrange(line({ a: 3, b: 2, c: 1 }), list))).toBe(refusal);
  });

  test.each([moveToTop, moveToEnd])('nobody unknown is moved by %o', (move) => {
    expect(code(move(line({ a: 3 }), 'x'))).toBe('turn.unknownActor');
  });
});

describe('held turns', () => {
  const held = () => order(holdTurn(started(line({ kira: 7, ork: 5, tiz: 3 }))));

  test('holding lets the next in line act', () => {
    expect(current(order(next(held())))?.actor).toBe('ork');
  });

  test('a held turn passes no boundary: what lasts until its end goes on', () => {
    expect(passed(holdTurn(started(line({ kira: 7, tiz: 3 }))))).toEqual([]);
  });

  test('one who holds may act after any other turn', () => {
    const ork = order(next(held()));
    expect(passed(next(order(takeHeldTurn(ork, 'kira'))))).toEqual(['turn.end ork', 'turn.resume kira']);
  });

  test('those who hold to the end act then, by initiative', () => {
    const ork = order(next(held()));
    const tiz = order(next(order(holdTurn(ork))));
    expect(acting(tiz, 4)).toEqual(['tiz', 'kira', 'ork', 'kira']);
  });

  test('one who is last anyway need not hold', () => {
    const last = order(next(started(line({ kira: 7, tiz: 3 }))));
    expect([whyNotHold(started(line({ kira: 7, tiz: 3 }))), whyNotHold(last)?.code]).toEqual([
      null,
      'turn.lastAnyway',
    ]);
  });

  test('one who has held is not to hold again', () => {
    const kira = order(next(order(takeHeldTurn(order(next(held())), 'kira'))));
    expect(whyNotHold(kira)?.code).toBe('turn.heldAlready');
  });

  test('one who takes it is up before all who are still to act', () => {
    expect(upcoming(order(takeHeldTurn(order(next(held())), 'kira')))).toEqual(['kira', 'tiz']);
  });

  test('nobody takes a turn they do not hold', () => {
    expect(code(takeHeldTurn(started(line({ kira: 7, tiz: 3 })), 'tiz'))).toBe('turn.notHeld');
  });

  test('what is left of a held turn may be put off once more', () => {
    const kira = order(next(order(takeHeldTurn(order(next(held())), 'kira'))));
    expect(acting(order(next(order(holdTurn(kira)))), 3)).toEqual(['tiz', 'kira', 'kira']);
  });

  test('an extra turn cannot be held', () => {
    const extra = order(interrupt(started(line({ kira: 7, tiz: 3 })), 'tiz', 'extra'));
    expect(code(holdTurn(extra))).toBe('turn.cannotHold');
  });

  test('those who take theirs act in the order in which they say so', () => {
    const ork = order(holdTurn(order(next(held()))));
    const said = order(takeHeldTurn(order(takeHeldTurn(order(next(ork)), 'ork')), 'kira'));
    expect(upcoming(said)).toEqual(['ork', 'kira']);
  });

  test('who takes theirs acts before an extra turn', () => {
    const given = order(insertTurn(order(next(held())), 'tiz'));
    expect(upcoming(order(takeHeldTurn(given, 'kira')))).toEqual(['kira', 'tiz']);
  });
});

describe('a surprise round', () => {
  test('lets only those act who have surprise, before round 1', () => {
    expect(acting(started(line({ kira: 7, ork: 5, tiz: 3 }), ['tiz']), 3)).toEqual(['tiz', 'kira', 'ork']);
  });

  test('is round 0', () => {
    expect(started(line({ kira: 7, tiz: 3 }), ['tiz']).round).toBe(0);
  });

  test('is not open to newcomers', () => {
    const surprise = started(line({ kira: 7, tiz: 3 }), ['tiz']);
    expect(toAct(order(addToLine(surprise, { actor: 'ork', rank: [1] })))).toEqual([]);
  });

  test('refuses a surprise of somebody unknown', () => {
    expect(code(start(line({ kira: 7 }), ['x']))).toBe('turn.unknownActor');
  });
});

describe('a line by cards', () => {
  const dealt = () => order(deal(cards('a', 'b'), [hand('a', '9♣', 9, 1), hand('b', 'K♥', 13, 3)]));

  test('goes by the rank of the cards dealt', () => {
    expect(current(started(dealt()))?.actor).toBe('b');
  });

  test('compares suits where values are equal', () => {
    const tied = order(deal(cards('a', 'b'), [hand('a', '9♣', 9, 1), hand('b', '9♠', 9, 4)]));
    expect(actors(tied)).toEqual(['b', 'a']);
  });

  test('shows the card in its row', () => {
    expect(orderRows(dealt()).map((row) => row.seat?.card)).toEqual(['K♥', '9♣']);
  });

  test('cannot start before the cards are dealt', () => {
    expect(code(start(cards('a', 'b')))).toBe('turn.dealFirst');
  });

  test('waits for new cards at the end of a round', () => {
    const over = order(next(order(next(started(dealt())))));
    expect(waiting(over)).toEqual({ for: 'deal', actors: ['b', 'a'] });
  });

  test('goes on with the new cards', () => {
    const over = order(next(order(next(started(dealt())))));
    const again = order(deal(over, [hand('a', 'A♣', 14, 1), hand('b', '2♥', 2, 3)]));
    expect(current(order(next(again)))?.actor).toBe('a');
  });

  test('refuses a second deal for the same round', () => {
    expect(code(deal(dealt(), [hand('a', 'A♣', 14), hand('b', '2♥', 2)]))).toBe('turn.alreadyDealt');
  });

  test('refuses a deal that forgets somebody', () => {
    expect(code(deal(cards('a', 'b'), [hand('a', 'A♣', 14)]))).toBe('turn.notAPermutation');
  });
});
