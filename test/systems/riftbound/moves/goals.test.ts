import { describe, expect, it } from 'vitest';
import { METRE, type Obstacle } from '../../../../src/engine/space/plane/index.ts';
import { goalWays } from '../../../../src/systems/riftbound/moves/goals.ts';
import { reachOf } from '../../../../src/systems/riftbound/moves/metres.ts';
import { wayMeant } from '../../../../src/systems/riftbound/moves/ways.ts';
import { newParty } from '../../../../src/systems/riftbound/party/party.ts';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';
import { deep, seeded } from '../../../support/deep.ts';
import { type Chance, chanceOf } from '../../../support/random/chance.ts';
import { fightOf } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const crateAt = (x: number, y: number, n: number): Obstacle => ({
  id: `crate${n}`,
  name: 'crate',
  shape: 'area',
  points: [
    { x, y },
    { x: x + 150, y },
    { x: x + 150, y: y + 150 },
    { x, y: y + 150 },
  ],
  height: 200,
  opaque: true,
  way: 'barrier',
  openings: [],
});

/** Four heroes against twelve foes among crates, somewhere. */
function crowd(chance: Chance): Scene {
  const spot = () => [1 + chance(290) / 10, 1 + chance(190) / 10] as const;
  const heroes = Array.from({ length: 4 }, (_, n) => [`pc${n}`, { sheet: someone(), at: spot() }] as const);
  const foes = Array.from(
    { length: 12 },
    (_, n) => [`foe${n}`, { sheet: someone(), side: 'foes' as const, at: spot() }] as const,
  );
  const obstacles = Array.from({ length: 6 }, (_, n) => crateAt(200 + chance(2400), 200 + chance(1400), n));
  return fightOf(Object.fromEntries([...heroes, ...foes]), { size: [30, 20], obstacles });
}

const scenes = Array.from({ length: deep(8, 300) }, (_, n) => crowd(chanceOf(seeded(`goals ${n}`))));

describe('Where one can Move, as it is offered, in scenes by chance', () => {
  it('leads where the same words lead who looks at the whole map', () => {
    const wrong = scenes.flatMap((scene) => {
      const { sure } = reachOf(scene, 'pc0');
      return goalWays(scene, 'pc0').filter(({ choice, way }) => {
        const plain = wayMeant(scene, 'pc0', choice.id, { most: sure, cut: false });
        return !plain.ok || plain.way.length !== way.length;
      });
    });
    expect(wrong).toEqual([]);
  });

  it('is found or not as it is for who looks at the whole map', () => {
    const wrong = scenes.flatMap((scene, n) => {
      const { sure: most } = reachOf(scene, 'pc0');
      const isThere = (id: string, near: boolean) =>
        wayMeant(scene, 'pc0', `to ${id}`, { most, cut: false, near }).ok;
      return Object.keys(scene.characters)
        .filter((id) => isThere(id, true) !== isThere(id, false))
        .map((id) => `${n} ${id}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is no farther than a Move', () => {
    const lengths = scenes.flatMap((scene) => goalWays(scene, 'pc0').map(({ way }) => way.length));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10 * METRE);
  });
});

it('On hexes somebody of medium size comes into contact with a large one, too', () => {
  const { rules } = newParty;
  const scene = fightOf(
    {
      tiz: { sheet: someone(), at: [10, 8.7] },
      ripper: { sheet: someone({ size: 'large' }), side: 'foes', at: [15, 8.7] },
    },
    { party: { rules: { ...rules, space: 'hexes' } } },
  );
  expect(goalWays(scene, 'tiz').map(({ choice }) => choice.id)).toContain('to ripper');
});
