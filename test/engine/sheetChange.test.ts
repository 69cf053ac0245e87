import { produce } from 'immer';
import { expect, test } from 'vitest';
import { write } from '../../src/engine/sheetChange.ts';

interface Sheet {
  readonly name: string;
  readonly items: readonly { readonly id: string; readonly ammo: number }[];
}

const kept: Sheet = produce({ name: 'Kira', items: [{ id: 'rifle', ammo: 6 }] }, () => {});

test('what is written of a sheet can be changed further by the same command', () => {
  const after = produce(kept, (draft) => {
    write(draft, kept, { ...kept, items: [...kept.items, { id: 'pistol', ammo: 2 }] });
    for (const item of draft.items) item.ammo -= 1;
  });
  expect(after.items.map(({ ammo }) => ammo)).toEqual([5, 1]);
});

test('what has not changed of a sheet is not written', () => {
  const sheet: { readonly name: string; readonly items: Sheet['items'] } = { ...kept, name: 'Tiz' };
  const after = produce(kept, (draft) => write(draft, kept, sheet));
  expect([after.name, after.items === kept.items]).toEqual(['Tiz', true]);
});
