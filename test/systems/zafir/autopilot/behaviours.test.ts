import { expect, test } from 'vitest';
import type { BehaviourId } from '../../../../src/engine/autopilot/behaviours.ts';
import { behaviourOf } from '../../../../src/engine/autopilot/behaviourOf.ts';
import { chooseStep } from '../../../../src/engine/autopilot/choose.ts';
import type { Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { autopilot } from '../../../../src/systems/zafir/autopilot/index.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { type Scene, sceneOf } from '../../../../src/systems/zafir/scene.ts';
import { hero as someHero } from '../table.ts';
import { commanded, onTurn } from '../../../support/autopilot/arena.ts';

const hero = (id: string, place: string): Member => ({
  id,
  name: id,
  side: 'players',
  sheet: plain(someHero({ attributes: { toughness: 3 } })),
  place,
});

const foe = (kind: string, place: string): Member => ({
  id: 'foe',
  name: 'Foe',
  side: 'foes',
  sheet: plain(zafir.foe(kind)),
  place,
});

/** A fight in the enemies' phase; `surprised`: the crew is concealed from them. */
function fightOn(ground: string, members: readonly Member[], surprised: readonly string[] = []): Scene {
  const read = zafir.readSetup(ground);
  if (!read.ok) throw new Error(read.why);
  const begin = { kind: 'begin', members, setup: read.setup, surprised, asGm: true } as const;
  return onTurn(zafir, commanded(zafir, autopilot, sceneOf({}, ['foe']), begin, 'begin'), 'foe');
}

const fight = (...members: readonly Member[]): Scene => fightOn('20x12', members);

const step = (scene: Scene, said: BehaviourId | null = null) => {
  const behaviour = behaviourOf(autopilot, scene, 'foe', said);
  return chooseStep(zafir, autopilot, scene, {
    actor: 'foe',
    behaviour,
    hurtBy: null,
    asGm: true,
    spares: false,
  });
};

test('a ghul comes nearer to who is too far away', () => {
  expect(step(fight(foe('ghul', 'A1'), hero('a', 'T12'))).because).toMatchObject({
    what: 'closer',
    target: 'a',
  });
});

test('a ghul attacks who is in reach', () => {
  expect(step(fight(foe('ghul', 'A1'), hero('a', 'C1'))).intent).toMatchObject({
    kind: 'attack',
    target: 'a',
  });
});

test.each(['B9', 'T12', 'K6'])('where a concealed hero is makes no difference: %s', (tile) => {
  const concealed = (): Scene => {
    const scene = fight(foe('ghul', 'A1'), hero('a', 'T1'), hero('sly', tile));
    const sly = scene.fight?.units.sly;
    if (scene.fight === null || sly === undefined) throw new Error('nobody is concealed');
    return {
      ...scene,
      fight: { ...scene.fight, units: { ...scene.fight.units, sly: { ...sly, concealed: true } } },
    };
  };
  expect(step(concealed())).toEqual(step(fight(foe('ghul', 'A1'), hero('a', 'T1'))));
});

const unawares = () => fightOn('20x12', [foe('soldier', 'A1'), hero('a', 'T12')], ['foes']);

/** The same fight, with something else about it. */
function but(scene: Scene, changed: Partial<NonNullable<Scene['fight']>>): Scene {
  if (scene.fight === null) throw new Error('no fight');
  return { ...scene, fight: { ...scene.fight, ...changed } };
}

test('who knows nothing of a concealed crew lies in wait for nobody', () => {
  expect(step(unawares()).intent.kind).toBe('next');
});

test('who knows that a crew is there lies in wait for it', () => {
  expect(step(but(unawares(), { revealed: true })).intent).toMatchObject({ kind: 'act', act: 'overwatch' });
});

test('who has just noticed the crew dives for cover', () => {
  const open = Array.from({ length: 12 }, () => '.'.repeat(20));
  const ground = open.with(2, `...#${'.'.repeat(16)}`).join('\n');
  const scene = fightOn(ground, [foe('soldier', 'C6'), hero('a', 'T5')]);
  const owed = [{ actor: 'foe', why: 'revealed', speed: null, agility: null }] as const;
  expect(step(but(scene, { owed })).because.what).toBe('cover');
});

test('who would keep their distance and has nothing but claws closes in', () => {
  expect(step(fight(foe('ghul', 'A1'), hero('a', 'T12')), 'skirmisher').because.what).toBe('closer');
});

test('who would keep their distance and has nothing but claws strikes who is in reach', () => {
  expect(step(fight(foe('ghul', 'A1'), hero('a', 'C1')), 'skirmisher').intent.kind).toBe('attack');
});
