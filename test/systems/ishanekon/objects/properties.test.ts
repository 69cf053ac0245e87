import { describe, expect, it } from 'vitest';
import type { Thing } from '../../../../src/systems/ishanekon/character/schema.ts';
import { characterSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import type { DamageTypeId } from '../../../../src/systems/ishanekon/content/damageTypes.ts';
import { characterRules } from '../../../../src/systems/ishanekon/character/rules.ts';
import { deal } from '../../../../src/systems/ishanekon/damage/deal.ts';
import { objectsAtRound } from '../../../../src/systems/ishanekon/objects/rounds.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { putStatus } from '../../../../src/systems/ishanekon/status/put.ts';
import { armed, bow, clothes, duel, ran, strikes, vitality } from '../support/fights.ts';

const barrel = (more: Partial<Thing> = {}) =>
  characterSchema.parse({
    ...{ kind: 'object', name: 'Barrel', material: 'unknown', vitality: 20, maxVitality: 20 },
    ...more,
  });
/** The wolf on C2, a barrel beside it on D2. */
const beside = (more: Partial<Thing> = {}, wolf = {}): Scene =>
  duel(
    {},
    { items: [clothes], wearing: 'clothes', ...wolf },
    {
      more: { barrel: { sheet: barrel(more), side: 'foes', place: 'D2' } },
    },
  );
const hit = (scene: Scene, type: DamageTypeId, amount: number, dice: readonly number[] = []) =>
  ran(
    scene,
    (tx) => deal(tx, { target: 'barrel', by: 'tiz', cause: 'effect', parts: [{ type, amount }] }),
    dice,
  );

describe('properties of an object', () => {
  const made = (properties: string) => {
    const crate = barrel({ armor: 4 });
    const done = characterRules.edit(crate, 'properties', properties);
    return done.ok && done.value.kind === 'object' ? done.value : null;
  };

  it.for([
    ['Hardened', 40, 8],
    ['Soft', 10, 2],
    ['Hollow', 10, 4],
    ['none', 20, 4],
  ] as const)('%s: Vitality of 20 is %i, Armor of 4 is %i (L883–886)', ([property, vitality, armor]) => {
    expect(made(property)).toMatchObject({ vitality, maxVitality: vitality, armor });
  });

  it('are undone with what they did', () => {
    const hard = made('Hardened');
    const soft = hard === null ? null : characterRules.edit(hard, 'properties', 'none');
    expect(soft?.ok && soft.value).toMatchObject({ maxVitality: 20, armor: 4 });
  });

  it('Indestructible: nothing harms it (L885)', () => {
    expect(vitality(hit(beside({ properties: ['indestructible'] }), 'physical', 50), 'barrel')).toBe(20);
  });
});

describe('an object (Objects)', () => {
  it('is always hit, without a die', () => {
    const more = { barrel: { sheet: barrel(), side: 'foes' as const, place: 'F2' } };
    const scene = duel(armed(bow()), {}, { apart: 10, more });
    expect(vitality(strikes(scene, [8], { target: 'barrel' }), 'barrel')).toBe(16);
  });

  it('that is Flammable catches fire of Heat', () => {
    const made = hit(beside({ properties: ['flammable'] }), 'heat', 5);
    expect(made.state.characters.barrel?.statuses.map(({ status }) => status)).toEqual(['burning']);
  });

  it('that burns hurts who stands within 1 m as much', () => {
    const made = ran(
      atRound(beside(), 2),
      function* (tx) {
        putStatus(tx, 'barrel', { status: 'burning', power: null, by: null });
        yield* objectsAtRound(tx);
      },
      [4],
    );
    expect([vitality(made), vitality(made, 'barrel')]).toEqual([16, 16]);
  });

  it('that is Explosive explodes of Heat: 20 to all within 2 m', () => {
    expect(vitality(hit(beside({ properties: ['explosive'] }, { vitality: 25 }), 'heat', 1, [20, 1]))).toBe(
      5,
    );
  });

  it('that is Explosive does half to who succeeds on a Constitution DR against 14', () => {
    expect(vitality(hit(beside({ properties: ['explosive'] }), 'shock', 1, [20, 14]))).toBe(10);
  });

  it('that is Conductive does half of the Shock damage within 1 m', () => {
    expect(vitality(hit(beside({ properties: ['conductive'] }), 'shock', 10, [13]))).toBe(15);
  });

  it('that is Conductive does half of the Shock among mixed damage alone', () => {
    const parts = [
      { type: 'physical', amount: 10 },
      { type: 'shock', amount: 4 },
    ] as const;
    const harm = { target: 'barrel', by: 'tiz', cause: 'effect', parts } as const;
    const made = ran(beside({ properties: ['conductive'] }), (tx) => deal(tx, harm), [13]);
    expect(vitality(made)).toBe(20 - 2);
  });

  it('that is Conductive does none to who succeeds', () => {
    expect(vitality(hit(beside({ properties: ['conductive'] }), 'shock', 10, [14]))).toBe(20);
  });

  it('with Freeze Burst bursts once Cold destroys it', () => {
    expect(
      vitality(hit(beside({ properties: ['freezeBurst'] }, { vitality: 40 }), 'cold', 20, [20, 1])),
    ).toBe(10);
  });

  it('that is Splintering splinters once Physical damage destroys it', () => {
    expect(vitality(hit(beside({ properties: ['splintering'] }), 'physical', 20, [1]))).toBe(10);
  });

  it('that is Splintering does not as long as it holds', () => {
    expect(vitality(hit(beside({ properties: ['splintering'] }), 'physical', 19))).toBe(20);
  });

  it('that regenerates has half of its Vitality back at the end of a round', () => {
    const made = ran(atRound(beside({ properties: ['regeneration'], vitality: 4 }), 2), (tx) =>
      objectsAtRound(tx),
    );
    expect(vitality(made, 'barrel')).toBe(14);
  });
});

function atRound(scene: Scene, round: number): Scene {
  const { fight } = scene;
  if (fight === null) throw new Error('no fight');
  return { ...scene, fight: { ...fight, order: { ...fight.order, round } } };
}
