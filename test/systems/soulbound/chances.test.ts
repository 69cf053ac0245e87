import { describe, expect, test } from 'vitest';
import type { Chances } from '../../../src/engine/chances.ts';
import type { Answer } from '../../../src/engine/decision.ts';
import { everybody, type Viewer } from '../../../src/engine/event.ts';
import type { Intent, IntentOf } from '../../../src/engine/intent.ts';
import { chancesOf } from '../../../src/systems/soulbound/chances/index.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import type { Scene } from '../../../src/systems/soulbound/scene.ts';
import { again } from './battles/turned.ts';
import { duel, duelIn, sheet, table, withSoulfire } from './table.ts';
import { deep } from '../../support/deep.ts';

const gm: Viewer = { gm: true, characters: [] };
const kirasPlayer: Viewer = { gm: false, characters: ['kira'] };

const attack = (more: Partial<IntentOf<'attack'>> = {}): IntentOf<'attack'> => ({
  kind: 'attack',
  actor: 'kira',
  target: 'bandit',
  means: null,
  way: null,
  spend: [],
  asGm: false,
  ...more,
});

const check = (more: Partial<IntentOf<'check'>> = {}): IntentOf<'check'> => ({
  kind: 'check',
  actor: 'kira',
  what: 'body.athletics',
  difficulty: null,
  against: null,
  againstWhat: null,
  edge: null,
  resistingEdge: null,
  helpers: [],
  spend: [],
  secret: false,
  asGm: false,
  ...more,
});

function chances(scene: Scene, intent: IntentOf<'attack' | 'check'>, viewer = gm): Chances {
  const told = chancesOf(scene, intent, viewer);
  if (!told.ok) throw new Error(JSON.stringify(told.refusal));
  return told.value;
}

/** The chance whose name begins so. */
const chance = (told: Chances, name: string): number =>
  told.outcomes.find((outcome) => outcome.name.startsWith(name))?.chance ?? Number.NaN;

const whyNot = (scene: Scene, intent: IntentOf<'attack' | 'check'>, viewer = gm) => {
  const told = chancesOf(scene, intent, viewer);
  return told.ok ? null : told.refusal.code;
};

const rolls = deep(400, 2000);

type Came = (type: string, data: { readonly [name: string]: unknown }, after: Scene) => boolean;

/** How often each of these comes of a command, played that often as it is played: questions are answered as proposed. */
function shares(scene: Scene, intent: Intent, came: Readonly<Record<string, Came>>): Record<string, number> {
  const found: Record<string, number> = Object.fromEntries(Object.keys(came).map((name) => [name, 0]));
  for (let roll = 0; roll < rolls; roll++) {
    const answers: Answer[] = [];
    let outcome = again(scene, intent, `roll ${roll}`, answers);
    while (outcome.kind === 'waiting') {
      const [decision] = outcome.decisions;
      if (decision === undefined) throw new Error('nothing is asked');
      answers.push({ key: decision.key, choice: decision.default, by: 'chance', seen: outcome.dice.length });
      outcome = again(scene, intent, `roll ${roll}`, answers);
    }
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    const { events, state } = outcome;
    for (const [name, is] of Object.entries(came))
      if (events.some((event) => is(event.type, event.data, state)))
        found[name] = (found[name] ?? 0) + 1 / rolls;
  }
  return found;
}

/** Five standard errors: chance alone would fail one run in a million. */
const near = (exact: number) => 5 * Math.sqrt((exact * (1 - exact)) / rolls) + 1e-9;

