import { describe, expect, it } from 'vitest';
import { onTurn } from '../../../../src/systems/ishanekon/scene.ts';
import { current, toAct } from '../../../../src/systems/ishanekon/turn/who.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, done, fightOf, fighterOf, nextOf } from '../support/scenes.ts';

/** An Initiative of 26 and of 32, as the book's example has them; the wolf is between them. */
const knight = { sheet: hero({ name: 'Knight', stats: { instinct: 13 } }) };
const horse = { sheet: creature({ name: 'Horse', stats: { instinct: 16 } }) };
const wolf = (instinct: number) => ({ sheet: creature({ stats: { instinct } }), side: 'foes' as const });
const squire = { sheet: hero({ name: 'Squire', stats: { instinct: 8 } }) };

const union = acting('knight', 'unite', { target: 'horse' });
const round = [nextOf('horse'), nextOf('knight'), nextOf('wolf')];

describe('a union (Rounds and Turns)', () => {
  it('of a knight with 26 and a horse with 32 acts at 29, before who has 28', () => {
    const scene = after(
      fightOf({ knight, horse, wolf: wolf(14) }),
      union,
      nextOf('horse'),
      nextOf('wolf'),
      nextOf('knight'),
    );
    expect(onTurn(scene)).toEqual(['knight', 'horse']);
  });

  it('acts after who has 30', () => {
    const scene = after(
      fightOf({ knight, horse, wolf: wolf(15) }),
      union,
      nextOf('horse'),
      nextOf('wolf'),
      nextOf('knight'),
    );
    expect(onTurn(scene)).toEqual(['wolf']);
  });

  it('has nobody whose turn it is alone', () => {
    expect(current(after(fightOf({ knight, horse, wolf: wolf(10) }), union, ...round))).toBeNull();
  });

  it('lets all of it act, in any order', () => {
    expect(toAct(after(fightOf({ knight, horse, wolf: wolf(10) }), union, ...round))).toEqual([
      'knight',
      'horse',
    ]);
  });

  it('begins with the next round only', () => {
    expect(onTurn(after(fightOf({ knight, horse, wolf: wolf(10) }), union))).toEqual(['horse']);
  });

  it('is over for this round when the last of it has ended the turn', () => {
    const scene = after(fightOf({ knight, horse, wolf: wolf(10) }), union, ...round, nextOf('horse'));
    expect(onTurn(scene)).toEqual(['knight']);
  });

  it('lets the next act then', () => {
    const scene = after(
      fightOf({ knight, horse, wolf: wolf(10) }),
      union,
      ...round,
      nextOf('horse'),
      nextOf('knight'),
    );
    expect(onTurn(scene)).toEqual(['wolf']);
  });

  it('lets its members alternate their actions', () => {
    const scene = after(
      fightOf({ knight, horse, wolf: wolf(10) }),
      union,
      ...round,
      acting('horse', 'defend'),
    );
    expect(fighterOf(done(scene, acting('knight', 'defend')), 'knight').turn?.ap).toBe(1);
  });

  it('can have three members', () => {
    const scene = after(
      fightOf({ knight, horse, squire, wolf: wolf(10) }),
      union,
      acting('knight', 'unite', { target: 'squire' }),
      ...[...round, nextOf('squire')],
    );
    expect(onTurn(scene)).toEqual(['knight', 'horse', 'squire']);
  });

  it('asks who is named', () => {
    expect(done(fightOf({ knight, horse, wolf: wolf(10) }), union).asked.map(({ asked }) => asked)).toEqual([
      'horse',
    ]);
  });

  it('is none where who is named would rather not', () => {
    const { state } = done(fightOf({ knight, horse, wolf: wolf(10) }), union, [], { union: 'no' });
    expect(state.fight?.unions).toEqual([]);
  });

  it('goes on until somebody leaves it: then each acts alone from the next round on', () => {
    const scene = after(
      fightOf({ knight, horse, wolf: wolf(10) }),
      ...[union, ...round, acting('horse', 'leaveUnion')],
      ...[nextOf('horse'), nextOf('knight'), nextOf('wolf')],
    );
    expect(onTurn(scene)).toEqual(['horse']);
  });

  it('goes on without who leaves the fight', () => {
    const scene = after(fightOf({ knight, horse, wolf: wolf(10) }), union, ...round);
    expect(onTurn(after(scene, { kind: 'leave', actor: 'knight', asGm: true }))).toEqual(['horse']);
  });

  it('refuses enemies', () => {
    const scene = fightOf({ knight, horse, wolf: wolf(10) });
    expect(done(scene, acting('knight', 'unite', { target: 'wolf' })).refusal?.code).toBe('chooseTarget');
  });

  /** Who is first in the second round, where some of the union have a feature and the wolf has so much Instinct. */
  function first(feature: string, instinct: number, ...ids: readonly ('knight' | 'horse')[]) {
    const has = (id: 'knight' | 'horse') => ({ features: ids.includes(id) ? [feature] : [] });
    let scene = after(
      fightOf({
        knight: { sheet: { ...knight.sheet, ...has('knight') } },
        horse: { sheet: { ...horse.sheet, ...has('horse') } },
        wolf: wolf(instinct),
      }),
      union,
    );
    while ((scene.fight?.order.round ?? 0) < 2) scene = after(scene, nextOf(onTurn(scene)[0] ?? null));
    return scene.fight?.order.seats[0]?.actor;
  }

  it('acts first only where all in it would', () => {
    const both = first('twoStepsAhead', 17, 'knight', 'horse');
    expect([first('twoStepsAhead', 17, 'knight'), both]).toEqual(['wolf', 'knight']);
  });

  it('acts last where one in it must', () => {
    expect([first('slowStarter', 7), first('slowStarter', 7, 'horse')]).toEqual(['knight', 'wolf']);
  });
});
