import { expect, test } from 'vitest';
import { howOf, isNobody, noPilots, readPilots } from '../../../src/app/autopilot/pilots.ts';

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
