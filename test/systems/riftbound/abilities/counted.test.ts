import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../../src/dice/index.ts';
import { type Answer, choiceOf, type Decision } from '../../../../src/engine/decision.ts';
import type { Intent } from '../../../../src/engine/intent.ts';
import type { Recorded } from '../../../../src/engine/roll.ts';
import { run } from '../../../../src/engine/run.ts';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import type { AttributeId } from '../../../../src/systems/riftbound/content/attributes.ts';
import { perform } from '../../../../src/systems/riftbound/perform.ts';
import { ruleset } from '../../../../src/systems/riftbound/ruleset.ts';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';
import { deep, seeded } from '../../../support/deep.ts';
import { attackOn, close, duel } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { fightOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

type Asked = Readonly<Record<string, number>>;

/** An answer by chance: some of what can be ticked, or one option. */
function byChance({ options, several }: Decision, chance: () => number): string {
  const picked = options.filter(({ id }) => id !== several?.none && chance() < 0.5).map(({ id }) => id);
  if (several !== undefined) return choiceOf(several, picked.slice(0, several.most));
  return options[Math.floor(chance() * options.length)]?.id ?? '';
}

/** Plays an intent with dice and answers by chance: how often each person was asked. */
function askedIn(scene: Scene, intent: Intent, name: string): Asked {
  const source = seededDice(seeded(name));
  let state = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  const chance = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    return ((state >>> 8) % 1000) / 1000;
  };
  const asked: Decision[] = [];
  const answers: Answer[] = [];
  let dice: readonly Recorded[] = [];
  for (;;) {
    const outcome = run({ ...ruleset }, scene, (tx) => perform(tx, intent), { source, dice, answers });
    if (outcome.kind === 'refused') throw new Error(outcome.refusal.code);
    if (outcome.kind === 'diverged') throw new Error(outcome.at);
    if (outcome.kind === 'done') break;
    dice = outcome.dice;
    for (const decision of outcome.decisions) {
      asked.push(decision);
      const choice = byChance(decision, chance);
      answers.push({ key: decision.key, choice, by: 'tester', seen: outcome.dice.length });
    }
  }
  const by = Map.groupBy(asked, (one) => one.asked);
  return Object.fromEntries([...by].map(([who, questions]) => [who, questions.length]));
}

const GAMES = deep(15, 400);

/** The most that anybody was asked in many plays of an intent; `asks`: that anybody was asked at all. */
function mostAsked(scene: Scene, intent: Intent, name: string): number {
  const all = Array.from({ length: GAMES }, (_, n) => Object.values(askedIn(scene, intent, `${name} ${n}`)));
  return Math.max(0, ...all.flat());
}

const prepared = (attribute: AttributeId) => ({
  prepared: [{ id: 'p', attribute, left: 2, duration: untilRemoved }],
});

const attacker: Said = {
  skilled: ['simple', 'rifles'],
  prestige: 3,
  sp: [3, 6],
  abilities: ['tryThatAgainII', 'enthusiasm', 'opportunist', 'bonk', 'patience', 'terrifying', 'charge'],
};
const defender: Said = {
  hands: ['primitiveBuckler', 'simpleDagger'],
  skilled: ['simple', 'shields'],
  prestige: 3,
  sp: 6,
  abilities: ['highAlert', 'cautious', 'interceptI', 'damageResist'],
};
const helpers = {
  tank: {
    sheet: someone({ ...defender, name: 'Tank', abilities: ['interceptII', 'lookOut'] }),
    side: 'foes',
    at: [23, 23],
  },
  captain: {
    sheet: someone({ name: 'Captain', prestige: 3, abilities: ['lookOut', 'generous', 'pepTalk'] }),
    side: 'foes',
    at: [26, 22],
  },
  friend: { sheet: someone({ name: 'Friend', abilities: ['pepTalk', 'generous', 'lookOut'] }), at: [18, 18] },
} as const;

const made = { more: helpers, kiraAs: prepared('strength'), raiderAs: prepared('agility') };

