// What is on record of a command: its dice and its decisions, line by line.
import { labelOf } from './questions/label.ts';
import type { Answer, Decision } from '../engine/decision.ts';
import { everybody } from '../engine/event.ts';
import type { Json } from '../engine/json.ts';
import { isDie, type Recorded } from '../engine/roll.ts';
import type { AnySystem } from '../engine/system.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { CLOCK, mention, mentionFirst } from './people.ts';

/** A question that was asked in the course of a command, and its answer. */
interface Decided {
  readonly decision: Decision;
  readonly answer: Answer;
}

/** What fell, dice of one kind together: 'Body, d6: 4 2 5'. */
export function diceLines(dice: readonly Recorded[]): readonly string[] {
  const groups: { readonly head: string; readonly fallen: string[] }[] = [];
  for (const one of dice) {
    const label = one.label === '' ? '' : `${escapeMarkdown(one.label)}, `;
    const head = isDie(one) ? `${label}d${one.sides}` : `${label}a card`;
    const last = groups.at(-1);
    if (last?.head === head) last.fallen.push(fallenWords(one));
    else groups.push({ head, fallen: [fallenWords(one)] });
  }
  return groups.map(({ head, fallen }) => `${head}: ${fallen.join(' · ')}`);
}

function fallenWords(one: Recorded): string {
  if (!isDie(one)) return `**${escapeMarkdown(one.card)}**`;
  const said = [
    ...(one.ruled === true ? ['ruled'] : []),
    ...(one.typed === true ? ['typed'] : []),
    ...(one.rerolled === undefined ? [] : ['rolled again']),
  ];
  return `**${one.value}**${said.length === 0 ? '' : ` (${said.join(', ')})`}`;
}

/** Who has answered what: 'Ana: Dodge? **Dodge**'. */
export function decisions(system: AnySystem, decided: readonly Decided[], state: object): readonly string[] {
  return decided.map(({ decision, answer }) => {
    const words = system.words.question(decision, state);
    const chosen = labelOf(words, decision, answer.choice);
    const asked = words.prompt.replace(/\n+/gu, ' ');
    return `${answeredBy(answer)}: ${asked} → **${chosen ?? escapeMarkdown(answer.choice)}**`;
  });
}

/** The same in a few words, under what came of it: '@Ana chose **Dodge**'. */
export function choices(system: AnySystem, decided: readonly Decided[], state: object): readonly string[] {
  if (decided.length === 0) return [];
  const known = system.known(state, everybody);
  return decided.map(({ decision, answer }) => {
    const { by, choice, reason, ordered } = answer;
    const label = labelOf(system.words.question(decision, state), decision, choice);
    const what = `**${label ?? escapeMarkdown(choice)}**`;
    const name = known.find(({ id }) => id === decision.asked)?.name ?? 'the GM';
    if (by === CLOCK) return `The clock chose ${what} for **${escapeMarkdown(name)}**: time ran out`;
    if (ordered === true) return `**${escapeMarkdown(name)}**: ${what}, by ${mention(by)}'s standing order`;
    const whose =
      reason === undefined ? '' : ` as GM for **${escapeMarkdown(name)}**: ${escapeMarkdown(reason)}`;
    return `${mentionFirst(by)} chose ${what}${whose}`;
  });
}

/** Who has answered, and in what way. */
function answeredBy({ by, reason, ordered }: Answer): string {
  if (by === CLOCK) return 'The clock answered, because time ran out';
  if (ordered === true) return `${mentionFirst(by)}'s standing order answered`;
  return `${mentionFirst(by)} answered${reason === undefined ? '' : ` as GM (${escapeMarkdown(reason)})`}`;
}

/** The rulings of a GM that no decision tells of already. */
export const rulingsBeside = <E extends { readonly answers: Json }>(
  entry: E,
  decided: readonly Decided[],
): E => (decided.length === 0 ? entry : { ...entry, answers: [] });
