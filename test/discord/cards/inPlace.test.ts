import { describe, expect, test } from 'vitest';
import { fight } from '../../support/presses/fights.ts';
import type { Thumb } from '../../support/presses/thumb.ts';
import { useTable } from '../support/room.ts';

const { now } = useTable();

/** The heroes' phase: Kira and Tiz are still to act, and Mia, who is GM, plays neither. */
async function phase(): Promise<Thumb> {
  const thumb = await fight(now(), 'zafir', { heroes: 2, foes: 1 });
  await thumb.press('Mia', 'Begin');
  return thumb;
}

describe('a GM who presses Done for players', () => {
  test('is asked whose turn passes by Done, and lets that one pass', async () => {
    const thumb = await phase();
    await thumb.press('Mia', 'Done');
    await thumb.press('Mia', 'As Tiz');
    expect(thumb.room.seen('Cleo')).toContain('Still to act, in any order: **Kira**.');
  });
});
