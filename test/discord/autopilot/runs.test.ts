import { describe, expect, test } from 'vitest';
import { PILOT_USER } from '../../../src/app/autopilot/pilots.ts';
import { actorOf } from '../../../src/app/play/undo/begins.ts';
import { messageText } from '../../support/playscript/print.ts';
import { deep, patience } from '../../support/deep.ts';
import { fight, systems } from '../../support/presses/fights.ts';
import { answered, cardOf } from '../../support/presses/player.ts';
import { partsOf, type Thumb } from '../../support/presses/thumb.ts';
import { chanceOf, one } from '../../support/random/chance.ts';
import { useTable } from '../support/room.ts';

const { dice, now } = useTable();

const A_RUN = 2_000; // milliseconds: by then those who act by themselves have acted
const TURNS = 4; // two rounds of two heroes

/** A fight in which all foes act by themselves, and so many of them are hidden. */
async function begun(
  system: (typeof systems)[number],
  {
    foes,
    hidden,
    how,
    near,
  }: { readonly foes: number; readonly hidden: number; readonly how: string; readonly near: boolean },
): Promise<Thumb> {
  const thumb = await fight(now(), system, { heroes: 2, foes, near, hidden });
  const said = await thumb.room.use('Mia', 'encounter autopilot', how === 'own' ? {} : { how });
  if (!said.includes('From now on')) throw new Error(said);
  thumb.begin();
  await thumb.press('Mia', 'Begin');
  return thumb;
}

/** Time for a run, then a hero's turn is over: whatever is on the card, by presses. */
async function passed(thumb: Thumb): Promise<void> {
  now().clock.advance(A_RUN);
  await now().turnkeeper.bot.idle();
  while (await answered(thumb));
  const card = cardOf(thumb);
  const ends = card === null ? [] : partsOf(card).filter(({ label }) => /^(?:End turn|Done)$/u.test(label));
  const [end] = ends;
  if (card === null || end === undefined) return;
  await thumb.pressPart(card.content.includes('Kira') ? 'Ana' : 'Ben', card, end);
}

/** What Discord is asked to show in the channel, while time and turns pass; and all that a player reads then. */
async function seenOf(thumb: Thumb): Promise<readonly string[]> {
  const { playground } = now();
  const { id } = playground.world.channel(thumb.room.channel);
  const seen: string[] = [];
  const deaf = playground.on('request', ({ method, path }) => {
    if (path.startsWith(`/channels/${id}/messages`) && method !== 'GET') seen.push(method);
  });
  for (let turn = 0; turn < TURNS; turn += 1) {
    await passed(thumb);
    seen.push(readBy(thumb));
  }
  deaf();
  return seen;
}

/** All that a player reads in the channel. */
const readBy = ({ room }: Thumb): string =>
  room
    .messages('Ben')
    .map(messageText)
    .join('\n')
    .replaceAll(/\d{15,}|thumb-\d+/gu, '…');

describe.each(systems)('in %s', (system) => {
  test(
    'hidden foes cause no edit and no pause, none or six',
    async () => {
      for (let n = 0; n < deep(1, 12); n += 1) {
        const chance = chanceOf(`hidden ${system} ${n}`);
        const open = { foes: 1 + chance(3), how: 'guard', near: n % 2 === 0 };
        const told: (readonly string[])[] = [];
        for (const hidden of [0, ...deep([], [1 + chance(3)]), 6]) {
          const thumb = await begun(system, { ...open, hidden });
          dice.lay(...Array.from({ length: 600 }, () => 1));
          told.push(await seenOf(thumb));
          dice.clear();
        }
        for (const others of told.slice(1)) expect(others).toEqual(told[0]);
      }
    },
    patience(60_000),
  );

  test('a run that is taken back says nothing of hidden foes, none or six', async () => {
    const told: string[] = [];
    for (const hidden of [0, 6]) {
      const thumb = await begun(system, { foes: 2, hidden, how: 'guard', near: true });
      dice.lay(...Array.from({ length: 600 }, () => 1));
      for (let turn = 0; turn < 2; turn += 1) await passed(thumb);
      now().clock.advance(A_RUN);
      await now().turnkeeper.bot.idle();
      dice.clear();
      await thumb.press('Mia', 'Undo');
      await thumb.press('Mia', /^Undo \d+ steps$/u);
      told.push(readBy(thumb));
    }
    expect(told[1]).toBe(told[0]);
  });

  test(
    "a run never lands on the card of a player's turn",
    async () => {
      let runs = 0; // some keep away from heroes who wait
      for (let n = 0; n < deep(1, 20); n += 1) {
        const chance = chanceOf(`landing ${system} ${n}`);
        const how = one(['own', 'nearest', 'weakest', 'skirmisher', 'avenger'], chance);
        const thumb = await begun(system, {
          foes: 1 + chance(4),
          hidden: chance(3),
          how,
          near: chance(2) === 0,
        });
        for (let turn = 0; turn < deep(4, 12); turn += 1) await passed(thumb);
        const { acts, wrong } = await landed(thumb);
        expect(wrong).toEqual([]);
        runs += acts;
      }
      expect(runs).toBeGreaterThan(0);
    },
    patience(60_000),
  );
});

/** What those who act by themselves did: how often, and what of it stands on the card of somebody who is played. */
async function landed(thumb: Thumb): Promise<{ readonly acts: number; readonly wrong: readonly string[] }> {
  const { store } = now().turnkeeper.app.ports;
  const encounter = await store.runningEncounter(now().playground.world.channel(thumb.room.channel).id);
  if (encounter === null) throw new Error('no fight runs');
  const stream = { kind: 'encounter', id: encounter.id } as const;
  const entries = await store.entries({ campaignId: encounter.campaignId, stream, limit: 500 });
  const cards = await store.cardsTelling(
    encounter.id,
    entries.map(({ number }) => number),
  );
  // Where a turn only passes on, that belongs to the one that begins.
  const runs = entries.filter(({ userId, intent }) => userId === PILOT_USER && actorOf(intent) !== null);
  const wrong = cards
    .filter(({ side }) => side === 'hero' || side === 'phase')
    .flatMap(({ title, since, until }) =>
      runs
        .filter(({ number }) => number > since && (until === null || number <= until))
        .map(({ number, intent }) => `${title} (${since}–${until}): ${number} ${JSON.stringify(intent)}`),
    );
  return { acts: runs.length, wrong };
}
