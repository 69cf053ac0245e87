import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { play } from '../playscript/play.ts';
import { hole } from './texts.ts';

/** A line that somebody has seen, and the playscript in which. */
export interface Seen {
  readonly line: string;
  readonly script: string;
}

/** All that people see in the playscripts of a folder, line by line, each line once. */
export async function seenIn(folder: string): Promise<readonly Seen[]> {
  const seen = new Map<string, Seen>();
  for (const script of (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.play'))
    .sort()) {
    const { transcript } = await play(await readFile(path.join(folder, script), 'utf8'));
    for (const line of transcript.split('\n')) {
      const plain = line.replace(/\s+/gu, ' ').trim();
      if (!seen.has(plain)) seen.set(plain, { line: plain, script });
    }
  }
  return [...seen.values()];
}

/** The shortest line in which a text was seen: the one with the least around it. Undefined where none shows it. */
export function exampleOf(text: string, seen: readonly Seen[]): Seen | undefined {
  const parts = text.split(hole);
  let best: Seen | undefined;
  for (const one of seen) {
    if ((!best || one.line.length < best.line.length) && holds(one.line, parts)) best = one;
  }
  return best;
}

/** Whether a line has the parts of a text one after the other, with at most 120 characters put in between. */
function holds(line: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part, index) => {
    const at = line.indexOf(part, from);
    const fits = at >= 0 && (index === 0 || at - from <= 120);
    from = at + part.length;
    return fits;
  });
}
