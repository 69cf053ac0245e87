import type { Answer, Decision } from '../../engine/decision.ts';
import type { AnySystem } from '../../engine/system.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { View } from '../message.ts';
import { CLOCK, mentionFirst } from '../people.ts';
import { labelOf } from './label.ts';

/** A question that has its answer. */
export interface Chosen {
  readonly decision: Decision;
  readonly ownerId: string | null; // whose answer it was; nobody's: the GM's
  readonly answer: Pick<Answer, 'choice' | 'by' | 'reason'>;
}

/** What somebody chose, in one line: with what was asked, or where that stands above without. */
export function choiceLine(
  system: AnySystem,
  state: object,
  { decision, ownerId, answer }: Chosen,
  says: 'all' | 'choice',
): string {
  const words = system.words.question(decision, state);
  const label = labelOf(words, decision, answer.choice) ?? answer.choice;
  const asked = says === 'all' ? `${inOneLine(words.prompt)} ` : '';
  return `${asked}${mentionFirst(answer.by)} chose **${label}**${insteadOf(answer, ownerId)}`;
}

const inOneLine = (prompt: string): string => prompt.replaceAll(/(?<!\s)\s*\n\s*/gu, ' ');

/** In whose place it was answered, and why. */
function insteadOf({ by, reason }: Chosen['answer'], ownerId: string | null): string {
  if (ownerId === null || ownerId === by) return '';
  if (by === CLOCK) return ` for <@${ownerId}>: time ran out.`;
  return reason === undefined || reason === ''
    ? `, standing in for <@${ownerId}>`
    : `, as GM for <@${ownerId}>. Reason: ${escapeMarkdown(reason)}`;
}

/** The message of questions once all of them are answered: a line each, and what all were asked alike once. */
export function decidedView(system: AnySystem, state: object, chosen: readonly Chosen[]): View {
  const prompts = new Set(chosen.map(({ decision }) => system.words.question(decision, state).prompt));
  const [prompt = ''] = prompts;
  const lines =
    chosen.length > 1 && prompts.size === 1
      ? [inOneLine(prompt), ...chosen.map((one) => choiceLine(system, state, one, 'choice'))]
      : chosen.map((one) => choiceLine(system, state, one, 'all'));
  return { content: '', card: { text: lines.join('\n'), tone: 'quiet' }, rows: [] };
}
