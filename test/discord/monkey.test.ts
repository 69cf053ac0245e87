import { describe, expect, test } from 'vitest';
import { entriesOf, expectBooksInOrder } from './support/ledger.ts';
import { Monkey } from './support/monkey.ts';
import { wrongWithCards } from './support/cards.ts';
import { ROUGH } from './support/rough.ts';
import { madeHero } from './support/made.ts';
import { type Room, useTable } from './support/room.ts';
import { FOE, type SystemId, systems } from '../support/presses/fights.ts';
import { deep, patience, seededFrom } from '../support/deep.ts';

const STEPS = deep(80, 320);
/** Every so many steps something is done that is never refused. */
const ROLLS = 10;

const { now, room } = useTable();

/** A fight that two play, with three foes. */
async function fight(system: SystemId): Promise<Room> {
  const here = await room(system);
  for (const [who, name] of [
    ['Ana', 'Kira'],
    ['Ben', 'Tiz'],
  ] as const)
    await madeHero(here, who, name);
  if (system === 'zafir')
    await here.use('Mia', 'map change', { text: 'empty 12x8; A1:A4 players; F1:F6 enemies' });
  await here.use('Mia', 'encounter start', system === 'zafir' ? {} : { zones: 'Gate - Yard - Hall' });
  await here.use('Mia', 'encounter add', { who: FOE[system], count: 3 });
  return here;
}

const PLAYS = systems.flatMap((system) =>
  deep([1], [1, 2, 3, 4]).map((seed) => [system, seededFrom(seed)] as const),
);

describe('somebody who presses and types anything', () => {
  test.for(PLAYS)(
    'gets sentences, and leaves the books in order (%s, seed %i)',
    { timeout: patience(60_000) },
    async ([system, seed]) => {
      const here = await fight(system);
      await here.use('Mia', 'campaign settings', { 'typed-dice': true });
      const monkey = new Monkey(here, seed);
      const rough: string[] = [];
      for (let step = 1; step <= STEPS; step += 1) {
        const said = await monkey.step();
        if (said !== null && (ROUGH.test(said) || said === '')) rough.push(`${monkey.done.at(-1)} → ${said}`);
        // Where the fight is over, most is refused: this goes on, whatever else is done.
        if (step % ROLLS === 0) await here.use('Ana', 'roll', { what: 'd20' });
        if (step % 40 === 0) await now().restart();
        const wrong = step % 5 === 0 ? await wrongWithCards(here, monkey.deleted) : null;
        if (wrong !== null) rough.push(`${monkey.done.at(-1)} → ${wrong}`);
        const asking = step % 5 === 0 ? await now().turnkeeper.app.ports.store.settled({ limit: 9 }) : [];
        if (asking.length > 0) rough.push(`${monkey.done.at(-1)} → ${JSON.stringify(asking)}`);
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
