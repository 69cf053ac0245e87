import { expect, test } from 'vitest';
import { rowOf } from '../../../../src/engine/table.ts';
import { behaviours } from '../../../../src/engine/autopilot/behaviours.ts';
import { chooseStep } from '../../../../src/engine/autopilot/choose.ts';
import { ishanekon } from '../../../../src/systems/ishanekon/index.ts';
import { autopilot } from '../../../../src/systems/ishanekon/autopilot/index.ts';
import { foe } from '../../../../src/systems/ishanekon/creatures/foes.ts';
import { optionsOf } from '../../../../src/systems/ishanekon/options.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { acting, after, done, fightOf, nextOf, told } from '../support/scenes.ts';
import { duel } from '../support/fights.ts';

const enemies = (scene: Parameters<typeof autopilot.around>[0], actor: string) =>
  autopilot.around(scene, actor).enemies;

test('who acts by themselves knows the enemies who stand', () => {
  expect(enemies(duel({}, {}, { apart: 4 }), 'tiz').map(({ id, distance }) => [id, distance])).toEqual([
    ['wolf', 4],
  ]);
});

test('who is down is nobody to go for', () => {
  expect(enemies(duel({}, { vitality: -2 }), 'tiz')).toEqual([]);
});

test('a creature acts by the behaviour of its sheet', () => {
  const scene = fightOf({
    tiz: { sheet: foe('bandit') },
    archer: { sheet: foe('banditArcher'), side: 'foes' },
  });
  expect(rowOf(behaviours, autopilot.behaviour(scene, 'archer') ?? 'nearest').id).toBe('skirmisher');
});

test('a fight is decided when a side has nobody left on their feet', () => {
  expect(autopilot.decided(duel({}, { vitality: 0 }))).toBe(true);
});

test('healing is worth more on who is down', () => {
  const knows = { abilities: [{ id: 'simpleHeal', source: 'technique' as const, mixes: [] }] };
  const scene = duel(
    { ...knows, vitality: 19 },
    {},
    {
      more: { bo: { sheet: { ...foe('greyWolf'), vitality: -1 }, side: 'players', place: 'B3' } },
    },
  );
  const acts = optionsOf(scene, 'tiz', { gm: false, characters: ['tiz'] }).acts;
  const rated = autopilot.powers(scene, 'tiz', acts, enemies(scene, 'tiz'));
  expect(rated.map(({ means, target }) => [means, target])).toEqual([['simpleHeal', 'bo']]);
});

test('who has attacked and can hit from where they stand goes nowhere else in that turn', () => {
  const scene = duel({}, {}, { turn: { ap: 1, movement: 3, attacks: 0 } });
  const pilot = {
    actor: 'tiz',
    behaviour: rowOf(behaviours, 'nearest'),
    hurtBy: null,
    asGm: true,
    spares: false,
  };
  expect(chooseStep(ishanekon, autopilot, scene, pilot).intent).not.toMatchObject({ act: 'move' });
});

/** The same rules, with nothing named of where one may move. */
const unnamed = (targetsOpen: boolean): typeof ishanekon => ({
  ...ishanekon,
  options: (scene, actor, viewer) => {
    const { acts, ...others } = ishanekon.options(scene, actor, viewer);
    const named = acts.map((act) => (act.id === 'move' ? { ...act, targets: [], targetsOpen } : act));
    return { ...others, acts: named };
  },
});

const chasing = (system: typeof ishanekon) =>
  chooseStep(system, autopilot, duel({}, {}, { apart: 5 }), {
    ...{ actor: 'tiz', behaviour: rowOf(behaviours, 'nearest'), hurtBy: null, asGm: true, spares: false },
  }).intent;

test('a square that Move takes is gone to, although nobody has named it', () => {
  expect(chasing(unnamed(true))).toMatchObject({ act: 'move' });
});

test('an act that takes nothing but what it names leads nowhere else', () => {
  expect(chasing(unnamed(false))).not.toMatchObject({ act: 'move' });
});

const stepOf = (scene: Scene, behaviour: 'guard' | 'nearest' = 'guard') =>
  chooseStep(ishanekon, autopilot, scene, {
    ...{ actor: 'tiz', behaviour: rowOf(behaviours, behaviour), hurtBy: null, asGm: true, spares: false },
  }).intent;

test("who can attack nobody holds an attack for an enemy's step into reach (Rounds and Turns)", () => {
  const scene = duel({}, {}, { apart: 6 });
  expect(stepOf(scene)).toMatchObject({ act: 'holdAction', means: 'attack/ax', target: 'enemies' });
});

test('what they hold comes by itself', () => {
  const scene = after(duel({}, {}, { apart: 4 }), stepOf(duel({}, {}, { apart: 4 })), nextOf('tiz'));
  const steps = acting('wolf', 'move', { target: 'C2' });
  expect(told(done(scene, steps, [1]), 'heldReleased')).toMatchObject([{ actor: 'tiz', target: 'wolf' }]);
});

test('who holds an attack already defends with what is left', () => {
  const scene = duel({}, {}, { apart: 6, turn: { ap: 5 } });
  expect(stepOf(after(scene, stepOf(scene)))).toMatchObject({ act: 'defend' });
});

test('nobody stops the bleeding of an enemy', () => {
  const bleeding = { id: 's1', status: 'bleeding', stacks: 1, power: 10, by: null, byName: null };
  const down = { vitality: -2, statuses: [{ ...bleeding, duration: { ends: [] }, until: null }] };
  const scene = duel({}, down);
  const acts = optionsOf(scene, 'tiz', { gm: false, characters: ['tiz'] }).acts;
  expect(autopilot.powers(scene, 'tiz', acts, []).map(({ act }) => act.id)).not.toContain('stabilize');
});
