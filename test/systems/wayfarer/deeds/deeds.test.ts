import { describe, expect, test } from 'vitest';
import { acting, plain, type Tiles, tileOf, whereIs, withMore } from '../support/acting.ts';
import { act, assault, done, eventsOf, refused } from '../support/play.ts';
import type { Staged } from '../support/stage.ts';

interface Set {
  readonly card?: string;
  readonly ana?: Staged['units'];
  readonly bo?: Staged['units'];
  readonly hand?: readonly string[];
}

const using = (line: string, { card = 'king of clubs', ana = [], bo = [], hand = [] }: Set = {}) =>
  acting(
    {
      ana: { units: [{ line, at: 'C3' }, ...ana] },
      bo: { units: [{ line: plain, at: 'C12' }, ...bo], hand },
    },
    card,
  );

const deed = (means: string, target: string | null = null) =>
  act('ana', target === null ? 'deedAround' : 'deed', { means, target });

const tactician = (skill: string) => withMore(`skills ${skill}`);
const psion = (skill: string) =>
  `Mind; Troop; Human; Psion; dice MO 1 MD 1 AO 2 AD 1 AT 1 DE 4; skills ${skill}`;
const minion = 'Pawn; Troop; Human; Warrior; dice MO 1 MD 1 AT 2 DE 2; skills Minion';

describe('a skill that takes the place of acting', () => {
  test('takes a face card where the book says so (L2704)', () => {
    expect(
      refused(using(tactician('Marching Orders'), { card: '10 of clubs' }), deed('marchingOrders')),
    ).toBe('needsFace');
  });

  test('Marching Orders moves every ally near (L2704)', () => {
    const scene = using(tactician('Marching Orders'), { ana: [{ line: plain, at: 'D3' }] });
    expect(tileOf(done(scene, deed('marchingOrders')).state, 'ana/2.1')).toEqual([2, 4]);
  });

  test('Rally moves allies near towards it (L2766)', () => {
    const scene = using(tactician('Rally'), { card: '4 of clubs', ana: [{ line: plain, at: 'C6' }] });
    expect(tileOf(done(scene, deed('rally')).state, 'ana/2.1')).toEqual([2, 3]);
  });

  test('Motivate gives its card to who has acted (L2720)', () => {
    const scene = using(tactician('Motivate'), { ana: [{ line: plain, at: 'D3', is: { activated: true } }] });
    expect(done(scene, deed('motivate', 'ana/2.1')).state.battle?.activations.at(-1)).toMatchObject({
      unit: 'ana/2.1',
      card: 'king of clubs',
    });
  });

  test('Puppet Master gives it to Minions (L2757)', () => {
    const scene = using(tactician('Puppet Master'), {
      ana: [
        { line: minion, at: 'D3' },
        { line: minion, at: 'E3' },
      ],
    });
    expect(
      done(scene, deed('puppetMaster', 'ana/2.1')).state.battle?.activations.map(({ unit }) => unit),
    ).toEqual(['ana/1.1', 'ana/3.1', 'ana/2.1']);
  });

  test('Reinforcement brings a captured Minion back (L2774)', () => {
    const captive = { line: minion, is: { where: { kind: 'captured', by: 'bo' } } } as const;
    const scene = using(tactician('Reinforcement'), { ana: [captive] });
    expect(whereIs(done(scene, deed('reinforcement', 'ana/2.1')).state, 'ana/2.1')).toBe('reserves');
  });

  test('Tactical Withdrawal sends an ally near to reserves (L2826)', () => {
    const scene = using(tactician('Tactical Withdrawal'), { ana: [{ line: plain, at: 'D3' }] });
    expect(whereIs(done(scene, deed('tacticalWithdrawal', 'ana/2.1')).state, 'ana/2.1')).toBe('reserves');
  });

  test('Spy makes a player discard at random (L2304)', () => {
    const scene = using(withMore('skills Spy'), { card: '2 of clubs', hand: ['9 of hearts'] });
    const { events } = done(scene, deed('spy', 'bo/1.1'), { dice: [6, 6, 1, 1], cards: ['9 of hearts'] });
    expect(eventsOf(events, 'discarded')).toHaveLength(1);
  });

  test('Empathic Dread sends who fails to reserves (L2562)', () => {
    const scene = using(psion('Empathic Dread'), { bo: [{ line: plain, at: 'C5' }] });
    expect(whereIs(done(scene, deed('empathicDread'), { dice: [5, 5, 1] }).state, 'bo/2.1')).toBe('reserves');
  });

  test('Empathic Bloodlust sets the living upon the nearest (L2546)', () => {
    const scene = using(psion('Empathic Bloodlust'), { bo: [{ line: plain, at: 'C5' }] });
    const { state } = done(scene, deed('empathicBloodlust'), { dice: [6, 6, 1, 1, 1, 6] });
    expect(tileOf(state, 'bo/2.1')).toEqual([2, 3]);
  });

  test('Telekinisis moves what it sees by its best die (L2603)', () => {
    const scene = using(psion('Telekinisis'), { bo: [{ line: plain, at: 'C5' }] });
    expect(tileOf(done(scene, deed('telekinisis', 'bo/2.1'), { dice: [3, 2] }).state, 'bo/2.1')).toEqual([
      2, 7,
    ]);
  });

  test('Scientific Analysis takes a captive out of the game for a bump (L1857)', () => {
    const sage =
      'Sage; Troop; Human; Researcher; dice MO 1 MD 1 BO 1 BD 1 TO 2 TD 1 AT 1 DE 2 AD 1; skills Scientific Analysis';
    const scene = using(sage, { bo: [{ line: plain, is: { where: { kind: 'captured', by: 'ana' } } }] });
    const { state } = done(scene, deed('scientificAnalysis', 'bo/2.1'));
    expect([whereIs(state, 'bo/2.1'), state.battle?.lasting[0]?.from]).toEqual([
      'removed',
      'scientificAnalysis',
    ]);
  });
});

