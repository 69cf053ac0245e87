import { describe, expect, it } from 'vitest';
import { deal } from '../../../../src/systems/ishanekon/damage/deal.ts';
import type { Harm } from '../../../../src/systems/ishanekon/damage/harm.ts';
import { heal, gainTemporary } from '../../../../src/systems/ishanekon/damage/heal.ts';
import { hasStatus } from '../../../../src/systems/ishanekon/status/held.ts';
import { characterSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import { clothes, ran, vitality } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { beingOf, between, done, told } from '../support/scenes.ts';

const dressed = { items: [clothes], wearing: 'clothes' };
/** Tiz, in clothes, who may have 30 Vitality: 23 Constitution and 7 for her Level. */
const tiz = (more: Parameters<typeof hero>[0] = {}) =>
  hero({ ...dressed, stats: { constitution: 23 }, vitality: 30, ...more });
const scene = (more: Parameters<typeof hero>[0] = {}) => between({ tiz: tiz(more) });
const harm = (amount: number, more: Partial<Harm> = {}): Harm => ({
  ...{ target: 'tiz', by: null, cause: 'effect', parts: [{ type: 'physical', amount }] },
  ...more,
});
const hurt = (amount: number, more: Parameters<typeof hero>[0] = {}, how: Partial<Harm> = {}) =>
  ran(scene(more), (tx) => deal(tx, harm(amount, how)));

describe('Vitality', () => {
  it('is lost to damage', () => {
    expect(vitality(hurt(12), 'tiz')).toBe(18);
  });

  it('is lost after Temporary Vitality (Temporary Vitality)', () => {
    const made = hurt(12, { temporary: 5 });
    expect([beingOf(made, 'tiz').temporary, vitality(made, 'tiz')]).toEqual([0, 23]);
  });

  it('leaves one Restrained below 1', () => {
    expect(hasStatus(beingOf(hurt(30), 'tiz'), 'restrained')).toBe(true);
  });

  it('leaves one Bleeding below 1, with a power of 10', () => {
    expect(beingOf(hurt(30), 'tiz').statuses[0]).toMatchObject({ status: 'bleeding', power: 10 });
  });

  it('may be negative: at −30 of 30 one is alive (the example of Vitality)', () => {
    expect(beingOf(hurt(60), 'tiz').dead).toBe(false);
  });

  it('kills below the negative maximum: at −31 of 30 (the example of Vitality)', () => {
    expect(beingOf(hurt(61), 'tiz').dead).toBe(true);
  });

  it('of the dead is lost no more', () => {
    expect(vitality(hurt(5, { vitality: -31, dead: true }), 'tiz')).toBe(-31);
  });

  it('keeps Status Effects through death (Status Effects)', () => {
    const made = ran(scene(), function* (tx) {
      yield* deal(tx, harm(35));
      yield* deal(tx, harm(30));
    });
    expect(beingOf(made, 'tiz').statuses.map(({ status }) => status)).toEqual(['bleeding']);
  });
});

describe('damage that shall not kill (Attacks)', () => {
  it('does not make one bleed', () => {
    expect(beingOf(hurt(30, {}, { sparing: true }), 'tiz').statuses).toEqual([]);
  });

  it('ends where it would kill', () => {
    expect(vitality(hurt(99, {}, { sparing: true }), 'tiz')).toBe(-30);
  });

  it('is Holy damage to the biological (Damage Types)', () => {
    expect(beingOf(hurt(30, {}, { parts: [{ type: 'holy', amount: 30 }] }), 'tiz').statuses).toEqual([]);
  });

  it('is not Holy damage to the dead that walk', () => {
    const made = hurt(30, { type: 'rotten' }, { parts: [{ type: 'holy', amount: 30 }] });
    expect(beingOf(made, 'tiz').statuses).toHaveLength(1);
  });

  it('is not Holy damage whose user wishes to kill', () => {
    const made = hurt(30, {}, { parts: [{ type: 'holy', amount: 30 }], killing: true });
    expect(beingOf(made, 'tiz').statuses).toHaveLength(1);
  });
});

describe('Minor creatures (Minor)', () => {
  const rat = creature({ ...dressed, name: 'Rat', rank: 'minor', class: null, vitality: 1 });

  it('die of any damage that comes through', () => {
    expect(
      beingOf(
        ran(between({ rat }), (tx) => deal(tx, harm(1, { target: 'rat' }))),
        'rat',
      ).dead,
    ).toBe(true);
  });

  it('live where they are to be spared', () => {
    const made = ran(between({ rat }), (tx) => deal(tx, harm(1, { target: 'rat', sparing: true })));
    expect(beingOf(made, 'rat').dead).toBe(false);
  });
});

describe('Armor', () => {
  it('is 1 less for who wears nothing', () => {
    expect(vitality(hurt(5, { wearing: null }), 'tiz')).toBe(24);
  });

  it('is 1 more for each size category above Medium (Creature Size)', () => {
    expect(vitality(hurt(5, { size: 'bigger' }), 'tiz')).toBe(27);
  });

  it('is 1 less for each size category below Medium', () => {
    expect(vitality(hurt(5, { size: 'small' }), 'tiz')).toBe(24);
  });
});

describe('damage of an area Ability (Creature Size)', () => {
  const burst = { attack: 'ability', area: true } as const;

  it('is half as much again for who is Big + : 10 are 15, less 2 Armor (L1147)', () => {
    expect(vitality(hurt(10, { size: 'bigger' }, burst), 'tiz')).toBe(17);
  });

  it('is the same for who is only Big (L1147)', () => {
    expect(vitality(hurt(10, { size: 'big' }, burst), 'tiz')).toBe(21);
  });

  it('is the same where it covers a part of them alone (L1147)', () => {
    expect(vitality(hurt(10, { size: 'bigger' }, { ...burst, partly: true }), 'tiz')).toBe(22);
  });

  it('is half for who is Small – : 10 are 5, and 2 for negative Armor', () => {
    expect(vitality(hurt(10, { size: 'smaller' }, burst), 'tiz')).toBe(23);
  });
});

describe('objects (Objects)', () => {
  const crate = characterSchema.parse({
    ...{ kind: 'object', name: 'Crate', material: 'wood', vitality: 30, maxVitality: 30, armor: 4 },
  });
  const hit = (more: Partial<Harm>) =>
    vitality(
      ran(between({ crate }), (tx) => deal(tx, harm(20, { target: 'crate', ...more }))),
      'crate',
    );

  it('resist weapons that shoot at one target', () => {
    expect(hit({ attack: 'weapon', reach: 'ranged' })).toBe(24);
  });

  it('are weak to weapons that attack an area', () => {
    expect(hit({ attack: 'weapon', reach: 'melee', area: true })).toBe(4);
  });

  it('take Heat by their material: wood is vulnerable', () => {
    expect(hit({ parts: [{ type: 'heat', amount: 20 }] })).toBe(4);
  });

  it('break at no Vitality, and go no lower', () => {
    expect(hit({ parts: [{ type: 'physical', amount: 90 }] })).toBe(0);
  });
});

describe('healing (Vitality)', () => {
  const healed = (amount: number, more: Parameters<typeof hero>[0]) =>
    ran(scene(more), (tx) => heal(tx, { target: 'tiz', by: null, amount }));

  it('brings Vitality back, up to the most there is', () => {
    expect(vitality(healed(99, { vitality: 10 }), 'tiz')).toBe(30);
  });

  it('ends Bleeding, even below 1', () => {
    const made = ran(scene(), function* (tx) {
      yield* deal(tx, harm(35));
      heal(tx, { target: 'tiz', by: null, amount: 1 });
    });
    expect(beingOf(made, 'tiz').statuses).toEqual([]);
  });

  it('lets one act again from 1 Vitality on', () => {
    expect(told(healed(5, { vitality: -4 }), 'recovered')).toHaveLength(1);
  });

  it('does not reach the dead', () => {
    expect(vitality(healed(99, { vitality: -31, dead: true }), 'tiz')).toBe(-31);
  });

  it('gives Temporary Vitality up to its most: Constitution, Will and twice the Level', () => {
    const made = ran(scene(), (tx) => gainTemporary(tx, { target: 'tiz', by: null, amount: 99 }));
    expect(beingOf(made, 'tiz').temporary).toBe(35);
  });
});

describe('by hand', () => {
  const said = (change: 'damage' | 'heal', points: number, more = {}) =>
    done(scene(more), { kind: 'harm', actor: 'tiz', change, points, asGm: true });

  it('so much Vitality is lost, whatever the Armor', () => {
    expect(vitality(said('damage', 5, { wearing: null }), 'tiz')).toBe(25);
  });

  it('nobody is healed who is whole', () => {
    expect(said('heal', 5).refusal?.code).toBe('isWhole');
  });
});
