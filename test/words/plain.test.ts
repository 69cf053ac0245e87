import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textsOf } from '../support/phrases/texts.ts';

const root = path.join(import.meta.dirname, '../..');
const files = ['commands', 'src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('generated'))
    .map((name) => `${folder}/${name}`),
);
const texts = files.flatMap((file) =>
  textsOf(readFileSync(path.join(root, file), 'utf8')).map(({ text, line }) => ({
    text,
    at: `${file}:${line}`,
  })),
);

/** What nobody would say to friends, and what they would say instead. */
const stilted: readonly (readonly [what: string, pattern: RegExp, instead: string])[] = [
  ['whoever', /\bwho(?:so)?ever\b/iu, 'name them: the player, the next one, everybody who'],
  ['whom', /\bwhom\b/iu, 'who'],
  ['any more', /\bany ?more\b/iu, 'stopped, no longer'],
  ['… no longer.', /\bno longer[.,:;!]/iu, 'no longer … (put it first)'],
  ['in vain', /\bin vain\b/iu, 'never came, got nothing'],
  ['to be had, is to be, are to be', /\bto be had\b|\b(?:is|are|was|were) to be\b/iu, 'say who does it'],
  ['nothing but', /\bnothing but\b/iu, 'only'],
  ['well enough', /\bwell enough\b/iu, 'healthy'],
  ['gone on', /\bgone on\b/iu, 'moved on, out of date'],
  ['in the making', /\bin the making\b/iu, 'creating …'],
  ['suffers', /\bsuffers\b/iu, 'takes … damage'],
  ['It is the turn of', /\bit is the turn of\b/iu, '… is up'],
  ['wherein, whereof, thereof, thereby', /\b(?:where|there)(?:in|of|by|upon)\b/iu, 'two sentences'],
  ['that which, what is typed', /\bthat which\b|\bwhat is typed\b/iu, 'what you type'],
  ['56 %', /[\d…] %/u, '56%'],
];

test.each(stilted)('no text says "%s"', (_what, pattern, instead) => {
  const said = texts
    .filter(({ text }) => pattern.test(text))
    .map(({ text, at }) => `${at} ${text} (say: ${instead})`);
  expect(said).toEqual([]);
});

test('the texts of the sources are found', () => {
  expect(texts.length).toBeGreaterThan(5_000);
});
