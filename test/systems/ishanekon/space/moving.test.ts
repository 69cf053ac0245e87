import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../../../src/systems/ishanekon/options.ts';
import { metresBetween } from '../../../../src/systems/ishanekon/space/distance.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, done, fighterOf, fightOf, nextOf, told } from '../support/scenes.ts';

const tiz = (place: string, more: Parameters<typeof hero>[0] = {}) => ({
  sheet: hero({ name: 'Tiz', stats: { instinct: 15 }, ...more }),
  place,
});
const wolf = (place: string) => ({ sheet: creature(), side: 'foes' as const, place });
const go = (target: string, detail: string | null = null) => acting('tiz', 'move', { target, detail });
const at = (scene: Parameters<typeof done>[0], id = 'tiz') => scene.fight?.fighters[id]?.at;

/** Ten by six squares; the wolf is far away. */
const field = (rows: readonly string[], place = 'A3', more: Parameters<typeof hero>[0] = {}) =>
  fightOf({ tiz: tiz(place, more), wolf: wolf('J6') }, { map: rows.join('\n') });
const open = Array.from({ length: 6 }, () => '..........');
const wide = fightOf({ tiz: tiz('J10'), wolf: wolf('T20') }, { map: '20x20' });
const withRow = (row: number, text: string) => open.map((line, n) => (n === row ? text : line));

describe('where a move could lead is offered', () => {
  const goals = (scene: Parameters<typeof done>[0]) =>
    optionsOf(scene, 'tiz', { gm: true, characters: [] })
      .acts.flatMap(({ id, targets = [] }) => (id === 'move' ? targets : []))
      .flatMap(({ id, note, goal }) => (goal === undefined ? [] : [[id, note, goal]]));

  it('up to the nearest enemy, by the shortest way', () => {
    const near = fightOf({ tiz: tiz('A3'), wolf: wolf('G3') }, { map: open.join('\n') });
    expect(goals(near)).toEqual([['F3', '5 m, 1 AP', 'to Wolf']]);
  });

  it('towards an enemy whom nobody reaches', () => {
    const walled = open.map(() => '.....#....');
    const apart = fightOf({ tiz: tiz('A3'), wolf: wolf('J3') }, { map: walled.join('\n') });
    expect(goals(apart)).toEqual([['F3', '10 m, 3 AP', 'towards Wolf, as far as F3']]);
  });

  it('away from the nearest enemy, without AP', () => {
    const near = fightOf({ tiz: tiz('E3'), wolf: wolf('G3') }, { map: open.join('\n') });
    expect(goals(near)).toContainEqual(['B6', '3 m', 'away from Wolf, to B6']);
  });
});

describe('movement (Rounds and Turns; Battlefield)', () => {
  it('takes 1 m a square, without any AP', () => {
    const { turn } = fighterOf(done(field(open), go('D3')), 'tiz');
    expect(turn).toMatchObject({ ap: 3, movement: 0 });
  });

  it('takes 1 m for a diagonal, too', () => {
    expect(fighterOf(done(field(open), go('D6')), 'tiz').turn?.movement).toBe(0);
  });

  it('takes a Move action for what goes beyond it', () => {
    const { turn } = fighterOf(done(field(open), go('F3')), 'tiz');
    expect(turn).toMatchObject({ ap: 2, movement: 1 });
  });

  it('takes a Sprint, four times the Basic Movement, where it takes 3 AP', () => {
    const wide = Array.from({ length: 6 }, () => '.'.repeat(14));
    expect(told(done(field(wide), go('L3')), 'movementGained')).toMatchObject([
      { by: 'sprint', ap: 3, metres: 12 },
    ]);
  });

  it('can be made in parts', () => {
    expect(at(after(field(open), go('B3'), go('C3'), go('D3')))).toBe('D3');
  });

  it('follows a way that was typed', () => {
    expect(told(done(field(open), go('', 'right 2, up 1')), 'moved')[0]?.tiles).toEqual(['B3', 'C3', 'C2']);
  });

  it('refuses what is too far', () => {
    const scene = after(field(open), acting('tiz', 'defend'));
    expect(done(scene, go('J3')).refusal?.code).toBe('tooFar');
  });

  it('names 32 squares at most, however many may be reached', () => {
    const { acts } = optionsOf(wide, 'tiz', { gm: false, characters: ['tiz'] });
    expect(acts.find(({ id }) => id === 'move')?.targets).toHaveLength(32);
  });

  it('leads to a square that is not among those named', () => {
    expect(at(done(wide, go('P10')).state)).toBe('P10');
  });

  it('is not saved for the next turn', () => {
    const scene = after(field(open), nextOf('tiz'), nextOf('wolf'));
    expect(fighterOf({ state: scene }, 'tiz').turn?.movement).toBe(3);
  });
});

