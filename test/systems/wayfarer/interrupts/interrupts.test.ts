import { describe, expect, test } from 'vitest';
import { visibleTo } from '../../../../src/engine/event.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { act, assault, asked, attempt, done, eventsOf } from '../support/play.ts';
import { stage, type Staged } from '../support/stage.ts';

const plain = 'Guard; Troop; Human; Warrior; dice MO 2 MD 2 AT 2 DE 2';

/** Ana's unit acts with an 8 and would assault Bo's first; Bo has another one behind her. */
const scene = (bo: Partial<Staged> = {}, card = '8 of clubs', cy: Staged | null = null): Scene =>
  stage(
    {
      ana: {
        units: [{ line: plain, at: 'C3', is: { activated: true } }, { line: plain }],
        hand: ['10 of hearts'],
      },
      bo: {
        units: [
          { line: plain, at: 'C4', is: { activated: true } },
          { line: plain, at: 'C2' },
        ],
        hand: ['9 of spades', '3 of spades'],
        ...bo,
      },
      ...(cy === null ? {} : { cy }),
    },
    {
      activations: [
        {
          side: 'ana',
          unit: 'ana/1.1',
          card,
          done: { moved: null, assaulted: null },
          rushed: null,
          held: null,
        },
      ],
    },
  );

const strike = assault('ana', 'bo/1.1', 'unarmed');
const interrupting = { answers: { 'interrupt:bo': '9 of spades' } };

describe('an interrupt', () => {
  test('is made with a card higher than the one played (L523)', () => {
    expect(asked(scene(), strike)).toEqual({ 'interrupt:bo': ['pass', 'round', '9 of spades'] });
  });

  test('is offered with the lowest card first', () => {
    const hand = ['king of spades', '9 of spades'];
    expect(asked(scene({ hand }), strike)).toEqual({
      'interrupt:bo': ['pass', 'round', '9 of spades', 'king of spades'],
    });
  });

  test('is asked for whatever somebody holds, as long as they hold a card (design)', () => {
    expect(asked(scene({ hand: ['2 of spades'] }), strike)).toEqual({ 'interrupt:bo': ['pass', 'round'] });
  });

  test('shows the cards to nobody but who holds them (design)', () => {
    const outcome = attempt(scene(), strike);
    expect(outcome.kind === 'waiting' && outcome.decisions.map(({ to }) => to)).toEqual([['bo']]);
  });

  test('takes a unit that has not been activated (L522)', () => {
    const spent = scene({ units: [{ line: plain, at: 'C4', is: { activated: true } }] });
    expect(done(spent, strike, { dice: [1, 1, 6, 6, 1, 1, 6, 6] }).kind).toBe('done');
  });

  test('is not possible against a 10 (A21)', () => {
    expect(done(scene({}, 'king of clubs'), strike, { dice: [1, 1, 6, 6, 1, 1, 6, 6] }).kind).toBe('done');
  });

  test('puts the activation on hold (L525)', () => {
    const { state } = done(scene(), strike, interrupting);
    expect(state.battle?.activations.map(({ unit }) => unit)).toEqual(['ana/1.1', 'bo/2.1']);
  });

  test('costs the card and the activation of the unit (L523)', () => {
    const { state } = done(scene(), strike, interrupting);
    expect([state.battle?.sides.bo?.cards.hand, state.battle?.units['bo/2.1']?.activated]).toEqual([
      ['3 of spades'],
      true,
    ]);
  });

  test('once it is over, the action goes on (L527)', () => {
    const held = done(scene(), strike, interrupting).state;
    const { events } = done(held, act('bo', 'finish'), { dice: [6, 1, 6, 6, 1, 1, 5, 1] });
    expect(eventsOf(events, 'captured').map(({ data }) => data.unit)).toEqual(['bo/1.1']);
  });

  test('what can no longer be done is lost, and the activation with it (L529)', () => {
    const held = done(scene(), strike, interrupting).state;
    const beaten = done(held, assault('bo', 'ana/1.1', 'unarmed'), {
      dice: [6, 1, 6, 6, 1, 1, 5, 1],
    }).state;
    expect(done(beaten, act('bo', 'finish')).state.battle).toMatchObject({ activations: [], turn: 'bo' });
  });

  test('can be interrupted itself, with a higher card again (A23)', () => {
    const more = stage(
      {
        ana: {
          units: [
            { line: plain, at: 'C3', is: { activated: true } },
            { line: plain, at: 'D3' },
          ],
          hand: ['10 of hearts'],
        },
        bo: {
          units: [
            { line: plain, at: 'C4', is: { activated: true } },
            { line: plain, at: 'C2' },
          ],
          hand: ['9 of spades'],
        },
      },
      scene().battle === null ? {} : { activations: scene().battle?.activations ?? [] },
    );
    const held = done(more, strike, interrupting).state;
    expect(asked(held, assault('bo', 'ana/1.1', 'unarmed'))).toEqual({
      'interrupt:ana': ['pass', 'round', '10 of hearts'],
    });
  });
});

describe('several who may interrupt', () => {
  const third: Staged = { units: [{ line: plain, at: 'D4' }], hand: ['9 of hearts'] };

  test('are asked at once (design)', () => {
    expect(Object.keys(asked(scene({}, '8 of clubs', third), strike))).toEqual([
      'interrupt:bo',
      'interrupt:cy',
    ]);
  });

  test('the first clockwise interrupts (reading)', () => {
    const { state } = done(scene({}, '8 of clubs', third), strike, {
      answers: { 'interrupt:bo': '9 of spades', 'interrupt:cy': '9 of hearts' },
    });
    expect(state.battle?.activations.at(-1)?.side).toBe('bo');
  });

  test('another is asked again before the action goes on (reading)', () => {
    const { state } = done(scene({}, '8 of clubs', third), strike, {
      answers: { 'interrupt:bo': '9 of spades', 'interrupt:cy': '9 of hearts' },
    });
    expect(Object.keys(asked(state, act('bo', 'finish')))).toEqual(['interrupt:cy']);
  });
});

describe('letting everything through in a round', () => {
  const answers = { 'interrupt:bo': 'round' };
  const dice = [1, 1, 6, 6, 1, 1, 6, 6];

  test('asks nobody again until it is over', () => {
    expect(done(scene(), strike, { answers, dice }).state.battle?.sides.bo?.letsThrough).toBe(true);
  });

  test('is nobody else to know', () => {
    const { events } = done(scene(), strike, { answers, dice });
    const told = eventsOf(events, 'letThrough').filter((event) =>
      visibleTo(event, { gm: false, characters: ['ana'] }),
    );
    expect(told).toEqual([]);
  });
});

describe('a hidden hand', () => {
  const holding = (card: string) => scene({ hand: [card] });

  test('changes nothing of what others are told until it is played (issue)', () => {
    const dice = [1, 1, 6, 6, 1, 1, 6, 6];
    const seen = (card: string) =>
      done(holding(card), strike, { answers: { 'interrupt:bo': 'pass' }, dice }).events.filter((event) =>
        visibleTo(event, { gm: false, characters: ['ana'] }),
      );
    expect(seen('9 of spades')).toEqual(seen('2 of spades'));
  });
});
