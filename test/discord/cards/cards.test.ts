import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { type Part, partsOf } from '../../support/presses/thumb.ts';
import { actable, wrongWithCards } from '../support/cards.ts';
import { type Room, useTable } from '../support/room.ts';

const { dice, now, room } = useTable();

const EDIT = 'PATCH /channels/:channel/messages/:message';
const FAST = { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } };

/** A fight in which Kira is up, then Tiz, then a Raider. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', FAST);
  await here.hero('Ben', 'Tiz', { ratings: { initiative: 8, melee: 7, accuracy: 2, defence: 6 } });
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

const card = (here: Room): string => messageText(actable(here)[0] ?? never());
const posted = (here: Room): number => here.messages('Cleo').length;

describe('a fight', () => {
  test('has one message that can be acted on, however it is played', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Dodge' });
    await here.press('Ana', 'End turn');
    await here.use('Ben', 'act', { action: 'Move', target: 'Yard' });
    await here.takeBack('Mia');
    expect(await wrongWithCards(here)).toBeNull();
  });

  test('has none before it begins but the one that begins it', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'encounter start');
    expect([actable(here).length, card(here)]).toEqual([1, expect.stringContaining('[Begin]')]);
  });

  test('has none when it is over', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter end');
    expect(actable(here)).toEqual([]);
  });

  test('has one after its card was deleted', async () => {
    const here = await fight();
    here.person('Mia').delete(actable(here)[0] ?? never());
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Kira' });
    expect(await wrongWithCards(here)).toBeNull();
  });
});

describe('a turn', () => {
  test('that ends by a press costs one message: the card of the next', async () => {
    const here = await fight();
    const before = posted(here);
    await here.press('Ana', 'End turn');
    expect(posted(here) - before).toBe(1);
  });

  test("of a player's is ended by a GM once they say that they mean it", async () => {
    const here = await fight();
    const asked = await here.press('Mia', 'End turn');
    const before = card(here);
    await here.press('Mia', 'As Kira');
    expect([asked, before, card(here), await wrongWithCards(here)]).toEqual([
      expect.stringContaining('End it as them?'),
      expect.stringContaining('**Kira** is up'),
      expect.stringContaining('**Tiz** is up'),
      null,
    ]);
  });

  test('that is over keeps its record, and nothing to press', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Dodge' });
    const old = actable(here)[0] ?? never();
    await here.press('Ana', 'End turn');
    const record = here.messages().find(({ id }) => id === old.id) ?? never();
    expect(messageText(record)).toMatch(/^\*\*Kira\*\* · Round 1\n\*\*Kira\*\* dodges:[^\n[]*$/u);
  });

  test('does not ring the phone of who has pressed', async () => {
    const here = await room();
    for (const name of ['Kira', 'Tiz']) await here.hero('Ana', name, FAST);
    await here.use('Mia', 'encounter start');
    await here.use('Mia', 'encounter next');
    const before = here.person('Ana').pings.length;
    await here.press('Ana', 'End turn');
    expect(here.person('Ana').pings.length).toBe(before);
  });

  test("of the GM's goes on in one card until a player is up", async () => {
    const here = await fight();
    await here.use('Mia', 'encounter add', { who: 'Raider', count: 2 });
    await here.press('Ana', 'End turn');
    await here.press('Ben', 'End turn');
    const before = posted(here);
    await here.press('Mia', 'End turn');
    await here.press('Mia', 'End turn');
    expect(posted(here)).toBe(before);
  });
});

describe('a card that others have pushed up', () => {
  /** So many messages of others below the card. */
  async function talkedOver(count: number): Promise<Room> {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Dodge' });
    for (let n = 0; n < count; n += 1) here.person('Cleo').say(here.channel, `Words ${n}`);
    return here;
  }

  test.for(['Attack', 'Move', 'More…'])('comes down before %s opens its panel below it', async (label) => {
    const here = await talkedOver(6);
    const old = actable(here)[0] ?? never();
    await here.press('Ana', label);
    const [card, panel] = here.messages('Ana').slice(-2);
    const closed = here.messages('Ana').find(({ id }) => id === old.id) ?? never();
    expect([card?.id, panel?.flags, messageText(closed), await wrongWithCards(here)]).toEqual([
      actable(here)[0]?.id,
      64,
      expect.stringContaining('[Continue below]'),
      null,
    ]);
  });

  test('by a single message comes down where it is played by post', async () => {
    const here = await talkedOver(1);
    await here.use('Mia', 'clock set', { nudge: 12 });
    const before = posted(here);
    await here.press('Ana', 'Undo');
    expect([posted(here) - before, await wrongWithCards(here)]).toEqual([1, null]);
  });

  test.for([
    [5, 0],
    [6, 1],
  ] as const)('by %i messages is followed by %i further down', async ([talk, more]) => {
    const here = await talkedOver(talk);
    const before = posted(here);
    await here.press('Ana', 'Undo');
    expect([posted(here) - before, await wrongWithCards(here)]).toEqual([more, null]);
  });
});

