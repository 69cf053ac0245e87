// Who stands where in metres, one line each.
import {
  bearingTo,
  compass,
  METRE,
  type PlaneFigure,
  type PlaneView,
  placeTold,
  written,
} from '../../engine/space/plane/index.ts';
import { escapeMarkdown, numeral } from '../../engine/text.ts';
import type { TrackerLine } from '../../engine/words.ts';
import type { Labels } from './labels.ts';

type Lines = readonly Pick<TrackerLine, 'id' | 'name'>[];

/** '**Raider 1** (R1) (foe) · 14 m north-east, in sight: short range · touching Tiz · at 12,5'. */
export function standingText(
  plane: PlaneView,
  figure: PlaneFigure,
  line: TrackerLine,
  lines: Lines,
  labels: Labels,
  acting: boolean,
): string {
  const { at, altitude, health, marks, touching } = figure;
  const from = plane.figures.find(({ id }) => id === plane.actor);
  const facts = [
    ...(from === undefined || from.id === figure.id ? [] : [seenText(from, figure)]),
    ...(touching.length === 0 ? [] : [`touching ${named(touching, lines)}`]),
    `at ${placeTold(at)}${altitude === 0 ? '' : `, ${written(altitude)} m up`}${headingText(figure)}`,
    ...(health === null ? [] : [`${numeral(health.value)}/${health.max}`]),
    ...(marks.includes('out') ? ['out'] : []),
    ...(marks.includes('hidden') ? ['hidden'] : []),
    ...(marks.includes('overwatch') ? ['overwatch'] : []),
    ...(!acting && figure.id === plane.actor ? ['seen from here'] : []),
  ];
  const label = labels.get(figure.id);
  const name = `${acting ? '▶ ' : ''}**${escapeMarkdown(line.name)}**${label === undefined ? '' : ` (${label})`}`;
  return `${name}${line.side === 'foes' ? ' (foe)' : ''} · ${facts.join(' · ')}`;
}

/** '14 m north-east, in sight: short range', '14 m north-east, out of sight'. */
function seenText(from: PlaneFigure, { at, sight, diameter }: PlaneFigure): string {
  const way = compass(bearingTo(from.at, at));
  if (sight === null) {
    const far = Math.hypot(at.x - from.at.x, at.y - from.at.y) - (from.diameter + diameter) / 2;
    return `${metres(Math.max(0, far))} ${way}, out of sight`;
  }
  const note = sight.note === '' ? '' : `: ${escapeMarkdown(sight.note)}`;
  return `${metres(sight.distance)} ${way}, in sight${note}`;
}

/** To a tenth of a metre where it is near, to a metre where it isn't. */
function metres(length: number): string {
  const near = Math.round(length / 10) / 10;
  return `${near < 10 ? near : Math.round(length / METRE)} m`;
}

const headingText = ({ heading }: PlaneFigure): string =>
  heading === null ? '' : `, facing ${compass(heading)}`;

function named(ids: readonly string[], lines: Lines): string {
  const names = ids.flatMap((id) => lines.find((line) => line.id === id)?.name ?? []).map(escapeMarkdown);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
