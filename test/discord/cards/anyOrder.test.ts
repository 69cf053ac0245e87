import { describe, expect, test } from 'vitest';
import { fight } from '../../support/presses/fights.ts';
import { messageText } from '../../support/playscript/print.ts';
import type { Thumb } from '../../support/presses/thumb.ts';
import { actable } from '../support/cards.ts';
import { useTable } from '../support/room.ts';

const { now, room } = useTable();

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

describe('a GM who ends a phase', () => {
  test('is asked first while players in it have not acted, and the blue button keeps it open', async () => {
    const thumb = await phase();
    const asked = await thumb.press('Mia', 'End phase');
    await thumb.press('Mia', 'Keep it open');
    expect([asked, thumb.room.seen('Cleo')]).toEqual([
      expect.stringMatching(/\*\*Kira\*\* .* and \*\*Tiz\*\* .* haven't acted. End the phase anyway\?/u),
      expect.stringContaining('Still to act, in any order: **Kira**, **Tiz**.'),
    ]);
  });

  test('ends it by saying so once more', async () => {
    const thumb = await phase();
    await thumb.press('Mia', 'End phase');
    await thumb.press('Mia', 'End it anyway');
    expect(thumb.room.seen('Cleo')).toContain("**Enemies' phase** of round 1");
  });
});

describe('a step with which a turn begins', () => {
  test('stands on the card of that turn once it is over, and not on the next one', async () => {
    const here = await room();
    for (const [who, name] of [
      ['Ana', 'Kira'],
      ['Ben', 'Tiz'],
    ] as const)
      await here.hero(who, name);
    await here.use('Mia', 'party rules', { rule: 'Order of turns', to: 'heroes in any order' });
    await here.use('Mia', 'encounter start');
    await here.use('Mia', 'encounter next');
    await here.use('Ana', 'act', { action: 'Dodge' });
    const [kiras] = actable(here);
    await here.press('Ana', 'End turn');
    const told = [here.messages().find(({ id }) => id === kiras?.id), ...actable(here)];
    expect(told.map((message) => message !== undefined && messageText(message).includes('dodges'))).toEqual([
      true,
      false,
    ]);
  });
});
