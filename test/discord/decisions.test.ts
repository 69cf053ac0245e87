import { describe, expect, test } from 'vitest';
import { messageText } from '../support/playscript/print.ts';
import { type Room, useTable } from './support/room.ts';

const { dice, now, room } = useTable();

/** A fight in which Kira, who is Ana's, acts first; Tiz is Ben's. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.hero('Ben', 'Tiz');
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

/** The same, and Kira's attack waits for Ana to place her Focus. */
async function waiting(): Promise<Room> {
  const here = await fight();
  dice.lay(6, 4, 4, 3, 2, 1, 1);
  await here.use('Ana', 'attack', { target: 'Raider' });
  return here;
}

const question = (here: Room) => here.find('Ana', '[GM …]');
const text = (here: Room) => messageText(question(here));
const hits = (here: Room) => here.seen('Ben').split('hits **Raider**').length - 1;

describe('a question', () => {
  test('pings the one who is asked', async () => {
    const here = await fight();
    dice.lay(6, 4, 4, 3, 2, 1, 1);
    await here.use('Mia', 'attack', { target: 'Raider', as: 'Kira' });
    expect(here.person('Ana').pings.at(-1)?.id).toBe(question(here).id);
  });

  test('is the answer to who is asked by their own command, and nothing else is said', async () => {
    const here = await fight();
    const before = here.messages('Ana').length;
    dice.lay(3, 3);
    await here.use('Ana', 'check', { what: 'Mind', difficulty: '4:1' });
    const said = here.messages('Ana').slice(before);
    const ids = said.map((one) => [one.id, one.interaction_metadata?.user.id]);
    expect(ids).toEqual([[question(here).id, here.person('Ana').id]]);
  });

  test('shows each answer, what it would do, and the default', async () => {
    expect(text(await waiting())).toMatch(
      /▸ \*\*1 → 2\*\*: 6 successes \*\(default\)\*[\s\S]*Leave the dice/u,
    );
  });

  test('waits while the bot restarts', async () => {
    const here = await waiting();
    await here.table.restart();
    await here.press('Ana', '1 → 2');
    expect(hits(here)).toBe(1);
  });

  test('is still there for days', async () => {
    const here = await waiting();
    here.table.clock.advance(6 * 86_400_000);
    await here.press('Ana', '1 → 2');
    expect(hits(here)).toBe(1);
  });

  test('goes on as the card of the fight once it is answered, with nothing to answer', async () => {
    const here = await waiting();
    const { id } = question(here);
    await here.press('Ana', '1 → 2');
    const after = here.messages('Ben').find((message) => message.id === id);
    const words = messageText(after ?? never());
    expect([words, words.includes('[1 → 2]')]).toEqual([
      expect.stringMatching(
        new RegExp(`hits \\*\\*Raider[^]*<@${here.person('Ana').id}> chose \\*\\*1 → 2\\*\\*`, 'u'),
      ),
      false,
    ]);
  });

  test('is posted at the next start where its message was lost', async () => {
    const here = await fight();
    dice.lay(6, 4, 4, 3, 2, 1, 1);
    // Neither as a message of the bot's own nor as a part of the answer does it get through.
    here.table.playground.fail({ route: 'POST /channels/:channel/messages', status: 400, times: 1 });
    here.table.playground.fail({ route: 'POST /webhooks/:webhook/:token', status: 400, times: 2 });
    await here.use('Ana', 'attack', { target: 'Raider' });
    here.table.playground.heal();
    here.table.troubles.clear();
    const before = here.seen('Ana').includes('[GM …]');
    await here.table.restart();
    expect([before, here.seen('Ana').includes('[GM …]')]).toEqual([false, true]);
  });

  test('comes with the answer where the bot may not post', async () => {
    const here = await fight();
    here.table.playground.world.denyBot(['SendMessages'], here.channel);
    dice.lay(6, 4, 4, 3, 2, 1, 1);
    await here.use('Ana', 'attack', { target: 'Raider' });
    await here.press('Ana', '1 → 2');
    expect(hits(here)).toBe(1);
  });

  test.for(['status', 'another command'])('comes back with %s when somebody has deleted it', async (how) => {
    const here = await waiting();
    here.table.playground.deleteMessage(question(here).id);
    if (how === 'status') await here.use('Ana', 'encounter status');
    else await here.use('Ana', 'encounter next');
    await here.press('Ana', '1 → 2');
    expect(hits(here)).toBe(1);
  });

  test('that was deleted while the GM wrote a reason is decided all the same', async () => {
    const here = await waiting();
    const form = await here.person('Mia').press(question(here), '1 → 2');
    here.table.playground.deleteMessage(question(here).id);
    await here.heard(here.person('Mia').submit(form, { reason: 'Ana is away' }));
    expect(hits(here)).toBe(1);
  });
});

