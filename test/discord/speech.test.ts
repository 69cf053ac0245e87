import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { Faces } from '../../src/discord/speech/faces.ts';
import { WebhookRoutes } from '../../src/discord/speech/webhookRoutes.ts';
import { png } from './support/pictures.ts';
import { type Room, useTable } from './support/room.ts';
import { ways } from './support/ways.ts';

const { dice, now, room } = useTable();

/** A channel in which Ana plays Kira and Ben plays Tiz. */
async function table(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  return here;
}

/** The newest message that a webhook said, as Mia sees it. */
function spoken(here: Room, channel = here.channel): APIMessage {
  const { applicationId } = { applicationId: here.table.turnkeeper.bot.client.application.id };
  const said = here
    .messages('Mia', channel)
    .findLast(({ webhook_id }) => webhook_id !== undefined && webhook_id !== applicationId);
  if (said === undefined) throw new Error('nobody has spoken');
  return said;
}

const requests = (method: string, route: string) =>
  now().playground.requests.filter((one) => one.method === method && one.route === route);

/** The requests since something, of one route. */
async function since(work: () => Promise<unknown>, method: string, route: string) {
  const before = requests(method, route).length;
  await work();
  return requests(method, route).slice(before);
}

const HOOKS = '/channels/:channel/webhooks';
const SHOWN = '/webhooks/:webhook/:token';

describe('/say', () => {
  test("says it under the character's name", async () => {
    const here = await table();
    await here.use('Ana', 'say', { text: 'Who goes there?' });
    expect([spoken(here).author.username, spoken(here).content]).toEqual(['Kira', 'Who goes there?']);
  });

  test('pings nobody, whatever is said', async () => {
    const here = await table();
    const ben = here.person('Ben');
    const before = ben.pings.length;
    await here.use('Ana', 'say', { text: `@everyone <@${ben.id}> hear me` });
    expect(ben.pings.length).toBe(before);
  });

  test('leaves markdown as it was typed', async () => {
    const here = await table();
    await here.use('Ana', 'say', { text: '**Now** *or* never' });
    expect(spoken(here).content).toBe('**Now** *or* never');
  });

  test('shows a name that Discord refuses so that it reads the same', async () => {
    const here = await table();
    await here.use('Mia', 'say', { text: 'Chaos!', as: 'Discord the Clyde' });
    expect(spoken(here).author.username).toHaveLength('Discord the Clyde'.length);
  });

  test('speaks in a thread through the webhook of its channel', async () => {
    const here = await table();
    const thread = here.person('Ana').createThread(here.channel, 'Below');
    await here.heard(here.person('Ana').command(thread.id, 'say', { text: 'It is dark.' }));
    expect(spoken(here, thread.id).content).toBe('It is dark.');
  });

  test('speaks in a post of a forum', async () => {
    const { playground } = now();
    const mia = playground.person('Mia');
    const { channel } = mia.createPost('campaigns', 'A campaign', 'Let us begin');
    const here = await room();
    await here.heard(mia.command(channel.id, 'campaign create', { name: 'In a post' }));
    await here.heard(mia.command(channel.id, 'say', { text: 'Welcome', as: 'The host' }));
    expect(spoken(here, channel.id).author.username).toBe('The host');
  });

  test('uses one webhook for all who have no portrait', async () => {
    const here = await table();
    const made = await since(
      async () => {
        await here.use('Ana', 'say', { text: 'One' });
        await here.use('Ben', 'say', { text: 'Two' });
      },
      'POST',
      HOOKS,
    );
    expect(made).toHaveLength(1);
  });

  test('makes another webhook where somebody has deleted it', async () => {
    const here = await table();
    await here.use('Ana', 'say', { text: 'One' });
    const { rest } = now().turnkeeper.bot.client;
    await rest.delete(`/webhooks/${spoken(here).webhook_id}`);
    await here.use('Ana', 'say', { text: 'Two' });
    expect(spoken(here).content).toBe('Two');
  });

  test('is said once, however often it is delivered', async () => {
    const here = await table();
    const pending = here.person('Ana').command(here.channel, 'say', { text: 'Only once' });
    const { interaction } = pending;
    await here.heard(pending);
    const again = new Promise<void>((resolve) => {
      now().turnkeeper.bot.client.once('interactionCreate', () => resolve());
    });
    now().playground.gateway.redeliver(interaction.id);
    await again;
    await now().turnkeeper.bot.idle();
    expect(here.messages('Mia').filter(({ content }) => content === 'Only once')).toHaveLength(1);
  });

  test('gives the words back to who may not say them', async () => {
    const here = await table();
    expect(await here.use('Ana', 'say', { text: 'A long story', as: 'Tiz' })).toContain('A long story');
  });

  test('says nothing for who may no longer write in the channel, and gives their words back', async () => {
    const here = await table();
    const ana = here.person('Ana');
    const form = await ana.command(here.channel, 'say');
    now().playground.world.setOverwrite(here.channel, ana.id, { deny: ['SendMessages'] });
    const answer = await here.heard(ana.submit(form, { text: 'A long story' }));
    expect([
      answer.includes("You can't write in this channel"),
      answer.includes('A long story'),
      here.seen('Mia').includes('A long story'),
    ]).toEqual([true, true, false]);
  });

  test('says it in a thread for who may write in threads alone', async () => {
    const here = await table();
    const { world } = now().playground;
    const thread = here.person('Mia').createThread(here.channel, 'Below');
    world.setOverwrite(here.channel, here.person('Ana').id, { deny: ['SendMessages'] });
    await here.heard(here.person('Ana').command(thread.id, 'say', { text: 'It is dark.' }));
    expect(spoken(here, thread.id).content).toBe('It is dark.');
  });

  test('says nothing while the game is paused', async () => {
    const here = await table();
    await here.use('Ben', 'safety pause');
    expect(await here.use('Ana', 'say', { text: 'And yet' })).toContain('the game is paused');
  });

  test('offers a GM those of the fight', async () => {
    const here = await table();
    await here.use('Mia', 'encounter start', { zones: 'Yard' });
    await here.use('Mia', 'encounter add', { who: 'Raider' });
    const offered = await here.person('Mia').complete(here.channel, 'say', { as: 'rai' }, 'as');
    expect(offered.map(({ name }) => name)).toEqual(['Raider']);
  });

  test("offers a player nobody else's character", async () => {
    const here = await table();
    const offered = await here.person('Ana').complete(here.channel, 'say', { as: '' }, 'as');
    expect(offered.map(({ name }) => name)).toEqual(['Kira']);
  });

  test('opens a form for longer words', async () => {
    const here = await table();
    expect(await here.use('Ana', 'say')).toBe('(form: Kira says)');
  });
});

