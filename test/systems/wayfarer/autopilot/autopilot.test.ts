import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../src/engine/decision.ts';
import { autopilot } from '../../../../src/systems/wayfarer/autopilot/index.ts';
import type { Battle } from '../../../../src/systems/wayfarer/scene.ts';
import { acting, marked, plain, type Tiles, withMore } from '../support/acting.ts';
import { act, attempt } from '../support/play.ts';
import { shut } from '../support/tiles.ts';
import { type Staged, stage } from '../support/stage.ts';
import { next } from './support.ts';

const strong = plain.replace('MO 2', 'MO 3').replace('MD 2', 'MD 3');
const weak = plain.replace('MD 2', 'MD 1');
const archer = withMore('gear Bow');

const fight = (ana: Staged, bo: Staged = { units: [{ line: plain, at: 'L12' }] }) => stage({ ana, bo });

describe('a side that plays by itself', () => {
  test('places units before the first round (L65)', () => {
    const scene = stage(
      {
        ana: { units: [{ line: plain }, { line: plain }] },
        bo: { units: [{ line: plain }, { line: plain }] },
      },
      { round: 0, settingUp: ['ana', 'bo'], turn: null },
    );
    expect(next(scene)).toMatchObject({ act: 'place', target: 'ana/1.1' });
  });

  test('strikes with the lowest card that lets it', () => {
    const hand = ['2 of clubs', '7 of clubs', 'king of clubs', '6 of hearts'];
    const scene = fight({ units: [{ line: strong, at: 'L11', facing: 'south' }], hand });
    expect(next(scene)).toMatchObject({ act: 'activate', target: 'ana/1.1', means: '6 of hearts' });
  });

  test('brings units with its lowest card, where nobody can be struck', () => {
    const scene = fight({
      units: [{ line: plain, at: 'A24' }, { line: plain }],
      hand: ['king of clubs', '2 of clubs'],
    });
    expect(next(scene)).toMatchObject({ act: 'deploy', target: 'ana/2.1', means: '2 of clubs' });
  });

  test('lays a card face down where no unit can take one (L128)', () => {
    const scene = fight({
      units: [{ line: plain, at: 'A24', is: { activated: true } }],
      hand: ['2 of clubs'],
    });
    expect(next(scene)).toMatchObject({ act: 'defer', means: '2 of clubs' });
  });

  test('attacks with the unit that acts', () => {
    const scene = acting(
      {
        ana: { units: [{ line: strong, at: 'L11', facing: 'south' }] },
        bo: { units: [{ line: plain, at: 'L12' }] },
      },
      '6 of clubs',
    );
    expect(next(scene)).toMatchObject({ kind: 'attack', target: 'bo/1.1' });
  });

  test('moves nearer where nobody is in reach', () => {
    const scene = acting(
      { ana: { units: [{ line: plain, at: 'L20' }] }, bo: { units: [{ line: plain, at: 'L2' }] } },
      '4 of clubs',
    );
    expect(next(scene)).toMatchObject({ act: 'move' });
  });

  test('rushes with a card that lets it, from far away', () => {
    const scene = acting(
      { ana: { units: [{ line: plain, at: 'L24' }] }, bo: { units: [{ line: plain, at: 'L1' }] } },
      '6 of clubs',
    );
    expect(next(scene)).toMatchObject({ act: 'rush' });
  });

  test('activates a Wild unit of the enemy to strike its own side', () => {
    const wolf = 'Wolf; Troop; Wolf/Dog; -; dice MO 3 MD 2 BD 1 AD 1 TD 1 AT 4 DE 3';
    const scene = fight(
      { units: [{ line: plain, at: 'A24', is: { activated: true } }], hand: ['6 of clubs'] },
      {
        units: [
          { line: wolf, at: 'L11', facing: 'south' },
          { line: weak, at: 'L12' },
        ],
      },
    );
    expect(next(scene)).toMatchObject({ act: 'activate', target: 'bo/1.1' });
  });
});

describe('what it knows', () => {
  const hands = [
    ['ace of spades', 'king of hearts', 'queen of clubs'],
    ['2 of spades', '3 of hearts', '2 of clubs'],
  ];

  test.each([
    ['whom to activate', 'L11'],
    ['whom to bring', 'A24'],
  ])('is its own hand alone: %s', (_what, at) => {
    const chosen = hands.map((hand) =>
      next(
        fight(
          { units: [{ line: archer, at }, { line: plain }], hand: ['4 of clubs', '8 of hearts'] },
          {
            units: [
              { line: plain, at: 'L12' },
              { line: plain, at: 'N14' },
            ],
            hand,
          },
        ),
      ),
    );
    expect(chosen[0]).toEqual(chosen[1]);
  });
});

/** Bo's unit is about to move past Ana's with a card: what she is asked, and how her side answers by itself. */
function answered(own: string, hand: readonly string[], enemy = plain): string | null {
  const scene = stage(
    {
      bo: { units: [{ line: enemy, at: 'L12', facing: 'north' }], hand: ['4 of spades', '2 of hearts'] },
      ana: { units: [{ line: own, at: 'L13' }], hand },
    },
    { turn: 'bo' },
  );
  const acts = attempt(scene, act('bo', 'activate', { target: 'bo/1.1', means: '4 of spades' }));
  if (acts.kind !== 'done') throw new Error(acts.kind);
  const outcome = attempt(acts.state, act('bo', 'move', { target: 'L10' }));
  if (outcome.kind !== 'waiting') throw new Error(outcome.kind);
  const [decision] = outcome.decisions as readonly Decision[];
  if (decision === undefined) throw new Error('nothing is asked');
  return autopilot.answer(acts.state, decision);
}

