import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { fight } from '../../support/presses/fights.ts';
import type { Thumb } from '../../support/presses/thumb.ts';
import { type GameTable, openTable } from '../../support/table.ts';
import { wrongWithCards } from '../support/cards.ts';
import { TestDice } from '../support/dice.ts';
import { type Moment, Processes } from '../support/processes.ts';

// A process dies between an answer and the change of the question's message. Nobody does anything in that fight afterwards.

const AWHILE = 45_000;

const dice = new TestDice();
let table: GameTable;
let processes: Processes;

beforeAll(async () => {
  table = await openTable({ dice });
  processes = await Processes.open(table, dice);
});
afterAll(async () => {
  await processes.stop();
  await table.close();
});

/** Kira calls for a retreat: Tiz and Orla are asked on one message. */
async function asked(): Promise<Thumb> {
  const thumb = await fight(processes.table, 'soulbound', { heroes: 3, foes: 1 });
  await thumb.room.use('Ana', 'character edit', { what: 'Initiative', to: '9' });
  await thumb.press('Mia', 'Begin');
  await thumb.room.use('Ana', 'act', { action: 'Retreat' });
  return thumb;
}

/** Somebody answers, and the process that hears it dies. */
async function answered({ room }: Thumb, label: string, moment: Moment): Promise<void> {
  const died = processes.doom(moment);
  const said = room.press('Ben', label);
  await died;
  await processes.patiently(said);
}

describe.each<Moment>(['answered', 'replaced', 'posted'])('a process that dies once it has %s', (moment) => {
  test('and is started again takes the buttons of the question away', async () => {
    const thumb = await asked();
    await thumb.press('Cleo', 'Orla stays');
    await answered(thumb, 'Tiz stays', moment);
    await processes.start();
    await processes.later(AWHILE);
    expect(await wrongWithCards(thumb.room)).toBeNull();
  });

  test('and stays away leaves them to another', async () => {
    const thumb = await asked();
    await thumb.press('Cleo', 'Orla stays');
    await answered(thumb, 'Tiz stays', moment);
    await processes.later(AWHILE);
    const wrong = await wrongWithCards(thumb.room);
    await processes.start();
    expect(wrong).toBeNull();
  });
});

test('where others are still asked on the message, theirs stay', async () => {
  const thumb = await asked();
  await answered(thumb, 'Tiz stays', 'answered');
  await processes.later(AWHILE);
  const question = messageText(thumb.room.find('Mia', 'A question for'));
  const wrong = await wrongWithCards(thumb.room);
  await processes.start();
  expect([wrong, question]).toEqual([null, expect.stringContaining('chose **Tiz stays**')]);
});

test('a question that is settled on its way leaves nothing to press', async () => {
  const { room } = await asked();
  const [first] = processes.turnkeepers;
  const store = first?.app.ports.store;
  const campaign = await store?.campaignIn([table.playground.world.channel(room.channel).id]);
  const pending = (await store?.pendingsIn(campaign?.id ?? ''))?.[0];
  const question = pending?.decisions[0];
  if (store === undefined || question === undefined) throw new Error('nobody is asked');
  await room.press('Cleo', 'Orla stays');
  await room.press('Ben', 'Tiz stays');
  await store.setDecisionMessage([question], question.messageId ?? '');
  const left = await store.settled({ messageId: question.messageId ?? '', limit: 9 });
  await processes.later(AWHILE);
  expect([left.length, await store.settled({ limit: 9 })]).toEqual([1, []]);
});
