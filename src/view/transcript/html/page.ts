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
function whoFilter({ cast }: About): string {
  const options = cast.map(({ name }) => `<option>${escaped(name)}</option>`);
  return cast.length < 2
    ? ''
    : `<select id="who" aria-label="Show a character's part"><option value="">Everybody</option>${options.join('')}</select>`;
}

/** A whole page: what stands above the story, and what stands below it. */
export function pageAround(about: About): { readonly head: string; readonly foot: string } {
  const [first = '', ...lines] = about.lines;
  const cast = about.cast.map(
    ({ name, player, away, portrait }) =>
      `<li>${portrait === null ? '' : `<img src="${escaped(portrait)}" alt="">`}<div><strong><bdi>${escaped(name)}</bdi></strong>${away ? ' <small>(put away)</small>' : ''}<br><small>played by <bdi>${escaped(player)}</bdi></small></div></li>`,
  );
  const said = lines.map(
    (line) => `<p${line === about.warning ? ' class="secret"' : ''}>${escaped(line)}</p>`,
  );
  return {
    head: `<!doctype html>
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
<header class="about"><h1><bdi>${escaped(about.title)}</bdi></h1><p>${escaped(first)}</p>${said.join('')}
<ul class="cast">${cast.join('')}</ul></header>
<nav class="search" hidden><form role="search">${whoFilter(about)}<input id="search" type="search" placeholder="Search the story" aria-label="Search the story" autocomplete="off"><output id="found" for="search" aria-live="polite"></output></form></nav>
<main>
`,
    foot: `</main>
<footer>Made by Turnkeeper. This page loads nothing from the internet.</footer>
<script>${SCRIPT}</script>
</body>
</html>
`,
  };
}
