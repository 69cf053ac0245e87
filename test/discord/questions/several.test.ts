import { describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { fight } from '../../support/presses/fights.ts';
import { partsOf, type Thumb } from '../../support/presses/thumb.ts';
import { wrongWithCards } from '../support/cards.ts';
import { useTable } from '../support/room.ts';

const { now } = useTable();

const HOUR = 3_600_000;
const THEN = 'then'; // an option's name, which would look like a promise's method

/** Kira calls for a retreat: Tiz and Orla are asked at the same moment. */
async function asked(
  settings: Readonly<Record<string, string | boolean>> = {},
  clock: Readonly<Record<string, string | number>> | null = null,
): Promise<Thumb> {
  const thumb = await fight(now(), 'soulbound', { heroes: 3, foes: 1 });
  const { room } = thumb;
  await room.use('Ana', 'character edit', { what: 'Initiative', to: '9' });
  if (Object.keys(settings).length > 0) await room.use('Mia', 'campaign settings', settings);
  if (clock !== null) await room.use('Mia', 'clock set', clock);
  await thumb.press('Mia', 'Begin');
  thumb.begin();
  await room.use('Ana', 'act', { action: 'Retreat' });
  return thumb;
}

const labels = ({ room }: Thumb): readonly string[] =>
  room
    .messages('Mia')
    .flatMap((message) =>
      partsOf(message).flatMap(({ id, label }) => (id.startsWith('decide|') ? [label] : [])),
    );

const question = ({ room }: Thumb) => room.find('Mia', 'A question for');

describe('two who are asked at the same moment', () => {
  test('are called in one message, once each', async () => {
    const thumb = await asked();
    const { content, mentions } = question(thumb);
    const people = ['Ben', 'Cleo'].map((who) => thumb.room.person(who).id);
    expect([
      thumb.posted().length,
      mentions.map(({ id }) => id).toSorted(),
      content.split(' ').length,
    ]).toEqual([1, people.toSorted(), 2]);
  });

  test('have a row each, which says whose it is', async () => {
    expect((await asked().then(labels)).toSorted()).toEqual([
      'Orla retreats',
      'Orla stays',
      'Tiz retreats',
      'Tiz stays',
    ]);
  });

  test('leave the other row when one has answered', async () => {
    const thumb = await asked();
    await thumb.press('Cleo', 'Orla retreats');
    expect([labels(thumb).toSorted(), messageText(question(thumb))]).toEqual([
      ['Tiz retreats', 'Tiz stays'],
      expect.stringContaining('chose **Orla retreats**'),
    ]);
    expect(await wrongWithCards(thumb.room)).toBe(null);
  });

  test('let the fight go on on their message', async () => {
    const thumb = await asked();
    await thumb.press('Cleo', 'Orla retreats');
    await thumb.press('Ben', 'Tiz stays');
    expect([thumb.posted().length, thumb.presses]).toEqual([1, 2]);
    expect(await wrongWithCards(thumb.room)).toBe(null);
  });

  test('are shown as answered by a standing order, given on the message of both', async () => {
    const thumb = await asked();
    const { room } = thumb;
    await thumb.press('Ben', 'Always …');
    await thumb.choose('Ben', 'Tiz retreats');
    expect(messageText(question(thumb))).toContain('chose **Tiz retreats**');
    expect(await wrongWithCards(room)).toBe(null);
  });

  test('are struck through together where the GM calls it off', async () => {
    const thumb = await asked();
    const { room } = thumb;
    await thumb.press('Ben', 'Tiz retreats');
    await thumb.press('Mia', 'GM …');
    await thumb.press('Mia', 'Call it off');
    await thumb.send('Mia', { reason: 'too early' });
    expect([labels(thumb), room.find('Mia', 'Called off') !== undefined]).toEqual([[], true]);
    expect(await wrongWithCards(room)).toBe(null);
  });

  test('are asked on one message in plain text, too', async () => {
    const thumb = await asked({ text: true });
    expect([question(thumb).embeds, labels(thumb).length]).toEqual([[], 4]);
  });

  test('are asked once more on one message where somebody has deleted it', async () => {
    const thumb = await asked();
    const { room } = thumb;
    now().playground.deleteMessage(question(thumb).id);
    await room.use('Ben', 'decisions');
    expect(await wrongWithCards(room)).toBe(null);
  });

  test('are answered by the clock on their message, the one who has not', async () => {
    const thumb = await asked({}, { nudge: 12, end: 24, [THEN]: 'skip' });
    await thumb.press('Ben', 'Tiz retreats');
    for (const hours of [13, 12]) {
      now().clock.advance(hours * HOUR);
      await now().turnkeeper.bot.idle();
    }
    const told = messageText(thumb.room.find('Mia', 'time ran out'));
    expect([
      told.includes('chose **Tiz retreats**'),
      labels(thumb),
      await wrongWithCards(thumb.room),
    ]).toEqual([true, [], null]);
  });

  test('are asked once where the bot may not post, and stay on that message', async () => {
    const thumb = await fight(now(), 'soulbound', { heroes: 3, foes: 1 });
    const { room } = thumb;
    await room.use('Ana', 'character edit', { what: 'Initiative', to: '9' });
    await thumb.press('Mia', 'Begin');
    now().playground.world.denyBot(['SendMessages'], room.channel);
    await room.use('Ana', 'act', { action: 'Retreat' });
    await thumb.press('Ben', 'Tiz retreats');
    expect(labels(thumb).toSorted()).toEqual(['Orla retreats', 'Orla stays']);
  });

  test('are asked still after a restart', async () => {
    const thumb = await asked();
    await now().restart();
    await thumb.press('Ben', 'Tiz retreats');
    expect([labels(thumb).length, await wrongWithCards(thumb.room)]).toEqual([2, null]);
  });
});
