import { describe, expect, test } from 'vitest';
import { messageText } from '../support/playscript/print.ts';
import { Room, useTable } from './support/room.ts';
import { everythingAbout } from '../support/everythingAbout.ts';

const { now, room } = useTable();

const idOf = (name: string) => now().playground.person(name).id;

/** What everybody finds in the channel, as Discord gives it out: the newest message of a title. */
function posted(here: Room, title: string): string {
  return JSON.stringify(here.find('Ben', title));
}

/** What somebody reads in their direct messages. */
function direct(here: Room, who: string): string {
  const { id } = now().playground.world.directChannel(idOf(who));
  return here.messages(who, id).map(messageText).join('\n');
}

/** A fight in which it is Kira's turn. */
async function fight(here: Room): Promise<Room> {
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

describe('the X-card', () => {
  test('is posted for all to see', async () => {
    const here = await room();
    await here.use('Ana', 'safety x-card');
    expect(posted(here, '✕ X-card')).toContain('Leave out what has just come up');
  });

  test('names nobody in what is posted, nor in what Discord says beside it', async () => {
    const here = await room();
    await here.use('Ana', 'safety x-card', { what: 'spiders' });
    expect(posted(here, 'Leave this out: **spiders**')).not.toContain(idOf('Ana'));
  });

  test('answers its player alone', async () => {
    const here = await room();
    await here.use('Ana', 'safety x-card');
    expect(here.seen('Ben')).not.toContain('without your name');
  });

  test('says what is to be left out where its player likes to', async () => {
    const here = await room();
    await here.use('Ana', 'safety x-card', { what: 'spiders' });
    expect(posted(here, '✕ X-card')).toContain('spiders');
  });

  test('stands nowhere in the log, for the GM neither', async () => {
    const here = await room();
    await here.use('Ana', 'safety x-card', { what: 'spiders' });
    expect(await here.use('Mia', 'log')).not.toContain('spiders');
  });

  test('tells the GM in a direct message, without a name', async () => {
    const here = await room();
    await here.use('Ana', 'safety x-card', { what: 'clowns' });
    expect(direct(here, 'Mia')).toMatch(/Somebody played it in <#\d+>.*\*\*clowns\*\*/u);
  });

  test('does not tell the GM who it was', async () => {
    const here = await room();
    await here.use('Ana', 'safety x-card', { what: 'masks' });
    expect(direct(here, 'Mia')).not.toContain(idOf('Ana'));
  });

  test('played by the GM is told to the GM all the same: it gives nobody away', async () => {
    const here = await room();
    await here.use('Mia', 'safety x-card', { what: 'needles' });
    expect(direct(here, 'Mia')).toContain('needles');
  });

  test('is posted once, though Discord delivers it twice', async () => {
    const here = await room();
    const { interaction } = await here.person('Ana').command(here.channel, 'safety x-card');
    await now().turnkeeper.bot.idle();
    const again = new Promise<void>((resolve) =>
      now().turnkeeper.bot.client.once('interactionCreate', () => resolve()),
    );
    now().playground.gateway.redeliver(interaction.id);
    await again;
    await now().turnkeeper.bot.idle();
    expect(here.messages('Ben').filter((one) => messageText(one).includes('✕ X-card'))).toHaveLength(1);
  });

  test('is not posted where that would take an answer with a name; the GM is told all the same', async () => {
    const here = await room();
    now().playground.world.denyBot(['SendMessages'], here.channel);
    expect(await here.use('Ana', 'safety x-card')).toMatch(
      /I posted nothing\. The GM has it in a direct message/u,
    );
  });

  test('works where no campaign is played', async () => {
    now().playground.world.addChannel({ name: 'no-campaign' });
    expect(await new Room(now(), 'no-campaign').use('Ana', 'safety x-card')).toContain('without your name');
  });

  test('makes a line of what was left out, at a press', async () => {
    const here = await room();
    await here.use('Ana', 'safety x-card', { what: 'spiders' });
    await here.press('Ana', 'Make it a line: never again');
    expect(await here.use('Ben', 'safety lines')).toContain('spiders');
  });

  test('is played with two presses from the tracker', async () => {
    const here = await fight(await room());
    const tracker = here.messages('Ana').findLast(({ pinned }) => pinned);
    if (tracker === undefined) throw new Error('there is no tracker');
    await here.heard(here.person('Ana').press(tracker, 'X-card'));
    await here.press('Ana', 'X-card');
    expect(posted(here, '✕ X-card')).toContain('Leave out');
  });

  test('is not played by the first of them', async () => {
    const here = await fight(await room());
    const tracker = here.messages('Ana').findLast(({ pinned }) => pinned);
    if (tracker === undefined) throw new Error('there is no tracker');
    await here.heard(here.person('Ana').press(tracker, 'X-card'));
    expect(here.seen('Ben')).not.toContain('✕ X-card');
  });
});

describe('lines and veils', () => {
  test('are added by anybody', async () => {
    const here = await room();
    await here.use('Ana', 'safety lines', { add: 'harm to animals' });
    expect(await here.use('Ben', 'safety show')).toContain('harm to animals');
  });

  test('are told to all without a name', async () => {
    const here = await room();
    await here.use('Ana', 'safety veils', { add: 'torture' });
    expect(posted(here, 'A new veil')).not.toContain(idOf('Ana'));
  });

  test('are added by a form', async () => {
    const here = await room();
    await here.use('Ana', 'safety show');
    const form = await here.person('Ana').press(here.find('Ana', '[Add a veil]'), 'Add a veil');
    await here.heard(here.person('Ana').submit(form, { "What it's about, in a few words": 'romance' }));
    expect(await here.use('Ben', 'safety veils')).toContain('romance');
  });

  test('are not added twice', async () => {
    const here = await room();
    await here.use('Ana', 'safety lines', { add: 'Spiders' });
    expect(await here.use('Ben', 'safety lines', { add: 'spiders' })).toBe(
      '**spiders** is among the lines already.',
    );
  });

  test('are taken away, which all are told', async () => {
    const here = await room();
    await here.use('Ana', 'safety lines', { add: 'spiders' });
    await here.use('Ben', 'safety lines', { remove: 'spiders' });
    expect(posted(here, 'A line less')).toContain('spiders');
  });

  test('that are not there are not taken away', async () => {
    const here = await room();
    await here.use('Ana', 'safety lines', { add: 'spiders' });
    expect(await here.use('Ben', 'safety lines', { remove: 'wasps' })).toBe(
      `"wasps" isn't among the lines. They are: **spiders**.`,
    );
  });

  test('are kept when a GM changes the campaign', async () => {
    const here = await room();
    await here.use('Ana', 'safety lines', { add: 'spiders' });
    await here.use('Mia', 'campaign settings', { pings: false });
    expect(await here.use('Ana', 'safety lines')).toContain('spiders');
  });

  test('are kept over a restart', async () => {
    const here = await room();
    await here.use('Ana', 'safety veils', { add: 'gore' });
    await now().restart();
    expect(await here.use('Ana', 'safety veils')).toContain('gore');
  });

  test("stand in nobody's data", async () => {
    const here = await room();
    await here.use('Cleo', 'safety lines', { add: "a thing of Cleo's" });
    const stored = await everythingAbout(now().turnkeeper.app.ports.store, idOf('Cleo'));
    expect(JSON.stringify(stored)).not.toContain('a thing of');
  });
});

describe('a pause', () => {
  test('holds what acts in the game', async () => {
    const here = await fight(await room());
    await here.use('Ben', 'safety pause');
    expect(await here.use('Ana', 'act', { action: 'Dodge' })).toContain('the game is paused');
  });

  test('holds the GM as well', async () => {
    const here = await fight(await room());
    await here.use('Ben', 'safety pause');
    expect(await here.use('Mia', 'encounter next')).toContain('the game is paused');
  });

  test('holds no talk about the rules', async () => {
    const here = await fight(await room());
    await here.use('Ben', 'safety pause');
    expect(await here.use('Ana', 'encounter status')).toContain('Kira');
  });

  test('is over when anybody says so', async () => {
    const here = await fight(await room());
    await here.use('Ben', 'safety pause');
    await here.use('Cleo', 'safety resume');
    expect(await here.use('Ana', 'act', { action: 'Dodge' })).toContain('dodges');
  });

  test('is over at a press under what it has held', async () => {
    const here = await fight(await room());
    await here.use('Ben', 'safety pause');
    await here.use('Ana', 'act', { action: 'Dodge' });
    await here.press('Ana', 'Resume');
    expect(await here.use('Ana', 'act', { action: 'Dodge' })).toContain('dodges');
  });

  test('names nobody', async () => {
    const here = await room();
    await here.use('Ana', 'safety pause');
    expect(posted(here, '⏸ Pause')).not.toContain(idOf('Ana'));
  });

  test('lasts over a restart', async () => {
    const here = await fight(await room());
    await here.use('Ben', 'safety pause');
    await now().restart();
    expect(await here.use('Ana', 'act', { action: 'Dodge' })).toContain('the game is paused');
  });

  test('is not called for twice', async () => {
    const here = await room();
    await here.use('Ana', 'safety pause');
    expect(await here.use('Ben', 'safety pause')).toContain('already paused');
  });
});

describe('rewind', () => {
  /** Kira has dodged, and somebody asks to go back. */
  async function dodged(): Promise<Room> {
    const here = await fight(await room());
    await here.use('Ana', 'act', { action: 'Dodge' });
    await here.use('Ben', 'safety rewind');
    return here;
  }

  test('is posted without a name', async () => {
    expect(posted(await dodged(), '⏪ Rewind')).not.toContain(idOf('Ben'));
  });

  test('shows what would be taken back before it is', async () => {
    expect(await (await dodged()).press('Ana', 'Undo a step')).toMatch(/Undo this\?[\s\S]*dodges/u);
  });

  test('takes it back at a press', async () => {
    const here = await dodged();
    await here.press('Ana', 'Undo a step');
    expect(await here.press('Ana', 'Undo it')).toContain('Undone');
  });

  test("takes back nothing that is not one's own", async () => {
    expect(await (await dodged()).press('Cleo', 'Undo a step')).not.toContain('Undo this?');
  });

  test('takes back anything for the GM', async () => {
    expect(await (await dodged()).press('Mia', 'Undo a step')).toContain('Undo this?');
  });

  test('takes back what was shown, and nothing that has come since', async () => {
    const here = await dodged();
    await here.press('Ana', 'Undo a step');
    await here.use('Ana', 'encounter next');
    expect(await here.press('Ana', 'Undo it')).toContain('Something else has happened since');
  });
});

describe('what there is', () => {
  test('is told to anybody, with a button for each', async () => {
    const here = await room();
    expect(await here.use('Cleo', 'safety show')).toMatch(
      /\[X-card\].*\[Rewind\].*\[Fast forward\].*\[Pause\]/su,
    );
  });

  test('fast forward is posted without a name', async () => {
    const here = await room();
    await here.use('Ana', 'safety fast-forward');
    expect(posted(here, '⏩ Fast forward')).not.toContain(idOf('Ana'));
  });
});
