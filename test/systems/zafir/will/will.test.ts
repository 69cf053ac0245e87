import { describe, expect, test } from 'vitest';
import type { Character } from '../../../../src/systems/zafir/character/schema.ts';
import { critEffectDice, resistDice, willDice } from '../../../../src/systems/zafir/will/attack.ts';
import { battle, byRules, enemy, hero, type ZafirStage } from '../table.ts';

const about = { actor: 'kira', target: 'bandit', ability: 'mindFlay', panic: false, crit: 3 } as const;
const idsOf = (who: Character): readonly string[] => who.battle.conditions.map(({ id }) => id);

const seeker = (more: Parameters<typeof hero>[0] = {}) =>
  hero({
    classes: ['seeker'],
    abilities: ['terrorize', 'mindFlay', 'soulRend'],
    attributes: { discipline: 2 },
    ...more,
  });

/** Kira against a bandit who is not alone. */
const minds = (bandit: Parameters<typeof enemy>[0] = {}, kira: Parameters<typeof hero>[0] = {}): ZafirStage =>
  battle('k....b.f', { kira: seeker(kira), bandit: enemy({ will: 1, ...bandit }), foe: enemy() });

describe('the dice of a Will Attack', () => {
  test('one for each point of Will', () => {
    expect(willDice(minds().state, about).total).toBe(2);
  });

  test('one more against the wounded', () => {
    expect(willDice(minds({ battle: { hp: 4 } }).state, about).total).toBe(3);
  });

  test('one more against who has a negative condition', () => {
    expect(willDice(minds().condition('bandit', 'shattered').state, about).total).toBe(3);
  });

  test('one more against who has no ally within 4 tiles', () => {
    const alone = battle('k....b', { kira: seeker(), bandit: enemy() });
    expect(willDice(alone.state, about).total).toBe(3);
  });

  test('one more where an ally whom the target sees panics', () => {
    expect(willDice(minds().condition('foe', 'panic').state, about).total).toBe(3);
  });

  test('a resonator adds to it', () => {
    const gear = { equipment: { primary: { id: 'idiophone', mods: [] } } } as const;
    expect(willDice(minds({}, gear).state, about).total).toBe(3);
  });

  test('Disoriented takes one', () => {
    expect(willDice(minds().condition('kira', 'disoriented').state, about).total).toBe(1);
  });
});

describe('Crit Effect and Resist', () => {
  test("an ability's own Crit Effect dice, and 2 more against who panics", () => {
    expect(critEffectDice(minds().condition('bandit', 'panic').state, about).total).toBe(5);
  });

  test('the target resists with its Will', () => {
    expect(resistDice(minds({ will: 3 }).state, about).total).toBe(3);
  });

  test('nobody without Will resists, whatever they carry', () => {
    const charmed = battle('k....b', {
      kira: hero({
        attributes: { discipline: 0 },
        equipment: { primary: { id: 'autorifle', mods: ['luckyCharm'] } },
      }),
      bandit: enemy(),
    });
    expect(resistDice(charmed.state, { ...about, actor: 'bandit', target: 'kira' }).total).toBe(0);
  });

  test('the Exhausted resist with 2 dice fewer', () => {
    expect(resistDice(minds({ will: 3 }).condition('bandit', 'exhausted').state, about).total).toBe(1);
  });
});

describe('how it ends', () => {
  test('a 5 succeeds: Mind Flay leaves the target Disoriented', () => {
    const stage = minds().act('kira', 'mindFlay', { target: 'bandit', dice: [5, 1, 1, 1, 1, 1] });
    expect(idsOf(stage.who('bandit'))).toEqual(['disoriented']);
  });

  test("a 6 of a Crit Effect die on top: the mind is Kira's", () => {
    const stage = minds().act('kira', 'mindFlay', { target: 'bandit', dice: [5, 1, 6, 1, 1, 1] });
    expect(stage.state.fight?.units.bandit?.controlled?.by).toBe('kira');
  });

  test('a 6 resists', () => {
    const stage = minds().act('kira', 'mindFlay', { target: 'bandit', dice: [5, 1, 6, 1, 1, 6] });
    expect(idsOf(stage.who('bandit'))).toEqual([]);
  });

  test('without a 5 or 6 there is nothing to resist', () => {
    const stage = minds().act('kira', 'mindFlay', { target: 'bandit', dice: [4, 1, 6, 1, 1] });
    expect(idsOf(stage.who('bandit'))).toEqual([]);
  });

  test('Terrorize: Panic, or Disoriented where it is resisted', () => {
    const panics = minds().act('kira', 'terrorize', { target: 'bandit', dice: [5, 1, 1] });
    expect(idsOf(panics.who('bandit'))).toEqual(['panic']);
    const resists = minds().act('kira', 'terrorize', { target: 'bandit', dice: [5, 1, 6] });
    expect(idsOf(resists.who('bandit'))).toEqual(['disoriented']);
  });

  test('Soul Rend: 2 Nether damage and Disoriented either way, Panic where it is not resisted', () => {
    const stage = minds().act('kira', 'soulRend', { target: 'bandit', dice: [1, 1] });
    expect([stage.who('bandit').battle.hp, idsOf(stage.who('bandit'))]).toEqual([3, ['disoriented']]);
  });
});

