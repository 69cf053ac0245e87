import type { APIEmbed } from 'discord-api-types/v10';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTable } from './support/room.ts';

// Everything that people may call things, said in one evening; then every word of the bot's is looked at.
const NASTY = '**x** @everyone <@123> [a](http://x)';

const { dice, now, room } = useTable();

interface Message {
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
  readonly allowed_mentions?: { readonly parse?: readonly string[]; readonly users?: readonly string[] };
}

/** The bodies of all messages that the bot has sent or changed. */
function messages(): readonly Message[] {
  return now().playground.requests.flatMap(({ route, body, method }) => {
    if (typeof body !== 'object' || body === null || method === 'PUT') return [];
    if (route === null || !/messages|callback|webhooks/u.test(route)) return [];
    const { type, data } = body as { readonly type?: number; readonly data?: Message };
    if (type === undefined) return [body];
    return (type === 4 || type === 7) && data !== undefined ? [data] : [];
  });
}

/** The words of a message that Discord formats: all but what stands in `code`. */
function formatted({ content, embeds = [] }: Message): string {
  return [
    content,
    ...embeds.flatMap(({ title, description, fields = [] }) => [
      title,
      description,
      ...fields.map(({ name, value }) => `${name} ${value}`),
    ]),
  ]
    .join('\n')
    .replace(/```[^`]*```|`[^`\n]*`/gu, '');
}

beforeAll(async () => {
  const here = await room();
  const say = (who: string, command: string, options = {}) => here.use(who, command, options);
  await say('Mia', 'campaign settings', { name: NASTY });
  for (const text of ['off', 'on']) {
    for (const who of ['Mia', 'Ana', 'Ben']) await say(who, 'settings', { text });
    await say('Mia', 'campaign settings', { text: text === 'on' });
    const name = text === 'on' ? `${NASTY}2` : NASTY;
    await here.hero('Ana', name);
    await here.hero('Ben', `B ${text}`, { notes: NASTY, weapons: [] });
    await say('Ana', 'character edit', { what: 'Notes', to: NASTY });
    await say('Ana', 'character edit', { what: NASTY, to: NASTY });
    await say('Ana', 'character create', { name: `${NASTY}3` });
    await here.press('Ana', 'Quick start');
    await say('Mia', 'encounter start', { zones: `${NASTY} - Yard` });
    await say('Mia', 'encounter end');
    await say('Mia', 'encounter start', { zones: `${NASTY.replace('[a]', '(a)')} - Yard` });
    await say('Mia', 'encounter add', { who: 'Raider', name: '@everyone **y**', count: 2 });
    await say('Mia', 'encounter next');
    await say('Ana', 'attack', { target: NASTY });
    await say('Ana', 'attack', { target: '@everyone **y** 1', weapon: NASTY, how: NASTY, spend: NASTY });
    dice.lay(6, 4, 4, 3, 2, 1, 1);
    await say('Ana', 'attack', { target: '@everyone **y** 1' });
    await say('Mia', 'encounter status');
    await say('Ben', 'encounter next');
    await here.press('Mia', 'More…');
    for (const what of [NASTY, 'Body', 'Athletics', 'Mind'])
      await say('Ana', 'check', { what, against: NASTY });
    await say('Ana', 'act', { action: NASTY, target: NASTY, detail: NASTY });
    await say('Mia', 'condition add', { condition: NASTY, who: NASTY });
    await say('Mia', 'condition add', { condition: 'Prone', who: name, from: NASTY });
    await say('Ana', 'rest', { kind: NASTY });
    await say('Ana', 'roll', { what: `2d6 ${NASTY}`, for: NASTY });
    await say('Ana', 'roll', { what: '2d6 [@everyone **b**]', for: NASTY, 'who-sees': 'whisper' });
    await here.press('Ana', 'Why?');
    await here.press('Ana', 'Odds');
    await say('Mia', 'undo');
    await say('Mia', 'undo', { what: 'redo' });
    await say('Mia', 'log');
    await say('Ana', 'character list');
    await say('Ana', 'character sheet');
    await say('Ana', 'character switch', { name: NASTY });
    await say('Ben', 'character sheet', { name: NASTY });
    await say('Mia', 'campaign info');
    await say('Mia', 'campaign create', { name: `${NASTY}${text}` });
    await say('Mia', 'campaign restore', { name: NASTY });
    await say('Ana', 'help');
    await say('Mia', 'encounter end');
    await say('Ana', 'character archive', { name });
    await say('Mia', 'campaign archive');
    await say('Mia', 'campaign restore', { name: NASTY });
    now().clock.advance(1000);
  }
  await now().turnkeeper.bot.idle();
});

describe('every message of a long evening', () => {
  test('was sent', () => {
    expect(messages().length).toBeGreaterThan(100);
  });

  test('says whom it may ping: people by their id, and nobody by its words', () => {
    const open = messages().filter(({ allowed_mentions: allowed }) => allowed?.parse?.length !== 0);
    expect(open).toEqual([]);
  });

  test('pings players and GMs only', () => {
    const people = new Set(
      now()
        .playground.people()
        .map(({ id }) => id),
    );
    const others = messages().flatMap(({ allowed_mentions: allowed }) =>
      (allowed?.users ?? []).filter((id) => !people.has(id)),
    );
    expect(others).toEqual([]);
  });

  test.for([
    ['calls everybody', /@everyone/u],
    ['mentions whom somebody typed', /(?<!\\)<@123>/u],
    ['is formatted by what somebody typed', /(?<!\\)\*\*[xyb]\\?\*/u],
    ['links to what somebody typed', /(?<!\\)\]\(http/u],
  ] as const)('%s nowhere', ([, pattern]) => {
    const bad = messages()
      .map(formatted)
      .filter((words) => pattern.test(words));
    expect(bad).toEqual([]);
  });

  test('pinged nobody who was not meant', () => {
    const cleo = now().playground.person('Cleo');
    expect(cleo.pings).toEqual([]);
  });
});
