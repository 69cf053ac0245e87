import { beforeAll, describe, expect, test } from 'vitest';
import { vehicles } from '../../../../src/systems/wayfarer/content/vehicles.ts';
import { type Side, sideOf } from '../../../../src/systems/wayfarer/side/schema.ts';
import { deep, patience } from '../../../support/deep.ts';
import { map } from '../games/forces.ts';
import { type Game, played } from '../games/player.ts';
import { sideWith } from '../support/stage.ts';

/** Room for the largest of them. */
const field = [
  'goal 200',
  ...Array.from({ length: 24 }, (_, y) => `.........${y % 5 === 2 ? ',,T' : '...'}............`),
].join('\n');

/** The same for a convoy. */
const escort = field.replace('goal 200', 'mission escort');

const driver = 'Driver; Troop; Human; Soldier; dice MO 2 MD 2 BO 2 BD 2 AT 3 DE 3 AD 1 TO 2; gear Revolver';
const axe = 'Axe; Troop; Human; Warrior; dice MO 3 MD 2 BD 1 AT 3 DE 2 AD 1; gear Great Axe';

/** Two vehicles, who drives them, and who walks. */
function crewed(seed: number, name: string): Side {
  const rides = [0, 4].map((n) => vehicles[(seed + n) % vehicles.length]?.name ?? '');
  const lines = [...rides.map((ride, n) => `Ride ${n + 1}; Vehicle; ${ride}`), `4x ${driver}`, `3x ${axe}`];
  const { force } = sideWith(lines, 'hit', name);
  return sideOf({ ...force, points: 20_000 }, name);
}

let games: readonly Game[] = [];

beforeAll(() => {
  games = Array.from({ length: deep(3, 30) }, (_one, n) =>
    played(
      `vehicles ${n}`,
      { ana: crewed(3 * n, 'Ana'), bo: crewed(3 * n + 1, 'Bo') },
      n % 3 === 1 ? map.replace('goal 9', 'goal 200') : n % 3 === 2 ? escort : field,
      deep(120, 1_000),
    ),
  );
}, patience(120_000));

describe('battles with vehicles, by chance', () => {
  test('nothing that is offered is refused', () => {
    expect(games.flatMap(({ refused }) => refused).slice(0, 5)).toEqual([]);
  });

  test('nothing that must hold is broken', () => {
    expect(games.flatMap(({ broken }) => broken).slice(0, 5)).toEqual([]);
  });

  test('everything is told in words, without ids or holes', () => {
    const bad = /undefined|null|NaN|\[object|no words|\w+\/\d+\.\d+/u;
    expect(games.flatMap(({ told }) => told.filter((text) => bad.test(text))).slice(0, 5)).toEqual([]);
  });

  test.each(['boarded', 'gotOut'])('%s comes about', (type) => {
    expect(games.some(({ reached }) => reached.has(type))).toBe(true);
  });
});