test('a Will Attack without dice fails of itself, and nothing is rolled', () => {
  const stage = minds({}, { attributes: { discipline: 0 } }).act('kira', 'mindFlay', { target: 'bandit' });
  expect(stage.told()[0]).toMatch(/it doesn.t take hold\.\n-# no dice/);
});

describe('a mind under control', () => {
  const controlled = () => minds().act('kira', 'mindFlay', { target: 'bandit', dice: [5, 1, 6, 1, 1, 1] });

  test('ends when its master is Disoriented', () => {
    expect(controlled().condition('kira', 'disoriented').state.fight?.units.bandit?.controlled).toBeNull();
  });

  test('ends when it is Disoriented itself', () => {
    expect(controlled().condition('bandit', 'disoriented').state.fight?.units.bandit?.controlled).toBeNull();
  });

  test("fights for its master's side", () => {
    const stage = controlled();
    expect(stage.state.fight?.order.groups.find(({ name }) => name === 'players')?.members).toContain(
      'bandit',
    );
  });

  test('has had its turn of the round where that was let go by, whoever it belongs to afterwards', () => {
    const free = ['foe', 'bandit', 'kira']
      .reduce((stage, actor) => stage.play({ kind: 'next', actor, asGm: true }), controlled())
      .condition('kira', 'disoriented');
    expect(free.act('bandit', 'move', { target: 'E1' }).refusal?.code).toBe('hasActed');
  });

  test("ends when its master's HP come to zero", () => {
    const stage = controlled()
      .with((scene) => ({
        ...scene,
        characters: { ...scene.characters, kira: { ...seeker(), battle: { ...seeker().battle, hp: 1 } } },
      }))
      .condition('kira', 'poisoned')
      .next([5]);
    expect(stage.state.fight?.units.bandit?.controlled).toBeNull();
  });
});

describe('fear', () => {
  const afraid = (id: 'fearOfFailure' | 'fearOfMagic', detail: string) =>
    ({ disabilities: [{ id, detail, aids: [] }] }) as const;

  test('who misses for the first time and fears failure tests for panic', () => {
    const stage = battle('kt....b', {
      kira: hero(afraid('fearOfFailure', '')),
      tiz: hero(),
      bandit: enemy(),
    }).attack('kira', 'bandit', {
      // three Aim, two Crit and a Damage Die, then two dice of fear and one to resist
      dice: [1, 1, 1, 1, 1, 1, 5, 1, 1],
    });
    expect(idsOf(stage.who('kira'))).toEqual(['panic']);
  });

  test('once a mission', () => {
    const faced = hero({ ...afraid('fearOfFailure', ''), battle: { marks: ['fear:fearOfFailure:'] } });
    const stage = battle('k....b', { kira: faced, bandit: enemy() }).attack('kira', 'bandit', {
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(idsOf(stage.who('kira'))).toEqual([]);
  });

  test('who withstands it withstands the next ones better', () => {
    const stage = battle('kt....b', {
      kira: hero(afraid('fearOfFailure', '')),
      tiz: hero(),
      bandit: enemy(),
    }).attack('kira', 'bandit', {
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    const next = { actor: null, target: 'kira', ability: null, panic: true, crit: 0 } as const;
    expect(resistDice(stage.state, next).total).toBe(4);
  });

  test('psychotherapy makes up for it', () => {
    const treated = hero({ disabilities: [{ id: 'fearOfFailure', detail: '', aids: ['psychotherapy'] }] });
    const stage = battle('k....b', { kira: treated, bandit: enemy() }).attack('kira', 'bandit', {
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(idsOf(stage.who('kira'))).toEqual([]);
  });

  describe('of magic', () => {
    const struck = (
      by: 'fireball' | 'nethaneFlask',
      rules: Readonly<Record<string, string>> = {},
      shields: Character['battle']['shields'] = [],
    ) => {
      const cast = battle('k....t.b', {
        kira: hero({
          abilities: ['fireball'],
          pockets: [{ pocket: 'grenade', item: 'nethaneFlask', count: 1, used: 0 }],
        }),
        tiz: hero({ ...afraid('fearOfMagic', ''), battle: { hp: 6, shields } }),
        bandit: enemy(),
      });
      const stage = byRules(cast, rules);
      return by === 'fireball'
        ? stage.act('kira', 'fireball', { target: 'F1', dice: shields.length > 0 ? [1] : [1, ...panics] })
        : stage.attack('kira', 'F1', {
            means: 'nethaneFlask',
            dice: rules.magicFire === undefined ? [] : [1, ...panics],
          });
    };
    /** 2 dice, one for the wound, one for nobody near. */
    const panics = [1, 1, 1, 1];
    const fears = (stage: ZafirStage) => stage.events.some(({ type }) => type === 'fearStruck');

    test('is struck by a Fireball', () => expect(fears(struck('fireball'))).toBe(true));

    test('is not struck by a burning flask: no magic deals it', () => {
      expect(fears(struck('nethaneFlask'))).toBe(false);
    });

    test('is not struck by magic that a shield takes: no HP are lost', () => {
      const shield = { source: 'kira', what: 'Shield', points: 9, duration: { ends: [] } };
      const shielded = struck('fireball', {}, [shield]);
      expect(fears(shielded)).toBe(false);
    });

    test('by house rule is struck by any fire', () => {
      expect(fears(struck('nethaneFlask', { magicFire: 'always' }))).toBe(true);
    });
  });
});
