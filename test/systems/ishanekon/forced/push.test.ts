import { describe, expect, it } from 'vitest';
import { push, type Pushing } from '../../../../src/systems/ishanekon/forced/push.ts';
import { teleport } from '../../../../src/systems/ishanekon/forced/teleport.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { metresBetween } from '../../../../src/systems/ishanekon/space/distance.ts';
import { clothes, duel, ran, vitality } from '../support/fights.ts';
import { creature } from '../support/people.ts';
import { fighterOf, told } from '../support/scenes.ts';

const dressed = { items: [clothes], wearing: 'clothes' };
const bear = (place: string, more: Parameters<typeof creature>[0] = {}) => ({
  bear: { sheet: creature({ name: 'Bear', ...dressed, ...more }), side: 'foes' as const, place },
});
const pushed = (scene: Scene, dice: readonly number[] = [], more: Partial<Pushing> = {}) =>
  ran(
    scene,
    (tx) => push(tx, { target: 'wolf', by: 'tiz', metres: 4, way: 'away', power: 12, ...more }),
    dice,
  );

describe('moving somebody (Moving and Teleporting)', () => {
  it('leads straight away from who moves them', () => {
    expect(fighterOf(pushed(duel()), 'wolf').at).toBe('G2');
  });

  it('leads towards them, no nearer than beside them', () => {
    expect(fighterOf(pushed(duel({}, {}, { apart: 4 }), [], { way: 'toward' }), 'wolf').at).toBe('C2');
  });

  it('ends at the end of the map, without harm', () => {
    const made = pushed(duel({}, {}, { map: '5x4' }));
    expect([fighterOf(made, 'wolf').at, vitality(made)]).toEqual(['E2', 20]);
  });

  it('into somebody stops one space before', () => {
    expect(fighterOf(pushed(duel({}, dressed, { more: bear('E2') }), [1]), 'wolf').at).toBe('D2');
  });

  it('into somebody hurts both by as much as the full distance, where their Strength DR fails', () => {
    const made = pushed(duel({}, dressed, { more: bear('E2') }), [11]);
    expect([vitality(made), vitality(made, 'bear')]).toEqual([16, 16]);
  });

  it('into somebody hurts both by half of it, where that succeeds', () => {
    const made = pushed(duel({}, dressed, { more: bear('E2') }), [12]);
    expect([vitality(made), vitality(made, 'bear')]).toEqual([18, 18]);
  });

  it('into somebody bigger gives that one advantage', () => {
    const made = pushed(duel({}, dressed, { more: bear('E2', { size: 'big' }) }), [1, 12]);
    expect(told(made, 'defended')[0]?.success).toBe(true);
  });

  it('into something solid hurts by the full distance', () => {
    const map = ['........', '....W...', '........', '........'].join('\n');
    const made = pushed(duel({}, dressed, { map }));
    expect([fighterOf(made, 'wolf').at, vitality(made)]).toEqual(['D2', 16]);
  });

  it('passes those two size categories bigger', () => {
    expect(fighterOf(pushed(duel({}, dressed, { more: bear('E2', { size: 'smaller' }) })), 'wolf').at).toBe(
      'G2',
    );
  });

  it('changes how far apart they are, without a map', () => {
    const made = pushed(duel({}, {}, { map: 'no map' }));
    expect(metresBetween(made.state, 'tiz', 'wolf')).toBe(10);
  });
});

describe('teleporting somebody (Moving and Teleporting)', () => {
  const sent = (scene: Scene, to: string) =>
    ran(scene, (tx) => teleport(tx, { target: 'wolf', to, by: 'tiz' }));

  it('brings them to a free space', () => {
    expect(fighterOf(sent(duel(), 'H4'), 'wolf').at).toBe('H4');
  });

  it('into a taken space brings them back', () => {
    expect(fighterOf(sent(duel({}, dressed, { more: bear('H2') }), 'H2'), 'wolf').at).toBe('C2');
  });

  it('into a taken space deals Reality damage by the distance to both, whatever their Armor', () => {
    const made = sent(duel({}, { ...dressed, size: 'big' }, { more: bear('H2') }), 'H2');
    expect([vitality(made), vitality(made, 'bear')]).toEqual([15, 15]);
  });
});
