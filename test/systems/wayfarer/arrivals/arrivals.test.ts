import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { plain, tileOf, whereIs, withMore } from '../support/acting.ts';
import { act, asked, done, eventsOf, refused } from '../support/play.ts';
import { stage } from '../support/stage.ts';

/** Ana has a unit in reserves, and another on the map; Bo's have all acted. */
function waiting(
  line: string,
  more: { ally?: string; enemy?: string; at?: string; hand?: string } = {},
): Scene {
  const { ally = plain, enemy = plain, at = 'C3', hand = '8 of clubs' } = more;
  return stage({
    ana: { units: [{ line }, { line: ally, at: 'L20' }, { line, at: null }], hand: [hand, '2 of hearts'] },
    bo: { units: [{ line: enemy, at, is: { activated: true } }, { line: plain }], hand: ['2 of hearts'] },
  });
}

const deploy = (scene: Scene, detail: string | null = null, given = {}) =>
  done(
    scene,
    act('ana', 'deploy', { means: scene.battle?.sides.ana?.cards.hand[0] ?? '', target: 'ana/1.1', detail }),
    given,
  );

describe('a unit that deploys', () => {
  test('comes no farther than its move from the edge (L167)', () => {
    expect(tileOf(deploy(waiting(plain), 'C23').state, 'ana/1.1')).toEqual([2, 22]);
  });

  test('goes on to any place that its move brings it to (S36)', () => {
    expect(
      refused(
        waiting(plain),
        act('ana', 'deploy', { means: '8 of clubs', target: 'ana/1.1', detail: 'C22' }),
      ),
    ).toBe('notInZone');
  });

  test('may be interrupted as it comes (L521)', () => {
    const scene = stage({
      ana: { units: [{ line: plain }], hand: ['2 of clubs'] },
      bo: { units: [{ line: plain, at: 'C3' }], hand: ['9 of hearts'] },
    });
    expect(asked(scene, act('ana', 'deploy', { means: '2 of clubs', target: 'ana/1.1' }))).toEqual({
      'interrupt:bo': ['pass', 'round', '9 of hearts'],
    });
  });

  test('acts with the same card where it is Swift (L2068)', () => {
    const { state } = deploy(waiting(withMore('skills Swift')));
    expect(state.battle?.activations[0]).toMatchObject({ unit: 'ana/1.1', card: '8 of clubs' });
  });

  test('comes to where no enemy sees it by Infiltrate (L2248)', () => {
    const scene = waiting(withMore('skills Infiltrate'), { at: 'X1' });
    expect(
      refused(scene, act('ana', 'deploy', { means: '8 of clubs', target: 'ana/1.1', detail: 'C5' })),
    ).toBe('notInZone');
  });

  test('comes anywhere with a Grav-Pack (L4458)', () => {
    const flier = withMore('gear Grav-Pack').replace('AD 1', 'AD 1 TO 2');
    expect(tileOf(deploy(waiting(flier), 'C5', { dice: [1] }).state, 'ana/1.1')).toEqual([2, 4]);
  });

  test('comes in along enemy edges while somebody Outflanks (L2729)', () => {
    const scene = waiting(plain, { ally: withMore('skills Outflank') });
    expect(tileOf(deploy(scene, 'F1').state, 'ana/1.1')).toEqual([5, 0]);
  });

  test('brings another of its Incursion Team for free (L2688)', () => {
    const scene = stage({
      ana: {
        units: [1, 2, 3].map(() => ({ line: withMore('skills Incursion Team') })),
        hand: ['2 of clubs', '2 of hearts'],
      },
      bo: { units: [{ line: plain, at: 'C3', is: { activated: true } }], hand: ['2 of hearts'] },
    });
    const bring = (target: string, means: string | null) => act('ana', 'deploy', { target, means });
    const one = done(scene, bring('ana/1.1', '2 of clubs')).state;
    const two = done(one, bring('ana/2.1', null)).state;
    const vp = 1;
    expect([whereIs(two, 'ana/2.1'), vp]).toEqual(['map', 1]);
  });

  test('takes the place of an enemy that it shares two types with, in Disguise and by a face card (L2231)', () => {
    const scene = waiting(withMore('skills Disguise'), { hand: 'king of clubs' });
    const { state } = deploy(scene, null, { answers: { 'disguise:ana': 'bo/1.1' } });
    expect([tileOf(state, 'ana/1.1'), whereIs(state, 'bo/1.1')]).toEqual([[2, 2], 'reserves']);
  });

  test('swoops down beside an enemy and strikes it (L2505)', () => {
    const bird = 'Bird; Troop; Birdfolk; Warrior; dice MO 2 MD 2 BO 1 BD 1 AT 2 DE 2 AD 1; skills Swoop';
    const { events } = deploy(waiting(bird), null, { dice: [1, 1, 1, 1, 1, 1, 6, 6] });
    expect(eventsOf(events, 'assaultRolled')).toHaveLength(1);
  });

  test.each([
    [1, 'captured'],
    [2, 'reserves'],
    [5, 'map'],
  ])('with Unstable Mutations and a %i is %s (L1496)', (rolled, where) => {
    const scene = waiting(`${plain}; as Mutant; traits Unstable Mutations`);
    expect(whereIs(deploy(scene, null, { dice: [rolled] }).state, 'ana/1.1')).toBe(where);
  });

  test('names a type whose captives are worth a point more (Scientific Knowledge, L1870)', () => {
    const scholar =
      'Sage; Troop; Human; Researcher; dice MO 1 MD 1 BO 1 BD 1 TO 2 TD 1 AT 1 DE 2 AD 1; skills Scientific Knowledge';
    const { state } = deploy(waiting(scholar), null, {
      answers: { 'type.scientificKnowledge:ana': 'human' },
    });
    expect(state.battle?.lasting[0]).toMatchObject({ from: 'scientificKnowledge', on: 'ana/1.1' });
  });

  test('is answered by one of an enemy Sentinel (L2791)', () => {
    const scene = waiting(plain, { enemy: withMore('skills Sentinel') });
    const { state } = deploy(scene, null, { answers: { 'bring.sentinel:bo': 'bo/2.1' } });
    expect(whereIs(state, 'bo/2.1')).toBe('map');
  });
});

describe('as enemies move', () => {
  const moving = (line: string, at: string, to: string, given = {}) => {
    const scene = stage({
      ana: { units: [{ line: plain, at: 'C10' }], hand: ['10 of clubs', '2 of hearts'] },
      bo: { units: [{ line, at }] },
    });
    const acting = done(scene, act('ana', 'activate', { target: 'ana/1.1', means: '10 of clubs' })).state;
    return done(acting, act('ana', 'move', { target: to }), given);
  };

  test('who leaves somebody Opportunistic is struck at (L2451)', () => {
    const { events } = moving(withMore('skills Opportunistic Combatant'), 'C9', 'C12', {
      dice: [1, 1, 1, 1, 1, 1, 6, 6],
    });
    expect(eventsOf(events, 'assaultRolled')).toHaveLength(1);
  });

  test('who comes into Overwatch is shot at with a die less (L2134)', () => {
    const { events } = moving(withMore('skills Overwatch; gear Sling'), 'C4', 'C8', { dice: [1, 6, 6] });
    expect(eventsOf(events, 'assaultRolled')[0]?.data.offense).toMatchObject({ fell: [1] });
  });

  test('who goes away is followed by Dogged Pursuit (L2665)', () => {
    const { state } = moving(withMore('skills Dogged Pursuit'), 'C8', 'C12');
    expect(tileOf(state, 'bo/1.1')).toEqual([2, 9]);
  });
});
