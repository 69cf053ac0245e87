import { describe, expect, test } from 'vitest';
import {
  addToGroup,
  begin,
  current,
  currentGroup,
  forgoTurn,
  loseTurns,
  moveToGroup,
  next,
  passSide,
  phaseOrder,
  removeFromGroup,
  start,
  toAct,
  waiting,
} from '../../../src/engine/turns/index.ts';
import { act, alternating, code, order, passed, phases, started } from './support.ts';

const mission = () => phases({ players: ['kira', 'tiz'], enemies: ['ork'] });

describe('phases', () => {
  test('the start opens round and phase and waits for who goes first', () => {
    expect(passed(start(mission()))).toEqual(['round.start 1', 'phase.start players']);
  });

  test('any member of the phase may go first', () => {
    expect(current(order(begin(started(mission()), 'tiz')))?.actor).toBe('tiz');
  });

  test('after a turn the order waits for one of those still to act', () => {
    expect(waiting(act(started(mission()), 'tiz'))).toEqual({
      for: 'choice',
      group: 'players',
      actors: ['kira'],
    });
  });

  test('the next phase begins when everybody in this one has acted', () => {
    const kira = order(begin(act(started(mission()), 'tiz'), 'kira'));
    expect(passed(next(kira))).toEqual(['turn.end kira', 'phase.end players', 'phase.start enemies']);
  });

  test('the round ends with its last phase', () => {
    const ork = order(begin(act(act(started(mission()), 'tiz'), 'kira'), 'ork'));
    expect(passed(next(ork))).toEqual([
      'turn.end ork',
      'phase.end enemies',
      'round.end 1',
      'round.start 2',
      'phase.start players',
    ]);
  });

  test('nobody of a later phase acts in this one', () => {
    expect(code(begin(started(mission()), 'ork'))).toBe('turn.notNow');
  });

  test('nobody acts twice in a phase', () => {
    expect(code(begin(act(started(mission()), 'tiz'), 'tiz'))).toBe('turn.notNow');
  });

  test('nobody acts while another turn runs', () => {
    expect(code(begin(order(begin(started(mission()), 'tiz')), 'kira'))).toBe('turn.anotherRuns');
  });

  test('nobody unknown acts', () => {
    expect(code(begin(started(mission()), 'x'))).toBe('turn.unknownActor');
  });

  test('going on without choosing is refused', () => {
    expect(code(next(started(mission())))).toBe('turn.chooseFirst');
  });

  test('those still to act are the rest of the phase and all of the later ones', () => {
    expect(toAct(act(started(mission()), 'tiz'))).toEqual(['kira', 'ork']);
  });

  test('a phase with nobody in it passes by', () => {
    expect(passed(start(phases({ weather: [], players: ['kira'] })))).toEqual([
      'round.start 1',
      'phase.start weather',
      'phase.end weather',
      'phase.start players',
    ]);
  });

  test('a reinforcement joins the phase that runs', () => {
    expect(toAct(order(addToGroup(started(mission()), 'ulf', 'players')))).toEqual([
      'kira',
      'tiz',
      'ulf',
      'ork',
    ]);
  });

  test('a reinforcement of a phase that is over waits for the next round', () => {
    const enemies = act(act(started(mission()), 'tiz'), 'kira');
    expect(toAct(order(addToGroup(enemies, 'ulf', 'players')))).toEqual(['ork']);
  });

  test('nobody joins a group that is not there', () => {
    expect(code(addToGroup(mission(), 'ulf', 'neutrals'))).toBe('turn.unknownGroup');
  });

  test('an actor on two sides is refused', () => {
    const twice = [
      { name: 'a', members: ['kira'] },
      { name: 'b', members: ['kira'] },
    ];
    expect(code(phaseOrder(twice))).toBe('turn.alreadyIn');
  });

  test('the phase ends when the last one still to act leaves', () => {
    const one = order(removeFromGroup(act(started(mission()), 'tiz'), 'kira'));
    expect(passed(next(one))).toEqual(['phase.end players', 'phase.start enemies']);
  });

  test('one who forgoes their turn no longer holds up the phase', () => {
    const one = order(forgoTurn(act(started(mission()), 'tiz'), 'kira'));
    expect(passed(next(one))).toEqual(['phase.end players', 'phase.start enemies']);
  });

  test('one who loses a turn is passed over at the begin of the phase', () => {
    const stunned = order(loseTurns(mission(), 'kira'));
    expect(passed(start(stunned))).toEqual(['round.start 1', 'phase.start players', 'turn.lost kira']);
  });
});

describe('alternating sides', () => {
  const skirmish = () => started(alternating({ red: ['r1', 'r2', 'r3'], blue: ['b1'] }));

  test('after one member of a side it is the other side', () => {
    expect(currentGroup(act(skirmish(), 'r2'))?.name).toBe('blue');
  });

  test('a side with nobody left to act is passed over', () => {
    expect(currentGroup(act(act(act(skirmish(), 'r2'), 'b1'), 'r1'))?.name).toBe('red');
  });

  test('a side may pass the move on without acting', () => {
    expect(currentGroup(order(passSide(skirmish())))?.name).toBe('blue');
  });

  test('passing is only for alternating sides', () => {
    expect(code(passSide(started(mission())))).toBe('turn.cannotPass');
  });

  test('the round ends when everybody has acted', () => {
    const last = order(begin(act(act(act(skirmish(), 'r2'), 'b1'), 'r1'), 'r3'));
    expect(passed(next(last))).toEqual(['turn.end r3', 'round.end 1', 'round.start 2']);
  });

  test('a member may be chosen again in the next round', () => {
    const second = act(act(act(act(skirmish(), 'r2'), 'b1'), 'r1'), 'r3');
    expect(waiting(second)).toEqual({ for: 'choice', group: 'blue', actors: ['b1'] });
  });
});

describe('changing sides', () => {
  const mission = () => started(phases({ players: ['kira'], enemies: ['ork', 'imp'] }));

  test('who goes over is of the other group', () => {
    expect(order(moveToGroup(mission(), 'ork', 'players', true)).groups).toEqual([
      { name: 'players', members: ['kira', 'ork'] },
      { name: 'enemies', members: ['imp'] },
    ]);
  });

  test('they act in its phase where they still have a turn', () => {
    expect(toAct(order(moveToGroup(mission(), 'ork', 'players', true)))).toContain('ork');
  });

  test('without a turn left they wait for the next round', () => {
    expect(toAct(order(moveToGroup(mission(), 'ork', 'players', false)))).not.toContain('ork');
  });

  test('nobody goes over in the middle of their turn', () => {
    expect(code(moveToGroup(order(begin(mission(), 'kira')), 'kira', 'enemies', true))).toBe(
      'turn.anotherRuns',
    );
  });

  test('somebody who is not in the order cannot', () => {
    expect(code(moveToGroup(mission(), 'tiz', 'enemies', true))).toBe('turn.unknownActor');
  });

  test('a group that is not there takes nobody', () => {
    expect(code(moveToGroup(mission(), 'ork', 'bystanders', true))).toBe('turn.unknownGroup');
  });
});
