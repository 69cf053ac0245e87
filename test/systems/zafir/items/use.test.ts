import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../src/systems/zafir/scene.ts';
import { battle, enemy, hero, town, type ZafirStage } from '../table.ts';
import { conditionsOf, firstPocket, pockets } from './pockets.ts';

type Kira = Parameters<typeof hero>[0];

const beside = (kira: Kira, tiz: Kira = {}): ZafirStage =>
  battle('kt.....b', { kira: hero(kira), tiz: hero(tiz), bandit: enemy() });
const hurt = { battle: { hp: 1 } } as const;

describe('Medkit', () => {
  test('heals the user for 4 HP', () => {
    const after = beside({ pockets: pockets('medkit'), ...hurt }).act('kira', 'useItem', { target: 'kira' });
    expect(after.who('kira').battle.hp).toBe(5);
  });

  test('heals an adjacent ally', () => {
    const after = beside({ pockets: pockets('medkit') }, hurt).act('kira', 'useItem', { target: 'tiz' });
    expect(after.who('tiz').battle.hp).toBe(5);
  });

  test('does not reach an ally farther away', () => {
    const far = battle('k..t...b', {
      kira: hero({ pockets: pockets('medkit') }),
      tiz: hero(hurt),
      bandit: enemy(),
    });
    expect(far.act('kira', 'useItem', { target: 'tiz' }).no).toBe('**Tiz** is 3 tiles away; it reaches 1.5.');
  });

  test('but for a familiar, up to medium range', () => {
    const far = battle('k..t...b', {
      kira: hero({ pockets: pockets('medkit'), abilities: ['animalFamiliar'] }),
      tiz: hero(hurt),
      bandit: enemy(),
    });
    expect(far.act('kira', 'useItem', { target: 'tiz' }).who('tiz').battle.hp).toBe(5);
  });

  test('ends Burning where it heals', () => {
    const after = beside({ pockets: pockets('medkit'), ...hurt })
      .condition('kira', 'burning')
      .act('kira', 'useItem', { target: 'kira' });
    expect(conditionsOf(after, 'kira')).toEqual([]);
  });

  test('is not wasted on the unhurt', () => {
    const after = beside({ pockets: pockets('medkit') }).act('kira', 'useItem', { target: 'kira' });
    expect(after.refusal?.code).toBe('unhurt');
  });

  test('helps nobody who is Out of Action', () => {
    const after = beside({ pockets: pockets('medkit') }, hurt)
      .condition('tiz', 'outOfAction')
      .act('kira', 'useItem', { target: 'tiz' });
    expect(after.refusal?.code).toBe('beyondHealing');
  });

  test('has one charge', () => {
    const after = beside({ pockets: pockets('medkit'), ...hurt }).act('kira', 'useItem', { target: 'kira' });
    expect(firstPocket(after, 'kira')).toBe('medkit used 1');
  });

  test('is empty then', () => {
    const after = beside({ pockets: pockets('medkit'), ...hurt })
      .act('kira', 'useItem', { target: 'kira' })
      .act('kira', 'useItem', { target: 'kira' });
    expect(after.refusal?.code).toBe('itemEmpty');
  });

  test('a Combat Medic heals 1 HP more with it', () => {
    const after = beside({ pockets: pockets('medkit'), abilities: ['combatMedic'] }, hurt).act(
      'kira',
      'useItem',
      {
        target: 'tiz',
      },
    );
    expect(after.who('tiz').battle.hp).toBe(6);
  });

  test('and has 2 charges more of it', () => {
    const medic = { pockets: pockets('medkit'), abilities: ['combatMedic' as const] };
    const worn = { ...medic, pockets: medic.pockets.map((pocket) => ({ ...pocket, used: 2 })) };
    const after = beside(worn, hurt).act('kira', 'useItem', { target: 'tiz' });
    expect(firstPocket(after, 'kira')).toBe('medkit used 3');
  });

  test('but no more than that', () => {
    const medic = { pockets: pockets('medkit'), abilities: ['combatMedic' as const] };
    const worn = { ...medic, pockets: medic.pockets.map((pocket) => ({ ...pocket, used: 3 })) };
    const after = beside(worn, hurt).act('kira', 'useItem', { target: 'tiz' });
    expect(after.refusal?.code).toBe('itemEmpty');
  });

  test('takes an action', () => {
    const after = beside({ pockets: pockets('medkit'), ...hurt }).act('kira', 'useItem', { target: 'kira' });
    expect(after.state.fight?.turn?.actions).toBe(1);
  });

  test('can be used while Burning', () => {
    const options = beside({ pockets: pockets('medkit'), ...hurt })
      .condition('kira', 'burning')
      .options('kira');
    expect(options.acts.find(({ id }) => id === 'useItem')?.refused).toBeNull();
  });

  test('can be used outside of encounters', () => {
    const after = town({ kira: hero({ pockets: pockets('medkit'), ...hurt }) }).act('kira', 'useItem', {
      target: 'kira',
    });
    expect(after.who('kira').battle.hp).toBe(5);
  });
});

