import { beforeAll, describe, expect, test } from 'vitest';
import { bandOf } from '../../../../src/systems/wayfarer/escalation/forming.ts';
import { type Side, sideOf } from '../../../../src/systems/wayfarer/side/schema.ts';
import { deep, patience } from '../../../support/deep.ts';
import { chanceOf, legalUnit } from '../forces/chance.ts';
import { map, missionMaps, three, two } from './forces.ts';
import { type Game, played } from './player.ts';

/** By turns: two warbands, three, two forces of strangers, and two warbands again. */
const sidesOf = (n: number) => [two, three, strangers(n), two][n % 4] ?? two;

/** A force of units by chance, whatever they can and carry. */
function mixed(seed: number, name: string): Side {
  const chance = chanceOf(seed);
  const entries = Array.from({ length: 6 }, (_, n) => ({
    kind: 'unit' as const,
    copies: 1,
    // A squad of three of a kind each, as strange to one another as to the rest.
    squad: n < 3 ? 'Mob' : null,
    plan: { ...legalUnit(chance, 250), name: `${name} ${n + 1}` },
  }));
  return sideOf({ name, points: 20_000, entries, tomes: [], sideboard: [] }, name);
}

/** Two such forces. */
const strangers = (seed: number) => ({ ana: mixed(2 * seed + 1, 'Ana'), bo: mixed(2 * seed + 2, 'Bo') });

/** For points and for missions, by turns. */
const maps = [map, map, ...missionMaps, map.replace('goal 9', 'mission objectives')];

/** Two bands of an Escalation campaign, grown over some matches. */
const bands = Object.fromEntries(
  Object.entries(two).map(([id, side]) => {
    const { force, ...band } = bandOf(side);
    return [id, { ...band, force: { ...force, points: 2000 }, band: { resources: 200, matches: 4, won: 2 } }];
  }),
);

let games: readonly Game[] = [];
let matches: readonly Game[] = [];

beforeAll(() => {
  games = Array.from({ length: deep(2, 30) }, (_one, n) =>
    played(`battle ${n}`, sidesOf(n), maps[n % maps.length] ?? map, 1_000),
  );
  matches = Array.from({ length: deep(1, 10) }, (_one, n) =>
    played(`match ${n}`, bands, `${map}\nescalation`, 1_000),
  );
}, patience(120_000));

describe('battles by chance', () => {
  test('nothing that is offered is refused', () => {
    expect([...games, ...matches].flatMap(({ refused }) => refused).slice(0, 5)).toEqual([]);
  });

  test('nothing that must hold is broken', () => {
    expect([...games, ...matches].flatMap(({ broken }) => broken).slice(0, 5)).toEqual([]);
  });

  test('everything is told in words, without ids or holes', () => {
    const bad = /undefined|null|NaN|\[object|no words|\w+\/\d+\.\d+|\bof (clubs|diamonds|hearts|spades)\b/u;
    const told = [...games, ...matches].flatMap((game) => game.told);
    expect(told.filter((text) => bad.test(text)).slice(0, 5)).toEqual([]);
  });

  // Who plays by chance may leave the enemy alone for ever: of many battles some are still going on.
  test('they come to an end', () => {
    const ended = games.filter(({ state }) => state.battle?.end !== null);
    expect(ended.length / games.length).toBeGreaterThan(deep(0.99, 0.8));
  });

  test.each([
    'activated',
    'assaultRolled',
    'captured',
    'deferred',
    'deployed',
    'interrupted',
    'letThrough',
    'moved',
    'resumed',
    'rushed',
    'spun',
    'squadBeaten',
    'strikeTogether',
  ])('%s comes about', (type) => {
    expect(games.some(({ reached }) => reached.has(type))).toBe(true);
  });

  test.each(['resourcesGained', 'injuryRolled'])('in an Escalation campaign, %s', (type) => {
    expect(matches.some(({ reached }) => reached.has(type))).toBe(true);
  });
});
