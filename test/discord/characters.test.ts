import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { skills } from '../../src/systems/soulbound/content/skills.ts';
import { heroFile, textFile } from './support/hero.ts';
import { formText, messageText } from '../support/playscript/print.ts';
import { type Room, useTable } from './support/room.ts';

const { room } = useTable();

/** Opens the form of a step and sends it. */
async function fill(here: Room, who: string, step: string, fields: Record<string, string>): Promise<string> {
  if (!here.messages(who).some((message) => messageText(message).includes(`${step}]`)))
    await here.press(who, 'Change…');
  const message = here.find(who, `${step}]`);
  const label = buttonWith(message, step);
  const form = await here.person(who).press(message, label);
  return here.heard(here.person(who).submit(form, fields));
}

function buttonWith(message: APIMessage, words: string): string {
  const labels = [...JSON.stringify(message.components).matchAll(/"label":"([^"]*)"/gu)].map(
    (found) => found[1] ?? '',
  );
  return labels.find((label) => label.includes(words)) ?? words;
}

/** Ana has begun to make Kira. */
async function begun(): Promise<Room> {
  const here = await room();
  await here.use('Ana', 'character create', { name: 'Kira' });
  return here;
}

async function blade(here: Room): Promise<void> {
  await fill(here, 'Ana', 'Quick start', { 'Quick start': 'Blade' });
}

/** Opens the form that asks for a new character, and sends it. */
async function beginAs(here: Room, who: string, fields: Record<string, string>): Promise<string> {
  const form = await here.person(who).command(here.channel, 'character create');
  return here.heard(here.person(who).submit(form, fields));
}

