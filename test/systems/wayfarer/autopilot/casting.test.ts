import { describe, expect, test } from 'vitest';
import { autopilot } from '../../../../src/systems/wayfarer/autopilot/index.ts';
import { acting, plain } from '../support/acting.ts';
import { act, attempt } from '../support/play.ts';
import { type Staged, stage } from '../support/stage.ts';
import { next } from './support.ts';

const mage = (...spells: readonly string[]): string =>
  `Mage; Champion; Human; Mage; dice MO 2 MD 2 BO 1 BD 2 TD 1 AO 3 AD 1 AT 2 DE 4; spells ${spells.join(', ')}`;

interface Cast {
  readonly card: string;
  readonly ours?: Staged['units'];
  readonly theirs?: Staged['units'];
}

/** What Ana's mage does next by itself, at L12, with a card. */
const casts = (spell: string, { card, ours = [], theirs = [{ line: plain, at: 'L8' }] }: Cast) =>
  next(acting({ ana: { units: [{ line: mage(spell), at: 'L12' }, ...ours] }, bo: { units: theirs } }, card));

describe('who knows spells and acts by itself', () => {
  test('casts what harms an enemy', () => {
    expect(casts('Flaming Bolt', { card: '5 of diamonds' })).toMatchObject({
      act: 'cast',
      means: 'flamingBolt',
      target: 'bo/1.1',
    });
  });

  test('casts on whom it gains most', () => {
    const theirs = [
      { line: plain.replace('AD 1', 'AD 3'), at: 'L8' },
      { line: plain, at: 'M8' },
    ];
    expect(casts('Flaming Bolt', { card: '5 of diamonds', theirs })).toMatchObject({ target: 'bo/2.1' });
  });

  test('burns where more enemies than friends are', () => {
    const theirs = [
      { line: plain, at: 'L6' },
      { line: plain, at: 'M6' },
    ];
    expect(casts('Fireball', { card: 'king of diamonds', theirs })).toMatchObject({ means: 'fireball' });
  });

  test('burns none of its own for one enemy', () => {
    const ours = [
      { line: plain, at: 'L7' },
      { line: plain, at: 'K8' },
    ];
    expect(casts('Fireball', { card: '10 of diamonds', ours })).not.toMatchObject({ act: 'cast' });
  });

  test('helps an ally that enemies are near', () => {
    const ours = [{ line: plain.replace('Troop', 'Champion'), at: 'L9' }];
    expect(casts('Grace of the Gods', { card: '10 of hearts', ours })).toMatchObject({ act: 'cast' });
  });

  test('helps nobody whom no enemy is near', () => {
    const theirs = [{ line: plain, at: 'A1' }];
    expect(casts('Grace of the Gods', { card: '10 of hearts', theirs })).not.toMatchObject({ act: 'cast' });
  });

  test('brings a captive back', () => {
    const ours = [{ line: plain, is: { where: { kind: 'captured', by: 'bo' } as const } }];
    const theirs = [{ line: plain, at: 'A1' }];
    expect(casts('Rejuvination', { card: '6 of hearts', ours, theirs })).toMatchObject({
      means: 'rejuvination',
      target: 'ana/2.1',
    });
  });

  test('does so before it strikes, where its card lets it do both (L4902)', () => {
    const theirs = [{ line: plain, at: 'L11' }];
    expect(casts('Flaming Bolt', { card: '9 of diamonds', theirs })).toMatchObject({ act: 'cast' });
  });

  test('is given the card that casts', () => {
    const scene = stage({
      ana: {
        units: [{ line: mage('Flaming Bolt'), at: 'L12' }],
        hand: ['king of clubs', '6 of diamonds', '7 of spades'],
      },
      bo: { units: [{ line: plain, at: 'L8' }] },
    });
    expect(next(scene)).toMatchObject({ act: 'activate', means: '6 of diamonds' });
  });
});

test('a plague is of the type of which most enemies fall', () => {
  const scene = acting(
    {
      ana: {
        units: [
          { line: mage('Bane Plague'), at: 'L12' },
          { line: plain, at: 'L13' },
        ],
      },
      bo: { units: [1, 2].map((n) => ({ line: plain.replace('Human', 'Elf'), at: `L${8 + n}` })) },
    },
    '10 of spades',
  );
  const outcome = attempt(scene, act('ana', 'castAround', { means: 'banePlague' }), { dice: [6, 6, 6] });
  const [asked] = outcome.kind === 'waiting' ? outcome.decisions : [];
  expect(asked === undefined ? null : autopilot.answer(scene, asked)).toBe('elf');
});
