import { beforeAll, describe, expect, test } from 'vitest';
import { parseForce } from '../../../../src/systems/wayfarer/forces/line/parse.ts';
import { sideOf } from '../../../../src/systems/wayfarer/side/schema.ts';
import { deep, patience } from '../../../support/deep.ts';
import { map } from './forces.ts';
import { type Game, played } from './player.ts';

// Two forces full of spells that are cast in answer, played by chance: whoever could answer is asked, and answers as chance has it.

const lines = [
  '2x Healer; Elite; Human; Cleric; dice MO 1 MD 2 BD 1 AO 2 AD 2 AT 2 DE 3; skills White Mage; spells Healing Hand, Bless; gear Mace',
  '2x Bone Singer; Elite; Gnome; Mage; dice MD 1 BD 1 AO 2 AD 2 AT 2 DE 2; skills Black Mage; spells Power Strike, Curse; gear Staff',
  '2x Pike; Troop; Human; Warrior; dice MO 2 MD 2 BO 1 BD 2 AT 3 DE 2 AD 1; gear Spear, Shield',
].join('\n');

const casters = (name: string) => sideOf(parseForce(lines, { name, points: 2000 }).force, name);

let games: readonly Game[] = [];

beforeAll(() => {
  games = Array.from({ length: deep(1, 20) }, (_one, n) =>
    played(`answers ${n}`, { ana: casters('Ana'), bo: casters('Bo') }, map, 400),
  );
}, patience(120_000));

describe('battles by chance with spells in answer', () => {
  test('nothing that is offered is refused', () => {
    expect(games.flatMap(({ refused }) => refused).slice(0, 5)).toEqual([]);
  });

  test('nothing that must hold is broken', () => {
    expect(games.flatMap(({ broken }) => broken).slice(0, 5)).toEqual([]);
  });

  test.each(['answers with', 'goes on with', 'casts Curse'])('somebody %s', (words) => {
    expect(games.some(({ told }) => told.some((text) => text.includes(words)))).toBe(true);
  });
});