describe('making a character', () => {
  test('begins with what is open', async () => {
    expect((await begun()).seen('Ana')).toContain('2 steps left');
  });

  test('cannot be finished while steps are open', async () => {
    const here = await begun();
    await expect(here.person('Ana').press(here.find('Ana', '[Done]'), 'Done')).rejects.toThrow('disabled');
  });

  test('can be begun from an archetype and finished at once', async () => {
    const here = await begun();
    await blade(here);
    await here.press('Ana', 'Done');
    expect(await here.use('Ana', 'character list')).toContain('▶ **Kira**');
  });

  test('is seen by nobody else', async () => {
    const here = await begun();
    await blade(here);
    expect(here.seen('Ben')).not.toContain('Kira');
  });

  test.for([
    ['0'],
    ['-3'],
    ['99999999999999999999'],
    ['strong'],
    ['2.5'],
    ['🗡️'],
    ['٣'],
    ['1e3'],
    ['NaN'],
  ] as const)('asks again where Toughness is %s, and says what it takes', async ([value]) => {
    const here = await begun();
    expect(await fill(here, 'Ana', 'Mettle', { Toughness: value })).toMatch(
      /✗ \*\*Toughness.*Toughness is a whole number from 1 to 200/u,
    );
  });

  test.for([
    ['Weapons', { 'Your own weapons': 'Sword of @everyone' }],
    ['Weapons', { 'Your own weapons': ',,,;;;' }],
    ['Mettle', { 'Wound Track': '-1' }],
    ['Combat ratings', { Initiative: 'ludicrous' }],
  ] as const)('refuses %s %j with one sentence', async ([step, fields]) => {
    const here = await begun();
    await blade(here);
    expect(await fill(here, 'Ana', step, fields)).toMatch(/^Creating Kira\n✗ [^\n]+[.)]\n/u);
  });

  test('keeps what was typed wrongly, and shows it with what would be right', async () => {
    const here = await begun();
    await fill(here, 'Ana', 'Mettle', { Toughness: 'lots' });
    const form = await here.person('Ana').press(here.find('Ana', '[Fix'), 'Fix Toughness, Wounds, Mettle');
    expect(form.modal === null ? '' : formText(form.modal)).toMatch(
      /✗ Toughness is a whole number from 1 to 200, not "lots"\.[\s\S]*: lots\n/u,
    );
  });

  test('keeps what was right when something was wrong', async () => {
    const here = await begun();
    await fill(here, 'Ana', 'Mettle', { Toughness: '9' });
    await fill(here, 'Ana', 'Mettle', { Toughness: 'lots' });
    expect(here.seen('Ana')).toContain('Toughness 9,');
  });

  test('forgets what was wrong once it is right', async () => {
    const here = await begun();
    await fill(here, 'Ana', 'Mettle', { Toughness: 'lots' });
    expect(await fill(here, 'Ana', 'Mettle', { Toughness: '9' })).not.toContain('✗');
  });

  test('a button of an older picture shows how it stands', async () => {
    const here = await begun();
    const old = here.find('Ana', '[○ Training]');
    await here.use('Ana', 'character create', { name: 'Kira' });
    await blade(here);
    const said = await here.heard(here.person('Ana').press(old, '○ Training'));
    expect(said).toContain("You've changed it since. Here's how it stands.");
  });

  test('a form of an older picture changes nothing, and is kept', async () => {
    const here = await begun();
    const form = await here.person('Ana').press(here.find('Ana', '[○ Attributes]'), '○ Attributes');
    await blade(here);
    const said = await here.heard(here.person('Ana').submit(form, { Body: '1', Mind: '1', Soul: '1' }));
    expect(
      ["✗ **Attributes**: You've changed", 'Body 5', '[Fix Attributes]'].filter(
        (words) => !said.includes(words),
      ),
    ).toEqual([]);
  });

  test('finished twice at the same moment makes one', async () => {
    const here = await begun();
    await blade(here);
    const message = here.find('Ana', '[Done');
    const presses = [1, 2].map(() => here.person('Ana').press(message, 'Done'));
    await Promise.all(presses.map((press) => here.heard(press)));
    expect((await here.use('Ana', 'character list')).split('**Kira**')).toHaveLength(2);
  });

  test('goes on after a restart', async () => {
    const here = await begun();
    await blade(here);
    await here.table.restart();
    expect(await here.use('Ana', 'character create')).toContain(
      'Ready: press Done. You can still change anything.',
    );
  });

  test('goes on with the buttons from before the restart', async () => {
    const here = await begun();
    await blade(here);
    await here.table.restart();
    expect(await here.press('Ana', 'Done')).toContain('Kira is ready');
  });

  test('of a second one does not lose the first', async () => {
    const here = await begun();
    await blade(here);
    await here.use('Ana', 'character create', { name: 'Lia' });
    expect(await here.use('Ana', 'character create', { name: 'Kira' })).toMatch(
      /You're still creating|Creating Kira[\s\S]*Blade/u,
    );
  });

  test("is each one's own", async () => {
    const here = await begun();
    await blade(here);
    expect(await here.use('Ben', 'character create', { name: 'Lia' })).toContain('2 steps left');
  });

  test('discarded is gone', async () => {
    const here = await begun();
    await here.press('Ana', 'Discard');
    await here.press('Ana', 'Discard');
    expect(await here.use('Ana', 'character create')).toBe('(form: New character)');
  });

  test('is asked for once more before it is discarded', async () => {
    const here = await begun();
    await here.press('Ana', 'Discard');
    expect(await here.press('Ana', 'Keep')).toContain('Creating Kira');
  });

  test('begins with a form that asks for the name and a quick start', async () => {
    const here = await room();
    expect(await beginAs(here, 'Ana', { Name: 'Kira', 'Quick start': 'Blade' })).toMatch(
      /^Creating Kira\n[\s\S]*Body 5[\s\S]*Ready: press Done\./u,
    );
  });

  test('keeps a name that is taken, with what was picked beside it', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await beginAs(here, 'Ben', { Name: 'Kira', 'Quick start': 'Archer' });
    await fill(here, 'Ben', 'Fix Name', { Name: 'Tiz' });
    expect(await here.press('Ben', 'Done')).toContain('Tiz is ready');
  });

  test('that waits for a name gets it from the command, too', async () => {
    const here = await room();
    await here.use('Ana', 'character create', { name: 'x'.repeat(41) });
    expect(await here.use('Ana', 'character create', { name: 'Kira' })).toMatch(/^Creating Kira\n/u);
  });

  test('of an NPC is for the GM', async () => {
    const here = await room();
    expect(await here.use('Ana', 'character create', { name: 'Orc', kind: 'npc' })).toBe(
      'Only a GM of this campaign can do that.',
    );
  });

  test.for(['', ' ', '...', '\u200b\u200b', '\u202e', 'x'.repeat(41), '\n\n'].filter((name) => name !== ''))(
    'refuses %j as a name',
    async (name) => {
      const here = await room();
      expect(await here.use('Ana', 'character create', { name })).toMatch(
        /^Creating a character\n✗ \*\*Name\*\*: (A|That) name /u,
      );
    },
  );

  test.for([
    'کیرا',
    '🗡️ Kira 🗡️',
    'Kira\nthe Bold',
    '𝕂𝕚𝕣𝕒',
    "D'Artagnan|x",
    'null',
    '__proto__',
    'constructor',
  ])('takes %j as a name', async (name) => {
    const here = await room();
    await here.hero('Ana', name);
    expect(await here.use('Ana', 'character sheet', { name })).not.toContain("I don't know the character");
  });

  test.for(['Kira', 'KIRA', '  kira ', 'Ｋｉｒａ'])('%j is taken when there is a Kira', async (name) => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    expect(await here.use('Ben', 'character create', { name })).toContain('in this campaign already');
  });
});

