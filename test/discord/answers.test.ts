import { MessageFlags } from 'discord-api-types/v10';
import { afterEach, describe, expect, test } from 'vitest';
import type { Pending } from '../../src/playground/index.ts';
import { messageText } from '../support/playscript/print.ts';
import { answerText, useTable } from './support/room.ts';
import { Gate } from './support/slowStore.ts';

const PATIENCE = 1200;

const gate = new Gate();
const { now, room } = useTable({ store: gate.before });

afterEach(() => {
  gate.open();
  gate.mend();
});

/** What somebody does while the store is slow: it has been announced as on its way, and the store is quick again. */
async function late(act: () => Pending): Promise<Pending> {
  const asked = gate.shut();
  const pending = act();
  await asked;
  now().clock.advance(PATIENCE);
  await pending;
  gate.open();
  await now().turnkeeper.bot.idle();
  return pending;
}

const isEphemeral = (flags: number | undefined) => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

describe('while the store is slow', () => {
  test('an answer is announced in time', async () => {
    const { channel, person } = await room().then((r) => ({ channel: r.channel, person: r.person('Ana') }));
    const answer = await late(() => person.command(channel, 'encounter status'));
    expect(answer.kind).toBe('deferred');
  });

  test('nothing is announced before its time', async () => {
    const { channel, table } = await room();
    const asked = gate.shut();
    const pending = table.playground.person('Ana').command(channel, 'help');
    await asked;
    table.clock.advance(PATIENCE - 1);
    gate.open();
    expect((await pending).kind).toBe('message');
  });

  test('the answer takes the place of what announced it', async () => {
    const { channel, table } = await room();
    const answer = await late(() => table.playground.person('Mia').command(channel, 'roll', { what: '1d6' }));
    expect(messageText(answer.message() ?? never())).toContain('1d6');
  });

  test.for([
    ['encounter status', {}],
    ['encounter start', { zones: 'Gate - Crypt [hidden]' }],
    ['attack', { target: 'Raider', as: 'Grask' }],
    ['roll', { what: '2d6', 'who-sees': 'whisper' }],
    ['check', { what: 'Body', secret: true }],
    ['campaign info', {}],
    ['character list', {}],
    ['log', {}],
    ['help', {}],
    ['settings', {}],
    ['privacy export', {}],
  ] as const)('/%s is announced to the one who asked alone', async ([command, options]) => {
    const { channel, table } = await room();
    const ana = table.playground.person('Ana');
    await late(() => ana.command(channel, command, options));
    expect(table.playground.person('Ben').messages(channel).map(messageText).join()).not.toContain('Ana');
    const announced = table.playground.requests.findLast(
      ({ body }) => typeof body === 'object' && body !== null && 'type' in body && body.type === 5,
    );
    expect(announced?.body).toMatchObject({ data: { flags: MessageFlags.Ephemeral } });
  });

  test('a refusal of a public command ends as a whisper', async () => {
    const { channel, table } = await room();
    const answer = await late(() => table.playground.person('Ana').command(channel, 'encounter end'));
    const [whisper] = answer.followups();
    expect([isEphemeral(whisper?.flags), answer.message(), answerText(answer)]).toEqual([
      true,
      undefined,
      'Only a GM of this campaign can do that.',
    ]);
  });

  test('a refusal after a public announcement is read by nobody else', async () => {
    const { channel, table } = await room();
    await late(() => table.playground.person('Ana').command(channel, 'encounter end'));
    const others = table.playground.person('Ben').messages(channel).map(messageText).join('\n');
    expect(others).not.toContain('Only a GM');
  });

  test('a public answer after a private announcement is read by all', async () => {
    const here = await room();
    await here.use('Ana', 'character create', { name: 'Kira' });
    const quick = await here.person('Ana').press(here.find('Ana', '[Quick start]'), 'Quick start');
    await here.heard(here.person('Ana').submit(quick, { 'Quick start': 'Blade' }));
    await late(() => here.person('Ana').press(here.find('Ana', '[Done'), 'Done'));
    expect(here.seen('Ben')).toContain('now plays **Kira**');
  });

  test('a form that comes too late asks for another press', async () => {
    const here = await room();
    await here.use('Ana', 'character create', { name: 'Kira' });
    const answer = await late(() => here.person('Ana').press(here.find('Ana', '[○ Training]'), '○ Training'));
    expect(answerText(answer)).toContain('I was too slow to open the form');
  });

  test('the other press opens the form', async () => {
    const here = await room();
    await here.use('Ana', 'character create', { name: 'Kira' });
    await late(() => here.person('Ana').press(here.find('Ana', '[○ Training]'), '○ Training'));
    expect(await here.press('Ana', '○ Training')).toBe('(form: Training)');
  });

  test('a form is taken in late, too, and changes the message it came from', async () => {
    const here = await room();
    await here.use('Ana', 'character create', { name: 'Kira' });
    const opened = await here.person('Ana').press(here.find('Ana', '[○ Attributes]'), '○ Attributes');
    await late(() => here.person('Ana').submit(opened, { Body: '4', Mind: '3', Soul: '2' }));
    expect(here.seen('Ana')).toContain('✓ **Attributes**: Body 4, Mind 3, Soul 2');
  });

  test('a press is announced without a sign, and answered', async () => {
    const here = await room();
    await here.use('Mia', 'roll', { what: '2d6' });
    const answer = await late(() => here.person('Ana').press(here.find('Ana', '[Why?]'), 'Why?'));
    expect(answerText(answer)).toContain('Why?');
  });
});

