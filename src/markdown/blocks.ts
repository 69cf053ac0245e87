// Discord's markdown, line by line: code blocks, quotes, headings, subtext, lists.
import { parseInline } from './inline.ts';
import type { Block, List, ListItem } from './nodes.ts';

interface Taken {
  readonly block: Block;
  readonly length: number;
}

const fence = /^```(?:([\w+#.-]+)?\n)?([\s\S]+?)\n?```\n?/;
const longQuote = /^>>> ([\s\S]+)$/;
const quote = /^(?:> [^\n]*(?:\n|$))+/;
const heading = /^(#{1,3}) +([^\n]+)(?:\n|$)/;
const subtext = /^-# +([^\n]+)(?:\n|$)/;
const list = /^(?: *(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n|$))+/;

function takeQuote(source: string): Taken | null {
  const all = longQuote.exec(source);
  if (all)
    return { block: { kind: 'quote', blocks: parseBlocks(all[1] ?? '', true) }, length: all[0].length };
  const some = quote.exec(source);
  if (!some) return null;
  const text = some[0].replace(/^> /gm, '').replace(/\n$/, '');
  return { block: { kind: 'quote', blocks: parseBlocks(text, true) }, length: some[0].length };
}

function headingLevel(marks: string): 1 | 2 | 3 {
  return marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3;
}

/** Reads the lines of one list; deeper indented lines make a list inside the item before them. */
function readList(lines: readonly string[]): List {
  const first = lines[0] ?? '';
  const indent = indentOf(first);
  const number = /^ *(\d+)\./.exec(first)?.[1];
  const items: ListItem[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    let next = at + 1;
    while (next < lines.length && indentOf(lines[next] ?? '') > indent) next += 1;
    const deeper = lines.slice(at + 1, next);
    items.push({
      children: parseInline(line.replace(/^ *(?:[-*]|\d+\.) +/, '')),
      nested: deeper.length > 0 ? [readList(deeper)] : [],
    });
    at = next;
  }
  return { kind: 'list', ordered: number !== undefined, start: Number(number ?? 1), items };
}

/** A list ends where lines of the other kind begin: numbers after dots, or dots after numbers. */
function takeList(text: string): Taken {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const first = lines[0] ?? '';
  const other = lines.findIndex(
    (line) => indentOf(line) <= indentOf(first) && isNumbered(line) !== isNumbered(first),
  );
  const own = other < 0 ? lines : lines.slice(0, other);
  const length = own.join('').length;
  return { block: readList(own.map((line) => line.replace(/\n$/, ''))), length };
}

function isNumbered(line: string): boolean {
  return /^ *\d/.test(line);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function takeLine(source: string, quoted: boolean): Taken | null {
  const inQuote = quoted ? null : takeQuote(source);
  if (inQuote) return inQuote;
  const title = heading.exec(source);
  if (title) {
    const children = parseInline((title[2] ?? '').trim());
    return {
      block: { kind: 'heading', level: headingLevel(title[1] ?? '#'), children },
      length: title[0].length,
    };
  }
  const small = subtext.exec(source);
  if (small)
    return { block: { kind: 'subtext', children: parseInline(small[1] ?? '') }, length: small[0].length };
  const items = list.exec(source);
  return items ? takeList(items[0]) : null;
}

function takeCode(source: string): Taken | null {
  const match = fence.exec(source);
  if (!match) return null;
  return { block: { kind: 'code', language: match[1] ?? '', text: match[2] ?? '' }, length: match[0].length };
}

/** Reads a whole text. Nothing in it is ever taken for HTML. */
export function parseBlocks(source: string, quoted = false): readonly Block[] {
  const blocks: Block[] = [];
  let text = '';
  const flush = () => {
    const lines = text.replace(/\n$/, '');
    if (lines !== '') blocks.push({ kind: 'text', children: parseInline(lines) });
    text = '';
  };
  let at = 0;
  let lineStart = true;
  while (at < source.length) {
    const rest = source.slice(at);
    const taken =
      (lineStart ? takeLine(rest, quoted) : null) ?? (rest.startsWith('```') ? takeCode(rest) : null);
    if (taken) {
      flush();
      blocks.push(taken.block);
      at += taken.length;
      lineStart = true;
      continue;
    }
    // As far as the line's end, or the next code block in it.
    const end = rest.indexOf('\n') + 1 || rest.length;
    const code = rest.indexOf('```', 1);
    const step = code > 0 && code < end ? code : end;
    text += rest.slice(0, step);
    at += step;
    lineStart = step === end;
  }
  flush();
  return blocks;
}
