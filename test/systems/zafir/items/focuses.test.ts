import { describe, expect, test } from 'vitest';
import { has, limitOf, ownLimit } from '../../../../src/systems/zafir/abilities/limits.ts';
import { shieldOf } from '../../../../src/systems/zafir/character/defence.ts';
import type { AbilityId } from '../../../../src/systems/zafir/content/abilities.ts';
import type { ModId } from '../../../../src/systems/zafir/content/mods.ts';
import { later } from '../abilities/support.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const caster = (focus: 'spellFocus' | 'idiophone', mod: ModId, ...known: AbilityId[]): ZafirStage =>
  battle('kt...o\n......\n.....b', {
    kira: hero({ equipment: { primary: { id: focus, mods: [mod] } }, abilities: known }),
    tiz: hero({ battle: { hp: 3 } }),
    bandit: enemy({ hp: 9 }),
  });

describe('runes give a charge more', () => {
  test.each([
    ['gaiaRune', 'healWounds', 3],
    ['baldyrRune', 'fireball', 3],
    ['zephyrRune', 'lightningStrike', 5],
  ] as const)('%s: %s has %d', (mod, ability, charges) => {
    const { state } = caster('spellFocus', mod, ability);
    expect(ownLimit(state, 'kira', ability).charges?.max).toBe(charges);
  });
});

describe('lattices and etchings give a charge of their own', () => {
  test.each([
    ['spellFocus', 'copperLattice', 'blindingSunlight'],
    ['spellFocus', 'platinumLattice', 'lethargy'],
    ['spellFocus', 'titaniumLattice', 'arcaneDefenses'],
    ['idiophone', 'goldEtching', 'encourage'],
    ['idiophone', 'silverEtching', 'soulRend'],
  ] as const)('%s with %s: %s, known or not', (focus, mod, ability) => {
    expect(has(caster(focus, mod).state, 'kira', ability)).toBe(true);
  });

  test('which leaves the cooldown of the known ability alone', () => {
    const stage = caster('spellFocus', 'copperLattice', 'blindingSunlight').act('kira', 'blindingSunlight', {
      target: 'bandit',
    });
    expect(limitOf(stage.state, 'kira', 'blindingSunlight').use).toBe('gift:blindingSunlight');
  });

  test('once a mission for who does not know the ability', () => {
    const used = caster('idiophone', 'goldEtching').act('kira', 'encourage', { target: 'tiz' });
    const again = later(used, 1).act('kira', 'encourage', { target: 'tiz' });
    expect(again.refusal?.code).toBe('noCharges');
  });
});

describe('substructures change Arcane Defenses', () => {
  const defended = (mod: ModId) =>
    caster('spellFocus', mod, 'arcaneDefenses').act('kira', 'arcaneDefenses', { target: 'tiz' });

  test('Auranite: 2 Shield Points', () => {
    expect(shieldOf(defended('auraniteSubstructure').who('tiz'))).toBe(2);
  });

  test('for 3 turns', () => {
    const shield = defended('auraniteSubstructure').who('tiz').battle.shields[0];
    expect(shield?.duration.ends[0]?.left).toBe(3);
  });

  test('Gaianite: 1 HP', () => {
    expect(defended('gaianiteSubstructure').who('tiz').battle.hp).toBe(4);
  });

  test.each(['aim', 'crit'] as const)('Zephyrite: a die more of %s', (number) => {
    const after = defended('zephyriteSubstructure')
      .next()
      .attack('tiz', 'bandit', {
        means: 'primary',
        dice: [1, 1, 1, 1, 1, 1, 1, 1],
      });
    const { modifiers } = after.event('attacked')[number] as unknown as { modifiers: { source: string }[] };
    expect(modifiers.map(({ source }) => source)).toContain('substructure');
  });
});

describe('resonator parts', () => {
  test('Sandalwood: Animate Cover has radius 3', () => {
    const after = caster('idiophone', 'sandalwoodParts', 'animateCover').act('kira', 'animateCover', {
      target: 'B1',
    });
    expect(after.state.fight?.areas[0]).toMatchObject({ radius: 3, left: 3 });
  });

  test.each([
    ['sandalwoodParts', 'animateCover', 4],
    ['hemlockParts', 'guidance', 3],
  ] as const)('%s: %s cools down for %d', (mod, ability, turns) => {
    const { state } = caster('idiophone', mod, ability);
    expect(ownLimit(state, 'kira', ability).cooldown?.length).toBe(turns);
  });

  test('Hemlock: Guidance guides two', () => {
    const after = caster('idiophone', 'hemlockParts', 'guidance').act('kira', 'guidance', {
      target: 'kira',
      means: 'tiz',
    });
    const units = after.state.fight?.units;
    expect([units?.kira, units?.tiz].map((unit) => unit?.effects.map(({ id }) => id))).toEqual([
      ['guidance'],
      ['guidance'],
    ]);
  });
});
