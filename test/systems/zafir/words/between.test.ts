import { describe, expect, test } from 'vitest';
import { owned } from '../../../../src/systems/zafir/character/belongings.ts';
import { knowing } from '../abilities/support.ts';
import { battle, enemy, hero, town } from '../table.ts';

const kira = (written: Parameters<typeof hero>[0] = {}) => town({ kira: hero(written) });
const knife = { inventory: [owned('weapon', 'combatKnife', 'Combat Knife')] };

describe('between missions it is said', () => {
  test('that there is only one of something', () => {
    expect(kira(knife).act('kira', 'sell', { target: 'own.0', detail: '2' }).no).toBe(
      'You only have one Combat Knife.',
    );
  });

  test('with which mods something is sold', () => {
    const rifle = { ...owned('weapon', 'autorifle', 'Autorifle'), mods: ['optics' as const] };
    expect(
      kira({ inventory: [rifle] })
        .act('kira', 'sell', { target: 'own.0' })
        .told()[0],
    ).toContain('sells **Autorifle \\(Optics\\)** for ₹82');
  });

  test('that nothing is owned, whatever is named', () => {
    expect(kira().act('kira', 'sell', { target: 'own.0' }).no).toBe('You only own what you wear.');
  });

  test('what is in the way in a pocket', () => {
    const pockets = [{ pocket: 'utility', item: 'medkit', count: 1, used: 0 } as const];
    const full = kira({ pockets, inventory: [owned('item', 'grapplingGun', 'Grappling Gun')] });
    expect(full.act('kira', 'fillPocket', { target: 'own.0' }).no).toBe(
      'Your utility pocket is full: Medkit.',
    );
  });

  test('an Arcanist with the right article', () => {
    const after = kira({ upgrade: true }).act('kira', 'chooseClass', { target: 'arcanist' });
    expect(after.told()[0]).toContain('becomes an **Arcanist**');
  });
});

describe('a shard', () => {
  test('is nothing for who has no ability of its kind', () => {
    const pockets = [{ pocket: 'utility', item: 'zephyriteShard', count: 1, used: 0 } as const];
    expect(kira({ pockets }).act('kira', 'useItem', { means: 'zephyriteShard' }).no).toBe(
      '**Kira** has no magic ability to renew.',
    );
  });
});

describe('a place that is none', () => {
  test('is refused with how to name one', () => {
    const stage = battle('k.....r', { kira: knowing(['voidwalk']), raider: enemy() });
    expect(stage.act('kira', 'voidwalk', { target: 'Z9' }).no).toBe(
      "You can't aim Voidwalk at that. Does it need a place? Name a tile of the map: `target:C4`.",
    );
  });
});