describe('skills of those who fight', () => {
  const strike = (
    line: string,
    dice: readonly number[],
    enemy = plain,
    tiles: Tiles = {},
    card = 'king of clubs',
  ) =>
    done(
      acting(
        { ana: { units: [{ line, at: 'C3' }] }, bo: { units: [{ line: enemy, at: 'C4' }, { line: plain }] } },
        card,
        {},
        {},
        tiles,
      ),
      assault('ana', 'bo/1.1'),
      { dice },
    );

  test('a draw by a face card sends the living to reserves (Subdue, L2807)', () => {
    const { state } = strike(tactician('Subdue'), [5, 5, 6, 6, 1, 1, 5, 5]);
    expect(whereIs(state, 'bo/1.1')).toBe('reserves');
  });

  test('who hits and runs goes on with what is left of its way (Hit and Run, L2415)', () => {
    const scene = acting(
      {
        ana: { units: [{ line: withMore('skills Hit and Run'), at: 'C3' }] },
        bo: { units: [{ line: plain, at: 'C5' }] },
      },
      '8 of clubs',
    );
    const near = done(scene, act('ana', 'move', { target: 'C4' })).state;
    const struck = done(near, assault('ana', 'bo/1.1'), { dice: [1, 1, 6, 6, 1, 1, 6, 6] }).state;
    expect(tileOf(done(struck, act('ana', 'goOn', { target: 'C3' })).state, 'ana/1.1')).toEqual([2, 2]);
  });

  test('who is against a wall may be unable to strike back (Corner, L2335)', () => {
    const wall = {
      C5: { blocked: true, obstacle: { height: 4, cover: 'full', opaque: true, solid: false } },
    } as const;
    const { events } = strike(withMore('skills Corner'), [1, 1, 1, 6, 6], plain, wall);
    expect(eventsOf(events, 'assaultRolled')[0]?.data.back).toBeNull();
  });
});
