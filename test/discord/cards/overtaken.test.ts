import { Routes } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/app/ports.ts';
import { actable, wrongWithCards } from '../support/cards.ts';
import { type Room, useTable } from '../support/room.ts';

// Two processes may write one card at the same moment. Discord has whichever came last, and neither knows which that was.

let stored: Store | undefined;
let meanwhile: (() => Promise<void>) | null = null; // what happens once, before the next card is noted as written

const { now, room } = useTable({
  store: (opened) => {
    stored = opened;
    const showCard: Store['showCard'] = async (...about) => {
      const other = meanwhile;
      meanwhile = null;
      await other?.();
      return opened.showCard(...about);
    };
    return new Proxy(opened, {
      get: (of, key): unknown => (key === 'showCard' ? showCard : Reflect.get(of, key)),
    });
  },
});

async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

/** Another process writes what it had drawn before to the card of a fight, and notes it. */
async function otherWrites(here: Room): Promise<void> {
  const channel = now().playground.world.channel(here.channel).id;
  const fights = await stored?.runningEncounter(channel);
  const card = await stored?.liveCard(fights?.id ?? '');
  const [message] = actable(here);
  if (card == null || message === undefined) throw new Error('there is no card');
  const { rest } = now().turnkeeper.bot.client;
  await rest.patch(Routes.channelMessage(channel, message.id), { body: { content: 'what was before' } });
  await stored?.setCard(card.id, { shows: 'what was before' });
}

describe('a card that another process writes at the same time', () => {
  test('is written again by who notes it last', async () => {
    const here = await fight();
    meanwhile = () => otherWrites(here);
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Kira' });
    expect([meanwhile, await wrongWithCards(here)]).toEqual([null, null]);
  });

  test('is written again though its turn is over by then', async () => {
    const here = await fight();
    meanwhile = () => otherWrites(here);
    await here.use('Mia', 'encounter next');
    expect([meanwhile, await wrongWithCards(here)]).toEqual([null, null]);
  });
});
