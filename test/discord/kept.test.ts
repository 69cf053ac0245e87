import { expect, test } from 'vitest';
import { QUEUE_LIMITS } from '../../src/app/queue/limits.ts';
import { messageText } from '../support/playscript/print.ts';
import { actable } from './support/cards.ts';
import { type Room, useTable } from './support/room.ts';

const { room, dice, now } = useTable();

/** Kira and Tiz act in any order, a Raider is there; Kira is asked something about a check of hers. */
async function asked(secret: boolean): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  await here.use('Mia', 'party rules', { rule: 'Order of turns', to: 'heroes in any order' });
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider', zone: 'Yard' });
  await here.use('Mia', 'encounter next');
  dice.lay(1, 1, 1, 1, 1);
  await here.use('Ana', 'check', { what: 'Body (Might)', difficulty: '6:3', secret });
  return here;
}

const dodges = (here: Room) => here.use('Ben', 'act', { action: 'Dodge' });

test('what waits for a secret answer is kept in the same words as what waits for any other', async () => {
  const [open, secret] = [await asked(false), await asked(true)];
  expect(await dodges(secret)).toBe(await dodges(open));
});

test('what would be refused all the same is refused at once, while a secret question is open as well', async () => {
  const here = await asked(true);
  const said = await here.use('Ben', 'act', { action: 'Move', target: 'Gate' });
  expect(said).not.toContain('Waiting for');
});

test("more than a character's share is refused, and says what to do", async () => {
  const here = await asked(false);
  for (let n = 0; n < QUEUE_LIMITS.acts.most; n += 1)
    await here.use('Ben', 'act', { action: 'Improvise', detail: `Try ${n}` });
  expect(await dodges(here)).toMatch(/10 queued actions.*\/queue show/su);
});

test("more than a person's share is refused, whomever it is for, and says what to do", async () => {
  const here = await asked(false);
  await here.use('Ben', 'act', { action: 'Improvise', detail: 'Listen' });
  const { store } = now().turnkeeper.app.ports;
  const fight = await store.runningEncounter(here.find('Ben', 'Raider').channel_id);
  const [kept] = await store.queuedFor(fight?.id ?? '');
  if (kept === undefined) throw new Error('nothing was kept');
  for (let n = 1; n < QUEUE_LIMITS.people.most; n += 1)
    await store.saveQueued({ ...kept, id: `${kept.id}-${n}`, actorId: `somebody ${n}` });
  expect(await dodges(here)).toMatch(
    /^A fight can have at most 60 queued actions of one person\. .*\/queue show/su,
  );
});

test('the card shows what was kept once it is done', async () => {
  const here = await asked(false);
  await dodges(here);
  await here.press('Ana', 'Leave the dice');
  now().clock.advance(1000);
  await now().turnkeeper.bot.idle();
  expect(actable(here).map(messageText).join('')).toMatch(/Tiz.* dodges.*queued/u);
});
