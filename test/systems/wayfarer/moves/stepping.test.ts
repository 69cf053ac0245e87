import { describe, expect, test } from 'vitest';
import { acting, plain, tileOf, withMore } from '../support/acting.ts';
import { act, assault, done, refused } from '../support/play.ts';

// Two who stand beside each other; what falls is Offense, then Defense.

const dance = (more = 'skills War Dancer', card = '8 of clubs', foe = 'H7') =>
  acting(
    { ana: { units: [{ line: withMore(more), at: 'H8' }] }, bo: { units: [{ line: plain, at: foe }] } },
    card,
  );
const step = (tile: string) => act('ana', 'step', { target: tile });
const strike = assault('ana', 'bo/1.1', 'unarmed');
const held = { dice: [1, 1, 6, 6] };

describe('War Dancer (L2533)', () => {
  test('steps a tile after a melee assault', () => {
    const { state } = done(dance(), strike, held);
    expect(tileOf(done(state, step('H9')).state, 'ana/1.1')).toEqual([7, 8]);
  });

  test('or before one', () => {
    const { state } = done(dance(undefined, '6 of clubs', 'H6'), step('H7'));
    expect(done(state, strike, held).state.battle?.activations).toEqual([]);
  });

  test('once', () => {
    const { state } = done(dance(undefined, '10 of clubs'), step('G8'));
    expect(refused(done(state, strike, held).state, step('G9'))).toBe('doneAlready');
  });

  test('who has stepped before it does nothing else until then', () => {
    expect(refused(done(dance(), step('G8')).state, act('ana', 'move', { target: 'F9' }))).toBe('owesThat');
  });

  test('nor shoots in its place', () => {
    const { state } = done(dance('skills War Dancer; gear Revolver'), step('G9'));
    expect(refused(state, assault('ana', 'bo/1.1', 'revolver'))).toBe('noSuchMeans');
  });

  test('not by a card that gives no assault', () => {
    expect(refused(dance(undefined, '4 of clubs'), step('G8'))).toBe('nothingToStepFor');
  });

  test('no farther than a tile', () => {
    expect(refused(dance(), step('F8'))).toBe('noStep');
  });
});

describe('Nimble Casting (L1976)', () => {
  const mage = `${plain.replace('AD 1', 'AD 1 AO 2')}; skills Nimble Casting; spells Ghost Blade`;
  const casting = (card: string) =>
    acting({ ana: { units: [{ line: mage, at: 'H8' }] }, bo: { units: [{ line: plain, at: 'H2' }] } }, card);
  const cast = act('ana', 'cast', { means: 'ghostBlade', target: 'ana/1.1' });

  test('steps a tile after a spell, by a card that only casts', () => {
    const { state } = done(casting('4 of spades'), cast, { dice: [6, 1] });
    expect(tileOf(done(state, step('H9')).state, 'ana/1.1')).toEqual([7, 8]);
  });

  test('or before one', () => {
    const { state } = done(casting('4 of spades'), step('H9'));
    expect(done(state, cast, { dice: [6, 1] }).state.battle?.activations).toEqual([]);
  });

  test('not by a card that casts nothing', () => {
    expect(refused(casting('4 of hearts'), step('H9'))).toBe('nothingToStepFor');
  });
});
