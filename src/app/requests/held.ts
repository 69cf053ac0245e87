// Who sees what was rolled for a request, and from when on.
import type { RequestRecord, Store } from '../ports.ts';

/** Whether rolls for a request are hidden until it shows them: then their rollers and the GM know them. */
export const hidesForNow = ({ secret, together, hidesDifficulty, shownAt }: RequestRecord): boolean =>
  !secret && (together || hidesDifficulty) && shownAt === null;

/** Whether a roll that is made for a request now is its roller's and the GM's alone. */
export const rollsInSecret = (request: RequestRecord): boolean => request.secret || hidesForNow(request);

/** Whether everybody may read what has come of each roll: whether it was passed, and how well. */
export const showsResults = ({ secret, together, shownAt }: RequestRecord): boolean =>
  !secret && (!together || shownAt !== null);

/** Whether the difficulty is the GM's to know, and theirs who have rolled. */
export const hidesNumber = ({ hidesDifficulty, shownAt }: RequestRecord): boolean =>
  hidesDifficulty && shownAt === null;

/** A request as somebody reads it who has not rolled for it: without its difficulty, where that is the GM's to know. */
export const readBy = (request: RequestRecord, reader: { readonly gm: boolean }): RequestRecord =>
  hidesNumber(request) && !reader.gm ? { ...request, difficulty: null } : request;

/** Whether nobody's answer is missing any more, or a GM has closed it. */
export const isOver = ({ closedAt, answers }: RequestRecord): boolean =>
  closedAt !== null || answers.every(({ state }) => state === 'done' || state === 'passed');

/** Whether an entry is the answer to a request that hides it still: nobody reveals it alone, it is shown with the others. */
export async function isHeldBack(store: Store, entryId: string): Promise<boolean> {
  const answer = await store.requestAnswer({ entryId });
  const request = answer === null ? null : await store.request(answer.requestId);
  return request !== null && hidesForNow(request);
}
