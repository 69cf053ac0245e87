import { expect, test } from 'vitest';
import { abilitySchema } from '../../../../src/systems/ishanekon/language/schema/ability.ts';
import { whyNotAimed } from '../../../../src/systems/ishanekon/language/use/legality.ts';
import { abilityLine } from '../../../../src/systems/ishanekon/language/words/ability.ts';
import { characterSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import { duel } from '../support/fights.ts';

const bolt = (target: object) =>
  abilitySchema.parse({
    ...{ id: 'bolt', name: 'Bolt', types: ['damage'], wp: 1, attack: 'ranged' },
    range: { kind: 'metres', metres: 12 },
    target,
    effects: [{ effect: 'damage', amount: '1d4', types: ['heat'] }],
  });

const why = (target: object, wolf: Parameters<typeof duel>[1] = {}) =>
  whyNotAimed(duel({}, wolf), 'tiz', { ability: bolt(target), upcasts: {}, half: false }, 'wolf')?.code ??
  null;

test('an Ability may work on some types of creatures alone', () => {
  const demons = { who: 'enemy', types: ['demon', 'ghost'] };
  expect([why(demons, { type: 'animal' }), why(demons, { type: 'ghost' })]).toEqual(['wrongKind', null]);
});

test('an Ability may work on some sizes alone', () => {
  const big = { who: 'enemy', sizes: ['big', 'bigger'] };
  expect([why(big), why(big, { size: 'big' })]).toEqual(['wrongKind', null]);
});

test('an Ability may work on things of some materials alone', () => {
  const crate = (material: string) =>
    characterSchema.parse({ kind: 'object', name: 'Crate', material, vitality: 9, maxVitality: 9 });
  const on = (material: string) => {
    const scene = duel({}, {}, { more: { crate: { sheet: crate(material), side: 'foes', place: 'D2' } } });
    const ability = bolt({ who: 'object', materials: ['wood'] });
    return whyNotAimed(scene, 'tiz', { ability, upcasts: {}, half: false }, 'crate')?.code ?? null;
  };
  expect([on('stone'), on('wood')]).toEqual(['wrongKind', null]);
});

test('its line says on what alone it works', () => {
  expect(abilityLine(bolt({ who: 'enemy', types: ['demon'], sizes: ['bigger'] }))).toContain(
    'an enemy (Demon, Big +) within 12 m',
  );
});
