import { describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { fight } from '../../support/presses/fights.ts';
import { partsOf, type Thumb } from '../../support/presses/thumb.ts';
import { wrongWithCards } from '../support/cards.ts';
import { useTable } from '../support/room.ts';

const { dice, now } = useTable();

const HITS = [6, 6, 1, 1, 1, 1, 1, 1];

/** Ana is asked whether Kira dodges the attack of a foe, which the GM has typed or which acts by itself. */
async function asked(byItself: boolean): Promise<Thumb> {
  const thumb = await fight(now(), 'zafir', { heroes: 1, foes: 2 });
  const { room } = thumb;
  await room.use('Ana', 'character edit', { what: 'Abilities', to: 'Dodge' });
  await room.use('Ana', 'character edit', { what: 'Agility', to: '2' });
  if (byItself) await room.use('Mia', 'encounter autopilot', { how: 'nearest' });
  await thumb.press('Mia', 'Begin');
  dice.lay(...HITS);
  await thumb.press('Ana', 'Done');
  await later(0.1);
  if (!byItself) await room.use('Mia', 'attack', { target: 'Kira', as: 'Ghul 1' });
  thumb.begin();
  return thumb;
}

async function later(minutes: number): Promise<void> {
  now().clock.advance(minutes * 60_000);
  await now().turnkeeper.bot.idle();
}

/** Ana answers after so long. */
async function answered(byItself: boolean, minutes: number): Promise<Thumb> {
  const thumb = await asked(byItself);
  await later(minutes);
  dice.clear();
  dice.lay(1, 1);
  await thumb.press('Ana', /^Dodge/u);
  return thumb;
}

const question = ({ room }: Thumb) =>
  room.messages('Ana').findLast((one) => messageText(one).includes('Does **Kira** react?'));

describe('an answer to somebody who has acted', () => {
  test('within ten minutes turns the question into the card', async () => {
    const thumb = await answered(false, 9);
    expect([thumb.posted().length, await wrongWithCards(thumb.room)]).toEqual([0, null]);
  });

  test('later closes the question to one line', async () => {
    const thumb = await answered(false, 11);
    const message = question(thumb);
    expect(
      message === undefined ? [] : [partsOf(message).length, messageText(message).split('\n').length],
    ).toEqual([0, 1]);
  });

  test('later comes with a new card, which pings who has acted', async () => {
    const thumb = await answered(false, 11);
    const [card] = thumb.posted();
    expect([card?.content, card?.mentions.map(({ id }) => id)]).toEqual([
      expect.stringContaining("Enemies' phase"),
      [thumb.room.person('Mia').id],
    ]);
  });

  test('later calls nobody where a foe has acted by itself', async () => {
    const thumb = await answered(true, 11);
    dice.lay(1, 1, 1, 1, 1, 1);
    await later(0.1);
    dice.clear();
    expect(thumb.posted().map(messageText).join('\n')).not.toContain('<@autopilot>');
    expect(await wrongWithCards(thumb.room)).toBe(null);
  });
});
