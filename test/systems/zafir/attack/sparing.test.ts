import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { having } from './rules.ts';

const misses = [1, 1, 1, 1, 1, 1, 1, 1];

/** Somebody with a rifle that has so many shots, and a sword. */
const armed = (map: string, shots: number): ZafirStage =>
  having(
    battle(map, {
      kira: hero({
        equipment: { primary: { id: 'autorifle', mods: [] }, secondary: { id: 'sword', mods: [] } },
      }),
      raider: enemy(),
    }),
    (tx) => {
      const who = tx.state.characters.kira;
      if (who !== undefined) who.battle.shots = { primary: 4 - shots };
    },
  );
const codes = (stage: ZafirStage) => stage.asked.map(({ code }) => code);
const attacks = (stage: ZafirStage, more: Parameters<ZafirStage['attack']>[2] = {}) =>
  stage.attack('kira', 'raider', { dice: misses, ...more });

describe('an attack for which no weapon is named', () => {
  test('asks before it fires the last shot at somebody within reach of a blade', () => {
    expect(codes(attacks(armed('kr', 1)))).toEqual(['lastShot']);
  });

  test('keeps the last shot where that is meant', () => {
    const after = attacks(armed('kr', 1), { answers: { lastShot: 'strike' } });
    expect(after.state.characters.kira?.battle.shots).toEqual({ primary: 3 });
  });

  test('fires it where that is meant', () => {
    const after = attacks(armed('kr', 1), { answers: { lastShot: 'shoot' }, dice: misses.slice(0, 5) });
    expect(after.state.characters.kira?.battle.shots).toEqual({ primary: 4 });
  });

  test.each([
    ['there is another shot', armed('kr', 2), 5, {}],
    ['the target is out of reach of a blade', armed('k..r', 1), 6, {}],
    ['the weapon is named', armed('kr', 1), 5, { means: 'primary' }],
  ])('asks nothing where %s', (_, stage, dice, more) => {
    expect(codes(attacks(stage, { dice: misses.slice(0, dice), ...more }))).toEqual([]);
  });

  test('asks before an empty gun sends somebody running at the enemy', () => {
    expect(codes(attacks(armed('k....r', 0), { dice: [] }))).toEqual(['runUp']);
  });

  test('leaves them where they are with all they have, where that is meant', () => {
    const stage = armed('k....r', 0);
    const after = attacks(stage, { dice: [], answers: { runUp: 'stay' } });
    expect([after.state.fight?.units, after.state.characters]).toEqual([
      stage.state.fight?.units,
      stage.state.characters,
    ]);
  });

  test('runs up where that is meant', () => {
    const after = attacks(armed('k....r', 0), { answers: { runUp: 'run' } });
    expect(after.state.fight?.units.kira?.at).toBe('E1');
  });

  test('asks nobody to stay who stands beside the enemy with an empty gun', () => {
    expect(codes(attacks(armed('kr', 0)))).toEqual([]);
  });
});
