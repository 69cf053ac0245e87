import { describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { fight } from '../../support/presses/fights.ts';
import { partsOf, type Thumb } from '../../support/presses/thumb.ts';
import { actable, wrongWithCards } from '../support/cards.ts';
import { useTable } from '../support/room.ts';

const { dice, now } = useTable();

/** The heroes' phase: Kira and Tiz are still to act. */
async function phase(): Promise<Thumb> {
  const thumb = await fight(now(), 'zafir', { heroes: 2, foes: 1, near: false });
  await thumb.press('Mia', 'Begin');
  return thumb;
}

/** The first place that a panel offers is gone to. */
async function moves(thumb: Thumb, who: string): Promise<void> {
  await thumb.press(who, 'Move');
  const panel = thumb.room.messages(who).at(-1);
  const goal = panel === undefined ? undefined : partsOf(panel).find(({ id }) => id.startsWith('panel.do'));
  if (panel === undefined || goal === undefined) throw new Error(`nowhere to go for ${who}`);
  await thumb.pressPart(who, panel, goal);
}

describe('in a phase in any order', () => {
  test.each(['Attack', 'Move', 'More…', 'Status', 'Map'])('looking by %s begins nothing', async (label) => {
    const thumb = await phase();
    const before = actable(thumb.room).map(messageText);
    await thumb.press('Ana', label);
    expect(actable(thumb.room).map(messageText)).toEqual(before);
  });

  test('the first step begins a turn on the card of the phase', async () => {
    const thumb = await phase();
    thumb.begin();
    await moves(thumb, 'Ana');
    const [card] = actable(thumb.room).map(messageText);
    expect([thumb.posted().length, card]).toEqual([0, expect.stringContaining('**Kira**')]);
  });

  test('each hero costs one message, and the phase none of its own', async () => {
    const thumb = await phase();
    const first = thumb.posted().length;
    thumb.begin();
    await moves(thumb, 'Ana');
    await thumb.press('Ana', 'End turn');
    await moves(thumb, 'Ben');
    expect([first > 0, thumb.posted().length, await wrongWithCards(thumb.room)]).toEqual([true, 1, null]);
  });
});

/** Ana's hero shoots, which is their whole turn; of three, or of two heroes. */
async function shoots(heroes: 2 | 3): Promise<Thumb> {
  const thumb = await fight(now(), 'zafir', { heroes, foes: 1, near: false });
  await thumb.press('Mia', 'Begin');
  thumb.begin();
  await thumb.press('Ana', 'Attack');
  dice.lay(...Array.from({ length: 12 }, () => 1));
  await thumb.press('Ana', 'Ghul');
  dice.clear();
  return thumb;
}

describe('a turn that one act begins and ends', () => {
  test('is told on a card of its own where one alone is left', async () => {
    const thumb = await shoots(2);
    const [old] = thumb.publicMessages().slice(-2);
    expect([old?.content, thumb.posted().length]).toEqual(['**Kira** · Round 1', 1]);
  });

  test('calls nobody while several are left', async () => {
    const thumb = await shoots(3);
    const [card] = actable(thumb.room).map(messageText);
    expect([thumb.posted().length, card]).toEqual([
      0,
      expect.stringMatching(/(?:Tiz\*\*, \*\*Orla|Orla\*\*, \*\*Tiz)/u),
    ]);
  });

  test('calls the last who is left', async () => {
    const thumb = await shoots(2);
    const [card] = thumb.posted();
    expect([card?.content, card?.mentions.map(({ id }) => id)]).toEqual([
      expect.stringMatching(/Still to act, in any order: \*\*Tiz\*\*\.$/u),
      [thumb.room.person('Ben').id],
    ]);
  });

  test('leaves one card that can be acted on', async () => {
    const thumb = await shoots(2);
    expect(await wrongWithCards(thumb.room)).toBe(null);
  });

  test('brings no other card where it decides the fight', async () => {
    const thumb = await fight(now(), 'zafir', { heroes: 2, foes: 1, near: false });
    await thumb.room.use('Mia', 'hp damage', { who: 'Ghul', amount: 3 });
    await thumb.press('Mia', 'Begin');
    thumb.begin();
    await thumb.press('Ana', 'Attack');
    dice.lay(...Array.from({ length: 12 }, () => 6));
    await thumb.press('Ana', 'Ghul');
    dice.clear();
    const [card] = actable(thumb.room).map(messageText);
    expect([thumb.posted().length, card]).toEqual([0, expect.stringContaining('[End fight]')]);
  });

  test('is a card of its own where it is the last of the phase, too', async () => {
    const thumb = await shoots(2);
    await thumb.press('Ben', 'Attack');
    dice.lay(...Array.from({ length: 12 }, () => 1));
    await thumb.press('Ben', 'Ghul');
    dice.clear();
    expect(thumb.publicMessages().map(({ content }) => content)).toContain('**Tiz** · Round 1');
  });
});

describe('a reaction of one act', () => {
  test('is a line on the card of that act', async () => {
    const thumb = await fight(now(), 'zafir', { heroes: 1, foes: 2 });
    const { room } = thumb;
    await room.use('Ana', 'character edit', { what: 'Abilities', to: 'Dodge' });
    await room.use('Ana', 'character edit', { what: 'Agility', to: '2' });
    await thumb.press('Mia', 'Begin');
    await thumb.press('Ana', 'Done');
    dice.lay(6, 6, 1, 1, 1, 1, 1, 1);
    await room.use('Mia', 'attack', { target: 'Kira', as: 'Ghul 1' });
    dice.clear();
    dice.lay(1, 6);
    await thumb.press('Ana', /^Dodge/u);
    dice.clear();
    const [card] = actable(room).map(messageText);
    expect([card, await wrongWithCards(room)]).toEqual([expect.stringMatching(/dodges/u), null]);
  });
});
