import type { Decision } from '../../engine/decision.ts';
import type { AnySystem } from '../../engine/system.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { View } from '../message.ts';
import { isSecret } from './cover.ts';

/** Questions whose command was called off: what was asked is struck through, once where all were asked alike. */
export function calledOffView(
  system: AnySystem,
  state: object,
  asked: readonly Decision[],
  why: string,
): View {
  const prompts = asked.map((decision) =>
    isSecret(decision) ? 'A secret decision' : system.words.question(decision, state).prompt,
  );
  const struck = [...new Set(prompts)].map((prompt) => `~~${prompt.replaceAll('~~', '')}~~`);
  return {
    content: '',
    card: { title: 'Called off', text: [...struck, why].join('\n'), tone: 'quiet' },
    rows: [],
  };
}

/** A GM's ruling, for everybody who follows the command: which die, what it showed, what it shows, and why. */
export function ruledView(
  by: string,
  die: { readonly label: string; readonly value: number; readonly sides: number },
  value: number,
  reason: string,
): View {
  const label = die.label === '' ? '' : ` (${escapeMarkdown(die.label)})`;
  return {
    card: {
      title: 'A ruling',
      text: `<@${by}> rules that a d${die.sides}${label} shows **${value}**, not ${die.value}. I work out again what came after it.\nReason: ${escapeMarkdown(reason)}`,
      tone: 'ask',
    },
  };
}
