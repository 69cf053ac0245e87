import type { GameEvent } from '../../engine/event.ts';
import { concerns } from '../log/filter.ts';
import type { EntryRecord } from '../ports.ts';
import type { Decided } from '../transcript/decided.ts';

/** What an entry has done to a fight, as the reader may know it. */
export interface FightStep {
  readonly fightId: string;
  readonly began: boolean;
  readonly ended: boolean;
  readonly round: { readonly before: number; readonly after: number };
  readonly down: readonly { readonly id: string; readonly name: string }[]; // who is out since
}

/** Something that has happened, with what the reader may know of it. */
export interface Happened {
  readonly entry: EntryRecord;
  readonly events: readonly GameEvent[];
  readonly actor: string | null; // who was made to do it
  readonly acts: boolean; // that is something a character does; else it is done to them
  readonly queued: boolean; // its player had queued it, and it was done when their turn came
  readonly keepsTurns: boolean; // it moves the fight on, and is done to nobody
  readonly endsMyTurn: boolean; // and passes over a character of the reader's who was to act
  readonly touchesMine: boolean; // a value of a character of the reader's is another since
  readonly decidedForMe: readonly Decided[]; // what somebody else answered in the reader's place
  readonly fight: FightStep | null;
}

/** Who reads. */
export interface Me {
  readonly userId: string;
  readonly characters: readonly string[];
}

/** What has happened around somebody. */
export type Around =
  | { readonly kind: 'began' | 'ended'; readonly entry: EntryRecord }
  | { readonly kind: 'rounds'; readonly from: number; readonly to: number; readonly entry: EntryRecord }
  | { readonly kind: 'down'; readonly names: readonly string[]; readonly entry: EntryRecord };

export interface Picked {
  readonly mine: readonly Happened[]; // oldest first, as all of these
  readonly around: readonly Around[];
  readonly more: { readonly toMe: number; readonly others: number }; // how many things more have happened
}

/** However much has happened to somebody, so much of what went on around them is told. */
const LEAST_AROUND = 4;

/**
 * What somebody is told of what has happened while they were away, of all there is (oldest first): `most` lines, first what was
 * done to them. What was taken back has not happened.
 */
export function pick(all: readonly Happened[], me: Me, most: number): Picked {
  const told = all.filter(({ entry }) => entry.undoneBy === null);
  const mine = told.filter((one) => isToMe(one, me));
  const around = aroundOf(told, me);
  const room = Math.max(most - mine.length, Math.min(LEAST_AROUND, around.length));
  const keptAround = around.slice(-room);
  const kept = new Set(
    [...mine]
      .toSorted((a, b) => Number(a.decidedForMe.length > 0) - Number(b.decidedForMe.length > 0))
      .slice(-Math.max(0, most - keptAround.length)),
  );
  const shown = new Set([...kept, ...keptAround].map(({ entry }) => entry.id));
  return {
    mine: mine.filter((one) => kept.has(one)),
    around: keptAround,
    more: {
      toMe: mine.length - kept.size,
      others: told.filter(
        (one) => isNews(one.entry, one.events, me) && !shown.has(one.entry.id) && !mine.includes(one),
      ).length,
    },
  };
}

const isNews = (entry: EntryRecord, events: readonly GameEvent[], me: Me): boolean =>
  entry.userId !== me.userId && events.length > 0;

/**
 * Whether something was done to the reader: somebody else decided for them, acted for them, or did what names a character of
 * theirs; or it is what they had queued. What only moves a fight on was done to them where it cost them something, or ended their turn for them.
 */
export function isToMe(one: Happened, { userId, characters }: Me): boolean {
  if (one.decidedForMe.length > 0) return true;
  if (one.events.length === 0) return false;
  if (one.entry.userId === userId) return one.queued && !one.keepsTurns;
  if (one.keepsTurns) return one.touchesMine || one.endsMyTurn;
  return characters.some((id) => concerns(one.entry, one.events, id));
}

function aroundOf(told: readonly Happened[], { characters }: Me): readonly Around[] {
  const all: { readonly at: number; readonly line: Around }[] = [];
  const fights = new Map<string, Happened[]>();
  told.forEach((one, at) => {
    const { fight, entry } = one;
    if (fight === null) return;
    fights.set(fight.fightId, [...(fights.get(fight.fightId) ?? []), one]);
    if (fight.began) all.push({ at, line: { kind: 'began', entry } });
    const names = fight.down.filter(({ id }) => !characters.includes(id)).map(({ name }) => name);
    if (names.length > 0) all.push({ at, line: { kind: 'down', names, entry } });
    if (fight.ended) all.push({ at, line: { kind: 'ended', entry } });
  });
  for (const steps of fights.values()) {
    const [first, last] = [
      steps[0],
      steps.findLast(({ fight }) => fight?.round.before !== fight?.round.after),
    ];
    if (first?.fight == null || last?.fight == null) continue;
    const [from, to] = [first.fight.round.before, last.fight.round.after];
    if (from !== to && to > 1)
      all.push({ at: told.indexOf(last), line: { kind: 'rounds', from, to, entry: last.entry } });
  }
  return all.toSorted((a, b) => a.at - b.at).map(({ line }) => line);
}
