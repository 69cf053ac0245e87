import { describe, expect, test } from 'vitest';
import { onceOf } from '../../../src/discord/posting/wires.ts';
import { fight } from '../../support/presses/fights.ts';
import type { Thumb } from '../../support/presses/thumb.ts';
import { wrongWithCards } from '../support/cards.ts';
import { useTable } from '../support/room.ts';

// Two answer on one message at the same moment. Discord shows whichever comes last, and nobody knows which that was.

const { now } = useTable();

async function asked(): Promise<Thumb> {
  const thumb = await fight(now(), 'soulbound', { heroes: 3, foes: 1 });
  await thumb.room.use('Ana', 'character edit', { what: 'Initiative', to: '9' });
  await thumb.press('Mia', 'Begin');
  await thumb.room.use('Ana', 'act', { action: 'Retreat' });
  return thumb;
}

/** Ben's answer is stored first; on its way to his message it is overtaken by something else. */
async function overtaken({ room }: Thumb, meanwhile: () => Promise<unknown>): Promise<void> {
  const { rest } = now().turnkeeper.bot.client;
  let isFirst = true;
  for (const { options } of [rest, onceOf(rest)]) {
    const { makeRequest } = options;
    options.makeRequest = async (url, init) => {
      if (isFirst && url.includes('/callback')) {
        isFirst = false;
        await meanwhile();
      }
      return makeRequest(url, init);
    };
  }
  await room.press('Ben', 'Tiz retreats');
  expect(isFirst).toBe(false);
}

const cleo = ({ room }: Thumb, label: string) =>
  room.person('Cleo').press(room.find('Cleo', `[${label}]`), label);

describe('two answers on one message at the same moment', () => {
  test('leave the card of the fight, whichever is shown last', async () => {
    const thumb = await asked();
    await overtaken(thumb, () => cleo(thumb, 'Orla stays'));
    expect(await wrongWithCards(thumb.room)).toBe(null);
    await now().restart();
  });

  test('that end the fight leave both answers, and nothing to press', async () => {
    const thumb = await asked();
    await overtaken(thumb, () => cleo(thumb, 'Orla retreats'));
    const said = thumb.room.find('Mia', 'chose **').embeds[0]?.description?.match(/chose \*\*\w+/gu);
    expect([await wrongWithCards(thumb.room), said?.toSorted()]).toEqual([
      null,
      ['chose **Orla', 'chose **Tiz'],
    ]);
    await now().restart();
  });
});
