import { expect, test } from 'vitest';
import { edited } from '../../../../src/systems/zafir/character/edit.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { hero } from '../table.ts';

test('A weapon with a smaller magazine has no more shots gone than it holds', () => {
  const kira = hero({
    equipment: { primary: { id: 'autorifle', mods: [] } },
    battle: { hp: 6, shots: { primary: 9 } },
  });
  const after = edited(kira, 'primary', 'Crossbow');
  expect(after.ok && after.value.character.battle.shots.primary).toBe(1);
});

test.each([
  ['pockets', Array(13).fill('Medkit').join('; '), { most: 12, given: 13 }],
  ['disabilities', `Fear of Condition: ${'x'.repeat(101)}`, { most: 100, given: 101 }],
  ['pockets', 'Frag Grenade x0', { from: 1 }],
  ['pockets', 'Frag Grenade x9999', { to: 1000 }],
])('What no sheet holds is refused as it is typed: %s %s', (field, text, params) => {
  const after = zafir.character.edit(hero(), field, text);
  expect(after.ok ? null : after.refusal.params).toMatchObject(params);
});
