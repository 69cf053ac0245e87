import { describe, expect, test } from 'vitest';
import { parseBlocks } from '../../../../src/markdown/blocks.ts';
import { parseInline } from '../../../../src/markdown/inline.ts';
import type { Block, Inline, List } from '../../../../src/markdown/nodes.ts';
import { plainText } from '../../../../src/playground/page/markdown/plain.ts';

/** The tree as a short text: `bold(x)`. */
function short(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if ('children' in node) return `${node.kind}(${short(node.children)})`;
      if ('text' in node) return `${node.kind}(${node.text})`;
      if (node.kind === 'time') return `time(${node.seconds} ${node.style})`;
      return 'id' in node ? `${node.kind}(${node.id})` : `${node.kind}(${node.name})`;
    })
    .join('');
}

function shortList(list: List): string {
  const items = list.items.map((item) => short(item.children) + item.nested.map(shortList).join(''));
  return `${list.ordered ? `ol${list.start}` : 'ul'}[${items.join(';')}]`;
}

function shortBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'subtext':
      return `${block.kind}<${short(block.children)}>`;
    case 'heading':
      return `h${block.level}<${short(block.children)}>`;
    case 'quote':
      return `quote<${block.blocks.map(shortBlock).join('')}>`;
    case 'code':
      return `code:${block.language}<${block.text}>`;
    case 'list':
      return shortList(block);
  }
}

const blocks = (source: string) => parseBlocks(source).map(shortBlock).join('');

describe('marks in a line', () => {
  test.each([
    ['**a** b', 'bold(a) b'],
    ['*a* _b_', 'italic(a) italic(b)'],
    ['__a__ ~~b~~', 'underline(a) strike(b)'],
    ['||a **b**||', 'spoiler(a bold(b))'],
    ['***a***', 'bold(italic(a))'],
    ['`**a**`', 'code(**a**)'],
    ['``a ` b``', 'code(a ` b)'],
    ['[a *b*](https://x.y/z)', 'link(a italic(b))'],
    ['see https://x.y/a_b_c.', 'see link(https://x.y/a_b_c).'],
    ['<https://x.y>', 'link(https://x.y)'],
    ['<@1> <@!2> <@&3> <#4>', 'user(1) user(2) role(3) channel(4)'],
    ['</campaign create:77>', 'command(77)'],
    ['<:blade:12> <a:spin:13>', 'emoji(12) emoji(13)'],
    ['<t:100:R> <t:5>', 'time(100 R) time(5 f)'],
    ['@everyone @here', 'everyone(everyone) everyone(here)'],
  ])('%s', (source, tree) => {
    expect(short(parseInline(source))).toBe(tree);
  });

  test.each([
    '2 * 3 * 4',
    'snake_case_name',
    '** a',
    '<script>alert(1)</script>',
    '&amp; <b>',
    '[a](javascript:alert(1))',
    '<@ana>',
    '||',
  ])('%s is left as it was typed', (source) => {
    expect(short(parseInline(source))).toBe(source);
  });

  test('a backslash takes a mark its meaning', () => {
    expect(short(parseInline('\\*a\\* \\<@1>'))).toBe('*a* <@1>');
  });

  test('marks nest a dozen deep and no deeper', () => {
    expect(short(parseInline('*'.repeat(2000))).match(/bold/g)).toHaveLength(13);
  });
});

describe('lines', () => {
  test.each([
    ['# A\n## B\n### C\ntext', 'h1<A>h2<B>h3<C>text<text>'],
    ['#no heading', 'text<#no heading>'],
    ['-# small', 'subtext<small>'],
    ['> a\n> b\nc', 'quote<text<a\nb>>text<c>'],
    ['a\n>>> b\n\nc', 'text<a>quote<text<b\n\nc>>'],
    ['- a\n  - b\n- c', 'ul[aul[b];c]'],
    ['3. a\n4. b', 'ol3[a;b]'],
    ['- a\n1. b', 'ul[a]ol1[b]'],
    ['```js\nlet a;\n```', 'code:js<let a;>'],
    ['a ```b``` c', 'text<a >code:<b>text< c>'],
    ['```\n> # **a**\n```', 'code:<> # **a**>'],
    ['a\n\nb', 'text<a\n\nb>'],
    ['', ''],
  ])('%j', (source, tree) => {
    expect(blocks(source)).toBe(tree);
  });

  test('a fence without an end is text', () => {
    expect(blocks('```js\nlet a;')).toBe('text<```js\nlet a;>');
  });
});

test('plain words keep names and hide spoilers', () => {
  const names = { user: () => 'Ana', role: () => 'GMs', channel: () => 'tavern' };
  expect(plainText('# **Go** <@1>\n- in <#2>, ||secret||', names)).toBe('Go @Ana in #tavern, (spoiler)');
});
