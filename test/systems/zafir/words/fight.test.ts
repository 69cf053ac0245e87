import { describe, expect, test } from 'vitest';
import { knowing } from '../abilities/support.ts';
import { battle, enemy, hero } from '../table.ts';

describe('refusals say', () => {
  test('that somebody cannot do what is not theirs', () => {
    const stage = battle('k.....r', { kira: hero(), raider: enemy() });
    expect(stage.act('kira', 'ignite', { target: 'raider' }).no).toBe(
      "**Kira** can't use Ignite now. `/act` lists what they can do.",
    );
  });

  test('which tile is not free', () => {
    const stage = battle('k.t...r', { kira: knowing(['pylon']), tiz: hero(), raider: enemy() });
    expect(stage.act('kira', 'pylon', { target: 'C1' }).no).toBe("C1 isn't free.");
  });

  test('each type of unit that an ability works on', () => {
    const stage = battle('k.....r', { kira: knowing(['soulRend']), raider: enemy({ type: 'artifact' }) });
    expect(stage.act('kira', 'soulRend', { target: 'raider' }).no).toBe(
      "That only works on Living or Animated units. **Raider** isn't one.",
    );
  });
});

describe('what is told of damage', () => {
  const shot = (raider: ReturnType<typeof enemy>) =>
    battle('k.....r', { kira: knowing(['breaker']), raider }).attack('kira', 'raider', {
      dice: [5, 1, 1, 1, 1, 3],
    });

  test('one Armor Point is one', () => {
    expect(shot(enemy({ hp: 20, armourPoints: 2 })).why()).toContain(
      'Breaking: 1 Armor Point for the rest of the mission',
    );
  });

  test('Out of Action is told once', () => {
    expect(
      shot(enemy({ hp: 1 }))
        .told()
        .filter((line) => line.includes('Out of Action')),
    ).toHaveLength(1);
  });

  test('what is no living thing leaves no body', () => {
    expect(shot(enemy({ hp: 1, type: 'artifact' })).told()).toContain('**Raider** leaves no body.');
  });
});
