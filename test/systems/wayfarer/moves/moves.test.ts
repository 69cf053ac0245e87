import { describe, expect, test } from 'vitest';
import { readDrawn } from '../../../../src/engine/space/index.ts';
import type { Battle, Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { legend } from '../../../../src/systems/wayfarer/space/legend.ts';
import { act, asked, done, eventsOf, refused } from '../support/play.ts';
import { stage, type Staged } from '../support/stage.ts';

const plain = 'Guard; Troop; Human; Warrior; dice MO 2 MD 2 AT 3 DE 2';

interface Wanted {
  readonly line?: string;
  readonly at?: string;
  readonly card?: string;
  readonly bo?: Partial<Staged>;
  readonly drawn?: string;
  readonly changes?: Partial<Battle>;
}

/** Ana's unit acts. */
function scene({ line = plain, at = 'C3', card = '10 of clubs', bo, drawn, changes }: Wanted = {}): Scene {
  const staged = stage(
    {
      ana: { units: [{ line, at, is: { activated: true } }, { line: plain }], hand: ['2 of hearts'] },
      bo: { units: [{ line: plain, at: 'J10' }], ...bo },
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
      ...changes,
    },
  );
  if (drawn === undefined || staged.battle === null) return staged;
  const read = readDrawn(drawn, legend);
  if (!read.ok) throw new Error(read.code);
  return { ...staged, battle: { ...staged.battle, board: read.board } };
}

const move = (detail: string) => act('ana', 'move', { detail });
const at = ({ battle }: Scene) => {
  const where = battle?.units['ana/1.1']?.where;
  return where?.kind === 'map' ? `${String.fromCharCode(65 + where.at.x)}${where.at.y + 1}` : where?.kind;
};
const rows = (...lines: readonly string[]) => lines.join('\n');

describe('a move', () => {
  test('goes as far as Athletics (L256)', () => {
    expect(at(done(scene(), move('F3')).state)).toBe('F3');
  });

  test('and no further (L256)', () => {
    expect(refused(scene(), move('G3'))).toBe('space.noWay');
  });

  test('takes a 4 (L149)', () => {
    expect(refused(scene({ card: '3 of clubs' }), move('D3'))).toBe('cardTooLow');
  });

  test('goes further by positive bumps with a face card (L291)', () => {
    const line = `${plain}; bumps AT +2`.replace('Human', 'Robot').replace('; bumps', '; size 1x1; bumps');
    expect(at(done(scene({ line, card: 'jack of clubs' }), move('H3')).state)).toBe('H3');
  });

  test('can be said tile by tile', () => {
    const { events } = done(scene(), move('C4 D4 D3'));
    expect(eventsOf(events, 'moved').map(({ data }) => [data.to, data.cost])).toEqual([['D3', 6]]);
  });

  test('goes twice as far by Gallop (L892)', () => {
    expect(at(done(scene({ line: `${plain}; traits Gallop` }), move('I3')).state)).toBe('I3');
  });

  test('is made once, and an assault may follow with an 8 (L157)', () => {
    const { state } = done(scene({ card: '8 of clubs' }), move('D3'));
    expect(state.battle?.activations[0]?.done).toEqual({ moved: 'move', assaulted: null });
  });

  test('with less than an 8 nothing follows, and the turn passes (L149)', () => {
    const { state } = done(scene({ card: '6 of clubs', bo: { hand: ['2 of spades'] } }), move('D3'), {
      answers: { 'interrupt:bo': 'pass' },
    });
    expect(state.battle).toMatchObject({ activations: [], turn: 'bo' });
  });

  test('opponents may interrupt it before it sets out (L521)', () => {
    const interruptible = scene({ card: '6 of clubs', bo: { hand: ['9 of spades'] } });
    expect(asked(interruptible, move('D3'))).toEqual({ 'interrupt:bo': ['pass', 'round', '9 of spades'] });
  });

  test('who was interrupted goes the way afterwards (L527)', () => {
    const interruptible = scene({ card: '6 of clubs', bo: { hand: ['9 of spades'] } });
    const held = done(interruptible, move('D3'), { answers: { 'interrupt:bo': '9 of spades' } }).state;
    const { events } = done(held, act('bo', 'finish'), {
      cards: [],
    });
    expect(eventsOf(events, 'moved').map(({ data }) => data.to)).toEqual(['D3']);
  });
});

describe('an adjust', () => {
  test('is one increment (L264)', () => {
    expect(refused(scene({ card: '2 of clubs' }), act('ana', 'adjust', { detail: 'E3' }))).toBe(
      'space.noWay',
    );
  });

  test('takes a 2 (L145)', () => {
    expect(at(done(scene({ card: '2 of clubs' }), act('ana', 'adjust', { detail: 'D4' })).state)).toBe('D4');
  });
});

describe('a spin', () => {
  test('turns a unit where its player likes (L266)', () => {
    const { state } = done(scene(), act('ana', 'spin', { target: 'south' }));
    expect(state.battle?.units['ana/1.1']?.where).toMatchObject({ facing: 'south' });
  });
});

describe('a rush', () => {
  const rushing = (dice: readonly number[]) => done(scene(), act('ana', 'rush'), { dice }).state;

  test('is an increment more for each die of 4 or more (L281)', () => {
    expect(at(done(rushing([4, 6, 3]), act('ana', 'run', { detail: 'H3' })).state)).toBe('H3');
  });

  test('and no further (L281)', () => {
    expect(refused(rushing([4, 6, 3]), act('ana', 'run', { detail: 'I3' }))).toBe('space.noWay');
  });

  test('adds one at most to who is Shambling (L1010)', () => {
    const slow = done(scene({ line: `${plain}; traits Shambling` }), act('ana', 'rush'), {
      dice: [4, 6, 6],
    }).state;
    expect(refused(slow, act('ana', 'run', { detail: 'H3' }))).toBe('space.noWay');
  });

  test('is nothing for who hovers (L914)', () => {
    expect(refused(scene({ line: `${plain}; traits Hovering` }), act('ana', 'rush'))).toBe('neverRushes');
  });

  test('takes a 6 (L153)', () => {
    expect(refused(scene({ card: '5 of clubs' }), act('ana', 'rush'))).toBe('cardTooLow');
  });

  test('is run before anything else is done', () => {
    expect(refused(rushing([4, 6, 3]), act('ana', 'spin', { target: 'south' }))).toBe('runsFirst');
  });
});

describe('ground on the way', () => {
  test('an enemy that is gone through assaults for free, and nobody answers (L337)', () => {
    const corridor = rows('#####', '.....', '#####');
    const blocked = scene({
      at: 'A2',
      drawn: corridor,
      bo: { units: [{ line: plain, at: 'B2' }] },
    });
    const { events } = done(blocked, move('B2 C2'), { dice: [1, 1, 6, 6] });
    expect(eventsOf(events, 'assaultRolled')[0]?.data).toMatchObject({ unit: 'bo/1.1', back: null });
  });

  test('who is defeated on the way gets no further (L337)', () => {
    const corridor = rows('#####', '.....', '#####');
    const blocked = scene({
      at: 'A2',
      drawn: corridor,
      bo: { units: [{ line: plain, at: 'B2' }] },
    });
    expect(at(done(blocked, move('B2 C2'), { dice: [6, 6, 1, 1] }).state)).toBe('captured');
  });

  test('who fails to swim is defeated (L331)', () => {
    const river = rows('#####', '.w...', '#####');
    expect(at(done(scene({ at: 'A2', drawn: river }), move('B2'), { dice: [1, 1, 1] }).state)).toBe(
      'captured',
    );
  });

  test('who swims gets there (L331)', () => {
    const river = rows('#####', '.w...', '#####');
    expect(at(done(scene({ at: 'A2', drawn: river }), move('B2'), { dice: [5, 1, 1] }).state)).toBe('B2');
  });

  test('who fails to climb stays at the foot (L320)', () => {
    const wall = rows('#####', '..2..', '#####');
    expect(
      at(
        done(scene({ at: 'A2', drawn: wall, line: plain.replace('AT 3', 'AT 5') }), move('C2'), {
          dice: [1, 1, 1, 1, 1],
        }).state,
      ),
    ).toBe('B2');
  });

  test('fire is no harm to who is Fireborn (L871)', () => {
    const fire = rows('#####', '.f...', '#####');
    const line = `${plain}; traits Fireborn`;
    expect(at(done(scene({ at: 'A2', drawn: fire, line }), move('B2')).state)).toBe('B2');
  });

  test('others test against it (house)', () => {
    const fire = rows('#####', '.f...', '#####');
    const { events } = done(scene({ at: 'A2', drawn: fire, line: `${plain} BD 1` }), move('B2'), {
      dice: [6],
    });
    expect(eventsOf(events, 'hazardMet')).toHaveLength(1);
  });
});

describe('stops on the way', () => {
  /** A wall hides the unit until it comes around it; Bo has a card to interrupt with. */
  const hidden = () =>
    scene({
      line: plain.replace('AT 3', 'AT 4'),
      at: 'A1',
      card: '6 of clubs',
      drawn: rows('.....', '##...', '.....'),
      bo: { units: [{ line: plain, at: 'A3', facing: 'east' }], hand: ['9 of spades'] },
    });

  test('a unit may be interrupted as it comes into sight (L521)', () => {
    const { state } = done(hidden(), move('B1 C1 D2 E2'), {
      answers: { 'interrupt:bo': 'pass', 'interrupt:bo#2': '9 of spades' },
    });
    expect(state.battle?.activations[0]?.held).toMatchObject({ does: 'move' });
  });

  test('it is where it was seen while the other acts (L525)', () => {
    const { state } = done(hidden(), move('B1 C1 D2 E2'), {
      answers: { 'interrupt:bo': 'pass', 'interrupt:bo#2': '9 of spades' },
    });
    expect(at(state)).toBe('D2');
  });

  test('and goes on with what is left of its way (L527)', () => {
    const held = done(hidden(), move('B1 C1 D2 E2'), {
      answers: { 'interrupt:bo': 'pass', 'interrupt:bo#2': '9 of spades' },
    }).state;
    const { events } = done(held, act('bo', 'finish'));
    expect(eventsOf(events, 'moved').map(({ data }) => data.to)).toEqual(['E2']);
  });
});
