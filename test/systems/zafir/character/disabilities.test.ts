import { describe, expect, test } from 'vitest';
import { retiredBy } from '../../../../src/systems/zafir/character/disabled.ts';
import { profileOf } from '../../../../src/systems/zafir/character/profile.ts';
import type { Hero } from '../../../../src/systems/zafir/character/schema.ts';
import { aidPrice } from '../../../../src/systems/zafir/character/treatment.ts';
import { aids } from '../../../../src/systems/zafir/content/aids.ts';
import { disabilities } from '../../../../src/systems/zafir/content/disabilities.ts';
import { hero, town } from '../table.ts';

type Held = Hero['disabilities'][number];
const held = (id: Held['id'], ...helped: Held['aids']): Held => ({ id, detail: '', aids: helped });
const having = (...all: readonly Held[]) => profileOf(hero({ disabilities: all }));

describe('a disability', () => {
  test.for([
    ['chronicPain', 'maxHp', 4],
    ['legTrauma', 'agility', 0],
    ['legTrauma', 'speed', 6],
    ['enucleation', 'aim', 0],
    ['chronicAnxiety', 'will', 0],
    ['legAmputation', 'speed', 4],
  ] as const)('%s leaves %s at %i', ([id, number, value]) => {
    expect(having(held(id))[number]).toBe(value);
  });

  test('takes no attribute below zero', () => {
    expect(having(held('enucleation'), held('enucleation')).aim).toBe(0);
  });

  test('of the joints leaves no Agility Moves', () => {
    expect(having(held('jointTrauma')).nimble).toBe(false);
  });

  test('of an arm leaves no secondary weapon', () => {
    expect(having(held('armAmputation')).weapons.map(({ slot }) => slot)).toEqual(['primary']);
  });

  test('Hardened is immune to Panic', () => {
    expect(having(held('hardened')).immuneConditions).toEqual(['panic']);
  });

  test.for(disabilities.flatMap(({ id, aids: helping }) => helping.map((aid) => [id, aid] as const)))(
    '%s has no effect with %s',
    ([id, aid]) => {
      const { wheels: _, nimble: __, agilityPoints: ___, ...with_ } = having(held(id, aid));
      const { wheels: ____, nimble: _____, agilityPoints: ______, ...without } = having();
      expect(with_).toEqual(without);
    },
  );

  test('had twice without an aid keeps from missions', () => {
    expect(retiredBy(hero({ disabilities: [held('legAmputation'), held('legAmputation')] }))?.id).toBe(
      'legAmputation',
    );
  });

  test('had twice with an aid does not', () => {
    expect(
      retiredBy(hero({ disabilities: [held('legAmputation', 'prosthetic'), held('legAmputation')] })),
    ).toBeNull();
  });

  test('had once does not', () => {
    expect(retiredBy(hero({ disabilities: [held('legAmputation')] }))).toBeNull();
  });
});

describe('a wheelchair', () => {
  test('makes up for a leg (A53)', () => {
    expect(having(held('legAmputation', 'wheelchair')).speed).toBe(8);
  });

  test('allows no Agility Moves (A53)', () => {
    expect(having(held('legAmputation', 'wheelchair')).nimble).toBe(false);
  });

  test('takes no stairs, ladders or ledges', () => {
    expect(having(held('legAmputation', 'wheelchair')).wheels).toBe('wheelchair');
  });

  test('is left at home by who has a prosthetic too', () => {
    expect(having(held('legAmputation', 'wheelchair', 'prosthetic')).nimble).toBe(true);
  });

  test('that hovers gives 3 Agility Points, whatever the Agility', () => {
    const { agilityPoints, nimble } = having(held('legAmputation', 'magitechHoverWheelchair'));
    expect([agilityPoints, nimble]).toEqual([3, true]);
  });
});

describe('an aid', () => {
  const kira = (money: number) => town({ kira: hero({ money, disabilities: [held('legAmputation')] }) });
  const get = (money: number, means: string, detail: string | null = null) =>
    kira(money).act('kira', 'getAid', { target: 'disability.0', means, detail });

  test('is bought', () => {
    const after = get(50_000, 'prosthetic').who('kira') as Hero;
    expect([after.money, after.disabilities[0]?.aids]).toEqual([40_000, ['prosthetic']]);
  });

  test('costs what the GM has named', () => {
    expect((get(50_000, 'prosthetic', '250').who('kira') as Hero).money).toBe(25_000);
  });

  test('that helps something else is refused', () => {
    expect(get(50_000, 'psychotherapy').refusal?.code).toBe('aidIsNone');
  });

  test('that costs too much is refused', () => {
    expect(get(100, 'prosthetic').refusal?.code).toBe('tooPoor');
  });

  test('by the session costs all its sessions', () => {
    expect(aidPrice('psychotherapy')).toBe(32_500);
  });

  test.for(aids.map(({ id }) => id))('%s helps some disability', (id) => {
    expect(disabilities.some(({ aids: helping }) => helping.some((one) => one === id))).toBe(true);
  });
});