describe.each([
  ['magitechMedkit', 7],
  ['gaianiteShard', 8],
] as const)('%s', (item, hp) => {
  test(`heals ${hp} HP`, () => {
    const after = beside({ pockets: pockets(item), attributes: { toughness: 8 }, ...hurt }).act(
      'kira',
      'useItem',
      {
        target: 'kira',
      },
    );
    expect(after.who('kira').battle.hp).toBe(1 + hp);
  });
});

test('Magitech Medkit has two charges', () => {
  const options = beside({ pockets: pockets('magitechMedkit'), ...hurt }).options('kira');
  expect(options.acts.find(({ id }) => id === 'useItem')?.means?.[0]?.note).toContain('2 charges');
});

describe("Use Ally's Item", () => {
  const lent = (tiz: Kira = {}) => beside(hurt, { pockets: pockets('medkit'), ...tiz });
  const asked = (answer: string, tiz: Kira = {}) =>
    lent(tiz).act('kira', 'useAllysItem', { target: 'kira', means: 'tiz:medkit', answers: { lend: answer } });

  test("asks the ally's player", () => {
    expect(asked('yes').asked[0]).toMatchObject({ id: 'lend', asked: 'tiz' });
  });

  test("spends a charge of the ally's", () => {
    expect(firstPocket(asked('yes'), 'tiz')).toBe('medkit used 1');
  });

  test("heals as if it were one's own", () => {
    expect(asked('yes').who('kira').battle.hp).toBe(5);
  });

  test('does nothing, and costs nothing, where they say no', () => {
    expect(asked('no').told()).toEqual(["**Tiz** doesn't lend **Kira** the Medkit. Nothing has been spent."]);
  });

  test('is not asked of who always lends', () => {
    expect(asked('yes', { orders: { useAllysItem: 'always' } }).asked).toEqual([]);
  });

  test('is refused by who never does', () => {
    expect(firstPocket(asked('yes', { orders: { useAllysItem: 'never' } }), 'tiz')).toBe('medkit used 0');
  });
});

describe('Manticore Detector', () => {
  const serpent = (tags: string[]): ZafirStage =>
    battle('k.....s.......', {
      kira: hero({ pockets: pockets('manticoreDetector') }),
      serpent: { sheet: enemy({ tags }), unit: { hidden: true } },
    });
  const isHidden = ({ state }: { readonly state: Scene }) => state.fight?.units.serpent?.hidden;

  test('shows what is burrowed within 4 tiles', () => {
    const after = serpent(['burrowed']).act('kira', 'useItem', { target: 'I1' });
    expect(isHidden(after)).toBe(false);
  });

  test('but not what is farther away', () => {
    const after = serpent(['burrowed']).act('kira', 'useItem', { target: 'L1' });
    expect(isHidden(after)).toBe(true);
  });

  test('nor what hides above the ground', () => {
    expect(isHidden(serpent([]).act('kira', 'useItem', { target: 'I1' }))).toBe(true);
  });

  test('is pointed at a tile in medium range', () => {
    const far = battle(`k${'.'.repeat(20)}s`, {
      kira: hero({ pockets: pockets('manticoreDetector') }),
      serpent: enemy(),
    });
    expect(far.act('kira', 'useItem', { target: 'R1' }).refusal?.code).toBe('tileOutOfRange');
  });
});

test('a Grappling Gun is had, not used', () => {
  expect(
    beside({ pockets: pockets('grapplingGun') })
      .options('kira')
      .acts.map(({ id }) => id),
  ).not.toContain('useItem');
});

test('an item is not used on what another is for', () => {
  const both = beside({ pockets: pockets('medkit', 'zephyriteShard'), abilities: ['fireball'], ...hurt });
  const after = both.act('kira', 'useItem', { means: 'medkit', target: 'fireball:charge' });
  expect(after.refusal?.code).toBe('wrongItemTarget');
});
