import { expect, test } from 'vitest';
import type { BehaviourId } from '../../../../src/engine/autopilot/behaviours.ts';
import { behaviourOf } from '../../../../src/engine/autopilot/behaviourOf.ts';
import { chooseStep } from '../../../../src/engine/autopilot/choose.ts';
import type { Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { characterOf } from '../../../../src/systems/soulbound/character/blank.ts';
import { archetypeOutline } from '../../../../src/systems/soulbound/character/outlines.ts';
import type { Character } from '../../../../src/systems/soulbound/character/schema.ts';
import { autopilot } from '../../../../src/systems/soulbound/autopilot/index.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { type Scene, sceneOf } from '../../../../src/systems/soulbound/scene.ts';
import { commanded, onTurn } from '../../../support/autopilot/arena.ts';

const hero = (id: string, zone: string, change: Partial<Character> = {}): Member => {
  const sheet = characterOf(id, archetypeOutline('blade'));
  const slow = { ...sheet.ratings, initiative: 0 };
  return { id, name: id, side: 'players', sheet: plain({ ...sheet, ratings: slow, ...change }), place: zone };
};

const foe = (kind: string, zone: string, change: Partial<Character> = {}): Member => {
  const sheet = { ...soulbound.foe(kind), ...change };
  const first = { ...sheet.ratings, initiative: 30 };
  return { id: 'foe', name: 'Foe', side: 'foes', sheet: plain({ ...sheet, ratings: first }), place: zone };
};

/** A fight in a row of four Zones on the foe's turn. */
function fight(...members: readonly Member[]): Scene {
  const read = soulbound.readSetup('Gate - Yard - Hall - Vault');
  if (!read.ok) throw new Error(read.why);
  const begin = { kind: 'begin', members, setup: read.setup, surprised: [], asGm: true } as const;
  return onTurn(soulbound, commanded(soulbound, autopilot, sceneOf({}, ['foe']), begin, 'begin'), 'foe');
}

const step = (scene: Scene, said: BehaviourId | null = null, hurtBy: string | null = null) =>
  chooseStep(soulbound, autopilot, scene, {
    actor: 'foe',
    behaviour: behaviourOf(autopilot, scene, 'foe', said),
    hurtBy,
    asGm: true,
    spares: false,
  });

test('a raider goes for the nearest', () => {
  const { intent } = step(fight(foe('raider', 'hall'), hero('far', 'gate'), hero('near', 'yard')));
  expect(intent).toMatchObject({ act: 'move', target: 'yard' });
});

test('a raider attacks who is there, and says with which chance', () => {
  const { intent, because } = step(fight(foe('raider', 'hall'), hero('far', 'gate'), hero('near', 'hall')));
  expect([intent.kind, because.target, because.chance]).toEqual(['attack', 'near', expect.any(Number)]);
});

test('an archer steps away from who is in its Zone before it shoots', () => {
  const { because } = step(fight(foe('archer', 'hall'), hero('near', 'hall')));
  expect(because.what).toBe('away');
});

test('who goes for the weakest leaves the nearest alone', () => {
  const hurt = { toughness: { now: 1, max: 5 } };
  const { because } = step(fight(foe('hound', 'hall'), hero('near', 'hall'), hero('weak', 'hall', hurt)));
  expect(because.target).toBe('weak');
});

test('who strikes back goes for whoever hurt it', () => {
  const scene = fight(foe('brute', 'hall'), hero('near', 'hall'), hero('hurter', 'hall'));
  expect(step(scene, null, 'hurter').because.target).toBe('hurter');
});

test('a guard stays where it is', () => {
  const { because } = step(fight(foe('raider', 'hall'), hero('far', 'gate')), 'guard');
  expect(['instead', 'done']).toContain(because.what);
});

test('a coward flees at half health', () => {
  const wounds = { now: 2, max: 2 };
  const scene = fight(foe('raider', 'hall', { toughness: { now: 1, max: 4 }, wounds }), hero('near', 'hall'));
  expect(step(scene, 'coward').intent).toMatchObject({ act: 'flee' });
});

test('a foe that the GM hides waits to be shown', () => {
  const hidden = { ...foe('raider', 'hall'), hidden: true };
  expect(step(fight(hidden, hero('near', 'hall'))).because.what).toBe('unseen');
});

test.each(['gate', 'yard', 'hall', 'vault'])('where a hero hides makes no difference: %s', (zone) => {
  const hidden = (at: string): Scene => {
    const scene = fight(foe('raider', 'hall'), hero('near', 'yard'), hero('sly', at));
    const sly = scene.fight?.fighters.sly;
    if (scene.fight === null || sly === undefined) throw new Error('nobody hides');
    const fighters = { ...scene.fight.fighters, sly: { ...sly, hidden: { successes: 3, from: ['foe'] } } };
    return { ...scene, fight: { ...scene.fight, fighters } };
  };
  expect(step(hidden(zone))).toEqual(step(fight(foe('raider', 'hall'), hero('near', 'yard'))));
});

test('who makes a Last Stand still stands, so the fight goes on', () => {
  const dying = { mortal: { wound: 'deadly', hits: 0, failures: 0 }, lastStand: true } as const;
  expect(autopilot.decided(fight(foe('raider', 'hall'), hero('last', 'hall', dying)))).toBe(false);
});

test('who would keep their distance and has nothing but claws closes in', () => {
  const { because } = step(fight(foe('hound', 'hall'), hero('far', 'gate')), 'skirmisher');
  expect(because.what).toBe('closer');
});

test('who would keep their distance and has nothing but claws bites who is there', () => {
  const { intent } = step(fight(foe('hound', 'hall'), hero('near', 'hall')), 'skirmisher');
  expect(intent.kind).toBe('attack');
});

const sword = { id: 'sword', name: 'Sword', damage: 3, range: null, traits: [], natural: false };
const axe = { ...sword, id: 'axe', name: 'Axe', traits: [{ id: 'cleave' }] } as const;
const scatter = { ...axe, id: 'scatter', name: 'Scattergun', traits: [{ id: 'spread' }] } as const;
const held = { dropped: false, loaded: true };

/** A foe with a sword and something that hits several, and so many heroes around it. */
const among = (heroes: number, wide: typeof axe | typeof scatter): Scene => {
  const around = Array.from({ length: heroes }, (_, n) => hero(`hero${n}`, 'hall'));
  const weapons = [sword, wide].map((weapon) => ({ ...weapon, ...held, traits: [...weapon.traits] }));
  const scene = fight(foe('raider', 'hall', { weapons }), ...around);
  if (scene.fight === null) throw new Error('nobody fights');
  const knots = [['foe', ...around.map(({ id }) => id)]];
  return { ...scene, fight: { ...scene.fight, standing: { ...scene.fight.standing, knots } } };
};

test('what cleaves is taken where it hits several', () => {
  expect(step(among(4, axe)).intent).toMatchObject({ means: 'axe' });
});

test('what cleaves is left where it hits one', () => {
  expect(step(among(1, axe)).intent).toMatchObject({ means: 'sword' });
});

test('what spreads is left where it would catch the one who uses it', () => {
  expect(step(among(1, scatter)).intent).toMatchObject({ means: 'sword' });
});