describe('asked whether it interrupts', () => {
  test('it does where it strikes well, with the lowest card that lets it', () => {
    expect(answered(strong, ['king of clubs', '5 of clubs', '7 of hearts'], weak)).toBe('7 of hearts');
  });

  test("it doesn't where its chances are poor", () => {
    expect(answered(plain, ['king of clubs'], strong)).toBeNull();
  });

  test("it doesn't with a card that lets nobody strike", () => {
    expect(answered(strong, ['5 of clubs'], weak)).toBeNull();
  });
});

describe('objectives and grabs, for a side that plays by itself', () => {
  const taking = (...marks: readonly ('grab' | 'small')[]) =>
    acting(
      { ana: { units: [{ line: plain, at: 'L20' }] }, bo: { units: [{ line: plain, at: 'L2' }] } },
      '4 of clubs',
      {},
      {},
      { L21: marked(...marks) },
    );

  test('it takes up what it can carry', () => {
    expect(next(taking('grab', 'small'))).toMatchObject({ act: 'operate', target: 'L21 pickUp' });
  });

  test('it leaves alone what it could only drag', () => {
    expect(next(taking('grab'))).toMatchObject({ act: 'move' });
  });

  test('it places them before the first round', () => {
    const scene = stage(
      { ana: { units: [{ line: plain }, { line: plain }] }, bo: { units: [{ line: plain }] } },
      { round: 0, settingUp: ['ana'], turn: null, marking: { left: ['grab'], turn: 'ana' } },
    );
    expect(next(scene)).toMatchObject({ act: 'mark', target: 'M13' });
  });

  const foe = { units: [{ line: plain, at: 'A1' }] };
  const sent = (mission: 'grabs' | 'hold', tile: string, at = 'L20') =>
    next(
      acting(
        { ana: { units: [{ line: plain, at }] }, bo: foe },
        '4 of clubs',
        {},
        { mission: { kind: mission, rounds: 5 } },
        { [tile]: marked(mission === 'grabs' ? 'grab' : 'objective') },
      ),
    );

  test('where a mission is about them, it goes to them', () => {
    expect(sent('hold', 'T20')).toMatchObject({ act: 'move', target: 'N20' });
  });

  test('it stays where it holds one', () => {
    expect(sent('hold', 'L21')).toMatchObject({ kind: 'next' });
  });

  test('it drags what is fought for', () => {
    expect(sent('grabs', 'L21')).toMatchObject({ act: 'operate', target: 'L21 pickUp' });
  });

  const carrying = (card: string, grab: 'small' | 'large', mission: 'grabs' | 'hold' = 'grabs') =>
    next(
      acting(
        {
          ana: { units: [{ line: plain, at: 'L12' }] },
          bo: { units: [{ line: plain, at: 'L6' }] },
        },
        card,
        grab === 'small' ? {} : { done: { moved: null, assaulted: 'drags' } },
        {
          mission: { kind: mission, rounds: 5 },
          loads: [{ unit: 'ana/1.1', kind: 'grab', small: grab === 'small', tiles: [{ x: 0, y: 0 }] }],
        },
      ),
    );

  test('it takes away from enemies what it carries', () => {
    expect(carrying('4 of clubs', 'small')).toMatchObject({ act: 'move', target: 'N14' });
  });

  test('it drags away what it has', () => {
    expect(carrying('4 of clubs', 'large')).toMatchObject({ act: 'move', target: 'N14' });
  });

  test('it goes on towards enemies with it where nothing is won by it', () => {
    expect(carrying('4 of clubs', 'small', 'hold')).toMatchObject({ act: 'move', target: 'N10' });
  });

  /** Ana's unit is in a room without another way out, at L20, with a card. */
  const shutIn = (battle: Partial<Battle>) => {
    const walls = ['K19', 'M19', 'K20', 'M20', 'K21', 'L21', 'M21'].map(
      (tile) => [tile, shut('sealed')] as const,
    );
    return next(
      acting(
        { ana: { units: [{ line: plain, at: 'L20' }] }, bo: foe },
        '4 of clubs',
        {},
        battle,
        Object.fromEntries([...walls, ['L19', shut()], ['L5', marked('objective')]]),
      ),
    );
  };

  test('it opens a door before it where a mission is beyond', () => {
    const mission = { kind: 'hold', rounds: 5 } as const;
    expect(shutIn({ mission })).toMatchObject({ act: 'operate', target: 'L19 openUp' });
  });

  test('it leaves doors alone without a mission', () => {
    expect(shutIn({})).toMatchObject({ kind: 'next' });
  });

  const holdingIn = (tiles: Tiles) =>
    next(
      acting(
        { ana: { units: [{ line: plain, at: 'L20' }] }, bo: { units: [{ line: plain, at: 'L5' }] } },
        '4 of clubs',
        {},
        { mission: { kind: 'hold', rounds: 5 } },
        { L21: marked('objective'), ...tiles },
      ),
    );

  test('it hides where it holds one in cover', () => {
    expect(
      holdingIn({
        L20: {
          obstacle: { height: 1, cover: 'half', opaque: false, solid: false },
          features: [{ id: 'lightCover' }],
        },
      }),
    ).toMatchObject({ act: 'sneak' });
  });

  test("it doesn't hide in the open", () => {
    expect(holdingIn({})).toMatchObject({ kind: 'next' });
  });
});
