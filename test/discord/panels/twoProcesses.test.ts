import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidates, isPlan, placeFor } from '../../../src/discord/components/panels/desk.ts';
import { chosenOf, sumOfChosen } from '../../../src/view/panels/desk.ts';
import { meantBy } from '../../../src/view/panels/keys.ts';
import { readPicks } from '../../../src/view/panels/picks.ts';
import { deep, patience, seededFrom } from '../../support/deep.ts';
import { messageText } from '../../support/playscript/print.ts';
import { FOE, fight, type SystemId, systems } from '../../support/presses/fights.ts';
import { partsOf } from '../../support/presses/thumb.ts';
import { type Chance, chanceOf, once, one } from '../../support/random/chance.ts';
import { type GameTable, openTable } from '../../support/table.ts';
import { TestDice } from '../support/dice.ts';
import { entriesOf, expectBooksInOrder } from '../support/ledger.ts';
import { Processes } from '../support/processes.ts';
import type { Room } from '../support/room.ts';
import { ROUGH } from '../support/rough.ts';
import { pressables, pressed } from './thumb.ts';

// A panel that one process has drawn is pressed where another hears it, after somebody else has changed something: nothing of it is kept in either.

const STEPS = deep(30, 150);
const EPHEMERAL = 64;

const dice = new TestDice();
let table: GameTable;
let pair: Processes;

beforeAll(async () => {
  table = await openTable({ dice });
  pair = await Processes.open(table, dice);
});
afterAll(async () => {
  await pair.stop();
  await table.close();
});

const begun = async (system: SystemId): Promise<Room> => {
  pair.hears(0);
  const { room } = await fight(pair.table, system, { heroes: 2, foes: 2 });
  await room.press('Mia', 'Begin');
  return room;
};

const panelsOf = (here: Room, who: string): readonly APIMessage[] =>
  here
    .messages(who)
    .filter(
      ({ flags = 0, components }) =>
        flags & EPHEMERAL && /"custom_id":"(?:panel|pad)\b/u.test(JSON.stringify(components)),
    );

const campaignOf = async (here: Room) => {
  const [first] = pair.turnkeepers;
  const channel = table.playground.world.channel(here.channel).id;
  const campaign = await first?.app.ports.store.campaignIn([channel]);
  if (campaign == null) throw new Error('no campaign is played there');
  return { ...campaign, channel };
};

/** Commands that were done, or wait for an answer. */
async function steps(here: Room): Promise<number> {
  const { id } = await campaignOf(here);
  const waiting = await pair.table.turnkeeper.app.ports.store.pendingsIn(id);
  return (await entriesOf(pair.table, id)).length + waiting.length;
}

/** What a panel's buttons say that either process would draw otherwise. */
async function disagreed(here: Room, who: string, message: APIMessage): Promise<readonly string[]> {
  const { guildId, channel } = await campaignOf(here);
  const wrong: string[] = [];
  for (const { app } of pair.turnkeepers) {
    const userId = here.person(who).id;
    const found = await app.table({
      ...{ userId, guildId, channelIds: [channel], roleIds: [], manages: false, interactionId: 'looks' },
    });
    if (!found.ok) throw new Error(found.refusal.code);
    for (const { id, label } of partsOf(message)) {
      const [action, ...about] = id.split('|');
      const read = action === 'panel.do' ? readPicks(about) : null;
      if (read === null) continue;
      const actor = meantBy(read.picks.actor, await candidates({ app }, found.value));
      const acting = actor === null ? null : await app.acts.acting(found.value, actor.id);
      if (acting?.ok !== true) continue; // another's, by now
      const place = await placeFor({ app }, found.value, acting.value, isPlan(read.picks));
      if (!place.ok) continue;
      const { desk } = place.value;
      const chosen = chosenOf(desk, read.picks);
      const isSame = chosen !== null && sumOfChosen(chosen) === read.more;
      if (!isSame || desk.picks.drawn !== read.picks.drawn) wrong.push(`${label}: ${id}`);
    }
  }
  return wrong;
}

