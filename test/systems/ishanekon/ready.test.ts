import { expect, test } from 'vitest';
import { plain } from '../../../src/engine/json.ts';
import { readyHero } from '../../../src/engine/ready.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { stands } from '../../../src/systems/ishanekon/autopilot/stands.ts';
import { ishanekon } from '../../../src/systems/ishanekon/index.ts';
import { fights } from '../../../src/systems/ishanekon/ready/fights.ts';
import { fightersIn, type Scene, sideOf } from '../../../src/systems/ishanekon/scene.ts';
import { deep, patience } from '../../support/deep.ts';
import { measured } from '../../support/ready/fought.ts';

// `as`, as in the registry: a system is used with its own scenes only, which TypeScript cannot see.
const system = ishanekon as AnySystem;

const heroes = fights.flatMap(({ heroes }) => heroes.map((hero) => [hero.name, hero] as const));

const standing = (state: object, side: 'hero' | 'foe'): number => {
  const scene = state as Scene;
  const wanted = side === 'hero' ? 'players' : 'foes';
  return fightersIn(scene).filter((id) => sideOf(scene, id) === wanted && stands(scene, id)).length;
};

test.each(heroes)('%s is made by the steps by which everybody makes a character', (_, hero) => {
  const made = readyHero(system, hero, hero.name);
  const read = made.ok ? system.character.read(plain(made.value), system.revision) : made;
  expect(read).toMatchObject({ ok: true });
});

test.each(fights)(
  '$name is fought to its end, and nobody tries what the rules refuse',
  {
    timeout: patience(120_000),
  },
  (fight) => {
    const { open, refused } = measured(system, fight, deep(1, 100), standing);
    expect([open, refused]).toEqual([0, []]);
  },
);
