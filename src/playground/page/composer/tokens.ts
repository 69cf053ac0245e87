// The colours behind the composer's text: the command, its options' names, what belongs to nothing.
import type { Line } from '../command/parse.ts';

export interface Token {
  readonly text: string;
  readonly kind: 'command' | 'name' | 'value' | 'stray' | 'plain';
}

/** Cuts a line into pieces that together are the whole text. */
export function tokensOf(text: string, line: Line | null): readonly Token[] {
  if (!line) return [{ text, kind: 'plain' }];
  const tokens: Token[] = [];
  let at = 0;
  const until = (end: number, kind: Token['kind']) => {
    if (end > at) tokens.push({ text: text.slice(at, end), kind });
    at = Math.max(at, end);
  };
  until(line.nameTo, 'command');
  if (line.stray) {
    until(line.stray.from, 'plain');
    until(line.stray.to, 'stray');
  }
  for (const part of line.parts) {
    until(part.nameFrom, 'plain');
    if (!part.bare) until(part.nameFrom + part.option.name.length + 1, 'name');
    until(part.from, 'plain');
    until(part.to, 'value');
  }
  until(text.length, 'plain');
  return tokens;
}
