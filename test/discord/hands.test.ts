import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { patience } from '../support/deep.ts';
import { Heard } from './support/heard.ts';
import { everybodyLooks } from './support/looking.ts';
import { type Room, useTable } from './support/room.ts';

// A hand of cards is its holder's alone, wherever else something is shown: looking, completing, catching up, boards, stories.

const { dice, room } = useTable();

/** The hands of a battle: no card is in both, so that each tells whose it is. */
const hands = {
  Ana: ['7 of hearts', 'ace of spades', 'king of clubs', '4 of hearts', '8 of clubs'],
  Ben: ['3 of diamonds', '6 of hearts', '10 of clubs', '9 of diamonds', 'jack of hearts'],
} as const;

const pips: Readonly<Record<string, string>> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };

/** A card as it is stored, and as people read it. */
const wordsFor = (card: string): readonly string[] => {
  const [rank = '', suit = ''] = card.split(' of ');
  return [card, `${rank.charAt(0).toUpperCase()}${rank.slice(1)}${pips[suit]}`];
};

/** The list to pick from in a message. */
function selectIn({ components }: APIMessage): string {
  for (const row of components ?? [])
    for (const one of 'components' in row ? row.components : [])
      if ('options' in one && 'custom_id' in one) return one.custom_id;
  throw new Error('there is no list');
}

/** A ready battle after set-up: both hold their first hand, and it is Ana's turn. */
async function battle(): Promise<Room> {
  const here = await room('wayfarer-tactics');
  await here.use('Mia', 'turns pin');
  await here.press('Mia', 'Try a ready fight');
  await here.press('Ana', 'Abbey Watch, blades, spears and bows');
  await here.press('Ben', 'Lost Company, rifles and a robot');
  dice.lay(6, 2);
  await here.press('Ben', 'Begin');
  await here.press('Ana', 'South');
  for (const unit of ['Abbess', 'Pike 1', 'Novice']) {
    await here.press('Ana', 'Place');
    await here.press('Ana', unit);
  }
  await here.press('Ana', 'End turn');
  for (const unit of ['Sergeant', 'Rifleman 1', 'Scout 1']) {
    await here.press('Ben', 'Place');
    await here.press('Ben', unit);
  }
  dice.lay(5, 3);
  dice.stack(...hands.Ana, ...hands.Ben);
  await here.press('Ben', 'End turn');
  return here;
}

/** What the seed would have given in place of a card that a test has stacked: any card at all. */
const OF_THE_SEED = /✗ the seed has .*?(?=\\n|")/gu;

/** Who is shown a card of a hand, their own among them, when they look at everything there is: in all texts but those of `but`. */
async function shownTo(here: Room, but?: string): Promise<readonly string[]> {
  const heard = new Heard(here.table.playground);
  await everybodyLooks(here);
  const shown = await heard.take();
  const read = (who: string) => (shown.get(who) ?? []).map((text) => text.replaceAll(OF_THE_SEED, ''));
  return ['Ana', 'Ben', 'Cleo', 'Mia'].flatMap((who) =>
    Object.entries(hands).flatMap(([holder, cards]) =>
      cards.flatMap((card) => {
        const told = read(who).find(
          (text) =>
            !(but !== undefined && text.includes(but)) && wordsFor(card).some((word) => text.includes(word)),
        );
        return told === undefined ? [] : [`${who} is shown ${holder}'s ${card}: ${told.slice(0, 200)}`];
      }),
    ),
  );
}

const ofOthers = (shown: readonly string[]) => shown.filter((one) => !/^(\w+) is shown \1's/u.test(one));

let looked: Promise<readonly string[]> | null = null;

/** What everybody is shown on Ana's first turn, looked at once for all tests. */
function onFirstTurn(): Promise<readonly string[]> {
  looked ??= battle().then((here) => shownTo(here));
  return looked;
}

describe('a hand', () => {
  test('is shown to nobody but its holder, whatever is looked at and completed', {
    timeout: patience(120_000),
  }, async () => {
    expect(ofOthers(await onFirstTurn())).toEqual([]);
  });

  test('is found by its holder: it is looked for in the right places', {
    timeout: patience(120_000),
  }, async () => {
    const own = (await onFirstTurn()).filter((one) => one.startsWith("Ana is shown Ana's"));
    expect(own.length).toBe(hands.Ana.length);
  });

  test('stays closed when the battle is over, in stories, too', {
    timeout: patience(120_000),
  }, async () => {
    const here = await battle();
    const said = await here.use('Ana', 'encounter remove', { who: 'Abbey Watch' });
    // A copy of the whole campaign has all of it: nobody can take one while a battle runs (decision 39).
    const shown = await shownTo(here, '"turnkeeper-campaign"');
    expect([said.includes('is left and wins'), ofOthers(shown)]).toEqual([true, []]);
  });

  test('stays closed while somebody is asked whether they interrupt', {
    timeout: patience(120_000),
  }, async () => {
    const here = await battle();
    await here.press('Ana', 'My hand');
    const hand = here.find('Ana', 'Ace♠');
    await here.heard(here.person('Ana').select(hand, selectIn(hand), '8♣'));
    await here.press('Ana', 'Novice');
    await here.press('Ana', 'Move');
    await here.press('Ana', 'To Sergeant');
    const asked = here.seen('Mia').includes('A secret question');
    const shown = await shownTo(here);
    const closed = ofOthers(shown).filter((one) => !one.includes('8 of clubs'));
    expect([asked, closed]).toEqual([true, []]);
  });
});
