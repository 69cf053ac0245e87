import { expect, test } from 'vitest';
import { edited } from '../../../../src/systems/zafir/character/edit.ts';
import { hero } from '../table.ts';

test('A weapon with a smaller magazine has no more shots gone than it holds', () => {
  const kira = hero({
    equipment: { primary: { id: 'autorifle', mods: [] } },
    battle: { hp: 6, shots: { primary: 9 } },
  });
  const after = edited(kira, 'primary', 'Crossbow');
  expect(after.ok && after.value.character.battle.shots.primary).toBe(1);
});
