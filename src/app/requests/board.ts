import type { Checked } from '../../engine/checked.ts';
import { calledFor } from '../away/absences.ts';
import { eventsOf } from '../play/known.ts';
import { hides, revealingEntry } from '../play/reveal.ts';
import type { CampaignRecord, EntryRecord, Ports, RequestAnswerRecord, RequestRecord } from '../ports.ts';
import { replayed } from '../rolls/record.ts';
import { revealingRoll } from '../rolls/entry.ts';
import type { AnySystem } from '../table.ts';
import { hidesForNow, isOver, readBy, showsResults } from './held.ts';

/** What somebody's roll came to; dice that nothing is compared with are neither passed nor failed. */
export interface Rolled extends Pick<Checked, 'score'> {
  readonly passed: boolean | null;
  readonly words: string | null; // the system's; null: the score says it all
}

export interface BoardLine {
  readonly answer: RequestAnswerRecord;
  readonly name: string;
  readonly ownerId: string | null; // whose character it is; nobody's: the GM's
  readonly called: string | null; // they, or who stands in for them; null: nobody
  readonly result: Rolled | null; // null: nothing was rolled, or it is not the reader's to know
}

/** A request as it stands. */
export interface Board {
  readonly request: RequestRecord;
  readonly campaign: CampaignRecord;
  readonly over: boolean;
  readonly shown: boolean; // whether its results are for all
  readonly lines: readonly BoardLine[];
}

/** How a request stands, for a GM with every result, for all others with those that are theirs to know. */
export async function boardOf(
  ports: Pick<Ports, 'store' | 'systems' | 'clock'>,
  request: RequestRecord,
  reader: 'gm' | 'all',
): Promise<Board | null> {
  const { store, systems, clock } = ports;
  const campaign = await store.campaign(request.campaignId);
  const system = campaign === null ? undefined : await systems.load(campaign.system);
  if (campaign === null || system === undefined) return null;
  const shown = showsResults(request);
  const line = async (answer: RequestAnswerRecord): Promise<BoardLine> => {
    const character = await store.character(answer.characterId);
    const done = answer.state === 'done' && answer.entryId !== null && (shown || reader === 'gm');
    const entry = done && answer.entryId !== null ? await store.entry(answer.entryId) : null;
    const ownerId = character?.ownerId ?? null;
    return {
      answer,
      name: character?.name ?? '',
      ownerId,
      called: ownerId === null ? null : calledFor(campaign, ownerId, clock.now()),
      result: entry === null ? null : rolledIn(system, entry),
    };
  };
  const lines = await Promise.all(request.answers.map(line));
  return {
    request: readBy(request, { gm: reader === 'gm' }),
    campaign,
    over: isOver(request),
    shown,
    lines,
  };
}

function rolledIn(system: AnySystem, entry: EntryRecord): Rolled | null {
  if (entry.kind === 'play') return system.checked(eventsOf(entry));
  const roll = replayed(entry);
  if (roll === null) return null;
  const score = roll.rolled.rolls.reduce((sum, { rolled }) => sum + rolled.total, 0);
  return { passed: null, score, words: null };
}

/**
 * Shows everybody what a request has held back, once its time has come: a GM has said so, or it is over. Can be done again and
 * again; gives the request as it is then.
 */
export async function settled(ports: Ports, request: RequestRecord): Promise<RequestRecord> {
  const { store, clock } = ports;
  const { secret, together, hidesDifficulty, shownAt } = request;
  if (secret || !(together || hidesDifficulty) || (shownAt === null && !isOver(request))) return request;
  const entries = await hiddenStill(ports, request);
  const show = hidesForNow(request);
  if (entries.length === 0 && !show) return request;
  await store.commit({
    interactionId: null,
    at: clock.now(),
    entries,
    ...(show ? { requests: [{ type: 'show', id: request.id }] } : {}),
  });
  return (await store.request(request.id)) ?? request; // or somebody else has shown it meanwhile
}

/** The entries that reveal what answers a request and is hidden still, in the name of who has asked. */
async function hiddenStill(ports: Ports, request: RequestRecord): Promise<readonly EntryRecord[]> {
  const { store } = ports;
  const { userId, channelId, campaignId } = request;
  const by = { userId, channelIds: [channelId], interactionId: null };
  const all = await Promise.all(
    request.answers.map(async ({ state, entryId }): Promise<readonly EntryRecord[]> => {
      const entry = state === 'done' && entryId !== null ? await store.entry(entryId) : null;
      if (entry === null || !hides(entry)) return [];
      const roll = replayed(entry);
      const revealing = roll === null ? revealingEntry(ports, entry, by) : revealingRoll(ports, roll, by);
      const { stream } = revealing;
      const found = await store.entries({ campaignId, stream, kinds: ['reveal'], limit: 1 });
      return found.length > 0 ? [] : [revealing];
    }),
  );
  return all.flat();
}
