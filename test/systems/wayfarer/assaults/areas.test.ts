import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { acting, plain, whereIs, withMore } from '../support/acting.ts';
import { act, assault, attempt, done, eventsOf, refused } from '../support/play.ts';

const shoot = (means: string, way: string | null = null) => ({ ...assault('ana', 'bo/1.1', means), way });

/** Ana's unit with something, Bo's units on tiles. */
const facing = (more: string, tiles: readonly string[], card = '8 of clubs'): Scene =>
  acting(
    {
      ana: { units: [{ line: withMore(more), at: 'C3' }] },
      bo: { units: tiles.map((at) => ({ line: plain, at })) },
    },
    card,
  );

const taken = (scene: Scene, intent: ReturnType<typeof shoot>, dice: readonly number[]) =>
  eventsOf(done(scene, intent, { dice }).events, 'areaTaken')[0]?.data.units;

describe('an area assault', () => {
  test('with a Blast takes in who is as near to the target as its rank (L4671)', () => {
    const scene = facing('gear Energy Cannon', ['C7', 'D8', 'C9']);
    expect(taken(scene, shoot('energyCannon'), [1, 1, 6, 6, 6, 6])).toEqual(['bo/1.1', 'bo/2.1']);
  });

  test('takes in friends as well as foes (L493)', () => {
    const scene = acting(
      {
        ana: {
          units: [
            { line: withMore('gear Energy Cannon'), at: 'C3' },
            { line: plain, at: 'C8' },
          ],
        },
        bo: { units: [{ line: plain, at: 'C7' }] },
      },
      '8 of clubs',
    );
    expect(taken(scene, shoot('energyCannon'), [1, 1, 6, 6, 6, 6])).toEqual(['ana/2.1', 'bo/1.1']);
  });

  test('that defeats a friend leaves it to an enemy (L417)', () => {
    const scene = acting(
      {
        ana: {
          units: [
            { line: withMore('gear Energy Cannon'), at: 'C3' },
            { line: plain, at: 'C8' },
          ],
        },
        bo: { units: [{ line: plain, at: 'C7' }] },
      },
      '8 of clubs',
    );
    const { state } = done(scene, shoot('energyCannon'), { dice: [6, 6, 1, 1, 6, 6] });
    expect(state.battle?.units['ana/2.1']?.where).toEqual({ kind: 'captured', by: 'bo' });
  });

  test('lets nobody strike back (L490)', () => {
    const { events } = done(facing('gear Energy Cannon', ['C7']), shoot('energyCannon'), {
      dice: [1, 1, 6, 6],
    });
    expect(eventsOf(events, 'assaultRolled')[0]?.data.back).toBeNull();
  });

  test('is compared with one Offense by all whom it takes (L494, A70)', () => {
    const { events } = done(facing('gear Energy Cannon', ['C7', 'C8']), shoot('energyCannon'), {
      dice: [4, 4, 1, 1, 6, 6],
    });
    expect(eventsOf(events, 'assaultRolled').map(({ data }) => data.isDefeated)).toEqual([
      { unit: false, target: true },
      { unit: false, target: false },
    ]);
  });

  test('with a Stream hits all on a straight line as long as its rank (L4843)', () => {
    const scene = facing('gear Flame Thrower', ['C5', 'C8', 'C9', 'D6']);
    expect(taken(scene, shoot('flameThrower'), [1, 1, 6, 6, 6, 6])).toEqual(['bo/1.1', 'bo/2.1']);
  });

  test('with a Stream reaches no further than its rank (L4843)', () => {
    expect(refused(facing('gear Flame Thrower', ['C9']), shoot('flameThrower'))).toBe('outOfReach');
  });

  test('with a Spread goes like a Stream (L3781, A59)', () => {
    expect(taken(facing('gear Blunderbuss', ['C5', 'C9']), shoot('blunderbuss'), [1, 1, 6, 6, 6, 6])).toEqual(
      ['bo/1.1', 'bo/2.1'],
    );
  });

  test('with a Burst takes an increment for each value (L4677)', () => {
    const scene = facing('gear Assault Rifle', ['C7', 'E7', 'L7']);
    expect(taken(scene, shoot('assaultRifle', 'burst'), [1, 1, 1, 6, 6, 6, 6])).toEqual(['bo/1.1', 'bo/2.1']);
  });

  test('that is none leaves the values of a Burst for re-rolls (L4681)', () => {
    const { events } = done(facing('gear Assault Rifle', ['C7']), shoot('assaultRifle'), {
      dice: [1, 1, 5, 5, 1, 1, 1],
    });
    expect(eventsOf(events, 'assaultRolled')[0]?.data.offense).toMatchObject({ rerolled: 3 });
  });

  test('of grenades comes down on target where a die is no more than Ballistic OFF (L4822)', () => {
    const { events } = done(facing('gear Frag Grenades', ['C6']), shoot('fragGrenades'), {
      dice: [2, 1, 1, 6, 6],
    });
    expect(eventsOf(events, 'scattered')[0]?.data.to).toBe('C6');
  });

  test('of grenades scatters by two dice where a die is more (L4823)', () => {
    const { events } = done(facing('gear Frag Grenades', ['C6', 'F6']), shoot('fragGrenades'), {
      dice: [3, 1, 2, 3, 1, 1, 6, 6],
    });
    expect(eventsOf(events, 'areaTaken')[0]?.data.units).toEqual(['bo/2.1']);
  });

  test('stays where it is while somebody steps out of it (L495)', () => {
    const scene = acting(
      {
        ana: { units: [{ line: withMore('gear Energy Cannon'), at: 'C3' }], hand: ['2 of clubs'] },
        bo: { units: [{ line: plain, at: 'C7' }], hand: ['9 of hearts'] },
      },
      '8 of clubs',
    );
    const held = done(scene, shoot('energyCannon'), { answers: { 'interrupt:bo': '9 of hearts' } }).state;
    const moved = done(held, act('bo', 'move', { target: 'C9' })).state;
    const { events } = done(moved, act('bo', 'finish'));
    expect(eventsOf(events, 'areaTaken')[0]?.data.units).toEqual([]);
  });

  test('spreads one further with a Demolitions Expert in the force (L2860)', () => {
    const scene = acting(
      {
        ana: {
          units: [
            { line: withMore('gear Energy Cannon'), at: 'C3' },
            {
              line: 'Sapper; Elite; Human; Engineer; dice MO 1 MD 1 BO 1 BD 1 TO 2 TD 1 AT 2 DE 2 AD 1; skills Demolitions Expert',
            },
          ],
        },
        bo: { units: ['C7', 'C9'].map((at) => ({ line: plain, at })) },
      },
      '8 of clubs',
    );
    expect(taken(scene, shoot('energyCannon'), [1, 1, 6, 6, 6, 6])).toEqual(['bo/1.1', 'bo/2.1']);
  });
});

