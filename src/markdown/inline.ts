// Discord's markdown inside a line. A rule that does not fit leaves the text as it was typed.
import type { Inline } from './nodes.ts';

interface Rule {
  /** The character the rule begins with: saves trying every rule everywhere. */
  readonly at: string;
  readonly pattern: RegExp;
  readonly make: (match: RegExpExecArray, depth: number) => Inline;
}

const deepest = 12;
const inside = String.raw`((?:\\[\s\S]|[^\\])+?)`;

function wrapped(
  kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler',
  at: string,
  pattern: RegExp,
): Rule {
  return {
    at,
    pattern,
    make: (match, depth) => ({ kind, children: parseInline(match[1] ?? '', depth + 1) }),
  };
}

function linkTo(href: string, text: string): Inline {
  return { kind: 'link', href, children: [{ kind: 'text', text }] };
}

const rules: readonly Rule[] = [
  {
    at: '\\',
    pattern: /^\\([^\p{L}\p{N}\s])/u,
    make: (match) => ({ kind: 'text', text: match[1] ?? '' }),
  },
  {
    at: '`',
    pattern: /^(`+)(?!`)([\s\S]*?[^`])\1(?!`)/,
    make: (match) => ({ kind: 'code', text: (match[2] ?? '').replace(/^ (?=`)|(?<=`) $/g, '') }),
  },
  {
    at: '[',
    pattern: /^\[((?:\\[\s\S]|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    make: (match, depth) => ({
      kind: 'link',
      href: match[2] ?? '',
      children: parseInline(match[1] ?? '', depth + 1),
    }),
  },
  { at: '<', pattern: /^<@!?(\d{1,20})>/, make: (match) => ({ kind: 'user', id: match[1] ?? '' }) },
  { at: '<', pattern: /^<@&(\d{1,20})>/, make: (match) => ({ kind: 'role', id: match[1] ?? '' }) },
  { at: '<', pattern: /^<#(\d{1,20})>/, make: (match) => ({ kind: 'channel', id: match[1] ?? '' }) },
  {
    at: '<',
    pattern: /^<\/([-_\p{L}\p{N}]{1,32}(?: [-_\p{L}\p{N}]{1,32}){0,2}):(\d{1,20})>/u,
    make: (match) => ({ kind: 'command', name: match[1] ?? '', id: match[2] ?? '' }),
  },
  {
    at: '<',
    pattern: /^<a?:(\w{2,32}):(\d{1,20})>/,
    make: (match) => ({ kind: 'emoji', name: match[1] ?? '', id: match[2] ?? '' }),
  },
  {
    at: '<',
    pattern: /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    make: (match) => ({ kind: 'time', seconds: Number(match[1]), style: match[2] ?? 'f' }),
  },
  { at: '<', pattern: /^<(https?:\/\/[^\s>]+)>/, make: (match) => linkTo(match[1] ?? '', match[1] ?? '') },
  {
    at: 'h',
    pattern: /^https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|!?]/,
    make: (match) => linkTo(match[0], match[0]),
  },
  {
    at: '@',
    pattern: /^@(everyone|here)/,
    make: (match) => ({ kind: 'everyone', name: match[1] === 'here' ? 'here' : 'everyone' }),
  },
  wrapped('bold', '*', new RegExp(String.raw`^\*\*${inside}\*\*(?!\*)`)),
  wrapped('underline', '_', new RegExp(`^__${inside}__(?!_)`)),
  wrapped('italic', '*', /^\*(?=\S)((?:\*\*|\\[\s\S]|[^\\*])+?)(?<!\s)\*(?!\*)/),
  wrapped('italic', '_', /^_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/u),
  wrapped('strike', '~', new RegExp(`^~~${inside}~~(?!~)`)),
  wrapped('spoiler', '|', new RegExp(String.raw`^\|\|${inside}\|\|`)),
];

const special = new Set(rules.map((rule) => rule.at));
const wordCharacter = /[\p{L}\p{N}]/u;

/** Reads one run of text; line breaks stay in it. */
export function parseInline(source: string, depth = 0): readonly Inline[] {
  if (depth > deepest) return source === '' ? [] : [{ kind: 'text', text: source }];
  const nodes: Inline[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') nodes.push({ kind: 'text', text });
    text = '';
  };
  let at = 0;
  while (at < source.length) {
    const character = source.charAt(at);
    const insideWord = (character === '_' || character === 'h') && wordCharacter.test(source.charAt(at - 1));
    const match =
      special.has(character) && !insideWord ? firstMatch(source.slice(at), character, depth) : null;
    if (!match) {
      text += character;
      at += 1;
    } else if (match.node.kind === 'text') {
      text += match.node.text;
      at += match.length;
    } else {
      flush();
      nodes.push(match.node);
      at += match.length;
    }
  }
  flush();
  return nodes;
}

function firstMatch(rest: string, character: string, depth: number): { node: Inline; length: number } | null {
  for (const rule of rules) {
    if (rule.at !== character) continue;
    const match = rule.pattern.exec(rest);
    if (match) return { node: rule.make(match, depth), length: match[0].length };
  }
  return null;
}
