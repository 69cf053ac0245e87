// The lines of a request, and what commands make of them: in the batch of the command itself, so that each is answered once.
import type {
  Batch,
  EntryRecord,
  PendingRecord,
  RequestAnswerRecord,
  RequestRecord,
  Store,
} from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import { isOver } from './held.ts';

/** The line that somebody answers with a command. */
export interface Answering {
  readonly answerId: string;
  readonly reason: string | null; // why a GM does, in the player's place
}

/** A line with the request it belongs to, as they were read. */
export interface Line {
  readonly request: RequestRecord;
  readonly answer: RequestAnswerRecord;
}

type Written = Pick<Batch, 'answers' | 'requests'>;

/** A line by its id; null where there is none. */
export async function lineCalled(store: Store, answerId: string): Promise<Line | null> {
  const request = await store.requestOfAnswer(answerId);
  const answer = request?.answers.find(({ id }) => id === answerId);
  return request === null || answer === undefined ? null : { request, answer };
}

/** The line that a waiting command or an entry answers; null where it answers none. */
export async function lineOf(
  store: Store,
  of: { readonly pendingId: string } | { readonly entryId: string },
): Promise<Line | null> {
  const answer = await store.requestAnswer(of);
  return answer === null ? null : lineCalled(store, answer.id);
}

/** Refuses a line that is answered for good, or waits for a decision, and one of a request that is closed. */
export function stillOpen(line: Line | null): Result<Line> {
  if (line === null) return no('requestGone');
  if (line.request.closedAt !== null) return no('requestClosed');
  switch (line.answer.state) {
    case 'open':
      return yes(line);
    case 'rolling':
      return no('requestRolling', { pending: line.answer.pendingId });
    case 'passed': // they may think again, as long as somebody is waited for
      return isOver(line.request) ? no('requestAnswered') : yes(line);
    case 'done':
      return no('requestAnswered');
  }
}

/** The line that a command answers: the one it is given for, or that for which it has waited. Refuses one that is no longer open. */
export async function lineFor(
  store: Store,
  answering: Answering | null,
  waits: PendingRecord | null,
): Promise<Result<Line | null>> {
  if (waits !== null) return yes(await lineOf(store, { pendingId: waits.id }));
  if (answering === null) return yes(null);
  const line = stillOpen(await lineCalled(store, answering.answerId));
  if (!line.ok) return line;
  const { request, answer } = line.value;
  return yes({ request, answer: { ...answer, reason: answering.reason } });
}

/** The command that answers a line waits for a decision. */
export const waitingLine = (line: Line | null, pendingId: string): Written =>
  line === null ? {} : written(line, { state: 'rolling', pendingId, reason: line.answer.reason });

/** The command that answers a line is done. */
export const doneLine = (line: Line | null, { id, userId, createdAt }: EntryRecord): Written =>
  line === null
    ? {}
    : written(line, { state: 'done', entryId: id, userId, reason: line.answer.reason, at: createdAt });

/** The command that was to answer a line is called off. */
export const cancelledLine = (line: Line | null): Written =>
  line === null ? {} : written(line, { state: 'open', entryId: line.answer.entryId });

/** Somebody says that their character does not roll. */
export const passedLine = (line: Line, userId: string, reason: string | null, at: Date): Written =>
  written(line, { state: 'passed', userId, reason, at });

/** The lines that some entries answer. */
export async function linesOf(store: Store, entries: readonly EntryRecord[]): Promise<readonly Line[]> {
  const found: Line[] = [];
  for (const { id, kind } of entries) {
    const line = kind === 'play' ? await lineOf(store, { entryId: id }) : null;
    if (line !== null) found.push(line);
  }
  return found;
}

/**
 * What answered lines is taken back, or brought back. A line keeps which entry that was, and is open again; so is its request,
 * unless a GM has closed it.
 */
export function turnedLines(lines: readonly Line[], way: 'undo' | 'redo'): Written {
  const state = way === 'redo' ? 'done' : 'open';
  const open = way === 'redo' ? [] : lines.filter(({ request }) => request.closedAt === null);
  const ids = [...new Set(open.map(({ request }) => request.id))];
  return {
    answers: lines.flatMap((line) => written(line, { ...line.answer, state }).answers ?? []),
    requests: ids.map((id) => ({ type: 'again', id })),
  };
}

function written(
  { answer }: Line,
  set: Pick<RequestAnswerRecord, 'state'> & Partial<RequestAnswerRecord>,
): Written {
  const { state, pendingId = null, entryId = null, userId = null, reason = null, at = null } = set;
  const write = {
    id: answer.id,
    expectedVersion: answer.version,
    set: { state, pendingId, entryId, userId, reason, at },
  };
  return { answers: [write] };
}