describe('a phase of twelve foes', () => {
  /** All of twelve Raiders act by themselves, one after the other, until a player is up or asked. */
  async function phase(): Promise<{ readonly here: Room; readonly messages: number }> {
    const here = await fight();
    await here.use('Mia', 'encounter add', { who: 'Raider', count: 11 });
    await here.press('Ana', 'End turn');
    const before = posted(here);
    dice.lay(...Array.from({ length: 400 }, () => 1)); // all miss
    await here.press('Ben', 'End turn');
    for (let n = 0; n < 40 && actable(here).length > 0 && !card(here).includes('** is up. Round 2'); n += 1)
      await here.press('Mia', card(here).includes('[Let them act]') ? 'Let them act' : 'End turn');
    dice.clear();
    const questions = here.messages('Cleo').filter((one) => messageText(one).includes('[GM …]')).length;
    return { here, messages: posted(here) - before - questions };
  }

  test('is one message beside its questions, within its bounds', async () => {
    const { here, messages } = await phase();
    const next = 1; // Kira's card
    expect([messages - next, await wrongWithCards(here)]).toEqual([1, null]);
  });
});

describe('a card that tells of more than it has room for', () => {
  /** All pages of the log that the card opens. */
  async function log(here: Room): Promise<string> {
    let said = await here.press('Mia', 'Log');
    while (here.messages('Mia').some((one) => messageText(one).includes('[Older]')))
      said += await here.press('Mia', 'Older');
    return said;
  }

  /** The foe who comes next acts as the one before: the blue button of the GM's panel. */
  async function sameForTheNext(here: Room): Promise<void> {
    const isNext = ({ id, isMain }: Part) => isMain && id.startsWith('panel.foe|');
    const panel = here.messages('Mia').findLast((one) => partsOf(one).some(isNext)) ?? never();
    await here.heard(here.person('Mia').press(panel, partsOf(panel).find(isNext)?.id ?? ''));
  }

  test('opens the log of that, and of no turn before', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter add', { who: 'Raider', count: 11 });
    await here.press('Ana', 'End turn');
    await here.press('Ben', 'End turn');
    dice.lay(...Array.from({ length: 400 }, () => 1)); // all miss
    await here.press('Mia', 'Act…');
    for (let n = 0; n < 9; n += 1) await sameForTheNext(here);
    dice.clear();
    const wrong = await wrongWithCards(here);
    const said = await log(here);
    expect([wrong, said.includes('**Raider 8**'), said.includes('join')]).toEqual([null, true, false]);
  });
});

describe('a card of a turn that is over, and could not be closed', () => {
  /** Kira's card with all its buttons, though her turn is over. */
  async function over(): Promise<{ readonly here: Room; readonly old: APIMessage }> {
    const here = await fight();
    const { id } = actable(here)[0] ?? never();
    now().playground.fail({ route: EDIT, status: 400, times: 9 });
    await here.use('Ana', 'encounter next');
    await now().turnkeeper.bot.idle();
    now().playground.heal();
    now().troubles.clear();
    return { here, old: here.messages().find((one) => one.id === id) ?? never() };
  }

  test.for(['End turn', 'Attack', 'Undo', 'Status'])(
    'answers %s with how things stand, and the way to the present one',
    async (label) => {
      const { here, old } = await over();
      const said = await here.heard(here.person('Ana').press(old, label));
      expect(said).toMatch(
        /That button is out of date\. Here's the current state:[\s\S]*\[Go to the turn\]/u,
      );
    },
  );

  test('does nothing of what is pressed there, and shows its record', async () => {
    const { here, old } = await over();
    await here.heard(here.person('Mia').press(old, 'Undo'));
    expect([card(here), await wrongWithCards(here)]).toEqual([
      expect.stringContaining('**Tiz** is up'),
      null,
    ]);
  });
});

