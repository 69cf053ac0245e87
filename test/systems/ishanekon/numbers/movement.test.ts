import { describe, expect, it } from 'vitest';
import { slowed } from '../../../../src/systems/ishanekon/numbers/movement.ts';
import type { Hero } from '../../../../src/systems/ishanekon/character/schema.ts';
import { sceneOf } from '../../../../src/systems/ishanekon/scene.ts';
import { activeStatuses } from '../../../../src/systems/ishanekon/status/held.ts';
import { hero } from '../support/people.ts';

const load = (weight: number) =>
  hero({ items: [{ id: 'load', profile: { kind: 'goods', row: 'stone', name: 'Stone', weight } }] as never });

const basic = (who: Hero, metres: number) => slowed(sceneOf({ tiz: who }), 'tiz', metres);

const acting = (said: Parameters<typeof hero>[0]) => activeStatuses(hero(said)).map(({ rule }) => rule.id);

describe('Basic Movement', () => {
  it('is set to 1 m by too much weight (Weight and Carry Capacity)', () => {
    expect(basic(load(21), 6)).toBe(1);
  });

  it('is gone with far too much', () => {
    expect(basic(load(41), 6)).toBe(0);
  });

  it('is halved by Exhaustion (house table)', () => {
    expect(basic(hero({ exhaustion: 3 }), 3)).toBe(1);
  });

  it('is never below 0', () => {
    expect(basic(hero(), -2)).toBe(0);
  });
});

describe('One is', () => {
  it('Restrained once one collapses of Exhaustion (house table)', () => {
    expect(acting({ exhaustion: 7 })).toEqual(['restrained']);
  });

  it('Tainted as long as one has a fever (Diseases)', () => {
    expect(acting({ diseases: [{ id: 'fever', next: 60, good: 0, lost: 0, recovering: false }] })).toEqual([
      'tainted',
    ]);
  });
});
