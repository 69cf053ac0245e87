import { describe, expect, test } from 'vitest';
import { abilities } from '../../../../src/systems/zafir/content/abilities.ts';
import { battle, enemy, hero, town } from '../table.ts';

type Written = Parameters<typeof hero>[0];

const kira = (more: Written = {}) => town({ kira: hero({ money: 10_000, ...more }) });
const use = (
  stage: ReturnType<typeof kira>,
  means: string,
  dice: readonly number[] = [],
  detail: string | null = null,
) => stage.act('kira', 'useUtility', { means, dice, detail });

/** How often somebody may use an ability's utility before it is refused; at most five times. */
function times(ability: (typeof abilities)[number]['id'], means: string = ability): number {
  let stage = kira({ abilities: [ability], attributes: { discipline: 0 } });
  for (let n = 0; n < 5; n++) {
    const next = use(stage, means);
    if (next.refusal !== null) return n;
    stage = next;
  }
  return 5;
}

const limited = abilities.filter(
  ({ utility }) => utility !== null && utility.perDay !== 'atWill' && !('dice' in utility),
);
const atWill = abilities.filter(({ utility }) => utility?.perDay === 'atWill');
const adding = abilities.filter(({ utility }) => utility !== null && 'dice' in utility);

describe('ability utilities', () => {
  test.each(limited.filter(({ utility }) => utility !== null && !('makes' in utility)))(
    '$name may be used $utility.perDay times a day',
    ({ id, utility }) => {
      expect(times(id)).toBe(utility?.perDay);
    },
  );

  test.each(atWill)('$name may be used at will', ({ id }) => {
    expect(times(id)).toBe(5);
  });

  test.each(adding)('$name adds to skill actions, and is not used alone', ({ id }) => {
    expect(use(kira({ abilities: [id] }), id).refusal?.code).toBe('utilityInCheck');
  });

  test('come back at dawn', () => {
    const used = use(kira({ abilities: ['lightningStrike'] }), 'lightningStrike');
    expect(use(use(used, 'lightningStrike').rest('day', 'kira'), 'lightningStrike').refusal).toBeNull();
  });

  test('are for outside of missions', () => {
    const stage = battle('kb', { kira: hero({ abilities: ['ignite'] }), bandit: enemy() });
    expect(stage.act('kira', 'useUtility', { means: 'ignite' }).refusal?.code).toBe('notInEncounter');
  });

  test('are only for who knows the ability', () => {
    expect(use(kira(), 'ignite').refusal?.code).toBe('notTheirs');
  });

  test('are told with what it is for', () => {
    expect(use(kira({ abilities: ['ignite'] }), 'ignite', [], 'the campfire').told()).toEqual([
      '**Kira** uses **Ignite**: the campfire.',
    ]);
  });
});

describe('utilities that take a Will Attack', () => {
  const locks = kira({ abilities: ['pickLock'], attributes: { discipline: 2 } });

  test('work on a 5 or 6 of as many dice as Will', () => {
    expect(use(locks, 'pickLock', [1, 5]).event('utilityUsed').outcome).toBe('success');
  });

  test('find no hold without one', () => {
    expect(use(locks, 'pickLock', [1, 4]).event('utilityUsed').outcome).toBe('failed');
  });

  test('are resisted by a Will that is named, on a 6', () => {
    expect(use(locks, 'pickLock', [5, 1, 2, 6], 'a safe, Will 2').event('utilityUsed').outcome).toBe(
      'resisted',
    );
  });

  test('are not resisted by less', () => {
    expect(use(locks, 'pickLock', [5, 1, 5, 5], 'a safe, Will 2').event('utilityUsed').outcome).toBe(
      'success',
    );
  });
});

describe('making grenades', () => {
  const booms = kira({ abilities: ['biggerBooms'] });

  test.each([
    ['biggerBooms', 'nethaneFlask', 550],
    ['biggerBooms', 'acidFlask', 750],
    ['biggerBooms', 'poisonFlask', 1350],
    ['explosivesEngineer', 'improvisedBomb', 100],
    ['explosivesEngineer', 'fragGrenade', 250],
    ['explosivesEngineer', 'flashbangGrenade', 300],
    ['explosivesEngineer', 'smokeGrenade', 200],
  ] as const)('%s makes a %s for %i cents', (ability, grenade, price) => {
    const made = use(kira({ abilities: [ability] }), `${ability}:${grenade}`);
    expect(made.who('kira')).toMatchObject({ money: 10_000 - price, inventory: [{ id: grenade, count: 1 }] });
  });

  test('once a day, whichever it is', () => {
    const made = use(booms, 'biggerBooms:nethaneFlask');
    expect(use(made, 'biggerBooms:acidFlask').refusal?.code).toBe('usedToday');
  });

  test('takes the money', () => {
    expect(
      use(kira({ abilities: ['biggerBooms'], money: 500 }), 'biggerBooms:nethaneFlask').refusal?.code,
    ).toBe('tooPoor');
  });

  test('is told with its price', () => {
    expect(use(booms, 'biggerBooms:nethaneFlask').told()).toEqual([
      '**Kira** makes one **Nethane Flask** for ₹5.50.',
    ]);
  });
});
