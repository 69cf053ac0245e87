import { shownToAll } from '../../app/play/shown.ts';
import { actorOf } from '../../app/play/undo/begins.ts';
import { stepped } from '../../app/play/undo/walk.ts';
import type { EntryRecord, Ports, TurnCardRecord } from '../../app/ports.ts';
import { type TrackerView, turnShown } from '../../view/tracker.ts';
import { turnLine, turnOfOne } from '../../view/turn/card.ts';
import { isDecided } from '../../view/turn/row.ts';
import { calledTo, type Moment, sideOf } from './facts.ts';

/** Which turn a card is of. */
export type Turn = Pick<TurnCardRecord, 'turn' | 'title' | 'side' | 'phase'>;

/** The turn that runs now. */
export async function turnOf(ports: Ports, at: Moment): Promise<Turn> {
  const { tracker } = at;
  const side = await sideOf(ports, at);
  return { turn: turnShown(tracker), title: turnLine(tracker), side, phase: tracker.phase?.id ?? null };
}

const roundOf = ({ turn }: Turn): string => turn.slice(turn.lastIndexOf('|') + 1);
const isSamePhase = (live: Turn, now: Turn): boolean =>
  live.phase === now.phase && roundOf(live) === roundOf(now);

/** Whether a card goes on: with its turn; a phase's with the turn of who begins in it; the GM's until a player is up. */
export function goesOn(live: Turn, now: Turn): boolean {
  if (live.turn === now.turn) return true;
  if (live.side === 'gm') return now.side === 'gm';
  return live.side === 'phase' && now.side === 'hero' && isSamePhase(live, now);
}

/** A card that goes on with another turn: a phase's is that of who has begun, the GM's one for all of theirs in a row. */
export function turned<C extends TurnCardRecord>(live: C, now: Turn): C {
  if (live.turn === now.turn) return live;
  const title = live.side === 'gm' ? `**The GM** · ${now.title.split(' · ').at(-1) ?? ''}` : now.title;
  return { ...live, ...now, title };
}

/** An entry that a card has not drawn, with how the fight stood before and after it. */
interface Undrawn {
  readonly entry: EntryRecord;
  readonly before: object;
  readonly after: object;
}

/** What a card has not drawn, newest first, as far as it can be told. */
async function* undrawn(
  { store }: Ports,
  { campaign, system, encounter, scene }: Moment,
  { drawn }: TurnCardRecord,
): AsyncGenerator<Undrawn> {
  const stream = { kind: 'encounter', id: encounter.id } as const;
  const limit = encounter.version - drawn;
  if (limit <= 0) return;
  let after = scene;
  for (const entry of await store.entries({ campaignId: campaign.id, stream, limit: limit + 1 })) {
    if (entry.number > encounter.version || entry.number <= drawn) continue;
    const before = stepped(system, after, entry, 'back');
    if (before === null) return;
    yield { entry, before, after };
    after = before;
  }
}

/**
 * The entry with which a card's turn was over, by its number: what came after it belongs to the next card. It is looked for in what the card
 * has not drawn; where it is not there, the next card tells all of that.
 */
export async function endedWith(ports: Ports, at: Moment, live: TurnCardRecord): Promise<number> {
  for await (const { entry, before } of undrawn(ports, at, live)) {
    const then = await turnOf(ports, { ...at, scene: before, tracker: shownToAll(at.system, before) });
    if (goesOn(live, then)) return entry.number;
  }
  return live.drawn;
}

/** The card of a turn that is over, and the entry that ended it, by its number. */
interface Over {
  readonly card: TurnCardRecord;
  readonly until: number;
}

/**
 * A phase's card, where one act has begun somebody's turn and ended it, and one alone is left: it's the card of that turn, and the phase goes
 * on on another, which calls them. Null where nobody's turn has come and gone since it was drawn, or several are left.
 */
export async function tookTurn(
  ports: Ports,
  at: Moment,
  live: TurnCardRecord,
  now: Turn,
): Promise<Over | null> {
  const isNoted = live.side === 'hero' && live.phase !== null && live.turn !== now.turn; // by who then died, maybe
  if ((live.side !== 'phase' && !isNoted) || !isSamePhase(live, now)) return null;
  if (isDecided(at.tracker)) return null; // the end of the fight is what comes next
  if (at.tracker.phase?.toAct.length !== 1) return null; // nobody is to be called yet: the card goes on
  for await (const { entry, before, after } of undrawn(ports, at, live)) {
    const actor = entry.kind === 'play' ? actorOf(entry.intent) : null;
    const then = shownToAll(at.system, before);
    const who = then.lines.find(({ id }) => id === actor);
    if (who === undefined || then.current !== null || !isToAct(then, who.id)) continue;
    if (isToAct(shownToAll(at.system, after), who.id, then)) continue;
    const theirs = turnOfOne(then, who.id);
    const turn = { turn: turnShown(theirs), title: turnLine(theirs), side: 'hero' } as const;
    if (isNoted && live.turn !== turn.turn) continue;
    return { card: { ...live, ...turn }, until: entry.number };
  }
  return null;
}

/** Whether somebody's turn runs or is to come in a phase; `phase`: that of another moment. */
function isToAct(tracker: TrackerView, id: string, { phase, round }: TrackerView = tracker): boolean {
  if (tracker.phase?.id !== phase?.id || tracker.round !== round) return false;
  return tracker.current === id || tracker.phase?.toAct.includes(id) === true;
}

/** Who is called: in the middle of a phase, where all were called at its beginning, only the last who is left. */
export async function calledNow(
  ports: Ports,
  at: Moment,
  live: TurnCardRecord | null,
  now: Turn,
): Promise<readonly string[]> {
  if (live?.side === 'phase' && live.turn === now.turn) return live.called;
  const isLater = now.side === 'phase' && live !== null && isSamePhase(live, now);
  return isLater ? lastCalled(ports, at) : (await calledTo(ports, at)).people;
}

/** Who is called in the middle of a phase: the last who is left. */
export const lastCalled = async (ports: Ports, at: Moment): Promise<readonly string[]> =>
  at.tracker.phase?.toAct.length === 1 ? (await calledTo(ports, at)).people : [];