describe('an assault on all in reach', () => {
  test.each([
    ['Dervish Blade (L2372)', 'skills Dervish Blade; gear Sword', 'sword'],
    ['Sweeping Strike (L2497)', 'skills Sweeping Strike; gear Mace', 'mace'],
  ])('is had by a face card and a %s', (_name, more, means) => {
    const scene = facing(more, ['C4', 'D4'], 'king of clubs');
    expect(taken(scene, shoot(means, 'sweep'), [1, 1, 6, 6, 6, 6])).toEqual(['bo/1.1', 'bo/2.1']);
  });

  test('is not had by a lower card', () => {
    expect(refused(facing('skills Dervish Blade; gear Sword', ['C4']), shoot('sword', 'sweep'))).toBe(
      'noSuchWay',
    );
  });

  test('of a Death Blossom costs a die of Offense (L2106)', () => {
    const scene = facing('skills Death Blossom; gear Assault Rifle', ['C6', 'D6'], 'ace of clubs');
    const { events } = done(scene, shoot('assaultRifle', 'sweep'), { dice: [1, 6, 6, 6, 6] });
    expect(eventsOf(events, 'assaultRolled')).toHaveLength(2);
  });

  test('of a Breath of Fire takes up to three in Detect range (L819)', () => {
    const dragon =
      'Old One; Elite; Dragon; -; dice MO 1 MD 1 BD 1 TD 1 AO 2 AD 1 AT 1 DE 3; traits Breath of Fire';
    const scene = acting(
      {
        ana: { units: [{ line: dragon, at: 'C3' }] },
        bo: { units: ['C7', 'D7', 'E7', 'F7'].map((at) => ({ line: plain, at })) },
      },
      'king of clubs',
    );
    expect(taken(scene, shoot('breathOfFire'), [1, 1, 6, 6, 6])).toHaveLength(3);
  });
});

describe('ways to make an assault', () => {
  test('give up a die of Defense for a better bump (Viscious Strike, L2524)', () => {
    const { events } = done(facing('skills Viscious Strike; gear Sword', ['C4']), shoot('sword', 'vicious'), {
      dice: [1, 1, 1, 1, 1, 6, 6],
    });
    expect(eventsOf(events, 'assaultRolled')[0]?.data.offense).toMatchObject({ bumps: [1, 2] });
  });

  test('give up a move for a better bump (Entrench, L1707)', () => {
    const { events } = done(facing('skills Entrench; gear Sword', ['C4']), shoot('sword', 'entrench'), {
      dice: [1, 1, 1, 1, 1, 1, 6, 6],
    });
    expect(eventsOf(events, 'assaultRolled')[0]?.data.offense).toMatchObject({ bumps: [1, 2] });
  });

  test('give up a move for another assault (Rapid Strike, L2477)', () => {
    const scene = acting(
      {
        ana: {
          units: [{ line: withMore('skills Rapid Strike; gear Sword'), at: 'C3' }],
          hand: ['2 of clubs'],
        },
        bo: { units: [{ line: plain, at: 'C4' }] },
      },
      '8 of clubs',
    );
    const once = done(scene, shoot('sword', 'twice'), { dice: [1, 1, 1, 1, 1, 1, 6, 6] }).state;
    const again = done(once, shoot('sword'), { dice: [1, 1, 1, 1, 1, 1, 6, 6] });
    expect([once.battle?.activations.length, again.state.battle?.activations.length]).toEqual([1, 0]);
  });

  test('strike with each weapon by a face card (Multi-Strike, L2442)', () => {
    const scene = facing('skills Multi-Strike; gear Sword, Hand Axe', ['C4'], 'king of clubs');
    const once = done(scene, shoot('sword', 'every'), { dice: [1, 1, 1, 1, 1, 1, 6, 6] }).state;
    expect(refused(once, shoot('sword'))).toBe('noSuchMeans');
  });

  test('warn a living unit in place of a shot, and step it (Warning Shot, L2206)', () => {
    const { state } = done(facing('skills Warning Shot; gear Sling', ['C6']), shoot('sling', 'warning'), {
      dice: [1],
      answers: { 'warned:ana': 'D7' },
    });
    expect(state.battle?.units['bo/1.1']?.where).toMatchObject({ at: { x: 3, y: 6 } });
  });
});