describe('a sheet', () => {
  test('is edited by the name of what it shows', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'character edit', { what: 'Body', to: '6' });
    expect(await here.use('Ana', 'character sheet')).toMatch(/Body\W+6/u);
  });

  test.for(
    ['0', '-1', '99999999999', 'ten', '', '🗡️', '1; DROP TABLE', '1'.repeat(500)].filter((to) => to !== ''),
  )('refuses %j for Body', async (to) => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    expect(await here.use('Ana', 'character edit', { what: 'Body', to })).toMatch(
      /^.{10,200}(1 to 12|1 and 12|12)/u,
    );
  });

  test('says what can be edited', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    expect(await here.use('Ana', 'character edit', { what: 'Charisma', to: '3' })).toMatch(
      /There's no "Charisma" to edit\. Choose from: /u,
    );
  });

  test('says which value was probably meant, and no others', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    expect(await here.use('Ana', 'character edit', { what: 'Boddy', to: '3' })).toMatch(
      /There's no "Boddy" to edit\. Did you mean \*\*Body\*\*\?$/u,
    );
  });

  test("of somebody else's is neither shown nor changed", async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    const said = [
      await here.use('Ben', 'character sheet', { name: 'Kira' }),
      await here.use('Ben', 'character edit', { name: 'Kira', what: 'Body', to: '1' }),
      await here.use('Ben', 'character export', { name: 'Kira' }),
      await here.use('Ben', 'character switch', { name: 'Kira' }),
      await here.use('Ben', 'character archive', { name: 'Kira' }),
    ];
    expect(new Set(said)).toEqual(
      new Set(["**Kira** is somebody else's character. `/character list` shows yours."]),
    );
  });

  test('with as much on it as a sheet holds is shown whole, page by page', async () => {
    const here = await room();
    const rated = Object.fromEntries(skills.map(({ id }) => [id, { training: 3, focus: 3 }]));
    const weapon = (n: number) => ({
      id: `w${n}`,
      name: `${n} ${'W'.repeat(76)}`,
      damage: 30,
      range: 'long',
      traits: [{ id: 'slashing' }, { id: 'piercing' }],
      natural: false,
      dropped: false,
    });
    const belonging = (n: number) => ({ id: `b${n}`, name: `${n} ${'B'.repeat(76)}`, dropped: false });
    await here.hero('Ana', 'K'.repeat(40), {
      skills: rated,
      weapons: Array.from({ length: 10 }, (_, n) => weapon(n)),
      belongings: Array.from({ length: 30 }, (_, n) => belonging(n)),
      notes: 'N'.repeat(1000),
    });
    const first = await here.use('Ana', 'character sheet');
    const next = await here.press('Ana', 'Next page');
    const told = [...skills.map(({ name }) => name), '9 WWW', '29 BBB', 'N'.repeat(900)];
    expect(told.filter((words) => !`${first}${next}`.includes(words))).toEqual([]);
  });

  test('edited in a fight changes the fight', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'encounter start');
    await here.use('Ana', 'character edit', { what: 'Toughness', to: '3' });
    expect(await here.use('Ana', 'encounter status')).toContain('Toughness 3/10');
  });

  test('edited in a fight is so after it', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'encounter start');
    await here.use('Ana', 'character edit', { what: 'Toughness', to: '3' });
    await here.use('Mia', 'encounter end');
    expect(await here.use('Ana', 'character sheet')).toContain('Toughness **3 of 10**');
  });
});

