import { describe, expect, test } from 'vitest';
import type { Guild } from '../../src/playground/world/state.ts';
import { type Room, useTable } from './support/room.ts';

// What waits for somebody, in all their campaigns at once.

const { dice, now, room } = useTable();

/** A fight in which Kira, who is Ana's, acts first. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.hero('Ben', 'Tiz');
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

/** The same, and Kira's attack waits for Ana to place her Focus. */
async function waiting(): Promise<Room> {
  const here = await fight();
  dice.lay(6, 4, 4, 3, 2, 1, 1);
  await here.use('Ana', 'attack', { target: 'Raider' });
  return here;
}

const nameOf = (here: Room) => `Campaign in ${here.channel}`;

let servers = 0;

/** Another server, on which Cleo leads a campaign. */
async function elsewhere(): Promise<{ readonly guild: Guild; readonly name: string }> {
  servers += 1;
  const { world } = now().playground;
  const cleo = now().playground.person('Cleo');
  const guild = world.addGuild(`Server ${servers}`, cleo.id);
  const name = `elsewhere-${servers}`;
  world.addChannel({ name }, guild);
  await cleo.command(name, 'campaign create', { name: `Afar ${servers}`, system: 'soulbound' });
  await now().turnkeeper.bot.idle();
  return { guild, name: `Afar ${servers}` };
}

describe('/decisions', () => {
  test('posts a question anew whose message somebody has deleted', async () => {
    const here = await waiting();
    here.table.playground.deleteMessage(here.find('Ana', '[GM …]').id);
    await here.use('Ana', 'decisions');
    expect(here.seen('Ana')).toContain('[1 → 2]');
  });

  test('links to the message that is there now', async () => {
    const here = await waiting();
    here.table.playground.deleteMessage(here.find('Ana', '[GM …]').id);
    const said = await here.use('Ana', 'decisions');
    expect(said).toContain(`/${here.find('Ana', '[1 → 2]').id})`);
  });

  test("says nothing of what is somebody else's to decide", async () => {
    const here = await waiting();
    expect(await here.use('Ben', 'decisions')).not.toContain(nameOf(here));
  });

  test('works in direct messages', async () => {
    const here = await waiting();
    const direct = now().playground.world.directChannel(here.person('Ana').id).id;
    const said = await here.heard(here.person('Ana').command(direct, 'decisions'));
    expect(said).toContain(nameOf(here));
  });

  test('is for the caller alone', async () => {
    const here = await waiting();
    await here.use('Ana', 'decisions');
    expect(here.seen('Ben')).not.toContain("What's waiting for your answer");
  });
});

describe('/turns', () => {
  test("shows what is the caller's first", async () => {
    const [here, other] = [await fight(), await room()];
    await other.hero('Ana', 'Orla');
    const said = await other.use('Ana', 'turns show');
    expect(said.indexOf(nameOf(here))).toBeLessThan(said.indexOf(nameOf(other)));
  });

  test('shows campaigns on every server that the caller is on', async () => {
    const { name } = await elsewhere();
    const here = await room();
    expect(await here.use('Cleo', 'turns show')).toContain(name);
  });

  test('shows none of a server that the caller has left', async () => {
    const { guild, name } = await elsewhere();
    const here = await room();
    now().playground.world.leave(guild, here.person('Cleo').id);
    expect(await here.use('Cleo', 'turns show')).not.toContain(name);
  });

  test('shows none of a server that the bot has left', async () => {
    const { guild, name } = await elsewhere();
    const here = await room();
    now().playground.world.removeGuild(guild.id);
    expect(await here.use('Cleo', 'turns show')).not.toContain(name);
  });

  test('shows a GM by role the campaigns of this server', async () => {
    const here = await room();
    await here.use('Mia', 'campaign settings', { 'gm-role': 'GM' });
    now().playground.world.giveRole(here.person('Ben').id, 'GM');
    expect(await here.use('Ben', 'turns show')).toContain(nameOf(here));
  });

  test('says that nobody acts while a question is open', async () => {
    const here = await waiting();
    const [, block = ''] = (await here.use('Ben', 'turns show')).split(nameOf(here));
    expect(block.split('· **Campaign')[0]).not.toContain('is to act');
  });
});
