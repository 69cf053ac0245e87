import { afterEach, describe, expect, test } from 'vitest';
import { messageText } from '../support/playscript/print.ts';
import { type GameTable, openTable } from '../support/table.ts';
import { heroFile } from './support/hero.ts';
import { expectBooksInOrder } from './support/ledger.ts';
import { answerText, openRoom, type Room } from './support/room.ts';
import { Gate } from './support/slowStore.ts';

let table: GameTable | undefined;
const gate = new Gate();

afterEach(async () => {
  gate.open();
  await table?.close();
});

async function open(): Promise<Room> {
  table = await openTable({ store: gate.before });
  return openRoom(table, 'here');
}

describe('a bot that is told to stop', () => {
  test('finishes what was begun', async () => {
    const here = await open();
    const asked = gate.shut();
    const pending = here.person('Ana').command('here', 'character import', { file: heroFile('Kira') });
    await asked;
    const restarted = here.table.restart();
    gate.open();
    const answer = await pending;
    await restarted;
    expect(answerText(answer)).toContain('plays this character now');
  });

  test('has what it finished when it is there again', async () => {
    const here = await open();
    const asked = gate.shut();
    const pending = here.person('Ana').command('here', 'character import', { file: heroFile('Kira') });
    await asked;
    const restarted = here.table.restart();
    gate.open();
    await Promise.all([pending, restarted]);
    expect(await here.use('Ana', 'character list')).toContain('▶ **Kira**');
  });

  test('tells whoever comes meanwhile', async () => {
    const here = await open();
    const asked = gate.shut();
    const first = here.person('Ana').command('here', 'character list');
    await asked;
    const restarted = here.table.restart();
    const second = await here.person('Ben').command('here', 'roll', { what: '1d6' });
    gate.open();
    await Promise.all([first, restarted]);
    expect(answerText(second)).toBe('I am being restarted: nothing was changed. Try again in a moment.');
  });
});

describe('when the connection', () => {
  test('drops, what people did meanwhile is answered once it is back', async () => {
    const here = await open();
    const back = here.table.playground.next('resume');
    here.table.playground.gateway.drop();
    const pending = here.person('Ana').command('here', 'roll', { what: '1d6' });
    await back;
    expect(await here.heard(pending)).toContain('[Again]');
  });

  test('drops again and again, nothing is lost and nothing is done twice', async () => {
    const here = await open();
    await here.use('Ana', 'character import', { file: heroFile('Kira') });
    await here.use('Mia', 'encounter start');
    await here.use('Mia', 'encounter next');
    for (let n = 0; n < 3; n += 1) {
      const back = here.table.playground.next('resume');
      here.table.playground.gateway.drop();
      const pending = here.person('Mia').command('here', 'encounter add', { who: 'Raider', name: `R${n}` });
      await back;
      await pending;
    }
    await here.table.turnkeeper.bot.idle();
    const status = await here.use('Mia', 'encounter status');
    expect(status.match(/R\d/gu)).toEqual(['R0', 'R1', 'R2']);
    await expectBooksInOrder(here.table, 'here');
  });

  test.for([
    ['is to be opened anew', 'resume'],
    ['cannot be resumed', 'identify'],
  ] as const)('%s, the bot is there again', async ([how, event]) => {
    const here = await open();
    const back = here.table.playground.next(event);
    if (how === 'cannot be resumed') here.table.playground.gateway.invalidate(false);
    else here.table.playground.gateway.orderReconnect();
    await back;
    expect(await here.use('Ana', 'roll', { what: '1d6' })).toContain('[Again]');
  });

  test('breaks while Discord takes a message, the message is there once', async () => {
    const here = await open();
    await here.use('Ana', 'character import', { file: heroFile('Kira') });
    here.table.playground.fail({ route: 'POST /channels/:channel/messages', status: 502 });
    await here.use('Mia', 'encounter start');
    const trackers = here.messages().filter((message) => messageText(message).startsWith('About to begin'));
    expect(trackers).toHaveLength(1);
  });

  test('is slowed down by Discord, everything comes in the end', async () => {
    const here = await open();
    here.table.playground.limitRoute('POST /channels/:channel/messages', { limit: 1, window: 60 });
    await here.use('Ana', 'character import', { file: heroFile('Kira') });
    await here.use('Mia', 'encounter start');
    await here.use('Mia', 'encounter next');
    for (let n = 0; n < 4; n += 1) await here.use('Mia', 'encounter next');
    expect(here.messages().filter(({ content }) => content.includes('acts now'))).toHaveLength(5);
  });
});
