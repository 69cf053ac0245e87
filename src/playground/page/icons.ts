// The page's own signs, drawn with the text's colour. They say nothing to a screen reader.
import { type SVGTemplateResult, svg } from 'lit';

const draw = (content: SVGTemplateResult) =>
  svg`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${content}</svg>`;

export const icons = {
  hash: draw(svg`<path d="M10 3 8 21M16 3l-2 18M4 8.500h17M3 15.500h17"/>`),
  thread: draw(svg`<path d="M6 4v7a4 4 0 0 0 4 4h9M15 11l4 4-4 4"/>`),
  forum: draw(svg`<path d="M4 5h16v11H10l-4 4v-4H4z"/><path d="M8 9h8M8 12h5"/>`),
  post: draw(svg`<path d="M5 5h14v11H11l-4 3.500V16H5z"/>`),
  person: draw(svg`<circle cx="12" cy="8" r="4"/><path d="M4 21a8 8 0 0 1 16 0"/>`),
  menu: draw(svg`<path d="M4 6h16M4 12h16M4 18h16"/>`),
  close: draw(svg`<path d="M6 6l12 12M18 6 6 18"/>`),
  plus: draw(svg`<path d="M12 5v14M5 12h14"/>`),
  send: draw(svg`<path d="M4 12 20 4l-5 16-3.500-6.500z"/>`),
  window: draw(svg`<path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6"/>`),
  pin: draw(svg`<path d="M9 3h6l-1 7 4 4H6l4-4zM12 14v7"/>`),
  eye: draw(svg`<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z"/><circle cx="12" cy="12" r="3"/>`),
  file: draw(svg`<path d="M14 3H6v18h12V7zM14 3v4h4"/>`),
  more: draw(
    svg`<circle cx="5" cy="12" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/>`,
  ),
  down: draw(svg`<path d="m6 9 6 6 6-6"/>`),
  tick: draw(svg`<path d="m5 13 5 5L19 7"/>`),
  bin: draw(svg`<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13"/>`),
  warning: draw(svg`<path d="M12 4 2.500 20h19zM12 10v4M12 17v.1"/>`),
} as const;