describe('when something breaks inside', () => {
  const SORRY = /Something went wrong on my side \(error `(\d{6})`\)/u;

  /** What was logged of it, which is then forgiven: the test is about it. */
  function logged(): readonly { msg: string; id?: string }[] {
    const errors = [...now().troubles.errors];
    now().troubles.clear();
    return errors;
  }

  test('there is a sentence with an id, and the id is in the log', async () => {
    const here = await room();
    gate.break(/^runningEncounter$/u);
    const said = await here.use('Ana', 'encounter status');
    const id = SORRY.exec(said)?.[1];
    expect(logged()).toContainEqual(expect.objectContaining({ id, msg: 'an interaction failed' }));
  });

  test('there is a sentence even when nothing of the store works', async () => {
    const here = await room();
    gate.break(/./u);
    const said = await here.use('Ana', 'character list');
    logged();
    expect(said).toMatch(SORRY);
  });

  test('there is a sentence when the roll that was answered could not be kept', async () => {
    const here = await room();
    gate.break(/^commit$/u);
    const said = await here.use('Ana', 'roll', { what: '2d6' });
    logged();
    expect(said).toMatch(SORRY);
  });

  test('a hidden roll that could not be kept is not told', async () => {
    const here = await room();
    gate.break(/^commit$/u);
    const said = await here.use('Ana', 'roll', { what: '2d6', 'who-sees': 'whisper' });
    logged();
    expect([SORRY.test(said), said.includes('2d6')]).toEqual([true, false]);
  });

  test("there is a sentence when the answer was not to Discord's liking", async () => {
    const here = await room();
    here.table.playground.fail({ route: 'POST /interactions/:interaction/:token/callback', status: 400 });
    const said = await here.use('Ana', 'character list');
    here.table.playground.heal();
    const id = /I can't show you that: .* \(error `(\d{6})`\)/u.exec(said)?.[1];
    expect(logged()).toContainEqual(expect.objectContaining({ id, code: '0' }));
  });

  test('what takes effect although its answer is lost goes on', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'encounter start');
    here.table.playground.fail({ route: 'POST /interactions/:interaction/:token/callback', status: 400 });
    await here.use('Mia', 'encounter next');
    here.table.playground.heal();
    logged();
    expect(here.seen('Ben')).toMatch(/\*\*Kira\*\* is up/u);
  });

  test('a completion that fails offers nothing and does not hang', async () => {
    const here = await room();
    gate.break(/^characters$/u);
    const offered = await here
      .person('Ana')
      .complete(here.channel, 'character sheet', { name: 'Ki' }, 'name');
    logged();
    expect(offered).toEqual([]);
  });
});

describe('the same interaction delivered twice', () => {
  /** What happens when Discord delivers again what has been answered. */
  async function twice(pending: Pending): Promise<void> {
    const { interaction } = await pending;
    await now().turnkeeper.bot.idle();
    const seen = new Promise<void>((resolve) =>
      now().turnkeeper.bot.client.once('interactionCreate', () => resolve()),
    );
    now().playground.gateway.redeliver(interaction.id);
    await seen;
    await now().turnkeeper.bot.idle();
  }

  test('takes effect once', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await twice(here.person('Ana').command(here.channel, 'character edit', { what: 'Mettle', to: '1' }));
    expect(await here.use('Mia', 'log')).not.toMatch(/Mettle[\s\S]*Mettle[\s\S]*Mettle/u);
  });

  test('is answered once', async () => {
    const here = await room();
    await twice(here.person('Ana').command(here.channel, 'roll', { what: '1d6' }));
    expect(here.messages().filter((message) => messageText(message).includes('[Again]'))).toHaveLength(1);
  });

  test('tells the GM of a secret roll once', async () => {
    const here = await room();
    await twice(here.person('Ana').command(here.channel, 'roll', { what: '1d6', 'who-sees': 'whisper' }));
    const direct = now().playground.world.directChannel(here.person('Mia').id);
    const told = here
      .person('Mia')
      .messages(direct.id)
      .filter(({ content }) => content.includes(here.channel));
    expect(told).toHaveLength(1);
  });

  test('starts one campaign', async () => {
    const { table } = await room();
    table.playground.world.addChannel({ name: 'twice' });
    await twice(table.playground.person('Mia').command('twice', 'campaign create', { name: 'Twice' }));
    const said = table.playground.person('Mia').messages('twice').map(messageText);
    expect(said).toEqual([expect.stringContaining('Twice: the campaign begins')]);
  });
});

function never(): never {
  throw new Error('it is not there');
}
