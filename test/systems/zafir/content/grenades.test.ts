import { describe, expect, it } from 'vitest';
import { type GrenadeRow, grenades } from '../../../../src/systems/zafir/content/grenades.ts';

const named = (name: string) => {
  const found = grenades.find((grenade) => grenade.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

const damage = ({ damage }: GrenadeRow) =>
  damage === null ? '-' : damage.die === 0 ? `${damage.plus}` : `d${damage.die}+${damage.plus}`;

/** Range, Radius, Damage, Crit Dice, Crit Damage, Breaking; damage type; price in cents. */
const figures = (grenade: GrenadeRow) => [
  `${grenade.range} ${grenade.radius} ${damage(grenade)} ${grenade.critDice} ${grenade.critDamage} ${grenade.breaking}`,
  grenade.damageType,
  grenade.price,
];

describe('the figures of a grenade', () => {
  it.each([
    ['Improvised Bomb', 'short 1.5 d2+1 0 0 1', 'explosive', 200],
    ['Frag Grenade', 'short 1.5 d2+2 0 0 1', 'explosive', 500],
    ['Flashbang Grenade', 'short 3 - 0 0 0', null, 600],
    ['Smoke Grenade', 'short 3 - 0 0 0', null, 400],
    ['Nethane Flask', 'short 1.5 1 0 0 0', 'fire', 1100],
    ['Acid Flask', 'short 1.5 2 0 0 0', 'acid', 1500],
    ['Poison Flask', 'short 1.5 1 0 0 0', 'poison', 2700],
  ])('%s', (name, ...wanted) => {
    expect(figures(named(name))).toEqual(wanted);
  });
});

describe('what a grenade does besides', () => {
  it('destroys cover, if it is a bomb or a frag grenade', () => {
    expect(grenades.filter((grenade) => grenade.destroysCover).map(({ id }) => id)).toEqual([
      'improvisedBomb',
      'fragGrenade',
    ]);
  });

  it('leaves everybody in a flash Disoriented', () => {
    expect(named('Flashbang Grenade').applies).toEqual(['disoriented']);
  });

  it('ends Overwatch and Mind Controlled in a flash', () => {
    expect(named('Flashbang Grenade').removes).toEqual(['overwatch', 'mindControlled']);
  });

  it('hides units in smoke for 3 rounds', () => {
    expect(named('Smoke Grenade').smoke).toEqual({ rounds: 3, aim: -1 });
  });

  it('sets 3 random tiles aflame with nethane', () => {
    expect(named('Nethane Flask').feature).toEqual({ id: 'flames', tiles: 3 });
  });

  it('leaves one pool of acid', () => {
    expect(named('Acid Flask').feature).toEqual({ id: 'acidPool', tiles: 'centre' });
  });

  it('fills the whole area with poison', () => {
    expect(named('Poison Flask').feature).toEqual({ id: 'poisonCloud', tiles: 'all' });
  });

  it('passes armour, if it is poison', () => {
    expect(grenades.filter((grenade) => grenade.ignoresArmour).map(({ id }) => id)).toEqual(['poisonFlask']);
  });
});
