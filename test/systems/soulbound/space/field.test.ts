import { describe, expect, test } from 'vitest';
import { duelIn, type SoulboundStage } from '../table.ts';

const change = (stage: SoulboundStage, text: string) => stage.play({ kind: 'setting', text, asGm: true });
const start = duelIn('Gate - Yard [cover partial] - Hall');
const traitsOf = (stage: SoulboundStage, zone: string) =>
  stage.state.fight?.map.zones[zone]?.traits.map((trait) => trait.id);

describe('the field changes while the fight runs', () => {
  test('what stands in brackets is all that a Zone is from now on', () => {
    expect(traitsOf(change(start, 'Yard [hazard minor, difficult]'), 'yard')).toEqual([
      'hazardMinor',
      'difficult',
    ]);
  });

  test('empty brackets make it open ground', () => {
    expect(traitsOf(change(start, 'Yard []'), 'yard')).toEqual([]);
  });

  test('a Zone without brackets stays what it is', () => {
    expect(traitsOf(change(start, 'Yard - Cellar'), 'yard')).toEqual(['coverPartial']);
  });

  test('a new way is there at once', () => {
    const after = change(start, 'Gate - Cellar').act('kira', 'move', { target: 'cellar' });
    expect(after.state.fight?.standing.zones.kira).toEqual(['cellar']);
  });

  test('a hazard that comes hurts at the start of the next turn in it', () => {
    const after = change(start, 'Hall [hazard major]').next();
    expect(after.event('hazardHurt')).toMatchObject({ target: 'bandit', damage: 3 });
  });

  test('is told', () => {
    expect(change(start, 'Yard [obscured heavily, object lever], Gate - Cellar').told()).toEqual([
      'The field has changed: Gate is open ground, next to Yard and Cellar; Yard is Obscured (Heavily), lever, next to Gate and Hall; Cellar is open ground, next to Gate.',
    ]);
  });

  test.each([
    ['Yard [lava]', 'badField'],
    ['Yard', 'fieldSame'],
    [Array.from({ length: 26 }, (_, n) => `Z${n}`).join(','), 'badField'],
  ])('%s is refused', (text, code) => {
    expect(change(start, text).refusal?.code).toBe(code);
  });

  test('outside a fight there is nothing to change', () => {
    expect(change(start.end(), 'Yard []').refusal?.code).toBe('noFight');
  });
});
