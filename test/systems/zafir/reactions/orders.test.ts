import { describe, expect, test } from 'vitest';
import { reactionsOf } from '../../../../src/systems/zafir/reactions/known.ts';
import { battle, enemy, hero } from '../table.ts';

const hit = [5, 5, 5, 1, 1, 1];
const dodger = hero({ abilities: ['dodge'], attributes: { agility: 2 } });
const duel = (kira = dodger) => battle('k...r', { kira, raider: enemy() });

describe('standing orders', () => {
  test('are said at any time, also on the turn of others', () => {
    const after = duel().next().act('kira', 'order', { means: 'dodge', target: 'always' });
    expect(after.who('kira').orders).toEqual({ dodge: 'always' });
  });

  test('cost nothing and begin no turn', () => {
    const after = duel().act('kira', 'order', { means: 'dodge', target: 'always' });
    expect(after.state.fight?.turn).toBeNull();
  });

  test('always: it is done without being asked', () => {
    const after = duel(hero({ ...dodger, orders: { dodge: 'always' } }))
      .next()
      .attack('raider', 'kira', { dice: [...hit, 6, 6] });
    expect(after.event('dodged')).toMatchObject({ success: true });
  });

  test('never: nobody is asked', () => {
    const after = duel(hero({ ...dodger, orders: { dodge: 'never' } }))
      .next()
      .attack('raider', 'kira', { dice: hit });
    expect(after.asked).toEqual([]);
  });

  test('a GM has enemies ask', () => {
    const raider = enemy({ abilities: ['dodge'], orders: { dodge: 'ask' } });
    const after = battle('k...r', { kira: hero(), raider }).attack('kira', 'raider', {
      dice: hit,
      answers: { 'attack.hit': 'pass' },
    });
    expect(after.asked.map(({ asked }) => asked)).toEqual(['raider']);
  });

  test('a hero who fights for the enemies reacts as they do, without being asked', () => {
    const raider = { sheet: dodger, side: 'enemies' } as const;
    const after = battle('k...r', { kira: hero(), raider }).attack('kira', 'raider', {
      dice: [...hit, 6, 6],
    });
    expect(after.event('dodged')).toMatchObject({ success: true });
  });

  test('are given for reactions that somebody has', () => {
    expect(duel().act('kira', 'order', { means: 'riposte', target: 'always' }).refusal?.code).toBe(
      'chooseMeans',
    );
  });

  test('a sheet lists them with what is done now', () => {
    expect(reactionsOf(dodger)).toEqual([
      { id: 'overwatch', name: 'Overwatch', order: 'ask' },
      { id: 'dodge', name: 'Dodge', order: 'ask' },
      { id: 'riskyMove', name: 'Risky moves', order: 'ask' },
    ]);
  });

  test('they can be changed on the sheet, too', () => {
    const after = duel().amend('kira', 'order.dodge', 'never');
    expect(after.who('kira').orders).toEqual({ dodge: 'never' });
  });

  test('and stand on it', () => {
    const { sections } = duel().system.character.sheet(dodger);
    expect(sections.find(({ title }) => title === 'Standing orders')?.lines).toEqual([
      'Overwatch: ask · Dodge: ask · Risky moves: ask',
    ]);
  });

  test('they keep no turn open', () => {
    const after = duel().act('kira', 'move', { target: 'B1' }).act('kira', 'move', { target: 'A1' });
    expect(after.state.fight?.order.done).toContain('kira');
  });
});
