import { toldIn } from './canaries.ts';
import type { TestDice } from './dice.ts';
import { Heard } from './heard.ts';
import { type Hiding, provoked, timePasses } from './hidden.ts';
import { everybodyLooks, gmHandsRound } from './looking.ts';
import { PLAYERS, recordsOf } from './records.ts';
import type { Room } from './room.ts';
import { taken } from './roads/index.ts';
import { playerOf, shownOf } from './secretive.ts';
import { soughtOut } from './seeking.ts';

/** What came of some sessions: who was shown what is hidden from them, what was done, and how often each thing was hidden. */
export interface Watched {
  readonly leaks: string[];
  readonly reached: Map<string, number>;
  readonly hidden: Map<string, number>;
}

export const unwatched = (): Watched => ({ leaks: [], reached: new Map(), hidden: new Map() });

const add = (to: Map<string, number>, what: string, times: number) =>
  to.set(what, (to.get(what) ?? 0) + times);

/** A system, and how as much as can be is hidden in a campaign of it. */
export interface Game {
  readonly table: () => Room['table'];
  readonly room: () => Promise<Room>;
  readonly dice: TestDice;
  readonly hide: (here: Room, dice: TestDice) => Promise<Hiding>;
}

export interface Session {
  readonly seed: number;
  readonly steps: number;
  /** Whether each kind of thing to press is looked for, and pressed. */
  readonly seeks?: boolean;
  /** Whether the ways are gone to what is seldom pressed. */
  readonly roads?: boolean;
  /** Whether everybody looks at everything there is: before anything is done, or after all. */
  readonly looks: { readonly first: boolean; readonly last: boolean };
}

const MINUTE = 60_000;
const LAST_DEEDS = 6;

/** Plays a session from its beginning on, until somebody has been shown what is hidden from them. */
export async function play(
  { table, room, dice, hide }: Game,
  { seed, steps, looks, seeks = false, roads = false }: Session,
  { leaks, reached, hidden }: Watched,
): Promise<void> {
  const heard = heardAt(table());
  await heard.take();
  const hiding = await hide(await room(), dice);
  const { here } = hiding;
  const player = playerOf(here, seed, hiding.thread, reached);
  const watch = await watching(hiding, heard, hidden, player.done);
  const found = async () => {
    const shown = await watch();
    leaks.push(...shown.map((leak) => `seed ${seed}: ${leak}\n${player.done.slice(-LAST_DEEDS).join('\n')}`));
    return shown.length > 0;
  };
  const everythingShown = async () => {
    await everybodyLooks(here);
    await gmHandsRound(here, heard);
    return found();
  };
  if (looks.first) {
    await provoked(hiding, dice);
    if (await everythingShown()) return;
  }
  if (roads)
    for await (const _ of taken(here, player, dice)) {
      if (await found()) return;
    }
  if (seeks)
    for await (const _ of soughtOut(here, player)) {
      if (await found()) return;
    }
  for (let step = 0; step < steps; step += 1) {
    here.table.clock.advance(MINUTE);
    await player.step();
    if (await found()) return;
  }
  for await (const _ of timePasses(hiding, dice)) if (await found()) return;
  if (looks.last) await everythingShown();
}

const listening = new Map<Room['table'], Heard>();

function heardAt(table: Room['table']): Heard {
  const heard = listening.get(table) ?? new Heard(table.playground);
  listening.set(table, heard);
  return heard;
}

/** Gives who has been shown, since the last time, what was hidden from them all the while. What has been shown once is no secret any more. */
async function watching(
  { here, canaries }: Hiding,
  heard: Heard,
  hidden: Map<string, number>,
  done: readonly string[],
): Promise<() => Promise<readonly string[]>> {
  let before = await recordsOf(here);
  const bare = canaries.filter((one) => one.hiddenFrom(before).length === 0).map(({ name }) => name);
  if (bare.length > 0) throw new Error(`${bare.join(', ')} is hidden from nobody`);
  const known = new Set<string>();
  return async () => {
    const after = await recordsOf(here, done);
    shownOf(after, heard);
    const shown = await heard.take();
    const leaks: string[] = [];
    for (const canary of canaries) {
      const [was, is] = [canary.hiddenFrom(before), canary.hiddenFrom(after)];
      for (const who of PLAYERS) {
        const key = `${canary.name} ${who}`;
        if (!is.includes(who)) known.add(key);
        if (!was.includes(who) || known.has(key)) continue;
        add(hidden, canary.kind, 1);
        for (const text of shown.get(who) ?? []) {
          const word = toldIn(text, canary, after);
          if (word !== null) leaks.push(`${who} is shown ${canary.kind}: ${around(text, word)}`);
        }
      }
    }
    before = after;
    return leaks;
  };
}

function around(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return text.slice(Math.max(0, at - 250), at + 150);
}
