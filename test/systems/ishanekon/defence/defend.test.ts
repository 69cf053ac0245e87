import { describe, expect, it } from 'vitest';
import { characterSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import { type Defended, defend, type Forcing } from '../../../../src/systems/ishanekon/defence/defend.ts';
import { drOf, drPowerOf } from '../../../../src/systems/ishanekon/defence/dr.ts';
import { duel, ran } from '../support/fights.ts';
import { acting, after, between, done, told } from '../support/scenes.ts';
import { creature, hero } from '../support/people.ts';

const forcing = (more: Partial<Forcing> = {}): Forcing => ({
  ...{ target: 'wolf', by: 'tiz', stat: 'dexterity', power: 12, with: 'Grenade' },
  ...more,
});
const defends = (scene: Parameters<typeof ran>[0], dice: readonly number[], more: Partial<Forcing> = {}) =>
  ran<Defended>(scene, (tx) => defend(tx, forcing(more)), dice);

describe('a Defense Roll (Defense Rolls)', () => {
  it('succeeds with as much as the power', () => {
    expect(defends(duel(), [12]).gave?.success).toBe(true);
  });

  it('fails with less', () => {
    expect(defends(duel(), [11]).gave?.success).toBe(false);
  });

  it("adds the Stat's bonus and the level of its Skill", () => {
    const wolf = { stats: { dexterity: 13 }, skills: { nimbleness: 2 } };
    expect(defends(duel({}, wolf), [7]).gave?.total).toBe(12);
  });

  it('of a Constitution of 10 and an Endurance of 3 adds 3 (the example of Armor)', () => {
    const scene = between({ tiz: hero({ skills: { endurance: 3 } }) });
    expect(drOf(scene, 'tiz', 'constitution').total).toBe(3);
  });

  it('must reach the Primary Stat of who forces it', () => {
    expect(drPowerOf(between({ tiz: hero({ stats: { strength: 14 } }) }), 'tiz').total).toBe(14);
  });

  it('may be failed by choice', () => {
    expect(defends(duel(), [], { willing: true }).gave?.success).toBe(false);
  });

  it('is failed by who has said so before, against that one alone', () => {
    const { state } = done(duel(), acting('tiz', 'giveIn', { target: 'wolf' }));
    const fails = (by: string | null, dice: readonly number[]) =>
      defends(state, dice, { target: 'tiz', by }).gave?.success;
    expect([fails('wolf', []), fails(null, [20])]).toEqual([false, true]);
  });

  it('is failed against all where nobody is named', () => {
    const { state } = done(duel(), acting('tiz', 'giveIn'));
    expect(defends(state, [], { target: 'tiz', by: null }).gave?.success).toBe(false);
  });

  it('is made again once they resist again', () => {
    const again = after(duel(), acting('tiz', 'giveIn'), acting('tiz', 'giveIn'));
    expect(defends(again, [20], { target: 'tiz', by: 'wolf' }).gave?.success).toBe(true);
  });

  it.each([
    ['strength', 'rawForce'],
    ['dexterity', 'nimbleness'],
    ['constitution', 'endurance'],
    ['intelligence', 'psychology'],
    ['charisma', 'presence'],
    ['instinct', 'intuition'],
    ['will', 'perseverance'],
  ] as const)('of %s adds the level of %s', (stat, skill) => {
    const scene = between({ tiz: hero({ stats: { [stat]: 12 }, skills: { [skill]: 3 } }) });
    expect(drOf(scene, 'tiz', stat).total).toBe(5);
  });

  it('is failed by objects, without a die', () => {
    const crate = characterSchema.parse({
      ...{ kind: 'object', name: 'Crate', material: 'wood', vitality: 30, maxVitality: 30 },
    });
    expect(defends(between({ crate }), [], { target: 'crate', by: null }).gave?.success).toBe(false);
  });

  it('of a boss has advantage (Bosses)', () => {
    const boss = creature({ rank: 'boss' });
    expect(defends(between({ wolf: boss, tiz: hero() }), [3, 12]).gave?.success).toBe(true);
  });

  it('has advantage while one defends (Basic Actions: Defend)', () => {
    const { state } = done(duel(), acting('tiz', 'defend'));
    expect(defends(state, [3, 12], { target: 'tiz', by: 'wolf' }).gave?.success).toBe(true);
  });

  it('has disadvantage for who carries too much (Weight and Carry Capacity)', () => {
    const scene = duel({}, { stats: { strength: 0 } });
    expect(told(defends(scene, [15, 3]), 'defended')[0]?.success).toBe(false);
  });

  it('has advantage against who carries too much', () => {
    expect(defends(duel({ stats: { strength: 0 } }), [3, 12]).gave?.success).toBe(true);
  });

  it('is told with its power and what it came to', () => {
    expect(told(defends(duel(), [12]), 'defended')[0]).toMatchObject({ power: 12, total: 12, dice: [12] });
  });
});
