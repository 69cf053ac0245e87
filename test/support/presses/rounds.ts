import type { TestDice } from '../../discord/support/dice.ts';
import type { GameTable } from '../table.ts';
import { fight, HEROES, type Counted, counted } from './fights.ts';
import { cardOf, playOn } from './player.ts';
import type { Row } from './row.ts';
import { partsOf, type Thumb } from './thumb.ts';

const ROUND_OF_FIVE = { heroes: 3, foes: 2 } as const;

const isRound = (thumb: Thumb, round: number): boolean =>
  new RegExp(`round ${round}\\b`, 'iu').test(cardOf(thumb)?.content.split('\n')[0] ?? '');

/** What Discord was asked by one touch. */
const editsIn = (touch: readonly string[]): number => touch.filter((one) => EDIT.test(one)).length;
const EDIT = /^PATCH \/channels\/\d+\/messages\//u;
/** Nobody presses more often for long: a panel is read first. */
const A_PRESS = 2; // seconds

/** A whole round in which all miss, so that the fight outlasts it; and what was posted in it: cards, and questions. */
async function roundOf(table: GameTable, system: Counted, dice: TestDice, text: boolean): Promise<Thumb> {
  const thumb = await fight(table, system, ROUND_OF_FIVE);
  if (text) await thumb.room.use('Mia', 'campaign settings', { text: true });
  await thumb.press('Mia', 'Begin');
  for (const [who] of HEROES) await thumb.press(who, 'More…'); // as from the turn before: the next panel takes its place
  thumb.begin();
  dice.lay(...Array.from({ length: 400 }, () => 1));
  for (let step = 0; step < 60 && !isRound(thumb, 2); step += 1)
    if (!(await playOn(thumb))) throw new Error('the fight has stopped');
  dice.clear();
  if (!isRound(thumb, 2)) throw new Error('the round does not end');
  return thumb;
}

const played = new WeakMap<GameTable, Map<string, Promise<Thumb>>>();

/** Such a round, played once at a table, however much of it is counted. */
function playRound(table: GameTable, system: Counted, dice: TestDice, text = false): Promise<Thumb> {
  const known = played.get(table) ?? new Map<string, Promise<Thumb>>();
  played.set(table, known);
  const key = `${system} ${text}`;
  const round = known.get(key) ?? roundOf(table, system, dice, text);
  known.set(key, round);
  return round;
}

/** What a round costs: messages, requests, what stays behind of it. */
export const rounds: readonly Row[] = [
  {
    what: 'messages of a round of five fighters, questions aside',
    goal: 5,
    systems: counted,
    count: async (table, system, dice) => {
      const thumb = await playRound(table, system, dice);
      return thumb.posted().length - thumb.questions;
    },
  },
  {
    what: "messages of an enemies' phase of 12 foes, questions aside",
    goal: 1,
    systems: counted,
    count: async (table, system) => {
      const thumb = await fight(table, system, { foes: 12 });
      await thumb.press('Mia', 'Begin');
      if (system !== 'zafir') await thumb.press('Ana', 'End turn');
      thumb.begin();
      await (system === 'zafir' ? thumb.press('Mia', 'End phase') : thumb.press('Ben', 'End turn'));
      if (system === 'zafir') await thumb.press('Mia', 'End it anyway');
      for (let n = 0; n < 60 && !isRound(thumb, 2); n += 1) await playOn(thumb);
      if (!isRound(thumb, 2)) throw new Error('the phase does not end');
      const next = 1; // the players' next card
      return thumb.posted().length - next - thumb.questions;
    },
  },
  {
    what: 'messages a step where all is plain text',
    goal: 1,
    systems: counted,
    count: async (table, system, dice) => {
      const thumb = await playRound(table, system, dice, true);
      const { ports } = table.turnkeeper.app;
      const channel = table.playground.world.channel(thumb.room.channel).id;
      const steps = (await ports.store.runningEncounter(channel))?.version ?? 0;
      return thumb.posted().length / steps;
    },
  },
  {
    what: 'live buttons after a round beside card, tracker, open questions',
    goal: 0,
    systems: counted,
    count: async (table, system, dice) => {
      const thumb = await playRound(table, system, dice);
      const card = cardOf(thumb);
      return thumb
        .posted()
        .filter(({ id }) => id !== card?.id)
        .flatMap(partsOf).length;
    },
  },
  {
    // Three for each of the fourteen presses that it takes at most: where one lets all foes act, it costs more, and the round less.
    what: 'requests to Discord in a round of five fighters',
    goal: 42,
    systems: counted,
    count: async (table, system, dice) => (await playRound(table, system, dice)).requests.flat().length,
  },
  {
    what: 'edits a second of a channel, in a round',
    goal: 1,
    systems: counted,
    count: async (table, system, dice) => {
      const { requests } = await playRound(table, system, dice);
      return editsIn(requests.flat()) / (requests.length * A_PRESS);
    },
  },
  {
    what: 'edits of a channel in a burst',
    goal: 4,
    systems: counted,
    count: async (table, system, dice) => {
      const { requests } = await playRound(table, system, dice);
      return Math.max(...requests.map(editsIn));
    },
  },
];