describe(`what is told of an attack agrees with ${rolls} attacks`, () => {
  const fighter = {
    weapons: 'Axe, 2',
    skills: { weaponSkill: { training: 1, focus: 1 } },
    ratings: { melee: 5 },
  };
  test.each([
    ['a plain one', duel({}, {})],
    ['with Focus, against Armour', duel(fighter, { armour: 3 })],
    ['against somebody nearly down', duel(fighter, { toughness: 2, track: 1 })],
    ['with an Ineffective weapon', duel({ weapons: 'Fists, 1, Ineffective' }, { toughness: 1, track: 0 })],
  ])('%s', (_name, stage) => {
    const told = chances(stage.state, attack());
    const seen = shares(stage.state, attack(), {
      'to hit': (type, { damage }) => type === 'attacked' && Number(damage) > 0,
      'to get through': (type, { dealt }) => type === 'attacked' && Number(dealt) > 0,
      'to drop': (type, _data, after) => type === 'attacked' && after.characters.bandit?.mortal !== null,
    });
    for (const [name, share] of Object.entries(seen))
      expect(Math.abs(chance(told, name) - share), name).toBeLessThan(near(chance(told, name)));
  });
});

test('a check passes as often as is told', () => {
  const scene = table()
    .pc('kira', sheet({ attributes: { body: 4 }, skills: { athletics: { training: 1, focus: 2 } } }))
    .peace().state;
  const told = chance(chances(scene, check({ difficulty: '5:3' })), 'to pass');
  const { passed = 0 } = shares(scene, check({ difficulty: '5:3' }), {
    passed: (type, { passed: yes }) => type === 'tested' && yes === true,
  });
  expect(Math.abs(told - passed)).toBeLessThan(near(told));
});

test('an opposed check is won as often as is told', () => {
  const scene = table()
    .pc('kira', sheet({ skills: { athletics: { training: 1, focus: 1 } } }))
    .pc('tiz', sheet({ attributes: { body: 4 } }))
    .peace().state;
  const opposed = check({ against: 'tiz', againstWhat: 'body.might' });
  const told = chance(chances(scene, opposed), 'to win');
  const { won = 0 } = shares(scene, opposed, {
    won: (type, { won: yes }) => type === 'opposed' && yes === true,
  });
  expect(Math.abs(told - won)).toBeLessThan(near(told));
});

describe('what is told of an attack', () => {
  test('names the DN and the pool', () => {
    expect(chances(duel().state, attack()).what).toBe('**Kira** attacks **Bandit** with Club: 3d6 at DN 4');
  });

  test('is told before the turn has come', () => {
    const { state } = duel({ ratings: { initiative: 1 } }, { ratings: { initiative: 9 } });
    expect(whyNot(state, attack())).toBeNull();
  });

  test('is told when the Action is gone', () => {
    const after = duel().attack('kira', 'bandit', { dice: [1, 1, 1] });
    expect(whyNot(after.state, attack())).toBeNull();
  });

  test('is refused where the target is out of reach', () => {
    expect(whyNot(duelIn('Gate - Yard').state, attack())).toBe('otherZone');
  });

  test('counts whoever defends the target as the target', () => {
    const stage = table()
      .pc('kira', sheet({ ratings: { initiative: 1 } }))
      .pc('tiz', sheet({ ratings: { initiative: 9, defence: 12 } }))
      .foe('bandit', sheet({ ratings: { initiative: 5 } }))
      .fight()
      .act('tiz', 'defend', { target: 'kira' });
    const told = chances(stage.state, attack({ actor: 'bandit', target: 'kira' }));
    expect(told.what).toContain('attacks **Tiz**');
  });

  test('leaves dropping out where the target is down already', () => {
    const { state } = duel({}, { mortal: { wound: 'minor', hits: 0, failures: 0 } });
    expect(chance(chances(state, attack()), 'to drop')).toBeNaN();
  });
});

test('an attack on a turn that began on firm ground is not slowed by what the ground has become', () => {
  const stage = table().pc('kira', sheet()).foe('bandit', sheet()).surprised('bandit').zones('Gate').fight();
  const bog = stage.play({ kind: 'setting', text: 'Gate [difficult]', asGm: true });
  expect(chancesOf(bog.state, attack(), gm).ok).toBe(true);
});

