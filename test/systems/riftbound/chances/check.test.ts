import { describe, expect, it } from 'vitest';
import type { Chances } from '../../../../src/engine/chances.ts';
import type { Viewer } from '../../../../src/engine/event.ts';
import { plainCheck } from '../../../../src/engine/intent.ts';
import { chancesOf } from '../../../../src/systems/riftbound/chances/index.ts';
import { contestChances } from '../../../../src/systems/riftbound/checks/odds.ts';
import { duel } from '../support/attacks.ts';

const gm: Viewer = { gm: true, characters: [] };
const asKira: Viewer = { gm: false, characters: ['kira'] };
const asked = { what: 'strength', difficulty: '11' };
const told = (viewer: Viewer, more: Partial<ReturnType<typeof plainCheck>> = {}) =>
  chancesOf(duel({ scores: { strength: 1 } }), { ...plainCheck('kira', asked), ...more }, viewer);
const value = (made: ReturnType<typeof told>): Chances => {
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};

describe('The chances of a check', () => {
  it('are those of 3d6, its special results and the Score', () => {
    // 10 or more on the dice: what specials add to double sixes and take off double ones changes none of them.
    const chance = value(told(asKira)).outcomes[0]?.chance ?? 0;
    expect(Math.round(chance * 1e4) / 1e4).toBe(0.625);
  });

  it('name the Score', () => {
    expect(value(told(asKira)).notes[0]).toBe('STR +1');
  });

  it('against somebody are even where both are alike', () => {
    const { wins, ties, loses } = contestChances(0, 0);
    expect([wins - loses, wins + ties + loses].map((one) => Math.round(one * 1e9) / 1e9)).toEqual([0, 1]);
  });

  it("against a foe are the GM's alone: they would tell the foe's Score", () => {
    expect(told(asKira, { difficulty: null, against: 'raider' })).toMatchObject({
      ok: false,
      refusal: { code: 'chancesHidden' },
    });
  });

  it('against a foe are told to the GM', () => {
    expect(value(told(gm, { difficulty: null, against: 'raider' })).outcomes).toHaveLength(2);
  });

  it('of a number alone are none', () => {
    expect(value(told(asKira, { difficulty: null })).outcomes).toEqual([]);
  });
});