describe('an answer', () => {
  test('of somebody else is refused with whose it is', async () => {
    const here = await waiting();
    expect(await here.press('Ben', '1 → 2')).toBe(`That's for <@${here.person('Ana').id}> to decide.`);
  });

  test('of somebody else changes nothing', async () => {
    const here = await waiting();
    await here.press('Ben', '1 → 2');
    expect(text(here)).toContain('A question');
  });

  test('of the GM is asked for under the answer that it is', async () => {
    const here = await waiting();
    const form = await here.person('Mia').press(question(here), '1 → 2');
    expect(form.modal?.title).toBe('As GM: 1 → 2');
  });

  test('of the GM asks for a reason, which is shown', async () => {
    const here = await waiting();
    const form = await here.person('Mia').press(question(here), '1 → 2');
    await here.heard(here.person('Mia').submit(form, { reason: 'Ana is **away**' }));
    expect(here.seen('Ben')).toContain(
      `<@${here.person('Mia').id}> chose **1 → 2**, as GM for <@${here.person('Ana').id}>. Reason: Ana is \\*\\*away\\*\\*`,
    );
  });

  test('of the GM is in the log with its reason', async () => {
    const here = await waiting();
    const form = await here.person('Mia').press(question(here), '1 → 2');
    await here.heard(here.person('Mia').submit(form, { reason: 'away till Friday' }));
    expect(await here.use('Ben', 'log')).toContain('answered as GM: away till Friday');
  });

  test('pressed twice at the same moment applies once', async () => {
    const here = await waiting();
    const asked = question(here);
    const both = [
      here.person('Ana').press(asked, '1 → 2'),
      here.person('Ana').press(asked, 'Leave the dice'),
    ];
    await Promise.all(both.map((press) => here.heard(press)));
    expect(hits(here)).toBe(1);
  });

  test('pressed a moment too late is told how things stand', async () => {
    const here = await waiting();
    const asked = question(here);
    const both = [
      here.person('Ana').press(asked, '1 → 2'),
      here.person('Ana').press(asked, 'Leave the dice'),
    ];
    const said = await Promise.all(both.map((press) => here.heard(press)));
    expect(
      said.filter((one) => /already decided\. Here's the current state:[\s\S]*Kira/u.test(one)),
    ).toHaveLength(1);
  });

  test('delivered twice applies once', async () => {
    const here = await waiting();
    const { interaction } = await here.person('Ana').press(question(here), '1 → 2');
    await here.table.turnkeeper.bot.idle();
    const again = new Promise((resolve) =>
      here.table.turnkeeper.bot.client.once('interactionCreate', resolve),
    );
    here.table.playground.gateway.redeliver(interaction.id);
    await again;
    await here.table.turnkeeper.bot.idle();
    expect(hits(here)).toBe(1);
  });
});

describe('while somebody decides', () => {
  test.for([
    ['Ben', 'act', { action: 'Dodge' }],
    ['Mia', 'encounter add', { who: 'Raider' }],
    ['Mia', 'encounter end', {}],
    ['Mia', 'undo', {}],
  ] as const)('%s cannot /%s and is told whom all wait for', async ([who, command, options]) => {
    const here = await waiting();
    expect(await here.use(who, command, options)).toContain(`waiting for <@${here.person('Ana').id}>`);
  });

  test.for([
    ['Mia', 'encounter next', {}],
    ['Mia', 'condition add', { condition: 'Prone', who: 'Tiz' }],
    ['Ben', 'character edit', { what: 'Mettle', to: '1' }],
  ] as const)(
    'what %s wants done with /%s is kept, and told for whose answer',
    async ([who, command, options]) => {
      const here = await waiting();
      const words = `Waiting for <@${here.person('Ana').id}>'s answer. I'll do this right after.`;
      expect(await here.use(who, command, options)).toContain(words);
    },
  );

  test('the one who is asked is told to decide first', async () => {
    const here = await waiting();
    expect(await here.use('Ana', 'encounter next')).toMatch(/^Answer your open question first/u);
  });

  test.for([
    ['roll', { what: '1d6' }],
    ['encounter status', {}],
    ['character sheet', {}],
    ['log', {}],
    ['help', {}],
  ] as const)('/%s works', async ([command, options]) => {
    const here = await waiting();
    expect(await here.use('Ben', command, options)).not.toContain('Try again');
  });

  test('the tracker says for whom all wait', async () => {
    expect((await waiting()).seen('Ben')).toContain('⏳ waiting for Kira to decide');
  });

  test('nothing on screen says that somebody is up', async () => {
    const here = await waiting();
    const status = await here.use('Ben', 'encounter status');
    const help = await here.use('Ben', 'help');
    const tracker = messageText(here.find('Ben', '[X-card]'));
    const who = `waiting for <@${here.person('Ana').id}> to decide`;
    expect([
      status.includes(who),
      help.includes(who),
      tracker.includes('waiting for Kira to decide'),
    ]).toEqual([true, true, true]);
    expect([status, help, tracker].join('\n')).not.toMatch(/'s turn|is up|left:/u);
  });
});

describe('the GM', () => {
  async function callOff(here: Room): Promise<void> {
    await here.press('Mia', 'GM …');
    const form = await here.person('Mia').press(here.find('Mia', '[Call it off]'), 'Call it off');
    await here.heard(here.person('Mia').submit(form, { reason: 'wrong target' }));
  }

  test('calls a command off: its question is struck through', async () => {
    const here = await waiting();
    const { id } = question(here);
    await callOff(here);
    const after = here.messages('Ben').find((message) => message.id === id);
    expect(messageText(after ?? never())).toMatch(/Called off\n~~.+~~[\s\S]*wrong target/u);
  });

  test('calls a command off: nothing of it has happened', async () => {
    const here = await waiting();
    await callOff(here);
    expect(await here.use('Ana', 'encounter status')).toMatch(/left: .*Action/u);
  });

  test('calls a command off: the tracker waits for nobody', async () => {
    const here = await waiting();
    await callOff(here);
    expect(messageText(here.find('Ben', 'Round 1'))).not.toContain('waiting for');
  });

  test('calls a command off: whoever had begun it is called', async () => {
    const here = await waiting();
    const before = here.person('Ana').pings.length;
    await callOff(here);
    expect(here.person('Ana').pings.length).toBe(before + 1);
  });

  test('calls a command off: the log has it with its reason', async () => {
    const here = await waiting();
    await callOff(here);
    expect(await here.use('Ben', 'log')).toContain('called off what ');
  });

  test('calls off what was decided meanwhile: is told so', async () => {
    const here = await waiting();
    await here.press('Mia', 'GM …');
    const form = await here.person('Mia').press(here.find('Mia', '[Call it off]'), 'Call it off');
    await here.press('Ana', '1 → 2');
    const said = await here.heard(here.person('Mia').submit(form, { reason: 'too late' }));
    expect(said).toContain("That's already decided");
  });

  async function overrule(here: Room, die: string, value: string): Promise<string> {
    await here.press('Mia', 'GM …');
    const form = await here.person('Mia').press(here.find('Mia', '[Overrule a die]'), 'Overrule a die');
    return here.heard(here.person('Mia').submit(form, { die, value, reason: 'it fell off the table' }));
  }

  test('overrules a die: what is asked changes with it', async () => {
    const here = await waiting();
    await overrule(here, '7', '6');
    expect(text(here)).toContain(': 6 successes.');
  });

  test.for([
    ['0', '3', "I don't know that die"],
    ['99', '3', "I don't know that die"],
    ['six', '3', "I don't know that die"],
    ['1', '0', 'That die shows 1 to 6'],
    ['1', '7', 'That die shows 1 to 6'],
    ['1', 'high', 'That die shows 1 to 6'],
    ['1', '2.5', 'That die shows 1 to 6'],
    ['1', '1e9', 'That die shows 1 to 6'],
  ] as const)('cannot overrule die %s to %s', async ([die, value, said]) => {
    expect(await overrule(await waiting(), die, value)).toContain(said);
  });

  test("is the only one for whom the GM's button works", async () => {
    const here = await waiting();
    expect(await here.press('Ana', 'GM …')).toBe('That button is for the GM: yours are above it.');
  });
});

describe('a secret check', () => {
  async function secret(): Promise<Room> {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.hero('Ben', 'Tiz');
    dice.lay(3, 3, 2, 2, 1, 1, 3);
    await here.use('Ana', 'check', { what: 'Body (Weapon Skill)', difficulty: '4:1', secret: true });
    return here;
  }

  test('shows its question to nobody else', async () => {
    expect((await secret()).seen('Ben')).not.toMatch(/Focus|rolls|success|→/u);
  });

  test('says that there is one', async () => {
    const here = await secret();
    expect(here.seen('Ben')).toContain(`Only <@${here.person('Ana').id}> and the GM can look at it.`);
  });

  test('shows its question to the one who is asked', async () => {
    const here = await secret();
    expect(await here.press('Ana', 'Look')).toContain('1 point of Focus to place');
  });

  test('shows its question to the GM', async () => {
    const here = await secret();
    expect(await here.press('Mia', 'Look')).toContain('1 point of Focus to place');
  });

  test('cannot be looked at by others', async () => {
    const here = await secret();
    expect(await here.press('Ben', 'Look')).toBe(`That's for <@${here.person('Ana').id}> to decide.`);
  });

  test('is answered, and nobody else reads how it ended', async () => {
    const here = await secret();
    await here.press('Ana', 'Look');
    await here.press('Ana', '3 → 4');
    expect(here.seen('Ben')).not.toMatch(/Focus|rolls|success|passes|fails|→/u);
  });

  test('tells the roller how it ended', async () => {
    const here = await secret();
    await here.press('Ana', 'Look');
    await here.press('Ana', '3 → 4');
    expect(here.seen('Ana')).toMatch(/1 success/u);
  });

  test('tells the GM how it ended', async () => {
    const here = await secret();
    await here.press('Ana', 'Look');
    await here.press('Ana', '3 → 4');
    const direct = now().playground.world.directChannel(here.person('Mia').id);
    expect(messageText(here.person('Mia').messages(direct.id).at(-1) ?? never())).toMatch(
      /Kira.*1 success/su,
    );
  });

  test('tells the roller how it ended when the GM has answered', async () => {
    const here = await secret();
    await here.press('Mia', 'Look');
    const form = await here.person('Mia').press(here.find('Mia', '[3 → 4]'), '3 → 4');
    await here.heard(here.person('Mia').submit(form, { reason: 'Ana is away' }));
    const direct = now().playground.world.directChannel(here.person('Ana').id);
    expect(messageText(here.person('Ana').messages(direct.id).at(-1) ?? never())).toMatch(
      /Kira.*1 success/su,
    );
  });

  test('is in the log of the roller and the GM, and in no other', async () => {
    const here = await secret();
    await here.press('Ana', 'Look');
    await here.press('Ana', '3 → 4');
    const logs = await Promise.all(['Ana', 'Mia', 'Ben'].map((who) => here.use(who, 'log')));
    expect(logs.map((log) => log.includes('Weapon Skill'))).toEqual([true, true, false]);
  });

  test('that is called off shows nothing of what was rolled', async () => {
    const here = await secret();
    await here.press('Mia', 'GM …');
    const form = await here.person('Mia').press(here.find('Mia', '[Call it off]'), 'Call it off');
    await here.heard(here.person('Mia').submit(form, { reason: 'never mind' }));
    expect(here.seen('Ben')).not.toMatch(/Focus|rolls|success|→/u);
  });

  /** The GM calls it off. */
  async function calledOff(): Promise<Room> {
    const here = await secret();
    await here.press('Mia', 'GM …');
    const form = await here.person('Mia').press(here.find('Mia', '[Call it off]'), 'Call it off');
    await here.heard(here.person('Mia').submit(form, { reason: 'Grask has seen it' }));
    return here;
  }

  test('that is called off tells nobody else why', async () => {
    expect((await calledOff()).seen('Ben')).not.toContain('Grask');
  });

  test('that is called off tells the roller why', async () => {
    const here = await calledOff();
    const direct = now().playground.world.directChannel(here.person('Ana').id);
    expect(messageText(here.person('Ana').messages(direct.id).at(-1) ?? never())).toContain('Grask');
  });

  test('that is called off is in the log of the roller and the GM, and in no other', async () => {
    const here = await calledOff();
    const logs = await Promise.all(['Ana', 'Mia', 'Ben'].map((who) => here.use(who, 'log')));
    expect(logs.map((log) => log.includes('Grask'))).toEqual([true, true, false]);
  });

  test('that is answered as ordered is told to nobody else', async () => {
    const here = await secret();
    await here.press('Ana', 'Look');
    await here.press('Ana', 'Always …');
    const offer = here.find('Ana', 'Standing order');
    const [, select = ''] = /"custom_id":"(order\.give[^"]*)"/u.exec(JSON.stringify(offer.components)) ?? [];
    await here.heard(here.person('Ana').select(offer, select, 'Leave the dice'));
    dice.lay(3, 3, 2, 2, 1, 1, 3);
    const told = await here.use('Ana', 'check', {
      what: 'Body (Weapon Skill)',
      difficulty: '4:1',
      secret: true,
    });
    expect([told.includes("'s standing order"), here.seen('Ben').includes("'s standing order")]).toEqual([
      true,
      false,
    ]);
  });
});

function never(): never {
  throw new Error('it is not there');
}
