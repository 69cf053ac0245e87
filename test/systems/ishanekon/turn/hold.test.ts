import { describe, expect, it } from 'vitest';
import { onTurn } from '../../../../src/systems/ishanekon/scene.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, done, fightOf, fighterOf, nextOf } from '../support/scenes.ts';

const cast = {
  tiz: { sheet: hero({ name: 'Tiz', stats: { instinct: 13 } }) },
  kira: { sheet: hero({ name: 'Kira', stats: { instinct: 12 } }) },
  wolf: { sheet: creature({ stats: { instinct: 11 } }), side: 'foes' },
} as const;

const hold = (actor: string) => ({ kind: 'hold', actor, asGm: false }) as const;

describe('a held turn (Rounds and Turns)', () => {
  it('lets the next in line act', () => {
    expect(onTurn(after(fightOf(cast), hold('tiz')))).toEqual(['kira']);
  });

  it('is taken once the turn that runs is over', () => {
    const scene = after(fightOf(cast), hold('tiz'), acting('tiz', 'takeTurn'));
    expect(onTurn(after(scene, nextOf('kira')))).toEqual(['tiz']);
  });

  it('comes at the end of the round else', () => {
    expect(onTurn(after(fightOf(cast), hold('tiz'), nextOf('kira'), nextOf('wolf')))).toEqual(['tiz']);
  });

  it('comes by Initiative at the end, of several', () => {
    const scene = after(fightOf(cast), hold('tiz'), hold('kira'), nextOf('wolf'));
    expect(onTurn(scene)).toEqual(['tiz']);
  });

  it('has all of its AP', () => {
    const state = after(fightOf(cast), hold('tiz'), nextOf('kira'), nextOf('wolf'));
    expect(fighterOf({ state }, 'tiz').turn?.ap).toBe(3);
  });

  it('is lost to who refuses it at the end of the round', () => {
    const scene = after(fightOf(cast), hold('tiz'), nextOf('kira'), nextOf('wolf'), nextOf('tiz'));
    expect(scene.fight?.order.round).toBe(2);
  });

  it('is over for what lasts until their turn begins, when it would have come', () => {
    const scene = after(
      fightOf(cast),
      acting('tiz', 'defend'),
      nextOf('tiz'),
      nextOf('kira'),
      nextOf('wolf'),
    );
    expect(fighterOf({ state: after(scene, hold('tiz')) }, 'tiz').states).toEqual([]);
  });

  it('is refused once something was done in it', () => {
    const scene = after(fightOf(cast), acting('tiz', 'defend'));
    expect(done(scene, hold('tiz')).refusal?.code).toBe('turnBegun');
  });

  it('is refused twice in a round', () => {
    const scene = after(fightOf(cast), hold('tiz'), nextOf('kira'), nextOf('wolf'));
    expect(done(scene, hold('tiz')).refusal?.code).toBe('heldAlready');
  });

  it('is refused to the last of a round', () => {
    const scene = after(fightOf(cast), nextOf('tiz'), nextOf('kira'));
    expect(done(scene, hold('wolf')).refusal?.code).toBe('lastAnyway');
  });
});
