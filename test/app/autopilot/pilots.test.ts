import { describe, expect, test } from 'vitest';
import {
  givenBack,
  howOf,
  isNobody,
  isSparing,
  kept,
  noPilots,
  nobodys,
  ofAll,
  readPilots,
} from '../../../src/app/autopilot/pilots.ts';

const all = { ...noPilots(1), all: 'own' } as const;

test('all whom nobody plays act by themselves where that is said', () => {
  expect(howOf(all, 'raider', null)).toBe('own');
});

test('a hero whom a person plays does not, whatever is said of all', () => {
  expect(howOf(all, 'kira', 'ana')).toBeNull();
});

test('a hero who was named does, in the hands of the same player', () => {
  const named = { ...noPilots(1), units: { kira: { how: 'guard', player: 'ana' } } } as const;
  expect([howOf(named, 'kira', 'ana'), howOf(named, 'kira', 'ben')]).toEqual(['guard', null]);
});

test('one who is taken out does not, though all others do', () => {
  const but = { ...all, units: { chief: { how: null, player: null } } };
  expect([howOf(but, 'chief', null), howOf(but, 'raider', null)]).toEqual([null, 'own']);
});

test('whose time is over does, whoever plays them', () => {
  expect(howOf({ ...noPilots(1), once: ['kira'] }, 'kira', 'ana')).toBe('own');
});

test('nobody is left where all who were named are taken out', () => {
  expect(isNobody({ ...noPilots(1), units: { chief: { how: null, player: null } } })).toBe(true);
});

test('what cannot be read means nobody', () => {
  expect(readPilots({ all: 'dancing' })).toBeNull();
});

describe("one who is nobody's", () => {
  const left = { ...noPilots(1), all: 'own', units: nobodys(['teo']) } as const;

  test('acts by themselves, whoever may command them', () => {
    expect([howOf(left, 'teo', 'ana'), howOf(left, 'teo', 'ben'), howOf(left, 'teo', null)]).toEqual([
      'own',
      'own',
      'own',
    ]);
  });

  test("spends what is scarce, in no player's place", () => {
    expect(isSparing(left, 'teo', 'ana', 'act')).toBe(false);
  });

  test("stays nobody's where the GM has taken over", () => {
    const over = kept(ofAll(left, null));
    expect([over === null ? null : howOf(over, 'teo', 'ana'), over?.units]).toEqual([
      null,
      { teo: { how: null } },
    ]);
  });

  test('acts again where all do once more', () => {
    expect(howOf(ofAll(ofAll(left, null), 'guard'), 'teo', 'ana')).toBe('guard');
  });
});

test('whoever is back has their own heroes back, and nobody else’s', () => {
  const away = {
    ...noPilots(1),
    units: { kira: { how: 'guard', player: 'ana' } },
    once: ['tiz', 'ro'],
  } as const;
  const now = givenBack(away, ['kira', 'tiz']);
  expect(['kira', 'tiz', 'ro'].map((id) => howOf(now, id, id === 'kira' ? 'ana' : 'ben'))).toEqual([
    null,
    null,
    'own',
  ]);
});
