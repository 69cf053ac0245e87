import { shownToAll } from '../../app/play/shown.ts';
import { stepped } from '../../app/play/undo/walk.ts';
import type { Ports, TurnCardRecord } from '../../app/ports.ts';
import { turnShown } from '../../view/tracker.ts';
import { turnLine } from '../../view/turn/card.ts';
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

/**
 * The entry with which a card's turn was over, by its number: what came after it belongs to the next card. It is looked for in what the card
 * has not drawn; where it is not there, the next card tells all of that.
 */
export async function endedWith(ports: Ports, at: Moment, live: TurnCardRecord): Promise<number> {
  const { campaign, system, encounter } = at;
  const stream = { kind: 'encounter', id: encounter.id } as const;
  const limit = encounter.version - live.drawn;
  if (limit <= 0) return live.drawn;
  let { scene } = at;
  for (const entry of await ports.store.entries({ campaignId: campaign.id, stream, limit: limit + 1 })) {
    if (entry.number > encounter.version || entry.number <= live.drawn) continue;
    const before = stepped(system, scene, entry, 'back');
    if (before === null) break;
    const then = await turnOf(ports, { ...at, scene: before, tracker: shownToAll(system, before) });
    if (goesOn(live, then)) return entry.number;
    scene = before;
  }
  return live.drawn;
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
  if (isLater && at.tracker.phase?.toAct.length !== 1) return [];
  return (await calledTo(ports, at)).people;
}
