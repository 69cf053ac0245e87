import { explainParseError, type ParseError } from '../../dice/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { limits, shorten } from '../limits.ts';
import type { Button, View } from '../message.ts';
import type { ShownRoll } from './card.ts';

/** What was typed and is no roll. */
export interface Misread {
  readonly text: string;
  readonly error: ParseError;
  readonly macro: string | null; // one whose name is nearly that
}

/** How it was meant to be rolled: what the buttons that roll something else instead take over. Null: there are none. */
export type Meant = Pick<ShownRoll, 'about' | 'visibility'> | null;

/** What is wrong with a roll, where, and what would work, ready to be rolled. */
export function misreadView({ text, error, macro }: Misread, meant: Meant): View {
  const sentence = withoutTurns(explainParseError(error));
  const instead = macro === null ? '' : ` There's a macro **${escapeMarkdown(macro)}**.`;
  const offers = [error.suggestion, macro].filter((one) => one !== undefined && one !== null);
  const buttons = meant === null ? [] : offers.flatMap((one) => rollButton(one, meant));
  return {
    card: { text: `${placeOf(text, error)}${sentence}${instead}`, tone: 'bad' },
    rows: buttons.length === 0 ? [] : [buttons],
  };
}

const BEFORE = 30;
const AFTER = 20;

/** What stands around the place of an error, with a mark below it. */
function placeOf(text: string, { code, at }: ParseError): string {
  if (at === 0 && code !== 'unexpected') return ''; // it is about the whole
  const plain = withoutTurns(text).replace(/[\s`\p{Cc}]/gu, ' ');
  if (plain.trim() === '' || /[^\x20-\x7e]/u.test(plain)) return ''; // where letters differ in width a mark points elsewhere
  const from = Math.max(0, at - BEFORE);
  const cut = from > 0 ? '…' : '';
  const rest = plain.length > at + AFTER ? '…' : '';
  const shown = `${cut}${plain.slice(from, at + AFTER)}${rest}`;
  return `\`\`\`\n${shown}\n${' '.repeat(cut.length + at - from)}^\n\`\`\`\n`;
}

const withoutTurns = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/gu, '');

/** A button that rolls this; none where an id cannot hold it. */
function rollButton(notation: string, { about, visibility }: NonNullable<Meant>): readonly Button[] {
  const named = (name: string) => `roll.this|${visibility}|${name.replaceAll('|', ' ')}|${notation}`;
  const id = [named(about ?? ''), named('')].find((one) => one.length <= limits.customId);
  return id === undefined
    ? []
    : [{ kind: 'button', id, label: shorten(`Roll ${notation}`, limits.label), look: 'main' }];
}
