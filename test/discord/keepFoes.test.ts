import { describe, expect, test } from 'vitest';
import { CHARACTER_LIMITS } from '../../src/app/character/limits.ts';
import { nameKey } from '../../src/app/names.ts';
import type { CharacterRecord } from '../../src/app/ports.ts';
import { campaignOf } from './support/records.ts';
import { type Room, useTable } from './support/room.ts';

const { room, now } = useTable();

/** A fight with a raider that nobody sees. */
async function fighting(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider', zone: 'Yard', hidden: true });
  return here;
}

describe('a foe who is kept', () => {
  test('is refused to players, who are told nothing', async () => {
    const here = await fighting();
    expect(await here.use('Ana', 'encounter keep')).toContain('Only a GM');
  });

  test('is offered to a GM, and not to a player', async () => {
    const here = await fighting();
    const offers = async (who: string) =>
      (await here.person(who).complete(here.channel, 'encounter keep', { who: '' }, 'who')).length;
    expect([await offers('Mia'), await offers('Ana')]).toEqual([1, 0]);
  });

  test('is not kept where a campaign has no room for another character', async () => {
    const here = await fighting();
    const campaign = await campaignOf(here);
    const { store } = now().turnkeeper.app.ports;
    const [kira] = await store.characters(campaign.id);
    if (kira === undefined) throw new Error('no Kira');
    const npc = (n: number): CharacterRecord => ({
      ...kira,
      id: crypto.randomUUID(),
      kind: 'npc',
      ownerId: null,
      name: `Extra ${n}`,
      nameKey: nameKey(`Extra ${n}`),
      version: 0,
      encounterId: null,
    });
    const characters = Array.from({ length: CHARACTER_LIMITS.campaign.most - 1 }, (_, n) => ({
      type: 'create' as const,
      record: npc(n),
    }));
    await store.commit({ interactionId: null, at: new Date(now().clock.now()), characters });
    expect(await here.use('Mia', 'encounter keep')).toContain(
      'A campaign can have at most 300 characters, archived ones included.',
    );
  });
});