describe('several characters', () => {
  async function two(): Promise<Room> {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.hero('Ana', 'Lia');
    return here;
  }

  test('the newest is played', async () => {
    expect(await (await two()).use('Ana', 'character list')).toContain('▶ **Lia**');
  });

  test('another one is played after a switch', async () => {
    const here = await two();
    await here.use('Ana', 'character switch', { name: 'ki' });
    expect(await here.use('Ana', 'character list')).toContain('▶ **Kira**');
  });

  test('put away, it is not listed', async () => {
    const here = await two();
    await here.use('Ana', 'character archive', { name: 'Lia' });
    expect(await here.use('Ana', 'character list')).not.toContain('Lia');
  });

  test('put away, it is not played', async () => {
    const here = await two();
    await here.use('Ana', 'character archive', { name: 'Lia' });
    expect(await here.use('Ana', 'character sheet')).toMatch(/^You don't have a character here yet/u);
  });

  test('taken out again, it is as it was', async () => {
    const here = await two();
    await here.use('Ana', 'character edit', { name: 'Lia', what: 'Body', to: '7' });
    await here.use('Ana', 'character archive', { name: 'Lia' });
    await here.use('Ana', 'character restore', { name: 'Lia' });
    expect(await here.use('Ana', 'character sheet', { name: 'Lia' })).toMatch(/Body\W+7/u);
  });

  test('one whose name is in use by now says what to do', async () => {
    const here = await two();
    await here.use('Ana', 'character archive', { name: 'Lia' });
    await here.hero('Ben', 'Lia');
    expect(await here.use('Ana', 'character restore', { name: 'Lia' })).toContain(
      'give that one another name first',
    );
  });

  test('in a fight, it is not put away and keeps its name', async () => {
    const here = await two();
    await here.use('Mia', 'encounter start');
    const said = [
      await here.use('Ana', 'character archive', { name: 'Lia' }),
      await here.use('Ana', 'character edit', { name: 'Lia', what: 'name', to: 'Mira' }),
    ];
    expect(said).toEqual([
      "**Lia** is in a fight: do that when it's over.",
      "**Lia** is in a fight: do that when it's over.",
    ]);
  });

  test('the name of another is refused as a new name', async () => {
    const here = await two();
    expect(await here.use('Ana', 'character edit', { name: 'Lia', what: 'name', to: 'kira' })).toContain(
      "There's a **kira** in this campaign already",
    );
  });
});

describe('a file', () => {
  async function exported(here: Room, who = 'Ana'): Promise<string> {
    const answer = await here.person(who).command(here.channel, 'character export');
    await here.table.turnkeeper.bot.idle();
    const url = answer.message()?.attachments[0]?.url ?? '';
    return (await fetch(url)).text();
  }

  const load = (here: Room, data: string, name?: string) =>
    here.use('Ben', 'character import', { file: textFile(data), ...(name === undefined ? {} : { name }) });

  test('that was exported makes the same character elsewhere', async () => {
    const [here, there] = [await room(), await room()];
    await here.hero('Ana', 'Kira', { notes: 'Owes the **smith** 3 crowns. 🗡️' });
    const file = await exported(here);
    await load(there, file);
    expect(await exported(there, 'Ben')).toBe(file);
  });

  test('keeps the numbers of the fight it was exported in', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'encounter start');
    await here.use('Ana', 'character edit', { what: 'Toughness', to: '3' });
    expect(JSON.parse(await exported(here))).toMatchObject({ character: { toughness: { now: 3, max: 10 } } });
  });

  test.for([
    ['is no JSON', 'hello', "isn't one of my characters"],
    ['is empty', ' ', "isn't one of my characters"],
    ['is cut off', '{"format":"turnkeeper-character","system":"soul', "isn't one of my characters"],
    ['is a list', '[]', "isn't one of my characters"],
    ['is null', 'null', "isn't one of my characters"],
    ['is something else', '{"name":"Kira"}', "isn't one of my characters"],
    ['is nested without end', '['.repeat(100_000), "isn't one of my characters"],
    ['is binary', '\u0000\u0001\ufffd', "isn't one of my characters"],
    ['is for other rules', heroFile('K', {}, { system: 'zafir' }).data, 'That character is for zafir'],
    [
      'is of other rules with a long name',
      heroFile('K', {}, { system: `${'x'.repeat(500)}` }).data,
      'That character is for',
    ],
    ['is newer', heroFile('K', {}, { revision: 99 }).data, 'newer Turnkeeper'],
    ['has no name', heroFile('', {}, { name: ' ' }).data, 'A name needs'],
    ['has too long a name', heroFile('K', {}, { name: 'x'.repeat(5000) }).data, "That name doesn't work"],
    ['has no body', heroFile('K', { attributes: null }).data, 'attributes'],
    ['has numbers as words', heroFile('K', { toughness: { now: 'ten', max: 10 } }).data, 'oughness'],
    ['has huge numbers', heroFile('K', { toughness: { now: 1e21, max: 1e21 } }).data, 'oughness'],
    ['has more values than any sheet', heroFile('K', { weapons: Array(5000).fill({}) }).data, '4,000 values'],
    ['has more text than any sheet', heroFile('K', { notes: 'x'.repeat(70_000) }).data, '64 kB'],
    ['has no weapons but a word', heroFile('K', { weapons: 'sword' }).data, 'eapons'],
  ] as const)('that %s is refused with what is wrong', async ([, data, said]) => {
    const here = await room();
    const answer = await load(here, String(data));
    expect([answer.includes(said), answer.length < 400, answer]).toEqual([true, true, answer]);
  });

  test('of two megabytes is refused', async () => {
    const here = await room();
    expect(await load(here, ' '.repeat(2 * 1024 * 1024))).toBe(
      "The file of a character or a pack can have at most 1 MB. This has 2 MB. Take out what you don't need, or make two packs of one.",
    );
  });

  test('with keys that would poison objects poisons nothing', async () => {
    const here = await room();
    const data = String(heroFile('Kira').data).replace(
      '"character":{',
      '"__proto__":{"poisoned":1},"constructor":{"prototype":{"poisoned":1}},"character":{"__proto__":{"poisoned":1},',
    );
    await load(here, data);
    expect(({} as { poisoned?: number }).poisoned).toBeUndefined();
  });

  test('refused makes no character', async () => {
    const here = await room();
    await load(here, String(heroFile('Kira', { attributes: null }).data));
    expect(await here.use('Ben', 'character list')).toContain('None yet');
  });

  test('whose name is in use takes another one', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    const data = String(heroFile('Kira').data);
    const said = [await load(here, data), await load(here, data, 'Lia')];
    expect([said[0]?.includes('already: pick another name'), said[1]?.includes('**Lia**')]).toEqual([
      true,
      true,
    ]);
  });

  test('that cannot be had from Discord is asked for again', async () => {
    const here = await room();
    const real = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new Error('no connection'));
    const said = await load(here, String(heroFile('Kira').data)).finally(() => {
      globalThis.fetch = real;
    });
    expect(said).toBe("I couldn't read that file from Discord: attach it again.");
  });
});
