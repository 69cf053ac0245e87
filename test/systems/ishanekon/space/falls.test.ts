import { describe, expect, it } from 'vitest';
import { fall, fallDice } from '../../../../src/systems/ishanekon/space/fall.ts';
import { jumpOf } from '../../../../src/systems/ishanekon/space/jump.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, beingOf, done, fightOf, fighterOf, nextOf, played } from '../support/scenes.ts';

const dice = (size: Parameters<typeof fallDice>[0], metres: number) => {
  const { count, sides } = fallDice(size, metres);
  return count === 0 ? '0' : `${count}d${sides}`;
};

const distances = [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 36, 42, 48, 54, 60];

describe('falling (Falling)', () => {
  it('harms Small creatures as the table has it', () => {
    expect(distances.map((metres) => dice('small', metres)).join(' ')).toBe(
      '1d4 2d4 3d4 4d4 5d4 6d4 7d4 8d4 9d4 5d8 6d8 7d8 8d8 9d8 10d8',
    );
  });

  it('harms Medium and Big ones as the table has it', () => {
    expect(distances.map((metres) => dice('big', metres)).join(' ')).toBe(
      '1d6 2d6 3d6 4d6 5d6 6d6 7d6 8d6 9d6 5d12 6d12 7d12 8d12 9d12 10d12',
    );
  });

  it('harms Big + ones and bigger as the table has it', () => {
    expect(distances.map((metres) => dice('huge', metres)).join(' ')).toBe(
      '1d10 2d10 3d10 4d10 5d10 6d10 7d10 8d10 9d10 5d20 6d20 7d20 8d20 9d20 10d20',
    );
  });

  it('harms nobody who is Small – or smaller', () => {
    expect(dice('smaller', 60)).toBe('0');
  });

  it('harms nobody below 3 m', () => {
    expect(dice('medium', 2)).toBe('0');
  });

  it('does no more damage beyond 60 m', () => {
    expect(dice('medium', 90)).toBe('10d12');
  });

  it('takes the damage off Vitality', () => {
    const scene = fightOf({
      tiz: { sheet: hero({ wearing: null }) },
      wolf: { sheet: creature(), side: 'foes' },
    });
    // 3 and 4; nothing worn is Armor −1.
    expect(
      beingOf(
        played(scene, (tx) => fall(tx, 'tiz', 6), [3, 4]),
        'tiz',
      ).vitality,
    ).toBe(12);
  });
});

describe('jumping (Jumping)', () => {
  const wolf = { sheet: creature(), side: 'foes' as const, place: 'N1' };
  const jumper = (strength: number) => ({
    sheet: hero({ stats: { instinct: 15, strength } }),
    place: 'A1',
  });
  const field = (strength: number) => fightOf({ tiz: jumper(strength), wolf }, { map: '..............' });
  const run = acting('tiz', 'move', { target: 'D1' });
  const jump = (to: string) => acting('tiz', 'jump', { detail: to });

  it('is half as far from difficult terrain (L653)', () => {
    const scene = fightOf({ tiz: jumper(13), wolf }, { map: ':.............' });
    expect(jumpOf(scene, 'tiz').wide).toBe(1.5);
  });

  it('reaches 3 m and the Strength Bonus with a running start', () => {
    const scene = after(field(13), acting('tiz', 'takeMove'), run);
    expect(jumpOf(scene, 'tiz')).toEqual({ wide: 6, high: 6 / 5 });
  });

  it('reaches half as far without one', () => {
    expect(jumpOf(field(13), 'tiz')).toEqual({ wide: 3, high: 3 / 5 });
  });

  it('is nothing with a Strength of 7', () => {
    expect(jumpOf(field(7), 'tiz').wide).toBe(0);
  });

  it('takes movement like going', () => {
    expect(fighterOf(done(field(13), jump('C1')), 'tiz').turn?.movement).toBe(1);
  });

  it('leads over what nobody can go over', () => {
    const scene = fightOf({ tiz: jumper(13), wolf }, { map: '.XX...........' });
    expect(done(scene, jump('D1')).state.fight?.fighters.tiz?.at).toBe('D1');
  });

  it('is finished though there is too little movement', () => {
    const scene = after(field(13), acting('tiz', 'takeMove'), run, acting('tiz', 'move', { target: 'F1' }));
    expect(fighterOf(done(scene, jump('I1')), 'tiz').turn?.movement).toBe(-2);
  });

  it('takes the rest off the next turn', () => {
    const scene = after(
      field(13),
      ...[acting('tiz', 'takeMove'), run, acting('tiz', 'move', { target: 'F1' }), jump('I1')],
      ...[nextOf('tiz'), nextOf('wolf')],
    );
    expect(fighterOf({ state: scene }, 'tiz').turn?.movement).toBe(1);
  });

  it('needs 1 m of movement', () => {
    const scene = after(field(13), run);
    expect(done(scene, jump('F1')).refusal?.code).toBe('noMovement');
  });

  it('refuses what is too far', () => {
    expect(done(field(13), jump('F1')).refusal?.code).toBe('jumpTooFar');
  });
});
