import { describe, expect, it } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { push } from '../../../../src/systems/ishanekon/forced/push.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { dropFromAir } from '../../../../src/systems/ishanekon/space/flight.ts';
import { clothes, duel, ran, vitality } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, done, fightOf, fighterOf, told, withFighter } from '../support/scenes.ts';

const dressed = { items: [clothes], wearing: 'clothes' };
/** The wolf stands on a ledge, 4 m high, at its edge; a bear may stand below. */
const ledge = ['....', '444.', '....'].join('\n');
const bear = (more: Parameters<typeof creature>[0] = {}) => ({
  bear: { sheet: creature({ name: 'Bear', ...dressed, ...more }), side: 'foes' as const, place: 'D2' },
});
const edge = (more: Parameters<typeof duel>[2] = {}) => duel({}, dressed, { map: ledge, apart: 1, ...more });
const over = (scene: Scene, dice: readonly number[], answers: Readonly<Record<string, string>> = {}) =>
  ran(
    scene,
    (tx) => push(tx, { target: 'wolf', by: 'tiz', metres: 3, way: 'away', power: 12 }),
    dice,
    answers,
  );

describe('pushed over an edge (Moving and Teleporting; Falling)', () => {
  it('one falls', () => {
    expect(vitality(over(edge(), [6]))).toBe(14);
  });

  it('one lies below it', () => {
    expect(fighterOf(over(edge(), [6]), 'wolf').at).toBe('D2');
  });

  it('who flies stays up', () => {
    const flying = withFighter(edge(), 'wolf', { altitude: 3 });
    expect(vitality(over(flying, []))).toBe(20);
  });
});

describe('falling onto somebody (Falling)', () => {
  const below = (more: Parameters<typeof creature>[0] = {}) => edge({ more: bear(more) });

  it('hurts both by as much', () => {
    const made = over(below(), [6], { fallsOn: 'stay' });
    expect([vitality(made), vitality(made, 'bear')]).toEqual([14, 14]);
  });

  it('asks the one below', () => {
    expect(over(below(), [15, 6]).asked.map(({ asked, id }) => `${asked} ${id}`)).toEqual(['bear fallsOn']);
  });

  it('spares who makes a Dexterity DR against 15', () => {
    expect(vitality(over(below(), [15, 6], { fallsOn: 'aside' }), 'bear')).toBe(20);
  });

  it('moves them to a space beside it', () => {
    expect(fighterOf(over(below(), [15, 6], { fallsOn: 'aside' }), 'bear').at).not.toBe('D2');
  });

  it('hurts them where it fails', () => {
    expect(vitality(over(below(), [14, 6], { fallsOn: 'aside' }), 'bear')).toBe(14);
  });

  it('spares both with a Strength DR: caught', () => {
    const made = over(below(), [15], { fallsOn: 'catch' });
    expect([vitality(made), vitality(made, 'bear')]).toEqual([20, 20]);
  });

  it('puts who is caught beside them', () => {
    const made = over(below(), [15], { fallsOn: 'catch' });
    expect([fighterOf(made, 'bear').at, fighterOf(made, 'wolf').at === 'D2']).toEqual(['D2', false]);
  });

  it('lets them hold on to who is caught', () => {
    const made = over(below(), [15], { fallsOn: 'hold' });
    expect(fighterOf(made, 'wolf').states.map(({ id }) => id)).toEqual(['grabbed']);
  });

  it('is easier against somebody smaller', () => {
    const scene = duel({}, { ...dressed, size: 'small' }, { map: ledge, more: bear() });
    const [dr] = told(over(scene, [2, 15], { fallsOn: 'catch' }), 'defended');
    expect(dr?.success).toBe(true);
  });
});

describe('flying (house)', () => {
  const own = {
    own: {
      abilities: [],
      features: [
        {
          id: 'wings',
          kind: 'trait',
          name: 'Wings',
          effects: [{ effect: 'grant', what: { kind: 'movement', movement: 'fly' } }],
        },
      ],
    },
    features: ['wings'],
  };
  const winged = (): Scene => duel(own as unknown as Parameters<typeof hero>[0], {}, { apart: 4 });

  it('takes a metre of movement for each up', () => {
    const { altitude, turn } = fighterOf(done(winged(), acting('tiz', 'flyUp', { detail: '2' })), 'tiz');
    expect([altitude, turn?.movement]).toEqual([2, 1]);
  });

  it('takes Move actions where the movement is too little', () => {
    expect(fighterOf(done(winged(), acting('tiz', 'flyUp', { detail: '5' })), 'tiz').turn?.ap).toBe(2);
  });

  it('comes down again', () => {
    const scene = after(winged(), acting('tiz', 'flyUp', { detail: '2' }), acting('tiz', 'flyDown'));
    expect(fighterOf({ state: scene }, 'tiz').altitude).toBe(0);
  });

  it('ends in a fall for who is knocked prone', () => {
    const scene = after(winged(), acting('tiz', 'flyUp', { detail: '6' }));
    const prone: Intent = {
      ...({ kind: 'condition', actor: 'tiz', change: 'add', condition: 'prone' } as const),
      ...{ source: null, until: null },
      asGm: true,
    };
    expect(vitality(done(scene, prone, [3, 4]), 'tiz')).toBe(13);
  });

  it('is not for who has no wings', () => {
    const made = ran(withFighter(duel(), 'wolf', { altitude: 2 }), (tx) => dropFromAir(tx));
    expect(fighterOf(made, 'wolf').altitude).toBe(0);
  });
});

describe('a jump beyond Strength (Jumping)', () => {
  const wolf = { sheet: creature(), side: 'foes' as const, place: 'N1' };
  const field = (map = '..............') =>
    fightOf({ tiz: { sheet: hero({ stats: { instinct: 15, strength: 13 } }), place: 'A1' }, wolf }, { map });
  const far = acting('tiz', 'jump', { detail: 'F1' });

  it('is a check that the GM sets', () => {
    const made = done(field(), far, [9], { 'jump.beyond': '10' });
    expect([told(made, 'checked')[0]?.difficulty, fighterOf(made, 'tiz').at]).toEqual([10, 'F1']);
  });

  it('ends where Strength ends, where that fails', () => {
    expect(fighterOf(done(field(), far, [2], { 'jump.beyond': '10' }), 'tiz').at).toBe('D1');
  });

  it('is refused where the GM says so', () => {
    expect(done(field(), far).refusal?.code).toBe('jumpTooFar');
  });

  it('asks nobody within it', () => {
    expect(done(field(), acting('tiz', 'jump', { detail: 'D1' })).asked).toEqual([]);
  });
});

it('a jump down onto somebody is a fall onto them', () => {
  const scene = duel({ stats: { instinct: 15 } }, dressed, { map: '....\n4...', wolfAt: 'D1' });
  const at = withFighter(withFighter(scene, 'tiz', { at: 'A2' }), 'wolf', { at: 'B2' });
  const made = done(at, acting('tiz', 'jump', { detail: 'B2' }), [6], { fallsOn: 'stay' });
  expect([vitality(made, 'tiz'), vitality(made)]).toEqual([14, 14]);
});
