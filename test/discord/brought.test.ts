import { describe, expect, test } from 'vitest';
import type { AnySystem } from '../../src/engine/system.ts';
import { Systems } from '../../src/systems/registry.ts';
import { soulbound } from '../../src/systems/soulbound/index.ts';
import { type Room, useTable } from './support/room.ts';

/** Soulbound, where everybody comes with a horse that knows its rider by their id. */
const riding = {
  ...soulbound,
  character: {
    ...soulbound.character,
    brought(_draft, made, id, next) {
      const horse = next();
      return {
        self: { ...made, pronouns: `rides ${horse}` },
        others: [
          { id: horse, name: `${made.name}'s horse`, character: { ...made, pronouns: `carries ${id}` } },
        ],
      };
    },
  } satisfies (typeof soulbound)['character'],
};

const { room } = useTable({
  systems: () => new Systems([{ id: 'soulbound', name: 'Soulbound', open: async () => riding as AnySystem }]),
});

/** Makes somebody by a quick start. */
async function made(here: Room, name: string): Promise<string> {
  const form = await here.person('Ana').command(here.channel, 'character create');
  await here.heard(here.person('Ana').submit(form, { Name: name, 'Quick start': 'Blade' }));
  return here.press('Ana', 'Done');
}

describe('a character that comes with somebody', () => {
  test('says who comes along', async () => {
    expect(await made(await room(), 'Kira')).toContain("**Kira's horse** comes along");
  });

  test('is listed with them', async () => {
    const here = await room();
    await made(here, 'Kira');
    expect(await here.use('Ana', 'character list')).toContain("Kira's horse");
  });

  test('is the one that is played', async () => {
    const here = await room();
    await made(here, 'Kira');
    expect(await here.use('Ana', 'character list')).toContain('▶ **Kira**');
  });

  test('knows who they are', async () => {
    const here = await room();
    await made(here, 'Kira');
    expect(await here.use('Ana', 'character sheet')).toContain('rides ');
  });
});
