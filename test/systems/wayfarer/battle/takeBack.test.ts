import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { wayfarer } from '../../../../src/systems/wayfarer/index.ts';
import { asked, done, refused, type With } from '../support/play.ts';
import { guard, stage } from '../support/stage.ts';

const wish: Intent = {
  kind: 'takeBack',
  actor: 'ana',
  steps: 2,
  last: 'entry 7',
  asking: ['bo', 'cy'],
  asGm: false,
};
const unit = (at: string) => ({ units: [{ line: guard, at }] });
const battle = stage({ ana: unit('C4'), bo: unit('C3'), cy: unit('A1') });
const told = (given: With) => done(battle, wish, given).events;
const both = (one: string, other = one) => ({ answers: { 'agree:bo': one, 'agree:cy': other } });

describe('steps that showed dice or cards are taken back where all others agree', () => {
  test('each of them is asked, and may ask not to be asked again', () => {
    const choices = ['accept', 'decline', 'never'];
    expect(asked(battle, wish)).toEqual({ 'agree:bo': choices, 'agree:cy': choices });
  });

  test('it is said which, once all agree', () => {
    expect(wayfarer.takenBack?.(told(both('accept')))).toBe('entry 7');
  });

  test('it is not where one of them declines', () => {
    expect(wayfarer.takenBack?.(told(both('accept', 'decline')))).toBeNull();
  });

  test('a refusal stays: nobody takes it back alone', () => {
    expect(wayfarer.shows?.(told(both('decline')))).toBe(true);
  });

  test('it is counted how often somebody asks', () => {
    const once = done(battle, wish, both('decline')).state;
    expect(done(once, wish, both('decline')).state.battle?.sides.ana?.asked).toBe(2);
  });

  test("who declined for good isn't asked again in this battle", () => {
    const shut = done(battle, wish, both('accept', 'never')).state;
    expect(refused(shut, wish)).toBe('asksNoMore');
  });

  test('nobody is asked where one plays all sides', () => {
    expect(wayfarer.takenBack?.(done(battle, { ...wish, asking: [] }).events)).toBe('entry 7');
  });
});