describe('without Manage Webhooks', () => {
  async function without(): Promise<Room> {
    const here = await table();
    now().playground.world.denyBot(['ManageWebhooks'], here.channel);
    return here;
  }

  test('the bot says it itself', async () => {
    const here = await without();
    await here.use('Ana', 'say', { text: 'Hello' });
    expect(here.seen('Ben')).toContain('**Kira:** Hello');
  });

  test('who speaks is told what is lacking', async () => {
    expect(await (await without()).use('Ana', 'say', { text: 'Hello' })).toContain('Manage Webhooks');
  });

  test('who has been told is not told again', async () => {
    const here = await without();
    await here.use('Ana', 'say', { text: 'Hello' });
    expect(await here.use('Ana', 'say', { text: 'Hello?' })).not.toContain('Manage Webhooks');
  });

  test('/campaign info says so', async () => {
    expect(await (await without()).use('Mia', 'campaign info')).toContain(
      'With **Manage Webhooks** characters would',
    );
  });

  test('what was said can be edited', async () => {
    const here = await without();
    await here.use('Ana', 'say', { text: 'Hello' });
    const form = await here.person('Ana').press(here.find('Ana', '[Edit]'), 'Edit');
    await here.heard(here.person('Ana').submit(form, { text: 'Good evening' }));
    expect(here.seen('Ben')).toContain('**Kira:** Good evening');
  });

  test('where it may not write either, it answers with it', async () => {
    const here = await table();
    now().playground.world.denyBot(['ManageWebhooks', 'SendMessages'], here.channel);
    expect(await here.use('Ana', 'say', { text: 'Hello' })).toContain('**Kira:** Hello');
  });
});

describe('what was said', () => {
  async function said(): Promise<Room> {
    const here = await table();
    await here.use('Ana', 'say', { text: 'A slip of the tonuge' });
    return here;
  }

  test('stands in the form to edit it', async () => {
    const here = await said();
    const form = await here.person('Ana').press(here.find('Ana', '[Edit]'), 'Edit');
    expect(JSON.stringify(form.modal)).toContain('A slip of the tonuge');
  });

  test('has other words once it is edited', async () => {
    const here = await said();
    const form = await here.person('Ana').press(here.find('Ana', '[Edit]'), 'Edit');
    await here.heard(here.person('Ana').submit(form, { text: 'A slip of the tongue' }));
    expect(spoken(here).content).toBe('A slip of the tongue');
  });

  test('is gone once it is deleted, and its words are given back', async () => {
    const here = await said();
    expect(await here.press('Ana', 'Delete')).toContain('A slip of the tonuge');
  });

  test('is gone for everybody', async () => {
    const here = await said();
    await here.press('Ana', 'Delete');
    expect(here.seen('Ben')).not.toContain('A slip');
  });

  test('is edited in a thread, too', async () => {
    const here = await table();
    const ana = here.person('Ana');
    const thread = ana.createThread(here.channel, 'Below');
    await here.heard(ana.command(thread.id, 'say', { text: 'Drak' }));
    const form = await ana.press(here.find('Ana', '[Edit]', thread.id), 'Edit');
    await here.heard(ana.submit(form, { text: 'Dark' }));
    expect(spoken(here, thread.id).content).toBe('Dark');
  });

  test('cannot be changed once its webhook is deleted, and who tries is told', async () => {
    const here = await said();
    await now().turnkeeper.bot.client.rest.delete(`/webhooks/${spoken(here).webhook_id}`);
    expect(await here.press('Ana', 'Edit')).toContain('its webhook is gone');
  });

  test('is deleted all the same by a bot that manages messages', async () => {
    const here = await said();
    await now().turnkeeper.bot.client.rest.delete(`/webhooks/${spoken(here).webhook_id}`);
    await here.press('Ana', 'Delete');
    expect(here.seen('Ben')).not.toContain('A slip');
  });
});

