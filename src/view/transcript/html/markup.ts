// Discord's markdown as HTML. Every text goes through `escaped`; no address becomes a link that loads anything.
import { parseBlocks } from '../../../markdown/blocks.ts';
import type { Block, Inline, List } from '../../../markdown/nodes.ts';
import type { Names } from '../moment.ts';
import { seen, timeName } from '../plain.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands between tags or in an attribute. */
export const escaped = (text: string): string =>
  seen(text).replace(/[&<>"']/gu, (sign) => SIGNS[sign] ?? sign);

/** Discord's markdown as HTML. */
export const marked = (source: string, names: Names): string => blocks(parseBlocks(source), names);

/** The same on one line. */
export const markedLine = (source: string, names: Names): string =>
  parseBlocks(source)
    .map((block) => ('children' in block ? inline(block.children, names) : blocks([block], names)))
    .join(' ');

const blocks = (all: readonly Block[], names: Names): string =>
  all.map((one) => blockOf(one, names)).join('');

function blockOf(block: Block, names: Names): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return `<p dir="auto">${inline(block.children, names)}</p>`;
    case 'subtext':
      return `<p dir="auto"><small>${inline(block.children, names)}</small></p>`;
    case 'quote':
      return `<blockquote>${blocks(block.blocks, names)}</blockquote>`;
    case 'code':
      return `<pre><code>${escaped(block.text)}</code></pre>`;
    case 'list':
      return listOf(block, names);
  }
}

function listOf({ ordered, start, items }: List, names: Names): string {
  const inside = items
    .map(
      ({ children, nested }) =>
        `<li dir="auto">${inline(children, names)}${nested.map((list) => listOf(list, names)).join('')}</li>`,
    )
    .join('');
  return ordered ? `<ol start="${start}">${inside}</ol>` : `<ul>${inside}</ul>`;
}

const inline = (nodes: readonly Inline[], names: Names): string =>
  nodes.map((node) => inlineOf(node, names)).join('');

function inlineOf(node: Inline, names: Names): string {
  switch (node.kind) {
    case 'text':
      return escaped(node.text).replace(/\n/gu, '<br>');
    case 'code':
      return `<code>${escaped(node.text)}</code>`;
    case 'bold':
      return `<strong>${inline(node.children, names)}</strong>`;
    case 'italic':
      return `<em>${inline(node.children, names)}</em>`;
    case 'underline':
      return `<u>${inline(node.children, names)}</u>`;
    case 'strike':
      return `<s>${inline(node.children, names)}</s>`;
    case 'spoiler':
    case 'link':
      return inline(node.children, names);
    case 'user':
      return `<b><bdi>${escaped(names(node.id))}</bdi></b>`;
    case 'role':
      return 'a role';
    case 'channel':
      return 'a channel';
    case 'everyone':
      return `@${node.name}`;
    case 'command':
      return `<code>/${escaped(node.name)}</code>`;
    case 'emoji':
      return `:${escaped(node.name)}:`;
    case 'time':
      return escaped(timeName(node.seconds, node.style));
  }
}