describe('a step', () => {
  test('of a typed command is told by its answer, which is the card then', async () => {
    const here = await fight();
    const before = posted(here);
    const said = await here.use('Ana', 'act', { action: 'Dodge' });
    expect([posted(here) - before, said]).toEqual([1, card(here)]);
  });

  test('that is taken back stays on the card, struck through', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Dodge' });
    await here.press('Ana', 'Undo');
    expect(card(here)).toMatch(/~~\*\*Kira\*\* dodges[^~]*~~ · undone by <@\d+>/u);
  });

  test('that only the GM knows of leaves the card as it is', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter add', { who: 'Raider', name: 'Shade', hidden: true });
    const edits = now().playground.requests.length;
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Shade' });
    const routes = now()
      .playground.requests.slice(edits)
      .map(({ method, route }) => `${method} ${route}`);
    expect(routes).not.toContain(EDIT);
  });
});

describe('what is taken back', () => {
  /** Kira has ended her turn, and Mia takes that back. */
  async function ledBack(): Promise<Room> {
    const here = await fight();
    await here.press('Ana', 'End turn');
    await here.takeBack('Mia');
    return here;
  }

  test('leads to a card that says so', async () => {
    const here = await ledBack();
    expect([card(here), await wrongWithCards(here)]).toEqual([
      expect.stringMatching(/^<@\d+>: \*\*Kira\*\* again, undone by <@\d+>\. Round 1\.\n/u),
      null,
    ]);
  });

  test('leaves nothing to press on the card that it has overtaken', async () => {
    const here = await ledBack();
    const over = here.messages().findLast((one) => messageText(one).startsWith('**Tiz** · Round 1'));
    expect(over?.components).toEqual([]);
  });

  test('is said no longer once the turn has gone on', async () => {
    const here = await ledBack();
    await here.press('Ana', 'End turn');
    expect(card(here)).toContain('**Tiz** is up');
  });

  test('is shown first where somebody else has answered in it, and names them', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Move', target: 'Yard' });
    dice.lay(6, 4, 4, 3, 2, 1, 1);
    await here.use('Mia', 'attack', { target: 'Raider', as: 'Kira' });
    await here.press('Ana', '1 → 2');
    expect(await here.use('Mia', 'undo')).toMatch(/This affects <@\d+> \(answered\)\./u);
  });

  test.for(['/undo', 'the card', 'the menu of the message'])(
    "of somebody else's is shown first by %s",
    async (way) => {
      const here = await fight();
      await here.use('Ana', 'act', { action: 'Dodge' });
      const said = {
        '/undo': () => here.use('Mia', 'undo'),
        'the card': () => here.press('Mia', 'Undo'),
        'the menu of the message': () =>
          here.heard(here.person('Mia').menu(actable(here)[0] ?? never(), 'Undo this')),
      }[way];
      expect(await said?.()).toMatch(/Undo this\?[\s\S]*This affects <@\d+> \(acted\)\./u);
    },
  );
});

describe('a card', () => {
  test('tells a secret check as soon as it is revealed', async () => {
    const here = await fight();
    await here.use('Mia', 'check', { what: 'Body', difficulty: '4:1', secret: true, as: 'Raider' });
    const before = card(here);
    await here.press('Mia', 'Reveal');
    expect([card(here) === before, await wrongWithCards(here)]).toEqual([false, null]);
  });

  test('that could not be closed is closed at the next start', async () => {
    const here = await fight();
    now().playground.fail({ route: EDIT, status: 400 });
    await here.use('Ana', 'act', { action: 'Dodge' });
    now().playground.heal();
    now().troubles.clear();
    await now().restart();
    await now().turnkeeper.bot.idle();
    expect(await wrongWithCards(here)).toBeNull();
  });

  test('that was posted by a process which died then is found again', async () => {
    const here = await fight();
    const { store } = now().turnkeeper.app.ports;
    const channel = now().playground.world.channel(here.channel).id;
    const live = await store.liveCard((await store.runningEncounter(channel))?.id ?? '');
    await store.setCard(live?.id ?? '', { messageId: null, shows: '' });
    await now().restart();
    await now().turnkeeper.bot.idle();
    expect(await wrongWithCards(here)).toBeNull();
  });

  test('explains its newest result at once', async () => {
    const here = await fight();
    await here.use('Ana', 'check', { what: 'Body', difficulty: '4:1' });
    expect(await here.press('Ana', 'Why?')).toMatch(/^Why\?/u);
  });

  test("that answers a command does not ring anybody's phone", async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Dodge' });
    expect((actable(here)[0]?.flags ?? 0) & 4096).toBe(4096);
  });

  test("does not ring anybody's phone where it pings nobody", async () => {
    const here = await fight();
    await here.use('Mia', 'campaign settings', { pings: false });
    await here.press('Ana', 'End turn');
    expect((actable(here)[0]?.flags ?? 0) & 4096).toBe(4096);
  });
});

function never(): never {
  throw new Error('it is not there');
}
