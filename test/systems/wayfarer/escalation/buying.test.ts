import { describe, expect, test } from 'vitest';
import { computing } from '../../../support/processor.ts';
import { options } from '../../../../src/systems/wayfarer/offers/options.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { act, done, refused } from '../support/play.ts';
import { guard } from '../support/stage.ts';
import { match } from './support.ts';

const shield = 'Guard; Troop; Human; Warrior; dice MO 2 MD 2 AT 2 DE 2; gear Sword, Mail';
const between = (resources: number, line = guard): Scene => ({
  ...match([{ line }], [{ line: guard }], { ana: resources }),
  battle: null,
});
const named = (scene: Scene) =>
  scene.characters.ana?.force.entries.map((one) => (one.kind === 'unit' ? one.plan.name : one.name));
const offered = (scene: Scene, id: string) =>
  options(scene, 'ana', { gm: false, characters: ['ana'] }).acts.find((one) => one.id === id);

describe('new units (L5794)', () => {
  test('cost their points in resources', () => {
    const { state } = done(between(100), act('ana', 'recruitOwn', { detail: guard }));
    expect([state.characters.ana?.band?.resources, named(state)]).toEqual([100 - 35, ['Guard', 'Guard 2']]);
  });

  test('each of several is somebody', () => {
    const { state } = done(between(300), act('ana', 'recruitOwn', { detail: `3x ${guard}` }));
    expect(named(state)).toEqual(['Guard', 'Guard 1', 'Guard 2', 'Guard 3']);
  });

  test('what is bought counts to what the force may cost', () => {
    const scene = between(2000);
    const { state } = done(scene, act('ana', 'recruitOwn', { detail: `57x ${guard}` }));
    expect(state.characters.ana?.force.points).toBe(58 * 35);
  });

  test("aren't had for more than there is", () => {
    expect(refused(between(10), act('ana', 'recruitOwn', { detail: guard }))).toBe('tooFewResources');
  });

  test('nor against the rules of forces', () => {
    const bad = guard.replace('MO 2', 'MO 9');
    expect(refused(between(500), act('ana', 'recruitOwn', { detail: bad }))).toBe('diceOutOfRange');
  });

  test('nor with what somebody would have learned', () => {
    const taught = `${guard}; learned AD`;
    expect(refused(between(500), act('ana', 'recruitOwn', { detail: taught }))).toBe('learnsByFighting');
  });

  test('those that can be paid for are offered first', () => {
    const refusedAt =
      offered(between(60), 'recruit')?.targets?.findIndex((one) => one.refused !== null) ?? -1;
    const all = offered(between(60), 'recruit')?.targets ?? [];
    expect([refusedAt > 0, all.slice(refusedAt).every((one) => one.refused !== null)]).toEqual([true, true]);
  });

  test('each that is offered is had', () => {
    const scene = between(200);
    const open = (offered(scene, 'recruit')?.targets ?? []).filter((one) => one.refused === null);
    const left = open.map(
      ({ id }) => done(scene, act('ana', 'recruit', { target: id })).state.characters.ana?.band?.resources,
    );
    expect([left.length > 10, left.every((one) => one !== undefined && one < 200)]).toEqual([true, true]);
  });
});

describe('equipment (L5795)', () => {
  const buy = (thing: string) => act('ana', 'outfit', { target: thing, means: 'member 1' });

  test('costs its points in resources', () => {
    const { state } = done(between(50), buy('knife'));
    const [unit] = state.characters.ana?.force.entries ?? [];
    expect([unit?.kind === 'unit' ? unit.plan.gear : [], state.characters.ana?.band?.resources]).toEqual([
      ['sword', 'knife'],
      50 - 2,
    ]);
  });

  test('is for one unit, also where an imported band has several as one', () => {
    const scene = between(50);
    const ana = scene.characters.ana;
    const entries = ana?.force.entries.map((one) => ({ ...one, copies: 3 })) ?? [];
    const many = {
      ...scene,
      characters: { ...scene.characters, ana: { ...ana, force: { ...ana?.force, entries } } },
    } as Scene;
    const { state } = done(many, buy('knife'));
    const gear = state.characters.ana?.force.entries.map((one) =>
      one.kind === 'unit' ? one.plan.gear.length : 0,
    );
    expect(gear).toEqual([2, 1, 1]);
  });

  test('what is a burden pays nothing back', () => {
    expect(done(between(50), buy('rollerSkates')).state.characters.ana?.band?.resources).toBe(50);
  });

  test('a second suit of armour is offered to nobody', () => {
    const mail = offered(between(500, shield), 'outfit')?.targets?.find(({ id }) => id === 'mail');
    expect(mail?.refused?.code).toBe('carriesNoMore');
  });

  test('and refused', () => {
    expect(refused(between(500, shield), buy('mail'))).toBe('oneArmour');
  });

  test('each that is offered is had', () => {
    const scene = between(120);
    const [member] = offered(scene, 'outfit')?.means ?? [];
    const had = (member?.fits ?? []).map((id) => done(scene, buy(id)).kind);
    expect([had.length > 20, new Set(had)]).toEqual([true, new Set(['done'])]);
  });
});

describe('a match is passed', () => {
  const hurt = (scene: Scene): Scene => {
    const ana = scene.characters.ana;
    const entries = ana?.force.entries.map((one) => ({ ...one, rests: true as const })) ?? [];
    return {
      ...scene,
      characters: { ...scene.characters, ana: { ...ana, force: { ...ana?.force, entries } } },
    } as Scene;
  };

  test('where nobody is fit, and all have rested then', () => {
    const { state } = done(hurt(between(0)), act('ana', 'sitOut'));
    expect(state.characters.ana?.force.entries.map(({ rests }) => rests)).toEqual([undefined]);
  });

  test('not where somebody is', () => {
    expect(refused(between(0), act('ana', 'sitOut'))).toBe('somebodyIsFit');
  });
});

test('nothing is bought by who is no band', () => {
  const scene = between(100);
  const { band: _, ...plain } = scene.characters.ana ?? {};
  const bare = { ...scene, characters: { ...scene.characters, ana: plain } } as Scene;
  expect(refused(bare, act('ana', 'recruitOwn', { detail: guard }))).toBe('noBand');
});

test('nor while a battle runs', () => {
  expect(
    refused(match([{ line: guard }], [{ line: guard }]), act('ana', 'recruitOwn', { detail: guard })),
  ).toBe('battleRuns');
});

test('what the largest band may buy is worked out within 50 ms', () => {
  const scene = between(400);
  const ana = scene.characters.ana;
  const [one] = ana?.force.entries ?? [];
  const entries = Array.from({ length: 200 }, () => one);
  const many = {
    ...scene,
    characters: { ...scene.characters, ana: { ...ana, force: { ...ana?.force, entries } } },
  } as Scene;
  const times = Array.from({ length: 4 }, () =>
    computing(() => void offered(structuredClone(many), 'outfit')),
  );
  expect(Math.min(...times)).toBeLessThan(50);
});
