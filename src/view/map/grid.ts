import type { GridView, TileName } from '../../engine/space/index.ts';
import type { TrackerLine, TrackerView } from '../../engine/words.ts';
import { fitLines, shorten } from '../limits.ts';
import type { Picture, View } from '../message.ts';
import { type Background, type Extent, gridSvg } from '../pictures/grid/index.ts';
import { hasBegun, roundName } from '../tracker.ts';
import { gridBlock } from './block.ts';
import { coloursOf } from './colours.ts';
import { groupLetters, type Labels, shortLabels } from './labels.ts';
import { figureText } from './people.ts';
import { reachText, terrainLines } from './terrain.ts';

/** How a map is shown: how much of a large one, with a picture under it, with a cursor on it. */
export interface MapShown {
  readonly extent?: Extent;
  readonly background?: Background | null;
  readonly cursor?: TileName;
  /** Where something begins that is to end at the cursor: a place in metres. */
  readonly begun?: string;
}

/** A map of squares as a picture and in words: who stands where, what lies where, where the actor can get. */
export function gridView(tracker: TrackerView, grid: GridView, shown: MapShown = {}): View {
  const labels = shortLabels(tracker.lines);
  const current = tracker.lines.find(({ id }) => id === tracker.current);
  const block = gridBlock(grid, labels);
  const called = { labels, groups: groupLetters(grid.figures) };
  const people = grid.figures.flatMap((figure) => {
    const line = tracker.lines.find(({ id }) => id === figure.id);
    return line === undefined ? [] : [figureText(grid, figure, line, called, line.id === tracker.current)];
  });
  const actor = tracker.lines.find(({ id }) => id === grid.actor);
  const reach = actor === undefined ? [] : reachText(grid, actor.name);
  const words = fitLines(
    [...people, ...terrainLines(grid), ...pictureText(shown.background ?? null), ...reach],
    block === null ? 3800 : 3700 - block.length,
  );
  return {
    card: {
      title: `${hasBegun(tracker) ? `The map · ${roundName(tracker.round, tracker.opening)}` : 'The map'} · ${grid.columns} × ${grid.rows}`,
      text:
        [words, ...(block === null ? [] : [block])].filter((one) => one !== '').join('\n') || 'An empty map.',
      ...(current === undefined ? {} : { footer: `▶ ${current.name}'s turn` }),
      tone: 'plain',
    },
    picture: gridPicture(tracker, grid, shown),
  };
}

/** That a picture lies under the map, and where: plain text does not show it, and whoever fits it wants the figures. */
function pictureText(background: Background | null): readonly string[] {
  if (background === null) return [];
  const { columns, rows, left, top } = background;
  const figure = (tiles: number) => String(Math.round(tiles * 100) / 100);
  const corner = left === 0 && top === 0 ? '' : `, left ${figure(left)}, top ${figure(top)}`;
  return [`**Picture under it**: ${figure(columns)} × ${figure(rows)} tiles${corner}`];
}

/** The picture alone. */
export function gridPicture(
  { lines, current }: Pick<TrackerView, 'lines' | 'current'>,
  grid: GridView,
  { extent = 'part', background = null, cursor }: MapShown = {},
): Picture {
  const labels = shortLabels(lines);
  const colours = coloursOf(lines);
  const groups = groupLetters(grid.figures);
  const figures = grid.figures.flatMap((figure) => {
    const line = lines.find(({ id }) => id === figure.id);
    if (line === undefined) return [];
    const { name, side } = line;
    return [
      {
        figure,
        name,
        side,
        label: labels.get(line.id) ?? '',
        colour: colours.get(line.id) ?? '',
        ...(figure.group === undefined ? {} : { group: groups.get(figure.group.key) ?? '?' }),
        ringed: figure.id === (grid.actor ?? current),
      },
    ];
  });
  const { href, read } = background ?? {};
  return {
    name: 'map.png',
    svg: gridSvg({
      view: grid,
      figures,
      ring: (grid.actor ?? current) === current ? 'acts now' : 'seen from here',
      background,
      extent,
      cursor: cursor ?? null,
    }),
    description: described(grid, lines, labels),
    ...(href === undefined || read === undefined ? {} : { ground: { href, read } }),
  };
}

/** What somebody is told who does not see the picture. */
function described(grid: GridView, lines: readonly TrackerLine[], labels: Labels): string {
  const stands = grid.figures.flatMap(({ id, at }) => {
    const line = lines.find((one) => one.id === id);
    return line === undefined ? [] : [`${line.name} (${labels.get(id)}) on ${at}`];
  });
  const who = stands.length === 0 ? 'Nobody is on it.' : `${stands.join(', ')}.`;
  return shorten(`A map of ${grid.columns} by ${grid.rows} tiles. ${who}`, 1000);
}
