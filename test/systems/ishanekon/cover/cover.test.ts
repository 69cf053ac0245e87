import { describe, expect, it } from 'vitest';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { coverOf, pieceCover } from '../../../../src/systems/ishanekon/cover/cover.ts';
import { lineBetween } from '../../../../src/systems/ishanekon/cover/sight.ts';
import { coverModifiers } from '../../../../src/systems/ishanekon/cover/source.ts';
import { newParty, type Party } from '../../../../src/systems/ishanekon/party/party.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { armed, bow, duel, strikes, vitality, weapon } from '../support/fights.ts';
import { creature } from '../support/people.ts';
import { fightOf, told, withFighter } from '../support/scenes.ts';

/** A map whose second row is as it is said. */
const map = (row: string) => ['..........', row, '..........', '..........'].join('\n');
const open = '..........';
const crate = '...o......';
const pillar = '...#......';

/** Tiz with a bow on B2, the wolf on E2, with what the row has between. */
const at = (row: string, tiz: Parameters<typeof duel>[0] = {}, party: Partial<Party> = {}): Scene =>
  duel({ ...armed(bow()), ...tiz }, {}, { apart: 3, map: map(row), party });

describe('half cover (Cover)', () => {
  it('is behind what hides half of the body', () => {
    expect(coverOf(at(crate), 'tiz', 'wolf').cover).toBe('half');
  });

  it('is none in the open', () => {
    expect(coverOf(at(open), 'tiz', 'wolf').cover).toBe('none');
  });

  it('gives +2 Evasion against ranged attacks', () => {
    expect(vitality(strikes(at(crate), [11]))).toBe(20);
  });

  it('does not count in melee (Attacks)', () => {
    const spear = armed(weapon({ reach: { kind: 'melee', metres: 3 } }));
    expect(vitality(strikes(at(crate, spear), [10, 4]))).toBe(16);
  });

  it('gives +1 on Defense Rolls', () => {
    expect(coverModifiers(at(crate), 'tiz', 'wolf', 'dr')).toEqual([{ source: 'cover', amount: 1 }]);
  });

  it('hides a big body less: a crate is nothing to it', () => {
    expect(pieceCover({ obstacle: null, wall: null, rise: 1 }, 4)).toBe('none');
  });

  it('hides a small body whole', () => {
    expect(pieceCover({ obstacle: null, wall: null, rise: 1 }, 1)).toBe('full');
  });
});

describe('Taking Cover (Basic Actions)', () => {
  const evasion = (scene: Scene) => {
    const states = [{ id: 'takingCover', by: null, number: null, duration: untilRemoved } as const];
    return coverModifiers(withFighter(scene, 'wolf', { states }), 'tiz', 'wolf', 'evasion').reduce(
      (all, { amount }) => all + amount,
      0,
    );
  };

  it('is as much again (A23)', () => {
    expect(evasion(at(crate))).toBe(4);
  });

  it('is the same bonus, where the house has it so', () => {
    expect(evasion(at(crate, {}, { rules: { ...newParty.rules, takingCover: 'same' } }))).toBe(2);
  });

  it('is nothing in the open', () => {
    expect(evasion(at(open))).toBe(0);
  });
});

describe('full cover (Cover)', () => {
  it('is no target at all', () => {
    expect(strikes(at(pillar), []).refusal?.code).toBe('fullCover');
  });

  it('is leant out of: as if one stood in the space beside', () => {
    const scene = withFighter(at('..#.......'), 'tiz', { at: 'B2' });
    expect(lineBetween(scene, 'tiz', 'wolf')).toBe('leaning');
  });
});

describe('a creature as cover (Cover)', () => {
  const wolfish = (name: string, more: Parameters<typeof creature>[0] = {}) => creature({ name, ...more });
  const behind = (size: 'medium' | 'small') =>
    fightOf(
      {
        tiz: { sheet: wolfish('Tiz', { ...armed(bow()), skills: { athletics: 9 } }), place: 'B2' },
        bear: { sheet: wolfish('Bear', { size }), side: 'foes', place: 'D2' },
        wolf: { sheet: wolfish('Wolf', { stats: { dexterity: 14 } }), side: 'foes', place: 'E2' },
      },
      { map: map(open) },
    );

  it('is half cover, of the same size or bigger', () => {
    expect(coverOf(behind('medium'), 'tiz', 'wolf')).toEqual({ cover: 'half', by: null, creature: 'bear' });
  });

  it('is none where it is smaller', () => {
    expect(coverOf(behind('small'), 'tiz', 'wolf').cover).toBe('none');
  });

  it('is hit by what misses who stands behind it', () => {
    const made = strikes(behind('medium'), [12, 4]);
    expect([vitality(made, 'wolf'), vitality(made, 'bear')]).toEqual([20, 15]);
  });

  it('is not hit by a natural 1', () => {
    expect(told(strikes(behind('medium'), [1]), 'attacked')[0]?.aims[0]?.instead).toBeNull();
  });
});

describe('told ground', () => {
  const said = (cover: 'half' | 'full'): Scene => {
    const scene = duel(armed(bow()), {}, { map: 'no map' });
    const { fight } = scene;
    if (fight?.ground.kind !== 'told') throw new Error('not told');
    return { ...scene, fight: { ...fight, ground: { ...fight.ground, near: 4, cover: { wolf: cover } } } };
  };

  it('has cover as it was said', () => {
    expect(vitality(strikes(said('half'), [11]))).toBe(20);
  });

  it('has no line to full cover', () => {
    expect(strikes(said('full'), []).refusal?.code).toBe('fullCover');
  });
});
