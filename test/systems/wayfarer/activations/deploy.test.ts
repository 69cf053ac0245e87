import { describe, expect, test } from 'vitest';
import { act, done, refused } from '../support/play.ts';
import { guard, stage } from '../support/stage.ts';

const reserve = { line: guard };
const hand = ['2 of clubs', 'king of clubs'];
const scene = stage({
  ana: { units: [reserve, reserve, reserve], hand },
  bo: { units: [{ line: guard, at: 'C3', is: { activated: true } }], hand: ['2 of hearts'] },
});
const deploying = (means: string | null, target: string, detail: string) =>
  act('ana', 'deploy', { means, target, detail });
const first = () => done(scene, deploying('2 of clubs', 'ana/1.1', 'C24')).state;

describe('deploying', () => {
  test('a card brings a unit from reserves (L165)', () => {
    expect(first().battle?.units['ana/1.1']?.where.kind).toBe('map');
  });

  test('it has been activated with that (L168)', () => {
    expect(first().battle?.units['ana/1.1']?.activated).toBe(true);
  });

  test('it comes as far as it moves from the edge (L167)', () => {
    expect(refused(scene, deploying('2 of clubs', 'ana/1.1', 'C22'))).toBe('notInZone');
  });

  test('a card brings several, as long as their VP are no more than its value (L169)', () => {
    const second = done(first(), deploying(null, 'ana/2.1', 'D24')).state;
    expect(refused(second, deploying(null, 'ana/3.1', 'E24'))).toBe('cardBringsLess');
  });

  test('the turn passes once no more are brought', () => {
    expect(done(first(), act('ana', 'finish')).state.battle?.turn).toBe('bo');
  });

  test('who is on the map is not deployed', () => {
    expect(refused(first(), deploying(null, 'ana/1.1', 'D24'))).toBe('notInReserves');
  });
});