describe('those around an assault', () => {
  const beside = (more: string, target: string, friend: string): Scene =>
    acting(
      {
        ana: { units: [{ line: withMore('gear Sword'), at: 'C3' }] },
        bo: {
          units: [
            { line: plain, at: target },
            { line: withMore(more), at: friend },
          ],
        },
      },
      '8 of clubs',
    );

  test('a Bodyguard takes the place of the target by a higher card (L2649)', () => {
    const { state } = done(beside('skills Bodyguard', 'C4', 'C5'), shoot('sword'), {
      cards: ['9 of hearts'],
      dice: [6, 6, 6, 6, 1, 1, 1, 1],
    });
    expect([whereIs(state, 'bo/1.1'), whereIs(state, 'bo/2.1')]).toEqual(['map', 'captured']);
  });

  test('a Bodyguard with a lower card does not (L2649)', () => {
    const { state } = done(beside('skills Bodyguard', 'C4', 'C5'), shoot('sword'), {
      cards: ['8 of hearts'],
      dice: [6, 6, 6, 6, 1, 1, 1, 1],
    });
    expect(whereIs(state, 'bo/1.1')).toBe('captured');
  });

  test('who Jumps In steps towards the attacker (L2434)', () => {
    const { events } = done(beside('skills Jump In', 'C4', 'C5'), shoot('sword'), {
      dice: [1, 1, 1, 1, 1, 1, 6, 6, 1],
    });
    expect(eventsOf(events, 'stepped')).toHaveLength(1);
  });

  test('who Scurries out of reach is not struck (L2285)', () => {
    const scene = acting(
      {
        ana: { units: [{ line: withMore('gear Sword'), at: 'C3' }] },
        bo: { units: [{ line: withMore('skills Scurry'), at: 'C4' }] },
      },
      '8 of clubs',
    );
    const { events } = done(scene, shoot('sword'), { dice: [6, 6, 1, 1] });
    expect(eventsOf(events, 'assaultRolled')).toEqual([]);
  });

  test('who was Misdirected has its back to the attacker (L2263)', () => {
    const scene = facing('skills Misdirect; gear Sword', ['C4']);
    const { events } = done(scene, shoot('sword'), { dice: [6, 6, 1, 1, 1, 1, 1, 1, 6, 6] });
    expect(eventsOf(events, 'assaultRolled')[0]?.data.back).toBeNull();
  });

  test('a mind near keeps who fails from assaults (Empathic Subdual, L2581)', () => {
    const psion = 'Mind; Troop; Human; Psion; dice MO 1 MD 1 AO 1 AD 1 AT 1 DE 3; skills Empathic Subdual';
    const scene = acting(
      {
        ana: { units: [{ line: withMore('gear Sword'), at: 'C3' }] },
        bo: { units: [{ line: psion, at: 'C4' }] },
      },
      '8 of clubs',
    );
    const { events } = done(scene, shoot('sword'), { dice: [4] });
    expect(eventsOf(events, 'assaultLost')[0]?.data.why).toBe('empathicSubdual');
  });

  test('Bug shows its side the hand, and nobody else (L2851)', () => {
    const hacker =
      'Eye; Troop; Human; Engineer; dice MO 1 MD 1 BO 1 BD 1 TO 2 TD 1 AT 2 DE 2 AD 1; skills Bug';
    const scene = acting(
      {
        ana: { units: [{ line: hacker, at: 'C3' }] },
        bo: { units: [{ line: plain, at: 'C4' }], hand: ['2 of clubs'] },
      },
      '10 of clubs',
    );
    const outcome = attempt(scene, shoot('bug'), { dice: [6, 6] });
    const events = outcome.kind === 'done' ? outcome.events : [];
    expect(eventsOf(events, 'handShown')[0]).toMatchObject({ to: ['ana'] });
  });
});