describe("a foe's numbers stay the GM's", () => {
  const words = (told: Chances) => JSON.stringify(told);

  test('a player reads the same of a weak foe as of a strong one', () => {
    const weak = duel({}, { ratings: { defence: 1 }, armour: 0, toughness: 1 });
    const strong = duel({}, { ratings: { defence: 12 }, armour: 9, toughness: 99 });
    expect(words(chances(weak.state, attack(), kirasPlayer))).toBe(
      words(chances(strong.state, attack(), kirasPlayer)),
    );
  });

  test('a player reads what each DN would mean', () => {
    const told = chances(duel().state, attack(), kirasPlayer);
    expect([told.outcomes.length, chance(told, 'to hit at DN 4')]).toEqual([5, 0.875]);
  });

  test('a player is told nothing of what a foe may do', () => {
    expect(whyNot(duel().state, attack({ actor: 'bandit', target: 'kira' }), kirasPlayer)).toBe(
      'chancesHidden',
    );
  });

  test('a player reads nothing of the pool that resists', () => {
    const weak = duel({}, { attributes: { body: 1, mind: 1, soul: 1 } });
    const strong = duel({}, { attributes: { body: 9, mind: 9, soul: 9 } });
    const opposed = check({ against: 'bandit' });
    expect(words(chances(weak.state, opposed, kirasPlayer))).toBe(
      words(chances(strong.state, opposed, kirasPlayer)),
    );
  });

  test('whoever plays nobody there is told nothing', () => {
    expect(whyNot(duel().state, attack({ actor: 'bandit', target: 'kira' }), everybody)).toBe(
      'chancesHidden',
    );
  });
});

describe('what is told of a check', () => {
  test('takes the usual difficulty where none is said', () => {
    expect(chance(chances(table().pc('kira', sheet()).peace().state, check()), 'to pass')).toBe(0.875);
  });

  test('counts doubled Training', () => {
    const { state } = duel({ skills: { athletics: { training: 1, focus: 0 } } });
    expect(chances(state, check({ spend: ['doubleTraining'] })).what).toContain('5d6');
  });

  test('is told of a Death Test that is to come', () => {
    const scene = table()
      .pc('kira', sheet({ mortal: { wound: 'serious', hits: 0, failures: 1 } }))
      .peace().state;
    expect(chances(scene, check({ what: 'death' })).what).toContain('Death Test at DN 5:2');
  });

  test('is refused where there is no such check', () => {
    expect(whyNot(duel().state, check({ what: 'singing' }))).toBe('unknownCheck');
  });
});

test('the system is asked by its one door', () => {
  expect(soulbound.chances).toBe(chancesOf);
});

describe('with every die a 6 for Soulfire', () => {
  const spend = ['maximise'];
  const stage = withSoulfire(duel(), 1);

  test('a Test passes or not, with no chance in it', () => {
    const passes = (difficulty: string) =>
      chance(chances(stage.state, check({ difficulty, spend })), 'to pass');
    expect([passes('6:3'), passes('6:4')]).toEqual([1, 0]);
  });

  test('it is told what is rolled', () => {
    expect(chances(stage.state, check({ spend })).what).toBe(
      '**Kira** tests Body (Athletics) at DN 4:1: 3d6, every die a 6',
    );
  });

  test('an attack hits', () => {
    expect(chance(chances(stage.state, attack({ spend })), 'to hit')).toBe(1);
  });

  test('who resists must match it', () => {
    const told = chances(stage.state, check({ what: 'body', against: 'bandit', spend }));
    expect(chance(told, 'to tie')).toBeCloseTo(1 / 8, 12);
  });

  test('it is refused without Soulfire', () => {
    expect(whyNot(duel().state, check({ spend }))).toBe('noSoulfire');
  });

  test('a Death Test passes where the dice are enough', () => {
    const mortal = { wound: 'deadly', hits: 0, failures: 0 } as const;
    const dying = withSoulfire(table().pc('kira', sheet({ mortal })).peace(), 1);
    expect(chance(chances(dying.state, check({ what: 'death', spend })), 'to hold on')).toBe(1);
  });
});

test('nothing hurts who makes a Last Stand', () => {
  const { state } = duel().with((scene) => {
    const { bandit } = scene.characters;
    if (bandit === undefined) throw new Error('no bandit');
    return { ...scene, characters: { ...scene.characters, bandit: { ...bandit, lastStand: true } } };
  });
  expect(chance(chances(state, attack()), 'to get through')).toBe(0);
});
