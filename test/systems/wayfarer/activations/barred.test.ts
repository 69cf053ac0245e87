import { describe, expect, test } from 'vitest';
import { act, done, eventsOf, refused } from '../support/play.ts';
import { stage, type Staged } from '../support/stage.ts';

const plain = 'Guard; Troop; Human; Warrior; dice MO 2 MD 2 TD 1 AD 2 AT 2 DE 2';
const hand = ['9 of clubs', 'king of clubs', '7 of clubs'];

const acting = (line: string, means: string, allies: Staged['units'] = [], enemy = plain) =>
  [
    stage({
      ana: { units: [{ line, at: 'C3' }, ...allies], hand },
      bo: { units: [{ line: enemy, at: 'C5' }], hand: [] },
    }),
    act('ana', 'activate', { target: 'ana/1.1', means }),
  ] as const;

const commander = { line: `${plain}; skills Commander`, at: 'D3' };

describe('who can be activated', () => {
  const dead = `${plain}; as Undead; traits Mindless Dead`;

  test('Mindless Dead act with no card above 8 (L1525)', () => {
    expect(refused(...acting(dead, '9 of clubs'))).toBe('cardTooHigh');
  });

  test('but with any lower one (L1525)', () => {
    expect(done(...acting(dead, '7 of clubs')).kind).toBe('done');
  });

  test('and with any beside a Commander (L1525, A31)', () => {
    expect(done(...acting(dead, '9 of clubs', [commander])).kind).toBe('done');
  });

  test('a Minion acts with no face card (L1770)', () => {
    expect(refused(...acting(`${plain}; skills Minion`, 'king of clubs'))).toBe('cardTooHigh');
  });

  test('unless a Commander is in its Detect range (L1770)', () => {
    expect(done(...acting(`${plain}; skills Minion`, 'king of clubs', [commander])).kind).toBe('done');
  });

  const drone = 'Iron; Troop; Robot; Warrior; size 1x1; dice MO 2 MD 2; traits Robotic Drone';

  test('a drone needs an ally who steers it (L1570)', () => {
    expect(refused(...acting(drone, '9 of clubs'))).toBe('nobodySteers');
  });

  test('one with two dice of Technical OFF does (L1570)', () => {
    const tech = { line: plain.replace('TD 1', 'TO 2 TD 1'), at: 'D3' };
    expect(done(...acting(drone, '9 of clubs', [tech])).kind).toBe('done');
  });
});

describe('what is tested as a unit is activated', () => {
  test('who has somebody Horrifying in its Detect range passes a test of Morale, or goes to reserves (L905)', () => {
    const [scene, intent] = acting(plain, '9 of clubs', [], `${plain}; traits Horrifying`);
    const { events } = done(scene, intent, { dice: [1, 1] });
    expect(eventsOf(events, 'sentToReserves').map(({ data }) => data.unit)).toEqual(['ana/1.1']);
  });

  test('and acts where it passes (L905)', () => {
    const [scene, intent] = acting(plain, '9 of clubs', [], `${plain}; traits Horrifying`);
    expect(done(scene, intent, { dice: [6, 1] }).state.battle?.activations).toHaveLength(1);
  });

  test('what is Ramshackle tests its Technical DEF (L1631)', () => {
    const golem = 'Clay; Troop; Construct; Warrior; size 1x1; dice MO 2 MD 2 TD 1; traits Ramshackle';
    const [scene, intent] = acting(golem, '9 of clubs');
    const { state } = done(scene, intent, { dice: [3] });
    expect(state.battle?.units['ana/1.1']?.where.kind).toBe('reserves');
  });
});

describe('cards that come back or come besides', () => {
  test('with Tactical Autonomy the card comes back to the hand (L2816)', () => {
    const [scene, intent] = acting(`${plain}; skills Tactical Autonomy`, '9 of clubs');
    expect(done(scene, intent).state.battle?.sides.ana?.cards.hand).toContain('9 of clubs');
  });

  const ending = (skill: string) =>
    stage({
      ana: { units: [{ line: `${plain}; skills ${skill}`, at: 'C3' }], hand: ['9 of clubs'] },
      bo: { units: [{ line: plain, at: 'C9' }] },
    });
  const drawn = ['2 of hearts', '3 of hearts', '4 of hearts', '5 of hearts'];
  const others = ['2 of spades', '3 of spades', '4 of spades', '5 of spades', '6 of spades'];

  test('with Best Laid Plans on the map one more is drawn, and one discarded (L2638)', () => {
    const { state } = done(ending('Best Laid Plans'), act('ana', 'defer', { means: '9 of clubs' }), {
      cards: [...drawn, '6 of hearts', ...others],
      dice: [5, 1],
      answers: { 'discard:ana': '2 of hearts' },
    });
    expect(state.battle?.sides.ana?.cards).toMatchObject({
      hand: ['9 of clubs', '3 of hearts', '4 of hearts', '5 of hearts', '6 of hearts'],
      discard: ['2 of hearts'],
    });
  });

  test('Tactical Analysis is a point at the beginning of each round (L1880)', () => {
    const { state } = done(ending('Tactical Analysis'), act('ana', 'defer', { means: '9 of clubs' }), {
      cards: [...drawn, ...others],
      dice: [5, 1],
    });
    expect(state.battle?.sides.ana?.points).toBe(1);
  });
});