describe('At default settings, with all that could be asked, an Attack asks each person at most twice', () => {
  it('in melee', () => {
    const scene = duel({ ...attacker, hands: ['simpleBaton'] }, defender, { ...close, ...made });
    expect(mostAsked(scene, attackOn('kira', 'raider', 'simpleBaton/strike'), 'melee')).toBe(2);
  });

  it('from afar', () => {
    const scene = duel({ ...attacker, hands: ['precisionRifle'] }, defender, {
      ...made,
      kiraAs: prepared('vision'),
    });
    expect(mostAsked(scene, attackOn('kira', 'raider', 'precisionRifle/near'), 'afar')).toBe(2);
  });

  it('where it kills', () => {
    const scene = duel(
      { ...attacker, hands: ['simpleBaton'] },
      { ...defender, hp: 2, mook: true },
      { ...close, ...made },
    );
    expect(mostAsked(scene, attackOn('kira', 'raider', 'simpleBaton/strike'), 'kill')).toBe(2);
  });

  it('where sparks jump and several die', () => {
    const weak = { sheet: someone({ name: 'Weak', hp: 1, mook: true }), side: 'foes', at: [32, 22] } as const;
    const scene = duel(
      { ...attacker, hands: ['teslaRifle'] },
      { ...defender, hp: 2, mook: true },
      {
        ...made,
        more: { ...helpers, weak, other: { ...weak, at: [33, 18] } },
        kiraAs: prepared('vision'),
      },
    );
    expect(mostAsked(scene, attackOn('kira', 'raider', 'teslaRifle/near'), 'sparks')).toBe(2);
  });

  it('where its target holds somebody', () => {
    const conditions = [{ id: 'grappled', by: 'raider', byName: 'Raider', duration: untilRemoved }] as const;
    const held = { sheet: someone({ name: 'Held', conditions }), at: [22, 20] } as const;
    const scene = duel({ ...attacker, hands: ['precisionRifle'] }, defender, {
      ...made,
      more: { ...helpers, held },
    });
    expect(mostAsked(scene, attackOn('kira', 'raider', 'precisionRifle/near'), 'held')).toBe(2);
  });
});

const overwatch = {
  shots: 2,
  weapon: null,
  trigger: { when: 'best' },
  duration: untilRemoved,
  centre: null,
} as const;

describe('At default settings a Move', () => {
  it('asks who moves at most once, with nobody on Overwatch', () => {
    const kira = someone({ abilities: ['quick'], prestige: 3 });
    const scene = fightOf({
      kira: { sheet: kira, at: [10, 10] },
      raider: { sheet: someone(), side: 'foes', at: [40, 40] },
    });
    expect(mostAsked(scene, acting('kira', 'move', { detail: '24,10' }), 'move')).toBe(0);
  });

  it('asks who is on Overwatch nothing', () => {
    const watcher: Said = {
      ...attacker,
      hands: ['precisionRifle'],
      abilities: ['patience', 'tryThatAgainII', 'cautious'],
    };
    const scene = fightOf({
      kira: { sheet: someone({ sp: [0, 4] }), at: [10, 10] },
      raider: {
        sheet: someone({ ...watcher, prestige: 0 }),
        side: 'foes',
        at: [30, 10],
        fighter: { overwatch, ...prepared('vision') },
      },
    });
    const all = Array.from({ length: GAMES }, (_, n) =>
      askedIn(scene, acting('kira', 'move', { detail: '15,10' }), `watch ${n}`),
    );
    expect(all.flatMap(({ raider = 0 }) => raider).every((count) => count === 0)).toBe(true);
  });

  it('asks who is shot at no more than for any Attack', () => {
    const scene = fightOf({
      kira: { sheet: someone(defender), at: [10, 10], fighter: prepared('agility') },
      friend: { sheet: someone({ abilities: ['lookOut'] }), at: [10, 12] },
      raider: {
        sheet: someone({ hands: ['precisionRifle'] }),
        side: 'foes',
        at: [30, 10],
        fighter: { overwatch: { ...overwatch, shots: 1 } },
      },
    });
    expect(mostAsked(scene, acting('kira', 'move', { detail: '15,10' }), 'shot at')).toBe(2);
  });
});