describe("a message's own menu", () => {
  async function said(): Promise<Room> {
    const here = await table();
    await here.use('Ana', 'say', { text: 'A slip of the tonuge' });
    return here;
  }
  const menu = (here: Room, who: string, words: string, message = spoken(here)) =>
    here.heard(here.person(who).menu(message, words));

  test('lets who said it edit it', async () => {
    const here = await said();
    const form = await here.person('Ana').menu(spoken(here), 'Edit what was said');
    await here.heard(here.person('Ana').submit(form, { text: 'A slip of the tongue' }));
    expect(spoken(here).content).toBe('A slip of the tongue');
  });

  test('lets a GM delete it', async () => {
    const here = await said();
    await menu(here, 'Mia', 'Delete what was said');
    expect(here.seen('Ben')).not.toContain('A slip');
  });

  test('gives its words to who deletes it', async () => {
    expect(await menu(await said(), 'Ana', 'Delete what was said')).toContain('A slip of the tonuge');
  });

  test.for(['Edit what was said', 'Delete what was said'])(
    '%s is nothing for other players',
    async (words) => {
      expect(await menu(await said(), 'Ben', words)).toContain('Only the one who wrote that for **Kira**');
    },
  );

  test('does not let a GM put words into a mouth', async () => {
    expect(await menu(await said(), 'Mia', 'Edit what was said')).toContain('can edit it');
  });

  test('says so of what nobody said', async () => {
    const here = await said();
    const message = here.person('Ben').say(here.channel, 'In my own words');
    expect(await menu(here, 'Ben', 'Delete what was said', message)).toContain("wasn't said with `/say`");
  });
});

describe('a portrait', () => {
  const give = (here: Room, mark = 1, options: object = {}) =>
    here.use('Ana', 'character portrait', {
      file: { name: 'kira.png', data: png(64, 64, { mark }) },
      ...options,
    });

  test('is the picture of what is said', async () => {
    const here = await table();
    await give(here);
    await here.use('Ana', 'say', { text: 'Look at me' });
    expect(spoken(here).author.avatar).not.toBeNull();
  });

  test("is nobody else's picture", async () => {
    const here = await table();
    await give(here);
    await here.use('Ana', 'say', { text: 'Look at me' });
    await here.use('Ben', 'say', { text: 'And at me' });
    expect(spoken(here).author.avatar).toBeNull();
  });

  test('that has changed is the new one', async () => {
    const here = await table();
    await give(here, 1);
    await here.use('Ana', 'say', { text: 'One' });
    const before = spoken(here).author.avatar;
    now().clock.advance(1000);
    await give(here, 2);
    await here.use('Ana', 'say', { text: 'Two' });
    expect(spoken(here).author.avatar).not.toBe(before);
  });

  test('that has not changed is not sent again', async () => {
    const here = await table();
    await give(here);
    await here.use('Ana', 'say', { text: 'One' });
    expect(await since(() => here.use('Ana', 'say', { text: 'Two' }), 'PATCH', SHOWN)).toEqual([]);
  });

  test('that is taken away is gone from Discord, too', async () => {
    const here = await table();
    await give(here);
    await here.use('Ana', 'say', { text: 'One' });
    const sent = await since(() => here.use('Ana', 'character portrait', { remove: true }), 'PATCH', SHOWN);
    expect(sent.map(({ body }) => body)).toEqual([{ avatar: null }]);
  });

  test('goes from Discord with whoever asks to be forgotten', async () => {
    const here = await table();
    await give(here);
    await here.use('Ana', 'say', { text: 'One' });
    await here.use('Ana', 'privacy delete');
    const sent = await since(() => here.press('Ana', 'Delete everything about me'), 'PATCH', SHOWN);
    expect(sent.map(({ body }) => body)).toContainEqual({ avatar: null });
  });

  test('stands on the sheet', async () => {
    const here = await table();
    await give(here);
    await here.use('Ana', 'character sheet');
    expect(here.messages('Ana').at(-1)?.embeds[0]?.thumbnail?.url).toContain('portrait.png');
  });

  test.for([
    ['words', new TextEncoder().encode('not a picture'), 'as a picture'],
    ['what is too small', png(8, 64), '16 to 4096'],
    ['what is too large', png(5000, 64), '16 to 4096'],
    ['more than 1 MB', new Uint8Array(1024 * 1024 + 1), '1 MB'],
  ] as const)('is refused: %s', async ([, data, words]) => {
    const here = await table();
    const file = { name: 'kira.png', data };
    expect(await here.use('Ana', 'character portrait', { file })).toContain(words);
  });

  test("of somebody else's character is refused", async () => {
    expect(await give(await table(), 1, { name: 'Tiz' })).toContain("somebody else's character");
  });

  test('is set by a GM for anybody', async () => {
    const here = await table();
    const file = { name: 'tiz.png', data: png() };
    expect(await here.use('Mia', 'character portrait', { file, name: 'Tiz' })).toContain('This is **Tiz**');
  });
});