const CHANGES: readonly ((here: Room, foe: string) => Promise<string>)[] = [
  (here) => here.use('Mia', 'condition add', { who: 'Kira', condition: 'Prone' }),
  (here) => here.use('Mia', 'condition remove', { who: 'Kira', condition: 'Prone' }),
  (here) => here.use('Mia', 'encounter next'),
  (here) => here.use('Ben', 'attack', { target: 'Raider 1' }),
  (here, foe) => here.use('Mia', 'encounter add', { who: foe, count: 1 }),
  (here) => here.use('Mia', 'undo', {}),
];

/** Whether a press did something, by what it was answered with: of foes it is told what they did. */
const isDone = (id: string, said: string): boolean =>
  /^panel\.foes?\b/u.test(id) ? !/has changed|out of date|✗/u.test(said) : /✓|Continued below/u.test(said);

const IN_PANELS = /^(?:panel|pad)\b/u;

/** Somebody presses something, heard by one or the other; before that, often, somebody else changes something. */
async function step(here: Room, system: SystemId, chance: Chance): Promise<readonly string[]> {
  const who = one(['Ana', 'Ana', 'Ben', 'Mia'], chance);
  const able = pressables(here, who).filter(({ id }) => /^(?:panel|pad|turn|decide|group)/u.test(id));
  if (able.length === 0) return [];
  const inPanels = able.filter(({ id }) => IN_PANELS.test(id));
  const chosen = one((inPanels.length > 0 && !once(4, chance) ? inPanels : able).slice(-20), chance);
  if (once(2, chance)) {
    pair.hears(chance(2) === 0 ? 0 : 1);
    await one(CHANGES, chance)(here, FOE[system]);
  }
  // What is public has changed before everybody's eyes; a panel has not.
  if (!pressables(here, who).some(({ id, message }) => id === chosen.id && message.id === chosen.message.id))
    return [];
  pair.hears(chance(2) === 0 ? 0 : 1);
  const before = await steps(here);
  const said = await pressed(here, chosen, chance);
  const grew = (await steps(here)) > before;
  const newest = panelsOf(here, who).findLast(({ id }) => id === chosen.message.id);
  const wrong = newest === undefined ? [] : await disagreed(here, who, newest);
  return [
    ...(said.trim() === '' || ROUGH.test(said) ? [`${who} ${chosen.id}: ${said}`] : []),
    ...(/^panel\.(?:do|go|end|foes?)\b/u.test(chosen.id) && grew !== isDone(chosen.id, said)
      ? [`${who} ${chosen.id} ${grew ? 'did something' : 'did nothing'}, and says: ${said}`]
      : []),
    ...wrong.map((text) => `${who} ${chosen.id}: the other would not draw ${text}`),
  ];
}

describe.each(systems)('over two processes, in %s', (system) => {
  test(
    'every press does what it says, or shows how things stand',
    async () => {
      const here = await begun(system);
      const chance = chanceOf(`pair ${system} ${seededFrom(1)}`);
      const wrong: string[] = [];
      for (let at = 0; at < STEPS; at += 1) wrong.push(...(await step(here, system, chance)));
      expect(wrong).toEqual([]);
      await expectBooksInOrder(pair.table, here.channel);
    },
    patience(300_000),
  );

  test('a panel that one has drawn is pressed at the other, somebody having changed something', async () => {
    const here = await begun(system);
    await here.press('Ana', 'Attack');
    pair.hears(1);
    await here.use('Mia', 'condition add', { who: 'Tiz', condition: 'Prone' });
    dice.lay(...Array.from({ length: 40 }, () => 4));
    const said = await here.press('Ana', `${FOE[system]} 1`).finally(() => dice.clear());
    expect(said).toContain(`Attack: ${FOE[system]} 1`);
  });

  test('of two panels of one person the older answers with how things stand, and is the only one from then on', async () => {
    const here = await begun(system);
    await here.press('Ana', 'Attack');
    pair.hears(1); // which knows nothing of that panel, as after a restart
    const row = here.find('Ana', '[Attack]');
    await here.heard(here.person('Ana').press(row, 'More…'));
    const both = panelsOf(here, 'Ana');
    const [older] = both;
    if (older === undefined) throw new Error('there is no panel');
    await here.use('Mia', 'encounter next');
    await here.heard(here.person('Ana').press(older, 'More…'));
    const left = here.messages('Ana').filter(({ id }) => both.some((panel) => panel.id === id));
    expect([both.length, left.map(messageText)]).toEqual([
      2,
      [expect.stringContaining("**Kira**'s turn is over")],
    ]);
  });
});
