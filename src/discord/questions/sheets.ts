import { questionOf } from '../../app/play/decide.ts';
import type { PlayedDone, PlayedWaiting, Setting } from '../../app/play/played.ts';
import type { DecisionRecord, GivenRecord, PendingRecord } from '../../app/ports.ts';
import { limits } from '../../view/limits.ts';
import { isRow, lengthOf } from '../../view/questions/asked.ts';
import { isSecret } from '../../view/questions/cover.ts';

/** So many questions share a message: each has a row of buttons, and Discord has room for five. */
const ROWS = 4;

/** What one message asks: a question, or several that are asked at the same moment, with those of them that have their answers. */
export interface Sheet {
  readonly channelId: string;
  readonly messageId: string | null; // null: it is not posted yet
  readonly open: readonly DecisionRecord[];
  readonly given: readonly GivenRecord[];
}

/** The same for the same questions, in whichever process. */
export const keyOf = ({ open }: Pick<Sheet, 'open'>): string =>
  open
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/**
 * The messages on which a waiting command asks its questions. What is posted stays where it is. Of the rest, those share a message that
 * everybody may read and that take a row of buttons, unless they are too many or too long together.
 */
export function sheetsOf(
  setting: Pick<Setting, 'system' | 'before'>,
  { decisions, given }: Pick<PendingRecord, 'decisions' | 'given'>,
): readonly Sheet[] {
  const posted = Map.groupBy(
    decisions.filter(({ messageId }) => messageId !== null),
    ({ messageId }) => messageId,
  );
  const fresh = decisions.filter(({ messageId }) => messageId === null);
  const together = sharing(setting, fresh);
  const alone = fresh.filter((one) => !together.includes(one)).map((one) => [one]);
  const groups = [...posted.values(), ...(together.length === 0 ? [] : [together]), ...alone];
  return groups.map((open) => sheetOf(open, given));
}

/** Those of some questions that share a message: none, or several. */
function sharing(
  { system, before }: Pick<Setting, 'system' | 'before'>,
  fresh: readonly DecisionRecord[],
): readonly DecisionRecord[] {
  const able = fresh.filter((one) => !isSecret(questionOf(one)) && isRow(questionOf(one)));
  const length = able.reduce((sum, one) => sum + lengthOf(system, before, questionOf(one)), 0);
  return able.length > 1 && able.length <= ROWS && length <= limits.content ? able : [];
}

function sheetOf(open: readonly DecisionRecord[], given: readonly GivenRecord[]): Sheet {
  const [first] = open;
  if (first === undefined) throw new Error('a message without a question');
  const { channelId, messageId } = first;
  // What was answered before it could be posted stands with the others: no message of its own shows it.
  const isHere = (one: GivenRecord) =>
    one.messageId === null ? open.length > 1 && !isSecret(questionOf(one)) : one.messageId === messageId;
  return { channelId, messageId, open: inOrder(open), given: inOrder(given.filter(isHere)) };
}

/** Rows stand in the same order, whoever has answered. */
const inOrder = <One extends { readonly key: string }>(all: readonly One[]): readonly One[] =>
  all.toSorted((a, b) => (a.key < b.key ? -1 : 1));

/** A message as it is once something was answered; null where nothing is asked on it any more. */
export function stillAsked(
  setting: Pick<Setting, 'system' | 'before'>,
  { open }: Sheet,
  played: PlayedDone | PlayedWaiting,
): Sheet | null {
  if (played.kind === 'done') return null;
  const isOn = (sheet: Sheet) => sheet.open.some(({ id }) => open.some((one) => one.id === id));
  return sheetsOf(setting, played.pending).find(isOn) ?? null;
}