describe('webhooks', () => {
  const wanted = (here: Room, characterId: string | null = null) => {
    const { id } = here.table.playground.world.channel(here.channel);
    return { place: { channelId: id, parentId: id }, characterId, name: 'Kira', mayMake: true };
  };
  const faces = () => {
    return new Faces(now().turnkeeper.app.ports.store, new WebhookRoutes(ways(now())));
  };
  const there = async (here: Room) => {
    const { id } = here.table.playground.world.channel(here.channel);
    return (await now().turnkeeper.bot.client.rest.get(`/channels/${id}/webhooks`)) as readonly {
      id: string;
    }[];
  };

  test('that several processes make at once are one', async () => {
    const here = await table();
    await Promise.all([1, 2, 3].map(() => faces().of(wanted(here), new Date())));
    expect(await there(here)).toHaveLength(1);
  });

  test('are the same for all of those', async () => {
    const here = await table();
    const got = await Promise.all([1, 2, 3].map(() => faces().of(wanted(here), new Date())));
    expect(new Set(got.map((face) => face.ok && face.webhook.id)).size).toBe(1);
  });

  /** Twelve who have a portrait, and speak one after the other; gives with which webhooks. */
  async function twelve(here: Room): Promise<readonly (string | false)[]> {
    const { store } = now().turnkeeper.app.ports;
    const used: (string | false)[] = [];
    for (let n = 0; n < 12; n++) {
      await here.hero('Cleo', `Shade ${n}`);
      const id = (await store.campaignIn([wanted(here).place.parentId]))?.id ?? '';
      const shade = await store.characterNamed(id, `shade ${n}`);
      if (shade === null) throw new Error('there is no shade');
      const data = Buffer.from(png(64, 64, { mark: n })).toString('base64');
      await store.savePortrait({ characterId: shade.id, type: 'image/png', data, changedAt: new Date(n) });
      const face = await faces().of(wanted(here, shade.id), new Date(n));
      used.push(face.ok && face.webhook.id);
    }
    return used;
  }

  test('are ten at most', async () => {
    const here = await table();
    await twelve(here);
    expect(await there(here)).toHaveLength(10);
  });

  test('get another face where they were not used for longest', async () => {
    const used = await twelve(await table());
    expect([used[10], used[11]]).toEqual([used[0], used[1]]);
  });

  test('keep their token to themselves where Discord refuses', async () => {
    const here = await table();
    const face = await faces().of(wanted(here), new Date());
    if (!face.ok) throw new Error('there is no webhook');
    now().playground.fail({ route: 'POST /webhooks/:webhook/:token', status: 400, times: 1 });
    const routes = new WebhookRoutes(ways(now()));
    const refused = await routes.say(face.webhook, wanted(here).place, 'Kira', 'Hello', '0');
    const logged = JSON.stringify(now().troubles.errors);
    now().troubles.clear();
    const shown = [refused, logged].some((one) => JSON.stringify(one).includes(face.webhook.token));
    expect([refused.ok, logged.includes("we don't know"), shown]).toEqual([false, true, false]);
  });
});

describe('a roll in a post', () => {
  test('is proved by the card below', async () => {
    const here = await table();
    dice.lay(14);
    await here.use('Ana', 'say', { text: 'I leap [[1d20+3]]' });
    expect(await here.press('Ben', 'Why?')).toContain('14');
  });

  test('has the numbers of who speaks', async () => {
    const here = await table();
    await here.use('Mia', 'say', { text: '[[@body]]', as: 'Kira' });
    expect(spoken(here).content).toMatch(/→ \*\*\d+\*\*/u);
  });
});
