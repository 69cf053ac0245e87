import { describe, expect, it } from 'vitest';
import { lightsIn } from '../../../../src/systems/riftbound/fight/light.ts';
import { seesIn } from '../../../../src/systems/riftbound/fight/sides.ts';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';
import { item } from '../support/people.ts';
import { acting } from '../support/intents.ts';
import { fightOf, performed } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const dark = (scene: Scene): Scene => ({ ...scene, fight: scene.fight && { ...scene.fight, dark: true } });

/** Kira looks at a raider so many metres south of Tiz, who has a light. */
const seesAt = (metres: number, light: string | null, heading: number | null = null) => {
  const items = light === null ? [] : [item(light, { on: true })];
  const scene = fightOf({
    tiz: { sheet: someone({ items }), at: [50, 20], fighter: { heading } },
    kira: { sheet: someone(), at: [40, 20] },
    raider: { sheet: someone(), side: 'foes', at: [50, 20 + metres] },
  });
  return seesIn(dark(scene), 'kira', 'raider');
};

describe('In the dark', () => {
  it('nobody is seen without a light', () => {
    expect(seesAt(5, null)).toBe(false);
  });

  it('a lantern shines 20 m all around', () => {
    expect([seesAt(20, 'Electric Lantern'), seesAt(20.5, 'Electric Lantern')]).toEqual([true, false]);
  });

  it('a torch shines 30 m, where whoever has it looks', () => {
    expect([seesAt(30, 'Torch', 180), seesAt(30, 'Torch', 0)]).toEqual([true, false]);
  });

  it('who touches somebody finds them', () => {
    const scene = fightOf({
      tiz: { sheet: someone(), at: [50, 20] },
      raider: { sheet: someone(), side: 'foes', at: [51, 20] },
    });
    expect(seesIn(dark(scene), 'tiz', 'raider')).toBe(true);
  });
});

describe('The lights of a place', () => {
  it('are looked for once, however many look at one another', () => {
    const scene = fightOf({
      tiz: { sheet: someone({ items: [item('Torch', { on: true })] }), at: [50, 20] },
    });
    expect(lightsIn(scene)).toBe(lightsIn(scene));
  });
});

describe('Pointing a torch', () => {
  const scene = fightOf({
    tiz: { sheet: someone({ name: 'Tiz', items: [item('Torch', { on: true })] }), at: [50, 20] },
    raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [60, 20] },
  });
  const points = (target: string) => performed(scene, acting('tiz', 'point', { target }));

  it.for([
    ['raider', 90],
    ['south', 180],
    ['45', 45],
  ] as const)('turns it: %s', ([target, heading]) => {
    expect(points(target).scene.fight?.fighters.tiz?.heading).toBe(heading);
  });

  it('takes nothing of the turn', () => {
    expect(points('raider').scene.fight?.turn?.actions).toBe(2);
  });

  it('refuses what is no direction', () => {
    expect(points('up').refusal?.code).toBe('noSuchDirection');
  });
});
