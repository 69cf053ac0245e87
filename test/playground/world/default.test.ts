import { expect, test } from 'vitest';
import { manualClock, startPlayground } from '../../../src/playground/index.ts';
import { playground } from '../support.ts';

test('the default world is the same at each start, ids included', async () => {
  const worlds = [];
  for (let count = 0; count < 2; count++) {
    const place = await startPlayground();
    const { guild, state } = place.world;
    const people = [...state.users.values()].filter((user) => !user.bot).map((user) => user.id);
    worlds.push([guild.id, [...state.channels.keys()], people]);
    await place.close();
  }
  expect(worlds[0]).toEqual(worlds[1]);
});

test('Mia owns the server and is its GM', async () => {
  const place = await playground();
  const mia = place.person('Mia').id;
  expect([place.world.guild.ownerId, place.world.guild.members.get(mia)?.roles]).toEqual([
    mia,
    [place.world.role('GM').id],
  ]);
});

test('another world can be built', async () => {
  const place = await playground({
    world: (build) => {
      const zoe = build.addPerson({ name: 'Zoe' }, null);
      build.addGuild('Elsewhere', zoe.id);
      build.addChannel({ name: 'hall' });
    },
  });
  expect([place.world.guild.name, place.person('Zoe').messages('hall')]).toEqual(['Elsewhere', []]);
});

test('nobody goes by an unknown name', async () => {
  const place = await playground();
  expect(() => place.person('Zoe')).toThrow("Nobody called 'Zoe' in the playground.");
});

test('the application is another one at each start: it has forgotten its commands', async () => {
  const first = await playground();
  const clock = manualClock(Date.UTC(2027, 0, 1));
  const second = await playground({ clock });
  expect(second.world.state.applicationId).not.toBe(first.world.state.applicationId);
});
