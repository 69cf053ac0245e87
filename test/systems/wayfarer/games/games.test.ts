import { beforeAll, describe, expect, test } from 'vitest';
import { type Side, sideOf } from '../../../../src/systems/wayfarer/side/schema.ts';
import { deep, patience } from '../../../support/deep.ts';
import { chanceOf, legalUnit } from '../forces/chance.ts';
import { sideWith } from '../support/stage.ts';
import { type Game, played } from './player.ts';

const warband = [
  '4x Guard; Troop; Human; Warrior; dice MO 2 MD 2 BO 1 BD 2 AT 3 DE 2 AD 1; gear Sword, Shield',
  '3x Archer; Troop; Elf; Warrior; dice MO 1 MD 2 BO 2 BD 2 AT 3 DE 3 AD 1; gear Bow',
  '2x Wolf; Troop; Wolf/Dog; -; dice MO 2 MD 2 BD 1 AD 1 TD 1 AT 4 DE 3',
  'Captain; Elite; Human; Warrior; dice MO 3 MD 3 BO 2 BD 2 AT 3 DE 3 AD 2; skills Commander, Master Tactician; gear Great Axe, Mail',
];
const squad = [
  '4x Trooper; Troop; Human; Soldier; dice MO 1 MD 2 BO 3 BD 2 AT 3 DE 3 AD 2 TD 1; gear Assault Rifle, Impact Armor',
  '2x Scout; Troop; Human; Soldier; dice MO 2 MD 2 BO 2 BD 2 AT 3 DE 3 AD 1 TD 1; gear Revolver, Knife',
  '2x Iron; Troop; Robot; Soldier; size 1x2; dice MO 2 MD 3 BO 3 BD 2 AT 2 DE 2 AD 1 TD 2; traits Mammoth; gear Energy Rifle',
];

const map = [
  'goal 9',
  'heroes',
  '................',
  '..##....b...~...',
  '........b..~~...',
  '...,,,......T...',
  '................',
  '...s....O....1..',
  '...s.........2..',
  '......##........',
  '......##...f....',
  '..~~.......T....',
  '..w~............',
  '.......,,,......',
  '................',
  '................',
].join('\n');

const three = {
  ana: sideWith(warband, 'hit', 'Ana'),
  bo: sideWith(squad, 'live', 'Bo'),
  cy: sideWith(warband, 'ask', 'Cy'),
};
const { cy: _, ...two } = three;

/** By turns: two warbands, three, two forces of strangers, and two warbands again. */
const sidesOf = (n: number) => [two, three, strangers(n), two][n % 4] ?? two;

/** A force of units by chance, whatever they can and carry. */
function mixed(seed: number, name: string): Side {
  const chance = chanceOf(seed);
  const entries = Array.from({ length: 6 }, (_, n) => ({
    kind: 'unit' as const,
    copies: 1,
    squad: null,
    plan: { ...legalUnit(chance, 250), name: `${name} ${n + 1}` },
  }));
  return sideOf({ name, points: 20_000, entries, tomes: [], sideboard: [] }, name);
}

/** Two such forces. */
const strangers = (seed: number) => ({ ana: mixed(2 * seed + 1, 'Ana'), bo: mixed(2 * seed + 2, 'Bo') });

let games: readonly Game[] = [];

beforeAll(() => {
  games = Array.from({ length: deep(4, 400) }, (_one, n) => played(`battle ${n}`, sidesOf(n), map, 2_000));
}, patience(120_000));

describe('battles by chance', () => {
  test('nothing that is offered is refused', () => {
    expect(games.flatMap(({ refused }) => refused).slice(0, 5)).toEqual([]);
  });

  test('nothing that must hold is broken', () => {
    expect(games.flatMap(({ broken }) => broken).slice(0, 5)).toEqual([]);
  });

  test('everything is told in words, without ids or holes', () => {
    const bad = /undefined|null|NaN|\[object|no words|\w+\/\d+\.\d+|\bof (clubs|diamonds|hearts|spades)\b/u;
    expect(games.flatMap(({ told }) => told.filter((text) => bad.test(text))).slice(0, 5)).toEqual([]);
  });

  test('they come to an end', () => {
    expect(games.every(({ state }) => state.battle?.end !== null)).toBe(true);
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
  ])('%s comes about', (type) => {
    expect(games.some(({ reached }) => reached.has(type))).toBe(true);
  });
});
