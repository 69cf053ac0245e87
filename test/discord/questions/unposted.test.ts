import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/app/ports.ts';
import type { OptionValues } from '../../../src/playground/index.ts';
import { type Room, useTable } from '../support/room.ts';
import { wrongWithQuestions } from '../support/questions.ts';

// Where several processes are the bot, one may ask while another is told of it by the store alone.

let forgets = false; // what is posted is not written down

const { now, room } = useTable({
  store: (opened) => {
    const setDecisionMessage: Store['setDecisionMessage'] = (...given) =>
      forgets ? Promise.resolve('committed') : opened.setDecisionMessage(...given);
    const beside: Partial<Store> = { alone: false, setDecisionMessage };
    return new Proxy(opened, {
      get: (of, key): unknown => Reflect.get(beside, key) ?? Reflect.get(of, key),
    });
  },
});

/** Somebody does something that asks somebody, in Kira's turn: that is shown, and not written down. */
async function asked(who: string, command: string, options: OptionValues): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 4, accuracy: 4, defence: 4 } });
  await here.hero('Ben', 'Tiz');
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  forgets = true;
  await here.use(who, command, options);
  forgets = false;
  return here;
}

const asking = (here: Room) =>
  here.messages().filter(({ components = [] }) => JSON.stringify(components).includes('"decide|'));

describe('what another process is about to write down', () => {
  test('is not asked a second time by who runs into it', async () => {
    const here = await asked('Ana', 'check', { what: 'Body', difficulty: '6:3' });
    await here.use('Ana', 'attack', { target: 'Raider' });
    expect(asking(here)).toHaveLength(1);
  });

  test('is written down by another where that process has died', async () => {
    const here = await asked('Ana', 'act', { action: 'Retreat' });
    for (let look = 0; look < 3; look += 1) {
      now().clock.advance(15_000);
      await now().turnkeeper.bot.idle();
    }
    expect(await wrongWithQuestions(here)).toBeNull();
  });
});
