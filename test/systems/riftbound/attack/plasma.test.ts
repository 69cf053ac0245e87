import { describe, expect, it } from 'vitest';
import type { Obstacle } from '../../../../src/engine/space/plane/index.ts';
import { plasmaAtRoundStart, plasmaAtTurnEnd } from '../../../../src/systems/riftbound/attack/plasma/fly.ts';
import { goAlong } from '../../../../src/systems/riftbound/moves/along.ts';
import type { Plasma, Scene } from '../../../../src/systems/riftbound/scene.ts';
import { duel, hp } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { performed, personOf, played, told } from '../support/scenes.ts';

const cannon = { hands: ['plasmaCannon'] } as const;
const fires = (scene: Scene, target: string) =>
  performed(scene, acting('kira', 'plasma', { target, means: 'plasmaCannon' }));

const made = { step: 5, radius: 3, damage: { dice: 3, plus: 0 }, times: 4 };

/** A disruption of Kira's, at a place in metres, on its way east. */
const flying = (at: readonly [number, number], times = 0, scene = duel(cannon)): Scene => {
  const ball: Plasma = {
    id: 'ball',
    by: 'kira',
    at: { x: at[0] * 100, y: at[1] * 100 },
    bearing: 90,
    times,
    made,
  };
  return scene.fight === null ? scene : { ...scene, fight: { ...scene.fight, plasma: [ball] } };
};
const turnEnds = (scene: Scene, dice: readonly number[]) =>
  played(scene, (tx) => plasmaAtTurnEnd(tx, 'kira'), dice);

describe('Plasma Cannon', () => {
  it('uses 50 Charge', () => {
    expect(personOf(fires(duel(cannon), 'raider'), 'kira').items[0]?.charge).toBe(0);
  });

  it('creates a Plasma Disruption in the direction one points', () => {
    expect(fires(duel(cannon), 'raider').scene.fight?.plasma).toMatchObject([
      { by: 'kira', bearing: 90, times: 0 },
    ]);
  });

  it.for([
    ['north-west', 315],
    ['45', 45],
  ] as const)('points %s', ([target, bearing]) => {
    expect(fires(duel(cannon), target).scene.fight?.plasma).toMatchObject([{ bearing }]);
  });

  it('refuses a direction that is none', () => {
    expect(fires(duel(cannon), 'upwards').refusal?.code).toBe('noSuchDirection');
  });

  it('is refused with too little Charge', () => {
    const { scene } = fires(duel(cannon), 'raider');
    expect(fires(scene, 'raider').refusal?.code).toBe('tooLittleCharge');
  });
});

describe('Plasma Disruption', () => {
  it('moves 5 m at the end of its maker turn', () => {
    expect(turnEnds(flying([20.5, 20]), [1, 1, 1]).scene.fight?.plasma).toMatchObject([
      { at: { x: 2550, y: 2000 }, times: 1 },
    ]);
  });

  it('then deals 3d6 Heat damage to all within 3 m', () => {
    // Raider's edge is at 30.5 m; the ball comes to 28 m.
    expect(hp(turnEnds(flying([23, 20]), [1, 2, 3]))).toBe(14);
  });

  it('spares who is farther away', () => {
    expect(hp(turnEnds(flying([22, 20]), [1, 2, 3]))).toBe(20);
  });

  it('explodes where it touches somebody, with its damage once', () => {
    const made = turnEnds(flying([27, 20]), [1, 2, 3]);
    expect([hp(made), made.scene.fight?.plasma]).toEqual([14, []]);
  });

  it('explodes where it touches a wall', () => {
    const wall: Obstacle = {
      ...{ id: 'wall', name: 'Wall', shape: 'line', height: 300, opaque: true, way: 'barrier', openings: [] },
      points: [
        { x: 2300, y: 0 },
        { x: 2300, y: 10_000 },
      ],
    };
    const scene = duel(cannon, {}, { setting: { obstacles: [wall] } });
    expect(told(turnEnds(flying([20.5, 20], 0, scene), [1, 1, 1]), 'disruptionMoved').explodes).toBe(
      'touched',
    );
  });

  it('explodes the fourth time', () => {
    const made = turnEnds(flying([20.5, 40], 3), [1, 1, 1]);
    expect([told(made, 'disruptionMoved').explodes, made.scene.fight?.plasma]).toEqual(['spent', []]);
  });

  it('explodes when somebody comes into contact with it', () => {
    const path = [
      { x: 3100, y: 2000 },
      { x: 2600, y: 2000 },
    ];
    const made = played(
      flying([27, 20]),
      (tx) => goAlong(tx, { actor: 'raider', path, forced: false, by: 'raider' }),
      [1, 2, 3],
    );
    expect([hp(made), made.scene.fight?.plasma]).toEqual([14, []]);
  });

  it('flies on at the end of a turn', () => {
    const made = performed(flying([20.5, 40]), { kind: 'next', actor: 'kira', asGm: false }, [1, 1, 1]);
    expect(made.scene.fight?.plasma).toMatchObject([{ times: 1 }]);
  });

  it('flies on as a round begins where its maker is dead', () => {
    const scene = flying([20.5, 40], 0, duel({ ...cannon, dead: true }));
    const made = played(scene, (tx) => plasmaAtRoundStart(tx), [1, 1, 1]);
    expect(made.scene.fight?.plasma).toMatchObject([{ times: 1 }]);
  });
});
