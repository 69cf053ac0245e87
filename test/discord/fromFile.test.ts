import { describe, expect, test } from 'vitest';
import { brought, exported } from './support/copies.ts';
import { type Room, useTable } from './support/room.ts';

const { room, now, dice } = useTable();

const copied = async (here: Room) => (await brought(now(), await exported(now(), here.channel))).copy;

/** What is said once the newest line of the log was chosen in one of its lists. */
async function chosen(here: Room, list: string): Promise<string> {
  await here.use('Ana', 'log');
  const [entry] = await newest(here);
  return here.heard(here.person('Ana').select(here.find('Ana', 'Log, newest first'), list, entry?.id ?? ''));
}

async function newest({ table, channel }: Room) {
  const { store } = table.turnkeeper.app.ports;
  const campaign = await store.campaignIn([table.playground.world.channel(channel).id]);
  return store.entries({ campaignId: campaign?.id ?? '', limit: 1 });
}

/** The story of a campaign as Mia gets it. */
async function storyOf({ table, channel }: Room): Promise<string> {
  const answer = await table.playground.person('Mia').command(channel, 'export', { format: 'markdown' });
  await table.turnkeeper.bot.idle();
  const [file] = answer.message()?.attachments ?? [];
  return file === undefined ? '' : (await fetch(file.url)).text();
}

/** A copy of a fight that has begun. */
async function copiedFight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate' });
  await here.use('Mia', 'encounter add', { who: 'Raider', zone: 'Gate' });
  await here.use('Mia', 'encounter next');
  return copied(here);
}

/** A copy of Ana's roll, whose seed was public before. */
async function copiedRoll(): Promise<Room> {
  const here = await room();
  dice.lay(6, 6, 6);
  await here.use('Ana', 'roll', { what: '3d6' });
  dice.clear();
  await here.use('Mia', 'verify reveal');
  await here.press('Mia', 'Make it public');
  return copied(here);
}

const PROVES_NOTHING = 'This came in with a file: it proves nothing';

describe('what came in with a file says so', () => {
  test('where its dice are checked, though they follow from a public secret', async () => {
    expect(await (await copiedRoll()).use('Ana', 'verify roll')).toContain(PROVES_NOTHING);
  });

  test('after it was taken elsewhere once more', async () => {
    expect(await (await copied(await copiedRoll())).use('Ana', 'verify roll')).toContain(PROVES_NOTHING);
  });

  test('beside its seeds', async () => {
    expect(await (await copiedRoll()).use('Ana', 'verify status')).toMatch(
      /Seed 1\*\*.*\nIt came in with a file: here it proves nothing/u,
    );
  });

  test('in the log', async () => {
    expect(await (await copiedRoll()).use('Ana', 'log')).toContain('(from a file) rolled `3d6` = **18**');
  });

  test('in its details', async () => {
    const copy = await copiedRoll();
    expect(await chosen(copy, 'log.details')).toContain('This came in with a file');
  });

  test('in the story', async () => {
    const copy = await copiedRoll();
    expect(await storyOf(copy)).toMatch(/Ana\*\* \(from a file\)/u);
  });

  test('where it was hidden and is revealed', async () => {
    const here = await room();
    dice.lay(6, 6, 6);
    await here.use('Ana', 'roll', { what: '3d6', 'who-sees': 'whisper' });
    dice.clear();
    const copy = await copied(here);
    await chosen(copy, 'log.reveal');
    expect(copy.find('Mia', 'rolled this in secret').embeds[0]?.footer?.text).toContain(
      'came in with a file',
    );
  });

  test('where it is taken back', async () => {
    const copy = await copiedFight();
    await copy.takeBack('Mia');
    expect(await copy.use('Mia', 'log')).toMatch(/\(from a file\) undid/u);
  });

  test("and counts for nobody's luck", async () => {
    expect(await (await copiedRoll()).use('Ana', 'luck')).toContain("haven't rolled any dice");
  });

  test('and what is rolled here does not', async () => {
    const copy = await copiedRoll();
    await copy.use('Ana', 'roll', { what: '3d6' });
    expect(await copy.use('Ana', 'verify roll')).toContain('fits its seed');
  });
});

describe('a file that somebody has written themselves', () => {
  /** A copy of a fight in which somebody has dodged, once its file was written over. */
  const crafted = async (write: (dodge: Written) => void, undone = false) => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'encounter start', { zones: 'Gate' });
    await here.use('Mia', 'encounter next');
    await here.use('Ana', 'act', { action: 'Dodge' });
    if (undone) await here.takeBack('Mia');
    const file = JSON.parse(await exported(now(), here.channel));
    write(
      file.entries.find(
        ({ kind, intent }: { kind: string; intent: { act?: string } | null }) =>
          kind === 'play' && intent?.act === 'dodge',
      ),
    );
    return (await brought(now(), JSON.stringify(file))).copy;
  };
  type Written = Record<'patches' | 'inverse', unknown>;
  const nonsense = [{ op: 'replace', path: ['fight'], value: { fighters: 'nobody', order: 7 } }];
  const wronged = () =>
    crafted((dodge) => {
      dodge.inverse = nonsense;
    });

  test('is refused where what it says was there before cannot be read', async () => {
    const copy = await wronged();
    expect(await copy.takeBack('Mia')).toContain("I can't read what the file says");
  });

  test('can be read in the log', async () => {
    const copy = await wronged();
    expect(await copy.use('Mia', 'log')).toContain('dodges');
  });

  test.for([
    ['what it says came of it cannot be read', nonsense],
    ['it changes what is not there', [{ op: 'replace', path: ['fight', 'moon', 'phase'], value: 'full' }]],
    ['it takes all away', [{ op: 'replace', path: [], value: null }]],
  ] as const)('is not done again where %s', async ([, patches]) => {
    const copy = await crafted((dodge) => {
      dodge.patches = patches;
    }, true);
    expect(await copy.takeBack('Mia', { what: 'redo' })).toContain("I can't read what the file says");
  });
});
