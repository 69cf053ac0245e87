import { describe, expect, test } from 'vitest';
import { entriesOf, expectBooksInOrder } from './support/ledger.ts';
import { Monkey } from './support/monkey.ts';
import { wrongWithCards } from './support/cards.ts';
import { ROUGH } from './support/rough.ts';
import { useTable } from './support/room.ts';
import { deep, seededFrom } from '../support/deep.ts';

const STEPS = deep(160, 320);
/** Every so many steps something is done that is never refused. */
const ROLLS = 10;

const { now, room } = useTable();

describe('somebody who presses and types anything', () => {
  test.for(deep([1], [1, 2, 3, 4]).map(seededFrom))(
    'gets sentences, and leaves the books in order (seed %i)',
    { timeout: 60_000 },
    async (seed) => {
      const here = await room();
      for (const [who, name] of [
        ['Ana', 'Kira'],
        ['Ben', 'Tiz'],
      ] as const)
        await here.hero(who, name);
      await here.use('Mia', 'encounter start', { zones: 'Gate - Yard - Hall' });
      await here.use('Mia', 'encounter add', { who: 'Raider', count: 3 });
      await here.use('Mia', 'campaign settings', { 'typed-dice': true });
      const monkey = new Monkey(here, seed);
      const rough: string[] = [];
      for (let step = 1; step <= STEPS; step += 1) {
        const said = await monkey.step();
        if (said !== null && (ROUGH.test(said) || said === '')) rough.push(`${monkey.done.at(-1)} → ${said}`);
        // Where the fight is over, most is refused: this goes on, whatever else is done.
        if (step % ROLLS === 0) await here.use('Ana', 'roll', { what: 'd20' });
        if (step % 60 === 0) await now().restart();
        const wrong = step % 10 === 0 ? await wrongWithCards(here, monkey.deleted) : null;
        if (wrong !== null) rough.push(`${monkey.done.at(-1)} → ${wrong}`);
        if (step % 25 === 0 && now().troubles.errors.length > 0)
          throw new Error(
            `${monkey.done.slice(-26).join('\n')}\n${JSON.stringify(now().troubles.errors, null, 1)}`,
          );
      }
      expect(rough).toEqual([]);
      await now().turnkeeper.bot.idle();
      const { store } = now().turnkeeper.app.ports;
      const campaign = await store.campaignIn([now().playground.world.channel(here.channel).id]);
      if (campaign === null) return; // put away by the monkey itself
      expect((await entriesOf(now(), campaign.id)).length).toBeGreaterThanOrEqual(STEPS / ROLLS);
      await expectBooksInOrder(now(), here.channel);
    },
  );
});
