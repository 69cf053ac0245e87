import { describe, expect, it } from 'vitest';
import { onTurn } from '../../../../src/systems/ishanekon/scene.ts';
import { duel, strikes } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, done, fightOf, fighterOf, nextOf, told } from '../support/scenes.ts';

const tiz = { sheet: hero({ name: 'Tiz', stats: { instinct: 13 } }) };
const kira = { sheet: hero({ name: 'Kira', stats: { instinct: 11 } }) };
const wolf = { sheet: creature({ stats: { instinct: 12 } }), side: 'foes' } as const;

describe('Initiative (Rounds and Turns)', () => {
  it('is twice Instinct and the levels of five Skills', () => {
    const skills = { athletics: 1, quickFingers: 2, analysis: 1, grace: 1, improvisation: 1, stealth: 3 };
    const state = fightOf({ tiz: { sheet: hero({ stats: { instinct: 12 }, skills }) }, wolf });
    expect(fighterOf({ state }, 'tiz').initiative).toBe(30);
  });

  it('lets the highest go first', () => {
    expect(onTurn(fightOf({ kira, tiz, wolf }))).toEqual(['tiz']);
  });

  it('lets the surprised act at the end of the first round', () => {
    expect(onTurn(fightOf({ kira, tiz, wolf }, { surprised: ['tiz', 'kira'] }))).toEqual(['wolf']);
  });

  it('hides from the surprised who has surprised them: they attack with advantage (L506)', () => {
    const scene = duel({}, {}, { party: {} });
    const taken = { ...scene, fight: scene.fight === null ? null : { ...scene.fight, surprised: ['wolf'] } };
    const [attack] = told(strikes(taken, [15, 3, 4]), 'attacked');
    expect(attack?.aims[0]?.edges.map(({ edge }) => edge)).toEqual(['advantage']);
  });

  it('lets those who were surprised act by Initiative in the second round', () => {
    const scene = fightOf({ kira, tiz, wolf }, { surprised: ['tiz'] });
    expect(onTurn(after(scene, nextOf('wolf'), nextOf('kira'), nextOf('tiz')))).toEqual(['tiz']);
  });
});

describe('a turn (Rounds and Turns)', () => {
  it('has 3 AP and 3 m of movement', () => {
    expect(fighterOf({ state: fightOf({ tiz, wolf }) }, 'tiz').turn).toMatchObject({ ap: 3, movement: 3 });
  });

  it('loses what an action costs', () => {
    expect(fighterOf(done(fightOf({ tiz, wolf }), acting('tiz', 'defend')), 'tiz').turn?.ap).toBe(1);
  });

  it('refuses what it has no AP for', () => {
    const scene = after(fightOf({ tiz, wolf }), acting('tiz', 'defend'));
    expect(done(scene, acting('tiz', 'defend')).refusal?.code).toBe('notEnoughAp');
  });

  it('refuses the actions of who is not on turn', () => {
    expect(done(fightOf({ tiz, wolf }), acting('wolf', 'defend')).refusal?.code).toBe('notYourTurn');
  });
});

describe('Defend (Basic Actions)', () => {
  it('lasts until their next turn', () => {
    const scene = after(fightOf({ tiz, wolf }), acting('tiz', 'defend'), nextOf('tiz'));
    expect(fighterOf({ state: scene }, 'tiz').states.map(({ id }) => id)).toEqual(['defending']);
  });

  it('is over when their next turn begins', () => {
    const scene = after(fightOf({ tiz, wolf }), acting('tiz', 'defend'), nextOf('tiz'), nextOf('wolf'));
    expect(fighterOf({ state: scene }, 'tiz').states).toEqual([]);
  });
});
