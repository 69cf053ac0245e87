import { describe, expect, test } from 'vitest';
import { fight } from '../../support/presses/fights.ts';
import type { Thumb } from '../../support/presses/thumb.ts';
import { useTable } from '../support/room.ts';

const { dice, now } = useTable();

/** Aim, crit and damage dice of three hits. */
const HITS = [6, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1];

/** Three foes are told to go for Kira with one press, and the first of them hits her. */
async function all(ready: (thumb: Thumb) => Promise<unknown>): Promise<Thumb> {
  const thumb = await fight(now(), 'zafir', { heroes: 2, foes: 3 });
  await ready(thumb);
  await thumb.press('Mia', 'Begin');
  for (const label of ['End phase', 'End it anyway', 'Act…']) await thumb.press('Mia', label);
  dice.lay(...HITS);
  await thumb.press('Mia', /^All 3 → Kira/u);
  dice.clear();
  return thumb;
}

describe('a row of foes that one press has told what to do', () => {
  test('stops where its target has fallen: those who come after still have their turns', async () => {
    const thumb = await all(async ({ room }) => {
      await room.use('Ana', 'hp set', { to: 1 });
      await room.use('Mia', 'condition add', { who: 'Kira', condition: 'Eye of the Void' });
    });
    const status = await thumb.room.use('Mia', 'encounter status');
    expect(status).toMatch(/✓ \*\*Ghul 1\*\*[\s\S]*▷ \*\*Ghul 2\*\*[\s\S]*▷ \*\*Ghul 3\*\*/u);
  });

  test('stops where somebody is asked', async () => {
    const thumb = await all(async ({ room }) => {
      await room.use('Ana', 'character edit', { what: 'Abilities', to: 'Dodge' });
      await room.use('Ana', 'character edit', { what: 'Agility', to: '2' });
    });
    const status = await thumb.room.use('Mia', 'encounter status');
    expect([thumb.questions, status]).toEqual([
      1,
      expect.stringMatching(/waiting for[\s\S]*▷ \*\*Ghul 2\*\*|▷ \*\*Ghul 2\*\*[\s\S]*waiting for/u),
    ]);
  });
});