describe('Move and Sprint (Basic Actions)', () => {
  it('Move adds the Basic Movement', () => {
    expect(fighterOf(done(field(open), acting('tiz', 'takeMove')), 'tiz').turn).toMatchObject({
      ap: 2,
      movement: 6,
    });
  });

  it('Sprint adds four times the Basic Movement', () => {
    expect(fighterOf(done(field(open), acting('tiz', 'sprint')), 'tiz').turn).toMatchObject({
      ap: 0,
      movement: 15,
    });
  });
});

describe('terrain (Battlefield; Traversing)', () => {
  it('takes 2 m for a square of difficult terrain', () => {
    expect(fighterOf(done(field(withRow(2, '.:........')), go('', 'right')), 'tiz').turn?.movement).toBe(1);
  });

  it('takes half movement to swim', () => {
    expect(fighterOf(done(field(withRow(2, '.~........')), go('', 'right')), 'tiz').turn?.movement).toBe(1);
  });

  it('takes half movement to climb', () => {
    expect(fighterOf(done(field(withRow(2, '.1........')), go('B3')), 'tiz').turn?.movement).toBe(1);
  });

  it('lets nobody climb without a free hand', () => {
    const map = open.map((line) => `.1${line.slice(2)}`);
    const scene = field(map, 'A3', { holding: ['axe', 'shield'] });
    expect(done(scene, go('B3')).refusal?.code).toBe('noWayThere');
  });

  it('goes around what burns', () => {
    const { state } = done(field(withRow(2, '.^........')), go('C3'));
    expect(fighterOf({ state }, 'tiz').turn?.movement).toBe(1);
  });
});

describe('the spaces of others (Battlefield)', () => {
  it('lets allies through', () => {
    const scene = fightOf(
      { tiz: tiz('A1'), kira: { sheet: hero({ name: 'Kira' }), place: 'B1' }, wolf: wolf('D1') },
      { map: '....' },
    );
    expect(at(after(scene, go('C1')))).toBe('C1');
  });

  it('lets nobody stop in the space of an ally', () => {
    const scene = fightOf(
      { tiz: tiz('A1'), kira: { sheet: hero({ name: 'Kira' }), place: 'B1' }, wolf: wolf('D1') },
      { map: '....' },
    );
    expect(done(scene, go('B1')).refusal).not.toBeNull();
  });

  it('lets those share a space whose sizes differ by two', () => {
    const mouse = { sheet: creature({ name: 'Mouse', size: 'smaller' }), side: 'foes' as const, place: 'B1' };
    expect(at(after(fightOf({ tiz: tiz('A1'), mouse }, { map: '....' }), go('B1')))).toBe('B1');
  });

  it('takes two squares by two for who is Big', () => {
    const troll = { sheet: hero({ name: 'Tiz', size: 'big', stats: { instinct: 15 } }), place: 'A1' };
    const scene = fightOf({ tiz: troll, wolf: wolf('D1') }, { map: '.....\n.....' });
    expect(done(scene, go('C1')).refusal?.code).toBe('noWayThere');
  });
});

describe('without a map (Battlefield)', () => {
  const scene = fightOf({
    tiz: { sheet: hero({ name: 'Tiz', stats: { instinct: 15 } }) },
    wolf: { sheet: creature(), side: 'foes' },
  });

  it('people are as far apart as it is said', () => {
    const said = after(scene, { kind: 'setting', text: 'Tiz 4 m from Wolf', asGm: true });
    expect(metresBetween(said, 'tiz', 'wolf')).toBe(4);
  });

  it('one moves up to somebody', () => {
    expect(metresBetween(after(scene, go('wolf')), 'tiz', 'wolf')).toBe(1);
  });

  it('one moves as many metres as one says', () => {
    expect(metresBetween(after(scene, go('wolf', '2')), 'tiz', 'wolf')).toBe(4);
  });

  it('one moves away with the movement there is', () => {
    expect(metresBetween(after(scene, go('away:wolf')), 'tiz', 'wolf')).toBe(9);
  });

  it('it takes the same AP as on the map', () => {
    expect(fighterOf(done(scene, go('wolf')), 'tiz').turn).toMatchObject({ ap: 2, movement: 1 });
  });
});
