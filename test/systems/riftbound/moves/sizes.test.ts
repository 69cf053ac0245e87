import { describe, expect, it } from 'vitest';
import type { Obstacle } from '../../../../src/engine/space/plane/index.ts';
import type { SizeId } from '../../../../src/systems/riftbound/content/sizes.ts';
import { acting } from '../support/intents.ts';
import { fightOf, performed } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

// Size: one moves through what is larger, and ends only inside of what is two sizes larger.

/** A corridor as wide as a human, along which Tiz goes; somebody of a size stands in it. */
const walls = [9.4, 10.6].map(
  (y, n): Obstacle => ({
    ...{
      id: `wall${n}`,
      name: 'wall',
      shape: 'line',
      height: 300,
      opaque: true,
      way: 'barrier',
      openings: [],
    },
    points: [
      { x: 0, y: y * 100 },
      { x: 4000, y: y * 100 },
    ],
  }),
);

const meeting = (own: SizeId, theirs: SizeId, obstacles: readonly Obstacle[] = walls) =>
  fightOf(
    {
      tiz: { sheet: someone({ name: 'Tiz', size: own }), at: [10, 10] },
      other: { sheet: someone({ name: 'Other', size: theirs }), side: 'foes', at: [14, 10] },
    },
    { size: [40, 20], obstacles },
  );

const goes = (scene: ReturnType<typeof meeting>, detail: string) => {
  const made = performed(scene, acting('tiz', 'move', { detail }));
  return made.refusal?.code ?? made.scene.fight?.fighters.tiz?.at?.x;
};

describe('Moving through others (Size)', () => {
  it.for([
    ['medium', 'large'],
    ['small', 'medium'],
    ['tiny', 'giant'],
  ] as const)('%s passes through %s', ([own, theirs]) => {
    expect(goes(meeting(own, theirs, []), '20,10')).toBe(2000);
  });

  it.for([
    ['medium', 'medium'],
    ['medium', 'small'],
    ['small', 'small'],
  ] as const)('%s does not pass through %s', ([own, theirs]) => {
    expect(goes(meeting(own, theirs), '8 m east')).toBe(1300);
  });

  it('passes through no wall, however large', () => {
    const [wall] = walls;
    const across: Obstacle = {
      ...(wall as Obstacle),
      points: [
        { x: 1400, y: 0 },
        { x: 1400, y: 2000 },
      ],
    };
    expect(goes(meeting('medium', 'giant', [across]), '8 m east')).toBe(1350);
  });
});

describe('Ending a Move inside of others (Size)', () => {
  it.for([
    ['small', 'large'],
    ['medium', 'giant'],
    ['tiny', 'medium'],
  ] as const)('%s may, inside of %s: two sizes larger', ([own, theirs]) => {
    expect(goes(meeting(own, theirs, []), '14,10')).toBe(1400);
  });

  it.for([
    ['medium', 'large'],
    ['small', 'medium'],
    ['large', 'giant'],
  ] as const)('%s may not, inside of %s: one size larger', ([own, theirs]) => {
    expect(goes(meeting(own, theirs, []), '14,10')).not.toBe(1400);
  });

  it('stops before them where a Move would end there', () => {
    expect(goes(meeting('medium', 'large', []), '4 m east')).toBeLessThanOrEqual(1250);
  });
});

describe('Coming down from a floor onto somebody', () => {
  const gallery: Obstacle = {
    ...{
      id: 'gallery',
      name: 'gallery',
      shape: 'area',
      height: 300,
      opaque: false,
      way: 'floor',
      openings: [],
    },
    points: [
      { x: 800, y: 800 },
      { x: 1300, y: 800 },
      { x: 1300, y: 1200 },
      { x: 800, y: 1200 },
    ],
  };

  it('leads on past who stands below its edge, whom one is over already', () => {
    expect(goes(meeting('medium', 'medium', [gallery]), '18,10')).toBe(1800);
  });

  it('ends over nobody there', () => {
    expect(goes(meeting('medium', 'medium', [gallery]), '14,10')).not.toBe(1400);
  });
});
