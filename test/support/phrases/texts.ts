import { parseSync } from '@swc/core';

/** A text for people as it stands in the sources, with '…' where something is put in. */
export interface Text {
  readonly text: string;
  readonly line: number;
}

/** The hole in a text where something is put in. */
export const hole = '…';

/** Two words with a space between them, or one that begins a sentence: ids, keys and file names have neither. */
const words = /\p{L}{2,}[,:;.!?)''"*`]* [(‘'"*`@]*[\p{L}\d…]|^\p{Lu}\p{Ll}+[.!?…]?$/u;

/** SQL, selectors and the like, which nobody reads. */
const forMachines = /^(?:SELECT|INSERT|UPDATE|DELETE|PRAGMA|use strict|[a-z-]+\/[a-z-]+)/u;

type Node = { readonly type?: string; readonly [key: string]: unknown };

/** Every text for people in a source file, in its order. What only developers read (exceptions, types, imports) is left out. */
export function textsOf(source: string): readonly Text[] {
  const module = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const bytes = Buffer.from(source);
  const found: Text[] = [];
  const add = (text: string, start: number) => {
    const plain = text.replace(/\s+/gu, ' ').trim();
    if (words.test(plain) && !forMachines.test(plain))
      found.push({ text: plain, line: lineAt(bytes, start - module.span.start) });
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    if (Array.isArray(node) || !isNode(node) || leftOut(node)) return;
    const { start } = (node.span ?? { start: 0 }) as { start: number };
    if (node.type === 'StringLiteral') add(String(node.value), start);
    if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
      add(node.quasis.map((part: { cooked?: string }) => part.cooked ?? '').join(hole), start);
    }
    for (const value of Object.values(node)) walk(value);
  };
  walk(module.body);
  return found;
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;

function leftOut(node: Node): boolean {
  if (node.type === 'NewExpression') {
    const { value } = (node.callee ?? {}) as { value?: string };
    return value === 'Error' || value === 'TypeError' || value === 'RangeError';
  }
  return /^(?:Import|Export(?:All|Named)|Ts(?:Literal|Type|Interface|Union))/u.test(node.type ?? '');
}

function lineAt(bytes: Buffer, offset: number): number {
  let line = 1;
  for (const byte of bytes.subarray(0, Math.max(0, offset))) if (byte === 10) line += 1;
  return line;
}
