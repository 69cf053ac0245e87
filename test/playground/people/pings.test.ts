import { describe, expect, test } from 'vitest';
import type { Playground } from '../../../src/playground/index.ts';
import { ask, playground, post } from '../support.ts';

const pinged = (place: Playground): string[] =>
  ['Mia', 'Ana', 'Ben', 'Cleo'].filter((name) => place.person(name).pings.length > 0);

/** What the bot writes, about whom, and who is pinged. `<Ana>` stands for her mention, `<&Players>` for the role's. */
const cases: readonly [name: string, content: string, allowed: object | undefined, who: string[]][] = [
  ['whom it mentions', 'Your turn, <Ana>', undefined, ['Ana']],
  ['nobody, where nothing is allowed', 'Your turn, <Ana>', { parse: [] }, []],
  ['those allowed by id', '<Ana> and <Ben>', { users: ['Ana'] }, ['Ana']],
  ['those allowed by kind', '<Ana> and <&Players>', { parse: ['users'] }, ['Ana']],
  ['a role that is mentionable', '<&Players>, roll', undefined, ['Ana', 'Ben', 'Cleo']],
  ['a role allowed by id', '<&Players>, roll', { roles: ['Players'] }, ['Ana', 'Ben', 'Cleo']],
  ['nobody by a name in code', '`<Ana>`', undefined, []],
  ['everybody', '@everyone, roll', undefined, ['Mia', 'Ana', 'Ben', 'Cleo']],
  ['not everybody, where that is not allowed', '@everyone, roll', { parse: ['users', 'roles'] }, []],
];

function idOf(place: Playground, name: string): string {
  return ['Players', 'GM'].includes(name) ? place.world.role(name).id : place.person(name).id;
}

function written(place: Playground, content: string, allowed: object | undefined): object {
  const text = content.replace(
    /<(&?)(\w+)>/g,
    (_, role: string, name: string) => `<@${role}${idOf(place, name)}>`,
  );
  const ids = (names: unknown) =>
    Array.isArray(names) ? names.map((name: string) => idOf(place, name)) : undefined;
  const { users, roles, ...rest } = (allowed ?? {}) as { users?: string[]; roles?: string[] };
  const mentions = {
    ...rest,
    ...(users ? { users: ids(users) } : {}),
    ...(roles ? { roles: ids(roles) } : {}),
  };
  return { content: text, ...(allowed ? { allowed_mentions: mentions } : {}) };
}

describe('a message of the bot pings', () => {
  test.each(cases)('%s', async (_, content, allowed, who) => {
    const place = await playground();
    await post(place, written(place, content, allowed));
    expect(pinged(place)).toEqual(who);
  });

  test('nobody who does not see the channel', async () => {
    const place = await playground();
    place.world.setOverwrite('the-table', place.person('Ana').id, { deny: ['ViewChannel'] });
    await post(place, written(place, '<Ana>', undefined));
    expect(pinged(place)).toEqual([]);
  });

  test('nobody by everyone without the permission', async () => {
    const place = await playground();
    place.world.denyBot(['MentionEveryone'], 'the-table');
    const { body } = await post(place, { content: '@everyone' });
    expect([pinged(place), body.mention_everyone]).toEqual([[], false]);
  });

  test('nobody by a role that is not mentionable without the permission', async () => {
    const place = await playground();
    place.world.changeRole('Players', { mentionable: false });
    place.world.denyBot(['MentionEveryone'], 'the-table');
    await post(place, written(place, '<&Players>', undefined));
    expect(pinged(place)).toEqual([]);
  });

  test('nobody when it is silent', async () => {
    const place = await playground();
    await post(place, { ...written(place, '<Ana>', undefined), flags: 1 << 12 });
    expect(pinged(place)).toEqual([]);
  });

  test('nobody by an embed', async () => {
    const place = await playground();
    await post(place, { embeds: [{ description: `<@${place.person('Ana').id}>` }] });
    expect(pinged(place)).toEqual([]);
  });

  test('by the text of V2 components', async () => {
    const place = await playground();
    const components = [{ type: 10, content: `<@${place.person('Ana').id}>` }];
    await post(place, { flags: 1 << 15, components });
    expect(pinged(place)).toEqual(['Ana']);
  });

  test('never by an edit', async () => {
    const place = await playground();
    const { body } = await post(place, { content: 'Round 1' });
    await ask(
      place,
      'PATCH',
      `/channels/${body.channel_id}/messages/${body.id}`,
      written(place, '<Ana>', undefined),
    );
    expect(pinged(place)).toEqual([]);
  });

  test('whom it replies to, unless told not to', async () => {
    const place = await playground();
    const asked = place.person('Ana').say('the-table', 'And now?');
    const message_reference = { message_id: asked.id };
    await post(place, { content: 'Wait', message_reference, allowed_mentions: { replied_user: false } });
    const before = pinged(place);
    await post(place, { content: 'Wait', message_reference });
    expect([before, pinged(place)]).toEqual([[], ['Ana']]);
  });
});

test('the list of mentions names whom the message may mention', async () => {
  const place = await playground();
  const { body } = await post(place, written(place, '<Ana> and <Ben>', { users: ['Ben'] }));
  expect(body.mentions.map((user) => user.global_name)).toEqual(['Ben']);
});
