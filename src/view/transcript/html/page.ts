import { createHash } from 'node:crypto';
import type { About } from '../about.ts';
import { escaped } from './markup.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing is loaded, sent or run but what stands in the page: its own style, its own script, pictures within it. */
const POLICY = [
  "default-src 'none'",
  'img-src data:',
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Whose part of the story is shown. */
function* whoFilter({ cast }: About): Generator<string> {
  if (cast.length < 2) return;
  yield `<select id="who" aria-label="Show a character's part"><option value="">Everybody</option>`;
  for (const { name } of cast) yield `<option>${escaped(name)}</option>`;
  yield '</select>';
}

/** What stands above the story, part by part: those who play may be thousands. */
export function* headOf(about: About): Generator<string> {
  const [first = '', ...lines] = about.lines;
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(POLICY).replaceAll('&#39;', "'")}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escaped(about.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header class="about"><h1><bdi>${escaped(about.title)}</bdi></h1><p>${escaped(first)}</p>`;
  for (const line of lines) yield `<p${line === about.warning ? ' class="secret"' : ''}>${escaped(line)}</p>`;
  yield '\n<ul class="cast">';
  for (const one of about.cast) yield playedBy(one);
  yield '</ul></header>\n<nav class="search" hidden><form role="search">';
  yield* whoFilter(about);
  yield `<input id="search" type="search" placeholder="Search the story" aria-label="Search the story" autocomplete="off"><output id="found" for="search" aria-live="polite"></output></form></nav>
<main>
`;
}

const playedBy = ({ name, player, away, portrait }: About['cast'][number]): string =>
  `<li>${portrait === null ? '' : `<img src="${escaped(portrait)}" alt="">`}<div><strong><bdi>${escaped(name)}</bdi></strong>${away ? ' <small>(put away)</small>' : ''}<br><small>played by <bdi>${escaped(player)}</bdi></small></div></li>`;

/** What stands below it. */
export const FOOT = `</main>
<footer>Made by Turnkeeper. This page loads nothing from the internet.</footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
