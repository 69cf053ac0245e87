// One place of a map: its name, what it is like, what can be used there, who stands there.
import type { PlaceTag } from '../../../engine/words.ts';
import { COLOURS } from '../look.ts';
import { element, words } from '../svg.ts';
import { acting, dashed, foe, hero, object, tag } from './marks.ts';
import { SCENERY, scenery, sceneryOf } from './scenery.ts';
import { measured, wrapped } from './text.ts';

/** Somebody on the map, by the name that the picture has for them. */
export interface Figure {
  readonly name: string;
  readonly side: 'players' | 'foes';
  readonly colour: string;
  readonly acting: boolean;
  readonly out: boolean;
}

export interface BoxContent {
  readonly name: string;
  readonly tags: readonly PlaceTag[];
  readonly objects: readonly string[];
  /** Those within reach of one another, group by group, then all others one by one. */
  readonly groups: readonly (readonly Figure[])[];
}

/** A box with what is in it, for a width: how tall it must be, and how it is drawn. */
export interface Box {
  readonly height: number;
  draw(x: number, y: number, height: number): readonly string[];
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly colour: string;
  readonly marks: readonly ((x: number, y: number) => string)[];
  readonly indent: number;
}

const PADDING = 12;
const NAME = 30;
const ABOUT = 24;
const FIGURE = 25;
const MARK = 30; // the room of a mark before a word
const KNOT = 6; // the frame around a group
const MOST_FIGURES = 12;

/** Lays out one place in a width. */
export function boxOf({ name, tags, objects, groups }: BoxContent, width: number): Box {
  const inside = width - PADDING * 2;
  const title = wrapped(name, NAME, inside, 2).map(
    (text): Line => ({ text, size: NAME, bold: true, colour: COLOURS.words, marks: [], indent: 0 }),
  );
  const about = [
    ...tags.flatMap((one) => aboutLines(one.name, tag(one.sign), inside)),
    ...objects.flatMap((one) => aboutLines(one, object, inside)),
  ];
  const shown = atMost(groups, MOST_FIGURES);
  const figures = shown.groups.map((group) => ({
    framed: group.length > 1,
    lines: group.flatMap((figure) => figureLines(figure, inside - (group.length > 1 ? KNOT * 2 : 0))),
  }));
  const more =
    shown.left === 0
      ? []
      : [
          {
            text: `and ${shown.left} more`,
            size: ABOUT,
            bold: false,
            colour: COLOURS.quiet,
            marks: [],
            indent: 0,
          },
        ];
  const signs = sceneryOf({ name, tags });
  const height =
    PADDING * 2 +
    BELOW_BAND +
    (signs.length === 0 ? 0 : SCENERY) +
    heightOf([...title, ...about, ...more]) +
    (figures.length === 0 ? 0 : 10) +
    figures.reduce((sum, { framed, lines }) => sum + heightOf(lines) + (framed ? KNOT * 2 + 6 : 0), 0);
  return {
    height,
    draw(x, y, tall) {
      const drawn: string[] = [
        element('rect', {
          x,
          y,
          width,
          height: tall,
          rx: 18,
          fill: FILL,
          stroke: COLOURS.quiet,
          'stroke-width': 3,
        }),
        element('path', { d: bandOf(x, y, width, heightOf(title) + PADDING + 4), fill: BAND }),
        ...scenery(signs, x + PADDING, inside, y + tall - 5),
      ];
      let at = y + PADDING;
      const write = (lines: readonly Line[], left: number) => {
        for (const line of lines) {
          at += line.size * LEADING;
          drawn.push(...lineOf(line, left, at - line.size * 0.28));
        }
      };
      write(title, x + PADDING);
      at += BELOW_BAND;
      write(about, x + PADDING);
      if (figures.length > 0) at += 10;
      for (const { framed, lines } of figures) {
        if (!framed) {
          write(lines, x + PADDING);
          continue;
        }
        const top = at + 3;
        at = top + KNOT;
        write(lines, x + PADDING + KNOT);
        at += KNOT;
        const wide = Math.max(...lines.map((line) => line.indent + measured(line.text, line.size)));
        drawn.push(
          element('rect', {
            x: x + PADDING - 6,
            y: top,
            width: Math.min(inside + 12, wide + KNOT * 2 + 18),
            height: at - top,
            rx: 12,
            ...dashed,
          }),
        );
        at += 3;
      }
      write(more, x + PADDING);
      return drawn;
    },
  };
}

const FILL = '#2c3150';
const BAND = '#3d466f';
const BELOW_BAND = 8;

/** The ground of a place's name: the top of its box. */
const bandOf = (x: number, y: number, width: number, height: number): string =>
  `M${x + 2} ${y + height}v${-(height - 18)}a16 16 0 0 1 16 -16h${width - 36}a16 16 0 0 1 16 16v${height - 18}z`;

const LEADING = 1.24;

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { size }) => sum + size * LEADING, 0);

const aboutLines = (text: string, mark: Line['marks'][number], inside: number): readonly Line[] =>
  wrapped(text, ABOUT, inside - MARK, 2).map((line, n) => ({
    text: line,
    size: ABOUT,
    bold: false,
    colour: COLOURS.quiet,
    marks: n === 0 ? [mark] : [],
    indent: MARK,
  }));

function figureLines(figure: Figure, inside: number): readonly Line[] {
  const marks = [...(figure.acting ? [acting] : []), figure.side === 'foes' ? foe : hero(figure.colour)];
  const indent = MARK * marks.length;
  const text = figure.out ? `${figure.name} (out)` : figure.name;
  return wrapped(text, FIGURE, inside - indent, 2).map((line, n) => ({
    text: line,
    size: FIGURE,
    bold: figure.acting,
    colour: figure.out ? COLOURS.quiet : COLOURS.words,
    marks: n === 0 ? marks : [],
    indent,
  }));
}

function lineOf({ text, size, bold, colour, marks, indent }: Line, x: number, y: number): readonly string[] {
  return [
    ...marks.map((mark, n) => mark(x + MARK * n + 12, y - size * 0.34)),
    words(text, {
      x: x + indent,
      y,
      'font-size': size,
      ...(bold ? { 'font-weight': 'bold' } : {}),
      fill: colour,
    }),
  ];
}

/** The groups with so many figures at most, and how many are left out. */
function atMost(
  groups: BoxContent['groups'],
  most: number,
): { readonly groups: BoxContent['groups']; readonly left: number } {
  let room = most;
  const kept = groups.flatMap((group) => {
    const some = group.slice(0, room);
    room -= some.length;
    return some.length === 0 ? [] : [some];
  });
  const count = (all: BoxContent['groups']) => all.reduce((sum, group) => sum + group.length, 0);
  return { groups: kept, left: count(groups) - count(kept) };
}

/** How wide a word with a mark before it is, for the legend. */
export const markedWidth = (text: string, size: number): number => MARK + measured(text, size);
