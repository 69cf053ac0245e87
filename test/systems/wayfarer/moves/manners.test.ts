import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { acting, marked, plain, type Tiles, tileOf, whereIs } from '../support/acting.ts';
import { squad, squadActs } from '../squads/support.ts';
import { act, done, eventsOf, refused } from '../support/play.ts';

// A unit of two dice of Athletics at H8, with an enemy north of it and its card to move with.

interface Wanted {
  readonly more: string;
  readonly card?: string;
  readonly rushed?: number;
  readonly foe?: string;
  readonly tiles?: Tiles;
}

const able = plain.replace('AD 1', 'AD 1 TO 2');
const scene = ({ more, card = '9 of clubs', rushed, foe = 'H4', tiles = {} }: Wanted): Scene =>
  acting(
    {
      ana: { units: [{ line: `${able}; ${more}`, at: 'H8' }] },
      bo: { units: [{ line: plain, at: foe }] },
    },
    card,
    rushed === undefined ? {} : { rushed, done: { moved: 'rush', assaulted: null } },
    {},
    tiles,
  );

const goes = (way: string, tile: string) => act('ana', way, { target: tile });
const wall = { blocked: true, obstacle: { height: 3, cover: 'full', opaque: true, solid: true } } as const;

describe('Retreat (L2783)', () => {
  test('moves as many increments more as there are dice of Athletics, away from an enemy in sight', () => {
    expect(tileOf(done(scene({ more: 'skills Retreat' }), goes('retreat', 'H12')).state, 'ana/1.1')).toEqual([
      7, 11,
    ]);
  });

  test('and no further', () => {
    expect(refused(scene({ more: 'skills Retreat' }), goes('retreat', 'H13'))).toBe('space.noWay');
  });

  test('not to where it is no farther from an enemy that it sees', () => {
    expect(refused(scene({ more: 'skills Retreat' }), goes('retreat', 'L8'))).toBe('notAway');
  });

  test('not from enemies that it sees nothing of', () => {
    const walls = Object.fromEntries(['F6', 'G6', 'H6', 'I6', 'J6'].map((tile) => [tile, wall]));
    expect(refused(scene({ more: 'skills Retreat', tiles: walls }), goes('retreat', 'H12'))).toBe('notAway');
  });

  test('runs further as well, after the roll of a rush', () => {
    const rushing = scene({ more: 'skills Retreat', rushed: 1 });
    expect(tileOf(done(rushing, goes('retreat', 'H13')).state, 'ana/1.1')).toEqual([7, 12]);
  });

  test('is nothing for who lacks it', () => {
    expect(refused(scene({ more: 'skills Sprinter' }), goes('retreat', 'H12'))).toBe('goesAsOthers');
  });

  test('takes the place of the move', () => {
    const { state } = done(scene({ more: 'skills Retreat' }), goes('retreat', 'H12'));
    expect(state.battle?.activations[0]?.done).toEqual({ moved: 'move', assaulted: null });
  });
});

describe('a squad', () => {
  const foe = [{ line: plain, at: 'H4' }];

  test('retreats together (L2783)', () => {
    const reds = squadActs(squad(['H8', 'I8'], '; skills Retreat'), foe, '9 of clubs');
    const { state } = done(reds, goes('retreat', 'H12'));
    expect([tileOf(state, 'ana/1.1'), tileOf(state, 'ana/2.1')]).toEqual([
      [7, 11],
      [8, 11],
    ]);
  });

  test('flies by packs, each by a test of its own (L4458)', () => {
    const reds = squadActs(
      squad(['H8', 'I8'], '; gear Grav-Pack').map((one) => ({
        ...one,
        line: one.line.replace('AD 1', 'AD 1 TO 2'),
      })),
      foe,
      '9 of clubs',
    );
    const { state } = done(reds, goes('gravPack', 'H14'), { dice: [6, 5, 2, 1] });
    expect([tileOf(state, 'ana/1.1'), whereIs(state, 'ana/2.1')]).toEqual([[7, 13], 'captured']);
  });
});

describe('Grav-Pack (L4458)', () => {
  const flier = (more: Partial<Wanted> = {}) => scene({ more: 'gear Grav-Pack', foe: 'T20', ...more });

  test('goes four increments further once Technical OFF has passed', () => {
    const { state } = done(flier(), goes('gravPack', 'H14'), { dice: [6, 5] });
    expect(tileOf(state, 'ana/1.1')).toEqual([7, 13]);
  });

  test('who fails falls, and is defeated', () => {
    const { state } = done(flier(), goes('gravPack', 'H14'), { dice: [2, 1] });
    expect(whereIs(state, 'ana/1.1')).toBe('captured');
  });

  test('leads over a pit and rough ground as over open ground', () => {
    const tiles = {
      ...Object.fromEntries(['G10', 'H10', 'I10'].map((tile) => [tile, { blocked: true as const }])),
      H11: marked('rough'),
      H12: marked('rough'),
    };
    const { events } = done(flier({ tiles }), goes('gravPack', 'H14'), { dice: [6, 5] });
    expect(eventsOf(events, 'moved').map(({ data }) => data.cost)).toEqual([12]);
  });

  test('nobody tests who takes no wing: a move is made on foot', () => {
    const { events } = done(flier(), goes('move', 'H10'));
    expect(eventsOf(events, 'tested')).toEqual([]);
  });

  test('a tile out of its reach is refused before the dice', () => {
    expect(refused(flier(), goes('gravPack', 'H15'))).toBe('space.noWay');
  });

  test('a rush runs further by it as well', () => {
    const { state } = done(flier({ rushed: 1 }), goes('gravPack', 'H15'), { dice: [6, 5] });
    expect(tileOf(state, 'ana/1.1')).toEqual([7, 14]);
  });
});
