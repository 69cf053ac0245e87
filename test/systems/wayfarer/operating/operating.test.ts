import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { marksAt } from '../../../../src/systems/wayfarer/space/field.ts';
import { acting, plain, type Tiles, whereIs } from '../support/acting.ts';
import { act, done, refused } from '../support/play.ts';
import { shut } from '../support/tiles.ts';

const engineer = 'Hand; Troop; Human; Engineer; dice MO 2 MD 1 BO 1 BD 1 TO 2 TD 1 AT 2 DE 2 AD 1';
const beside = (tiles: Tiles, line = engineer, card = '4 of clubs', at = 'M12'): Scene =>
  acting({ ana: { units: [{ line, at: 'C3' }] }, bo: { units: [{ line: plain, at }] } }, card, {}, {}, tiles);

const marks = ({ battle }: Scene, tile: string) => (battle === null ? [] : marksAt(battle.board, tile));
const use = (what: string) => act('ana', 'operate', { target: what });

/** A terminal at C4 and a locked door at C9 that belong together. */
const wired = (line = engineer, at = 'M12'): Scene => {
  const scene = beside(
    { C4: { features: [{ id: 'terminal' }] }, C9: shut('locked') },
    line,
    '4 of clubs',
    at,
  );
  const { battle } = scene;
  if (battle === null) return scene;
  return {
    ...scene,
    battle: { ...battle, board: { ...battle.board, spots: { 'red network': ['C4', 'C9'] } } },
  };
};

describe('operating', () => {
  test('opens a door without a test (L356)', () => {
    expect(marks(done(beside({ C4: shut() }), use('C4 openUp')).state, 'C4')).toContain('open');
  });

  test('forces a locked one by Melee OFF (L360)', () => {
    const { state } = done(beside({ C4: shut('locked') }), use('C4 force'), { dice: [6, 6] });
    expect(marks(state, 'C4')).toContain('open');
  });

  test('unlocks it by Technical OFF, or does not (L364)', () => {
    const { state } = done(beside({ C4: shut('locked') }), use('C4 unlock'), { dice: [6, 1] });
    expect([marks(state, 'C4').includes('open'), marks(state, 'C4').includes('locked')]).toEqual([
      true,
      false,
    ]);
  });

  test('by a terminal opens the doors of its network (L368)', () => {
    expect(marks(done(wired(), use('C4 terminal'), { dice: [6, 1] }).state, 'C9')).toContain('open');
  });

  test('reaches only what is beside it (L342)', () => {
    expect(refused(beside({ C6: shut() }), use('C6 openUp'))).toBe('nothingToOperate');
  });

  test('takes the place of a move (L341)', () => {
    const { state } = done(beside({ C4: shut() }, engineer, '8 of clubs'), use('C4 openUp'));
    expect(state.battle?.activations[0]?.done).toEqual({ moved: 'operate', assaulted: null });
  });

  test('may raise a Firewall before the network (L2894)', () => {
    const { state } = done(wired(`${engineer}; skills Firewall`), use('C4 terminal'), { dice: [6, 1, 6, 6] });
    expect(state.battle?.lasting[0]?.from).toBe('firewall');
  });

  test('may send Feedback through the network (L2881)', () => {
    const { state } = done(wired(`${engineer}; skills Feedback`, 'C10'), use('C4 terminal'), {
      dice: [6, 1, 6, 6, 3, 3],
    });
    expect(whereIs(state, 'bo/1.1')).toBe('captured');
  });
});
