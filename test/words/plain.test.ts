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

/** Pages for players, GMs and those who work on it. `readings.md` weighs the books' own sentences. */
const pages = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => name.endsWith('.md') && !/readings/u.test(name)),
];
const lines = pages.flatMap((page) =>
  readFileSync(path.join(root, page), 'utf8')
    .split('\n')
    .map((text, at) => ({ text, at: `${page}:${at + 1}` })),
);

/** What nobody would say to friends, and what they would say instead. */
const stilted: readonly (readonly [what: string, pattern: RegExp, instead: string])[] = [
  ['whoever, whomever', /\bwho(?:so|m)?ever\b/iu, 'name them: the player, the next one, everybody who'],
  ['whom', /\bwhom\b/iu, 'who'],
  ['any more, any longer', /\bany ?(?:more|longer)\b/iu, 'stopped, no longer'],
  ['one can, one sees', /\bone (?:can|sees)\b/iu, 'you can, you see'],
  ['The game waits for', /\b(?:game|fight|nothing) waits for\b/iu, 'is waiting for'],
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
  ['is wanted', /\b(?:is|are) wanted\b/iu, 'who wants what'],
  [
    'is no X I know, is nothing I know',
    /\bis (?:no|nothing) (?!here)(?:\w+ )?(?:that )?I (?:can|know)\b/iu,
    "I don't know …",
  ],
  ['stands still', /\bgame stands? still\b/iu, 'is paused'],
  ["the GM's to know", /\bto know\.|\byours to know\b/iu, 'only the GM knows'],
  ['56 %', /[\d…] %/u, '56%'],
  [
    'cannot, does not, is not …',
    /\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|will) not)\b/u,
    "can't, doesn't, isn't …",
  ],
  [
    'one die more, a charge less',
    /\b(?:an?|one|\d+) (?:Aim |Crit |Skill )?(?:di[ec]e?|charges?|actions?|pockets?) (?:more|fewer|less)\b/iu,
    'one more die, one fewer charge',
  ],
  ['I lack', /\bI lack\b/u, "I need, I don't have"],
  ['I may not, you may not', /\b(?:I|you) may not\b/iu, "I can't, you can't"],
  ['anew', /\banew\b/iu, 'again'],
  ['is called like', /\bcalled like\b/iu, 'has the same name, looks like'],
  ['Asked are, Open are', /\b(?:Asked|Open|Here) are\b/u, 'it is for …, choose from …'],
  ['There is nobody to, nothing that', /\bthere is (?:nobody to|nothing that)\b/iu, "who can't do what"],
  ["of one's own, one's", /\bone's\b/iu, 'your, their'],
  ['a curly apostrophe', /[‘’]/u, "the one on a keyboard: '"],
];

/** The playground speaks in Discord's own words where Discord would. */
const isOurs = (what: string, at: string) =>
  what !== 'cannot, does not, is not …' || !at.startsWith('src/playground/');

test.each(stilted)('no text says "%s"', (what, pattern, instead) => {
  const said = texts
    .filter(({ text, at }) => isOurs(what, at) && pattern.test(text))
    .map(({ text, at }) => `${at} ${text} (say: ${instead})`);
  expect(said).toEqual([]);
});

const plainOfPages = stilted.filter(
  ([what]) => !['to be had, is to be, are to be', '… no longer.'].includes(what),
);

/** What a changelog said of earlier versions stays as it was said. */
const sinceThen: readonly string[] = [
  'cannot, does not, is not …',
  "of one's own, one's",
  'anew',
  'is called like',
];

test.each(plainOfPages)('no page says "%s"', (what, pattern, instead) => {
  const said = lines
    .filter(({ text, at }) => pattern.test(text) && !(at.startsWith('CHANGELOG') && sinceThen.includes(what)))
    .map(({ text, at }) => `${at} ${text} (say: ${instead})`);
  expect(said).toEqual([]);
});

test('the pages are found', () => {
  expect(pages.length).toBeGreaterThan(30);
});

test('the texts of the sources are found', () => {
  expect(texts.length).toBeGreaterThan(5_000);
});
