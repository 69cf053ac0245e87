import { describe, expect, test } from 'vitest';
import type { Unit } from '../../../../src/systems/zafir/scene.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const map = `
  k.t.....
  ........
  ......rs
`;

const fight = (units: Readonly<Record<string, Partial<Unit>>> = {}): ZafirStage =>
  battle(map, {
    kira: { sheet: hero(), unit: units.kira ?? {} },
    tiz: { sheet: hero(), unit: units.tiz ?? {} },
    raider: { sheet: enemy(), unit: units.raider ?? {} },
    scout: { sheet: enemy(), unit: units.scout ?? {} },
  });

const done = (stage: ZafirStage, ...actors: readonly string[]): ZafirStage =>
  actors.reduce((now, actor) => now.play({ kind: 'next', actor, asGm: false }), stage);

const phase = (stage: ZafirStage) => {
  const { order } = stage.state.fight ?? {};
  return order === undefined ? null : order.groups[order.position]?.name;
};

describe("the players' phase", () => {
  test('lets the players act in any order', () => {
    expect(done(fight(), 'tiz').state.fight?.order.done).toEqual(['tiz']);
  });

  test('has nobody act twice', () => {
    expect(done(fight(), 'tiz', 'tiz').no).toBe('**Tiz** has already had a turn this round.');
  });

  test('has no enemy act', () => {
    expect(done(fight(), 'raider').no).toBe("**Raider** can't act now: it's the players' phase.");
  });

  test('is over when all of them have acted', () => {
    expect(phase(done(fight(), 'tiz', 'kira'))).toBe('enemies');
  });

  test('is ended for stragglers by a GM, who names them', () => {
    expect(done(fight(), 'tiz').next().told()).toContain('No turn this round: **Kira**.');
  });

  test('begins a new round after that of the enemies', () => {
    expect(done(fight(), 'tiz', 'kira', 'scout', 'raider').told()).toEqual([
      '**Raider** does nothing this turn.',
      '**Round 2**',
      "The players' phase begins.",
    ]);
  });

  test('has no turn of anybody between turns', () => {
    expect(done(fight(), 'tiz').current).toBeNull();
  });

  test('waits for nobody who is Out of Action', () => {
    expect(phase(done(fight().condition('kira', 'Out of Action'), 'tiz'))).toBe('enemies');
  });

  test('goes to the allies after the players', () => {
    expect(phase(done(fight({ tiz: { side: 'allies' } }), 'kira'))).toBe('allies');
  });

  test('is no new phase for the allies', () => {
    expect(done(fight({ tiz: { side: 'allies' } }), 'kira').told()).toEqual([
      '**Kira** does nothing this turn.',
    ]);
  });
});

describe('the first player', () => {
  const first = (stage: ZafirStage) => stage.state.fight?.first;

  test('is who acts first', () => {
    expect(first(fight().act('tiz', 'move', { target: 'D1' }))).toBe('tiz');
  });

  test('is nobody who acts later', () => {
    expect(
      first(done(fight().act('tiz', 'move', { target: 'D1' }), 'tiz').act('kira', 'move', { target: 'A2' })),
    ).toBe('tiz');
  });

  test('passes the token on with the round', () => {
    const begun = done(fight().act('kira', 'move', { target: 'A2' }), 'kira', 'tiz', 'raider', 'scout');
    expect(first(begun)).toBe('tiz');
  });

  test('stands at the top of the tracker', () => {
    const begun = done(fight().act('kira', 'move', { target: 'A2' }), 'kira', 'tiz', 'raider', 'scout');
    const { lines } = begun.system.tracker(begun.state, { gm: true, characters: [] });
    expect(lines[0]?.name).toBe('Tiz');
  });
});

describe('a turn', () => {
  test('begins with what its unit does first', () => {
    expect(fight().act('kira', 'move', { target: 'A2' }).current).toBe('kira');
  });

  test('has two actions', () => {
    expect(fight().act('kira', 'move', { target: 'A2' }).state.fight?.turn?.actions).toBe(1);
  });

  test('keeps others from beginning theirs', () => {
    const moved = fight().act('kira', 'move', { target: 'A2' });
    expect(moved.act('tiz', 'move', { target: 'C2' }).no).toBe(
      '**Kira** is in the middle of their turn. **Tiz** can act as soon as **End turn** is pressed (`/encounter next`).',
    );
  });

  test('ends when there is nothing left to do', () => {
    const moved = fight().act('kira', 'move', { target: 'A2' }).act('kira', 'move', { target: 'A1' });
    expect(moved.current).toBeNull();
  });

  test('ends with an action that says so', () => {
    const burning = fight().condition('kira', 'Burning');
    expect(burning.act('kira', 'stopDropRoll').state.fight?.order.done).toEqual(['kira']);
  });

  test('has no third action', () => {
    const moved = fight().act('kira', 'move', { target: 'A2' }).act('kira', 'move', { target: 'A1' });
    expect(moved.act('kira', 'move', { target: 'A2' }).no).toBe(
      '**Kira** has already had a turn this round.',
    );
  });

  test('has an action more that was granted before', () => {
    const granted = fight({ kira: { granted: 1 } });
    expect(granted.act('kira', 'move', { target: 'A2' }).state.fight?.turn?.actions).toBe(2);
  });

  test('that is let go by takes what was granted for it along', () => {
    const over = done(fight({ kira: { granted: 1 } }), 'kira', 'tiz', 'scout', 'raider');
    expect(over.act('kira', 'move', { target: 'A2' }).state.fight?.turn?.actions).toBe(1);
  });
});
