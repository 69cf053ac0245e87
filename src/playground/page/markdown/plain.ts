// Markdown as bare words, for announcements and previews.
import { parseBlocks } from '../../../markdown/blocks.ts';
import type { Block, Inline, List } from '../../../markdown/nodes.ts';

/** How to call who and what is mentioned. */
export interface Names {
  user(id: string): string;
  role(id: string): string;
  channel(id: string): string;
}

function inlineText(nodes: readonly Inline[], names: Names): string {
  return nodes.map((node) => wordsOf(node, names)).join('');
}

function wordsOf(node: Inline, names: Names): string {
  switch (node.kind) {
    case 'text':
    case 'code':
      return node.text;
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'link':
      return inlineText(node.children, names);
    case 'spoiler':
      return '(spoiler)';
    case 'user':
      return `@${names.user(node.id)}`;
    case 'role':
      return `@${names.role(node.id)}`;
    case 'channel':
      return `#${names.channel(node.id)}`;
    case 'everyone':
      return `@${node.name}`;
    case 'command':
      return `/${node.name}`;
    case 'emoji':
      return `:${node.name}:`;
    case 'time':
      return new Date(node.seconds * 1000).toLocaleString('en-GB', {
        dateStyle: 'medium',
        timeStyle: 'short',
      });
  }
}

function listText(list: List, names: Names): string {
  return list.items
    .map((item) =>
      [inlineText(item.children, names), ...item.nested.map((inner) => listText(inner, names))].join(' '),
    )
    .join(' ');
}

function blockText(block: Block, names: Names): string {
  switch (block.kind) {
    case 'text':
    case 'subtext':
    case 'heading':
      return inlineText(block.children, names);
    case 'quote':
      return block.blocks.map((inner) => blockText(inner, names)).join(' ');
    case 'code':
      return block.text;
    case 'list':
      return listText(block, names);
  }
}

/** The words of a text, on one line, without any marks. */
export function plainText(source: string, names: Names): string {
  return parseBlocks(source)
    .map((block) => blockText(block, names))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
