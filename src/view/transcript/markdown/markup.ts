// Discord's markdown as that of a wiki: what Discord alone knows (mentions, times, small print) becomes words.
import { parseBlocks } from '../../../markdown/blocks.ts';
import type { Block, Inline, List } from '../../../markdown/nodes.ts';
import type { Names } from '../moment.ts';
import { seen, timeName } from '../plain.ts';

/** A text in which nothing is markup or HTML, on one line. */
export const escaped = (text: string): string =>
  seen(text)
    .replace(/\s+/gu, ' ')
    .replace(/[\\`*_{}[\]<>#|~&]/gu, '\\$&')
    .replace(/(https?|ftp):/giu, '$1\\:');

/** A line that would begin a list or a heading does not. */
const begun = (line: string): string => line.replace(/^(\s*\d*)([-+=.)])(?=[\s=-]|$)/u, '$1\\$2');

const BREAK = '  '; // at the end of a line: the next one begins below it

/** Discord's markdown as lines of a wiki's. */
export const markedLines = (source: string, names: Names): readonly string[] =>
  parseBlocks(source).flatMap((block) => linesOf(block, names));

/** The same on one line. */
export const markedLine = (source: string, names: Names): string =>
  parseBlocks(source)
    .flatMap((block) => (block.kind === 'code' ? [code(block.text)] : linesOf(block, names)))
    .map((line) => line.trim())
    .join(' ');

function linesOf(block: Block, names: Names): readonly string[] {
  switch (block.kind) {
    case 'text':
      return split(block.children).map((line) => `${begun(inline(line, names))}${BREAK}`);
    case 'heading':
      return [`${around('**', inline(block.children, names))}${BREAK}`];
    case 'subtext':
      return [`${around('*', inline(block.children, names))}${BREAK}`];
    case 'quote':
      return block.blocks.flatMap((one) => linesOf(one, names)).map((line) => `> ${line}`);
    case 'code':
      return codeBlock(block.text);
    case 'list':
      return listLines(block, names, '');
  }
}

/** A fence longer than any in it. */
function codeBlock(text: string): readonly string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return ['', fence, ...seen(text).split('\n'), fence, ''];
}

const listLines = ({ ordered, start, items }: List, names: Names, indent: string): readonly string[] =>
  items.flatMap(({ children, nested }, at) => [
    `${indent}${ordered ? `${start + at}.` : '-'} ${inline(children, names)}`,
    ...nested.flatMap((list) => listLines(list, names, `${indent}    `)),
  ]);

/** A run of text, cut where its lines break. */
function split(nodes: readonly Inline[]): readonly (readonly Inline[])[] {
  const lines: Inline[][] = [[]];
  for (const node of nodes) {
    if (node.kind !== 'text') {
      lines.at(-1)?.push(node);
      continue;
    }
    for (const [at, text] of node.text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ kind: 'text', text });
    }
  }
  return lines.filter((line) => line.length > 0);
}

const inline = (nodes: readonly Inline[], names: Names): string =>
  nodes.map((node) => inlineOf(node, names)).join('');

function inlineOf(node: Inline, names: Names): string {
  switch (node.kind) {
    case 'text':
      return escaped(node.text);
    case 'code':
      return code(node.text);
    case 'bold':
    case 'underline':
      return around('**', inline(node.children, names));
    case 'italic':
      return around('*', inline(node.children, names));
    case 'strike':
      return around('~~', inline(node.children, names));
    case 'spoiler':
    case 'link':
      return inline(node.children, names);
    case 'user':
      return around('**', escaped(names(node.id)));
    case 'role':
      return 'a role';
    case 'channel':
      return 'a channel';
    case 'everyone':
      return `@${node.name}`;
    case 'command':
      return code(`/${node.name}`);
    case 'emoji':
      return `:${escaped(node.name)}:`;
    case 'time':
      return escaped(timeName(node.seconds, node.style));
  }
}

/** Marks hold only where no space lies inside of them. */
function around(mark: string, text: string): string {
  const bare = text.trim();
  if (bare === '') return text;
  const at = text.indexOf(bare);
  return `${text.slice(0, at)}${mark}${bare}${mark}${text.slice(at + bare.length)}`;
}

/** Code between more ticks than are in it. */
function code(text: string): string {
  const bare = seen(text).replace(/\s+/gu, ' ');
  const longest = Math.max(0, ...[...bare.matchAll(/`+/gu)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return longest === 0 ? `${ticks}${bare}${ticks}` : `${ticks} ${bare} ${ticks}`;
}
