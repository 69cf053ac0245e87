import { describe, expect, test } from 'vitest';
import { linkScanner, scan } from '../../../../src/systems/riftbound/gear/scan.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { armed, item, person } from '../support/people.ts';
import { doing, fightOf, personOf, told } from '../support/scenes.ts';

const scanner = item('Miniature General Scanner');
const kira = (changed: Parameters<typeof person>[0] = {}) => armed([scanner], changed);
const running = () => {
  const bike = vehicleOf('signatureBike');
  return { ...bike, systems: bike.systems.map((one) => ({ ...one, on: one.profile.engine !== null })) };
};

const means = scanner.id;
const scanning = (cast: Parameters<typeof fightOf>[0], target: string) =>
  doing(fightOf(cast, { size: [300, 100] }), scan, 'kira', { means, target });

describe('A Miniature General Scanner', () => {
  const cast = {
    kira: { sheet: kira(), at: [10, 10] },
    near: { sheet: person(), at: [50, 10] },
    far: { sheet: person(), at: [200, 10] },
    robot: { sheet: person({ battery: 50 }), at: [20, 10] },
    dead: { sheet: person({ dead: true }), at: [30, 10] },
  } as const;

  test('counts living units within 100 m', () => {
    expect(told(scanning(cast, 'life'), 'scanRead').number).toBe(2);
  });

  test('uses a Charge', () => {
    expect(personOf(scanning(cast, 'life'), 'kira').items[0]?.charge).toBe(9);
  });

  test('shows what it finds to who holds it alone', () => {
    const { events } = scanning(cast, 'life');
    expect(events.find(({ type }) => type === 'scanRead')?.to).toEqual(['kira']);
  });

  test('points to the nearest engine that runs', () => {
    const made = scanning({ ...cast, bike: { sheet: running(), at: [10, 50] } }, 'energy');
    expect([told(made, 'scanRead').found, told(made, 'scanRead').direction]).toEqual([true, 'south']);
  });

  test('finds no engine that is off', () => {
    const made = scanning({ ...cast, bike: { sheet: vehicleOf('signatureBike'), at: [10, 50] } }, 'energy');
    expect(told(made, 'scanRead').found).toBe(false);
  });

  test('knows whether there is air', () => {
    const scene = fightOf(cast, { size: [300, 100], party: { air: false } });
    expect(told(doing(scene, scan, 'kira', { means, target: 'air' }), 'scanRead').air).toBe(false);
  });

  test('finds a scanner of its Crew List within 100 m', () => {
    const friends = {
      kira: { sheet: kira({ crewList: ['tiz'] }), at: [10, 10] },
      tiz: { sheet: kira(), at: [60, 10] },
    } as const;
    expect(told(scanning(friends, 'scanner:tiz'), 'scanRead').direction).toBe('east');
  });

  test('finds none beyond', () => {
    const friends = {
      kira: { sheet: kira({ crewList: ['tiz'] }), at: [10, 10] },
      tiz: { sheet: kira(), at: [160, 10] },
    } as const;
    expect(told(scanning(friends, 'scanner:tiz'), 'scanRead').found).toBe(false);
  });

  test('does nothing without Charge', () => {
    const empty = armed([item('Miniature General Scanner', { charge: 0 })]);
    expect(scanning({ kira: { sheet: empty, at: [10, 10] } }, 'life').refusal?.code).toBe('scannerEmpty');
  });

  test('must be held', () => {
    const stowed = person({ items: [scanner] });
    const scene = fightOf({ kira: { sheet: stowed, at: [10, 10] } });
    expect(scan.offered?.(scene, 'kira')).toBe(false);
  });
});

describe('A Crew List', () => {
  const near = (metres: number) =>
    fightOf({ kira: { sheet: kira(), at: [10, 10] }, tiz: { sheet: kira(), at: [10 + metres, 10] } });

  test('takes a scanner that one can touch', () => {
    const made = doing(near(1), linkScanner, 'kira', { target: 'tiz' });
    expect(personOf(made, 'kira').crewList).toEqual(['tiz']);
  });

  test('takes none from afar', () => {
    expect(doing(near(5), linkScanner, 'kira', { target: 'tiz' }).refusal?.code).toBe('notOffered');
  });
});
