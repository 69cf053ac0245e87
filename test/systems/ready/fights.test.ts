import { describe, expect, test } from 'vitest';
import { ableToAct } from '../../../src/app/play/turns.ts';
import { behaviourOf } from '../../../src/engine/autopilot/behaviourOf.ts';
import { plain } from '../../../src/engine/json.ts';
import { readyHero } from '../../../src/engine/ready.ts';
import { tipFor } from '../../../src/engine/readyTip.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { stands as ofIshanekon } from '../../../src/systems/ishanekon/autopilot/stands.ts';
import type { Scene as Ishanekon } from '../../../src/systems/ishanekon/scene.ts';
import { systems } from '../../../src/systems/registry.ts';
import { stands as ofRiftbound } from '../../../src/systems/riftbound/fight/stands.ts';
import type { Scene as Riftbound } from '../../../src/systems/riftbound/scene.ts';
import type { Scene as Soulbound } from '../../../src/systems/soulbound/scene.ts';
import { character as ofSoulbound } from '../../../src/systems/soulbound/scene.ts';
import { isDown } from '../../../src/systems/zafir/conditions/can.ts';
import type { Scene as Zafir } from '../../../src/systems/zafir/scene.ts';
import { commanded } from '../../support/autopilot/arena.ts';
import { deep, patience } from '../../support/deep.ts';
import { begunBy, measured } from '../../support/ready/fought.ts';

/** Who still stands, by how each system tells it. */
const stands: { readonly [system: string]: (state: object, id: string) => boolean } = {
  soulbound: (state, id) => {
    const { dead, mortal } = ofSoulbound(state as Soulbound, id);
    return !dead && mortal === null;
  },
  ishanekon: (state, id) => ofIshanekon(state as Ishanekon, id),
  riftbound: (state, id) => ofRiftbound(state as Riftbound, id),
  zafir: (state, id) => !isDown(state as Zafir, id),
};

const all = (await Promise.all(systems.catalogue.map(({ id }) => systems.load(id)))).flatMap(
  (system): readonly AnySystem[] => (system?.ready === undefined ? [] : [system]),
);

/** Fights in which heroes stand together; sides that fight each other have tests of their own, as nobody acts by themselves there. */
const fights = all.flatMap((system) =>
  (system.ready?.fights ?? []).flatMap((fight) =>
    fight.opposed ? [] : [[`${system.name}: ${fight.name}`, system, fight] as const],
  ),
);

const heroes = fights.flatMap(([name, system, fight]) =>
  fight.heroes.map((hero) => [`${name}, ${hero.name}`, system, hero] as const),
);

test.each(heroes)('%s is made by the steps by which everybody makes a character', (_, system, hero) => {
  const made = readyHero(system, hero, hero.name);
  const read = made.ok ? system.character.read(plain(made.value), system.revision) : made;
  expect(read).toMatchObject({ ok: true });
});

test.each(heroes)('%s acts as their fight says where nobody plays them', (_, system, hero) => {
  const fight = system.ready?.fights.find(({ heroes: all }) => all.includes(hero));
  if (fight === undefined || system.autopilot === undefined) throw new Error('nothing is played');
  const state = begunBy(system, fight, 'behaves');
  expect(behaviourOf(system.autopilot, state, `hero ${hero.id}`).id).toBe(hero.behaviour);
});

describe.each(fights)('%s', (_, system, fight) => {
  test('begins with everybody in their places, and somebody to act', () => {
    expect(ableToAct(system, begunBy(system, fight, 'begins')).length).toBeGreaterThan(0);
  });

  test('tells whoever is up first what to press', () => {
    const state = begunBy(system, fight, 'tips');
    const [first = ''] = ableToAct(system, state).filter((id) => id.startsWith('hero'));
    expect(['attack', 'move']).toContain(tipFor(system, state, first).of);
  });

  test('leaves nobody to see to: foes are gone, and so are heroes nobody plays', () => {
    const { autopilot } = system;
    if (autopilot === undefined) throw new Error('nothing is played');
    const begun = begunBy(system, fight, 'left');
    const [hero = ''] = Object.keys(system.charactersIn(begun)).filter((id) => id.startsWith('hero'));
    const hurt = { kind: 'harm', actor: hero, change: 'damage', points: 99, asGm: true } as const;
    const fallen = commanded(system, autopilot, begun, hurt, 'falls')?.state ?? begun;
    const ended = commanded(system, autopilot, fallen, { kind: 'end', asGm: true }, 'ends');
    const told = ended?.events.map(({ type }) => type) ?? ['not ended'];
    expect(told.filter((type) => ['not ended', 'foesAlive', 'dying'].includes(type))).toEqual([]);
  });

  const runs = deep(4, 60);
  test('ends, and the heroes by themselves win most of the time in three to five rounds', {
    timeout: patience(180_000),
  }, () => {
    const still = stands[system.id];
    const { won, rounds, refused, open } = measured(
      system,
      fight,
      runs,
      (state, side) =>
        Object.keys(system.charactersIn(state)).filter((id) => id.startsWith(side) && still?.(state, id))
          .length,
    );
    expect({ refused, open }).toEqual({ refused: [], open: 0 });
    // Of few runs less is asked: a few may fall badly.
    expect(won).toBeGreaterThanOrEqual(deep(0.25, 0.7));
    expect(won).toBeLessThanOrEqual(deep(1, 0.92));
    expect(rounds).toBeGreaterThanOrEqual(deep(2, 2.9));
    expect(rounds).toBeLessThanOrEqual(deep(7, 5));
  });
});
