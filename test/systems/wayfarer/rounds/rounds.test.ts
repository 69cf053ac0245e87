import { describe, expect, test } from 'vitest';
import { visibleTo } from '../../../../src/engine/event.ts';
import { act, done, eventsOf, refused } from '../support/play.ts';
import { guard, stage } from '../support/stage.ts';

const hand = ['8 of clubs', '9 of clubs'];
const one = (cards: readonly string[] = []) => ({ units: [{ line: guard, at: 'C3' }], hand: cards });
const scene = stage({ ana: one(hand), bo: { ...one(['4 of hearts']), units: [{ line: guard, at: 'C9' }] } });

describe('a turn', () => {
  test('a card activates a unit and lies face up (L125, L127)', () => {
    const { state } = done(scene, act('ana', 'activate', { target: 'ana/1.1', means: '8 of clubs' }));
    expect(state.battle?.sides.ana?.cards).toMatchObject({ hand: ['9 of clubs'], discard: ['8 of clubs'] });
  });

  test('a unit is activated once a round (L126)', () => {
    const acted = stage({
      ana: { units: [{ line: guard, at: 'C3', is: { activated: true } }], hand },
      bo: one(),
    });
    expect(refused(acted, act('ana', 'activate', { target: 'ana/1.1', means: '8 of clubs' }))).toBe(
      'activatedAlready',
    );
  });

  test('only a card of the hand can be played (L125)', () => {
    expect(refused(scene, act('ana', 'activate', { target: 'ana/1.1', means: '10 of clubs' }))).toBe(
      'notInHand',
    );
  });

  test('nobody plays a card in the turn of another (L125)', () => {
    expect(refused(scene, act('bo', 'defer', { means: '4 of hearts' }))).toBe('notYourTurn');
  });

  test('the turn passes clockwise once a unit is done (L124)', () => {
    const running = done(scene, act('ana', 'activate', { target: 'ana/1.1', means: '8 of clubs' })).state;
    expect(done(running, act('ana', 'finish')).state.battle?.turn).toBe('bo');
  });

  test('a player without cards is passed over (L131)', () => {
    const three = stage({
      ana: one(hand),
      bo: one(),
      cy: { units: [{ line: guard, at: 'C9' }], hand: ['2 of clubs'] },
    });
    expect(done(three, act('ana', 'defer', { means: '8 of clubs' })).state.battle?.turn).toBe('cy');
  });
});

describe('deferring', () => {
  const deferring = act('ana', 'defer', { means: '8 of clubs' });

  test('a card is put face down in place of being played (L128)', () => {
    expect(done(scene, deferring).state.battle?.sides.ana?.cards.deferred).toEqual(['8 of clubs']);
  });

  test('nobody else learns which card was deferred (L128)', () => {
    const { events } = done(scene, deferring);
    const seen = events.filter((event) => visibleTo(event, { gm: false, characters: ['bo'] }));
    expect(JSON.stringify(seen)).not.toContain('8 of clubs');
  });
});

describe('the end of a round', () => {
  const last = stage({ ana: one(['8 of clubs']), bo: { units: [{ line: guard, at: 'C9' }] } });
  const drawn = ['2 of hearts', '3 of hearts', '4 of hearts', '5 of hearts'];
  const others = ['2 of spades', '3 of spades', '4 of spades', '5 of spades', '6 of spades'];
  const next = () =>
    done(last, act('ana', 'defer', { means: '8 of clubs' }), { cards: [...drawn, ...others], dice: [2, 6] });

  test('once all hands are empty, what was deferred comes back and counts towards five (L131, A37)', () => {
    expect(next().state.battle?.sides.ana?.cards.hand).toEqual(['8 of clubs', ...drawn]);
  });

  test('who rolls highest plays first (L121, A69)', () => {
    expect(next().state.battle?.turn).toBe('bo');
  });

  test('those who tie for the highest roll again (L123)', () => {
    const { state } = done(last, act('ana', 'defer', { means: '8 of clubs' }), {
      cards: [...drawn, ...others],
      dice: [4, 4, 5, 1],
    });
    expect(state.battle?.turn).toBe('ana');
  });

  test('a unit may be activated again in the next round (L126)', () => {
    const acted = stage({
      ana: { units: [{ line: guard, at: 'C3', is: { activated: true } }], hand: ['8 of clubs'] },
      bo: { units: [{ line: guard, at: 'C9' }] },
    });
    const { state } = done(acted, act('ana', 'defer', { means: '8 of clubs' }), {
      cards: [...drawn, ...others],
      dice: [2, 6],
    });
    expect(state.battle?.units['ana/1.1']?.activated).toBe(false);
  });

  test('how many cards come all see, which they are the holder alone (L120)', () => {
    const { events } = next();
    const seen = events.filter((event) => visibleTo(event, { gm: false, characters: ['ana'] }));
    expect(eventsOf(seen, 'drewCards').map(({ data }) => data.side)).toEqual(['ana']);
  });

  test('cards fall from the sealed dice, known to their holder alone (L119)', () => {
    expect(
      next()
        .dice.filter((one) => 'card' in one)
        .map(({ to }) => to),
    ).toEqual([...drawn.map(() => ['ana']), ...others.map(() => ['bo'])]);
  });

  test('an empty pile is the discards again (A36)', () => {
    const spent = stage({ ana: one(['8 of clubs']), bo: { units: [{ line: guard, at: 'C9' }] } }, {});
    const battle = spent.battle;
    if (battle === null) throw new Error('no battle');
    const ana = battle.sides.ana;
    const bo = battle.sides.bo;
    if (ana === undefined || bo === undefined) throw new Error('no sides');
    const dry = {
      ...spent,
      battle: {
        ...battle,
        sides: { bo, ana: { ...ana, cards: { ...ana.cards, pile: [], discard: drawn } } },
      },
    };
    const { events } = done(dry, act('ana', 'defer', { means: '8 of clubs' }), {
      cards: [...drawn, ...others],
      dice: [2, 6],
    });
    expect(eventsOf(events, 'reshuffled').map(({ data }) => data.cards)).toEqual([4]);
  });

  test('with a Master Tactician on the map, the better of two dice counts (L2712)', () => {
    const clever = stage({
      ana: { units: [{ line: `${guard}; skills Master Tactician`, at: 'C3' }], hand: ['8 of clubs'] },
      bo: { units: [{ line: guard, at: 'C9' }] },
    });
    const { state } = done(clever, act('ana', 'defer', { means: '8 of clubs' }), {
      cards: [...drawn, ...others],
      dice: [2, 6, 5],
    });
    expect(state.battle?.turn).toBe('ana');
  });
});
