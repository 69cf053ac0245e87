import { expect, test } from 'vitest';
import { patience } from '../support/deep.ts';
import { Heard } from './support/heard.ts';
import { type Room, useTable } from './support/room.ts';

// Two battles that differ in nothing but the cards that somebody holds: everybody else is sent the same, in the same order, until one is played.

const { dice, room } = useTable();

const bens = ['3 of diamonds', '6 of hearts', '10 of clubs', '9 of diamonds', 'jack of hearts'] as const;
/** The card that Ana plays in both, and four that beat whatever Ben plays, or nothing of it. */
const played = '8 of clubs';
const strong = [played, 'ace of spades', 'king of clubs', 'queen of clubs', 'king of spades'] as const;
const weak = [played, '2 of hearts', '3 of spades', '2 of clubs', '2 of spades'] as const;

const others = ['Ben', 'Cleo', 'Mia'] as const;

/** Names of channels, ids and the like, which differ between any two battles. */
const OWN_TO_A_BATTLE = /room-\d+|\b\d{6,}\b|\b[0-9a-f]{8,}(?:-[0-9a-f]+)*\b/gu;
const OF_MESSAGES = new Set(['custom_id', 'value', 'url', 'id', 'proxy_url', 'size']);

/** What somebody was sent, without what tells one battle from another. */
const bare = (shown: string): string =>
  (shown.startsWith('{')
    ? JSON.stringify(JSON.parse(shown, (key, value) => (OF_MESSAGES.has(key) ? undefined : value)))
    : shown
  ).replaceAll(OWN_TO_A_BATTLE, '#');

/** Picks an option of the list in a message, unless it stands there already. */
async function pick(here: Room, who: string, words: string): Promise<void> {
  const list = here.find(who, words);
  for (const row of list.components ?? [])
    for (const one of 'components' in row ? row.components : []) {
      const option =
        'options' in one ? one.options?.find(({ label }) => String(label).includes(words)) : undefined;
      if (option === undefined || !('custom_id' in one)) continue;
      if (option.default === true) return;
      await here.heard(here.person(who).select(list, one.custom_id, String(option.label)));
      return;
    }
  throw new Error(`nobody offers ${who} ${words}`);
}

/** A ready battle in which Ana holds these cards: what the others are sent at each step of it. */
async function battleWith([, defers = '', ...more]: readonly string[]): Promise<readonly string[]> {
  const here = await room('wayfarer-tactics');
  const heard = new Heard(here.table.playground);
  const sent: string[] = [];
  const step = async (what: string, does: () => Promise<unknown>) => {
    await does();
    const shown = await heard.take();
    for (const who of others)
      sent.push(...(shown.get(who) ?? []).map((one, n) => `${what}, ${who} ${n + 1}: ${bare(one)}`));
  };
  const press = (who: string, label: string) => step(`${who} [${label}]`, () => here.press(who, label));
  await press('Mia', 'Try a ready fight');
  await press('Ana', 'Abbey Watch, blades, spears and bows');
  await press('Ben', 'Lost Company, rifles and a robot');
  dice.lay(6, 2);
  await press('Ben', 'Begin');
  await press('Ana', 'South');
  for (const unit of ['Abbess', 'Pike 1', 'Novice']) {
    await press('Ana', 'Place');
    await press('Ana', unit);
  }
  await press('Ana', 'End turn');
  for (const unit of ['Sergeant', 'Rifleman 1', 'Scout 1']) {
    await press('Ben', 'Place');
    await press('Ben', unit);
  }
  dice.lay(5, 1, 3);
  dice.stack(played, defers, ...more, ...bens);
  await press('Ben', 'End turn');
  await press('Ana', 'My hand');
  await step('Ana plays', () => pick(here, 'Ana', '8♣'));
  await press('Ana', 'Novice');
  await press('Ana', 'Move');
  await press('Ana', 'To Sergeant');
  await press('Ben', 'Look');
  await press('Ben', 'Let through this round');
  await press('Ana', 'End turn');
  // Whoever has a card and a fresh unit is asked, whether or not the card would do.
  await press('Ben', 'My hand');
  await step('Ben plays', () => pick(here, 'Ben', '9♦'));
  await press('Ben', 'Rifleman 1');
  await press('Ben', 'Move');
  await press('Ben', 'To Novice');
  await press('Ana', 'Look');
  await press('Ana', 'Let through this round');
  await press('Ben', 'End turn');
  await step('Ana puts one face down', () => here.use('Ana', 'act', { action: 'Defer', with: defers }));
  await step('all look', async () => {
    for (const who of others)
      for (const command of ['encounter status', 'log', 'decisions', 'verify status'])
        await here.use(who, command);
  });
  return sent;
}

test('who holds other cards is no other to anybody else, until they play them', {
  timeout: patience(120_000),
}, async () => {
  const [one, other] = [await battleWith(strong), await battleWith(weak)];
  expect([one.length > 60, other]).toEqual([true, one]);
});
