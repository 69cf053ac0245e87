import { cardText } from '../../render.ts';
import type { Piece, Round } from '../chapters.ts';
import type { Line } from '../lines.ts';
import { faceHtml, sharedFace } from './faces.ts';
import type { Printed } from '../files.ts';
import type { Names } from '../moment.ts';
import { clock, dayName } from '../plain.ts';
import { withGround } from './ground.ts';
import type { Kept } from './kept.ts';
import { escaped, marked, markedLine } from './markup.ts';

/** A piece as HTML, without the day and the fight that it belongs to. `number` tells its pictures from all others. */
export function pieceHtml(
  { round, lines }: Piece,
  names: Names,
  number: number,
): Pick<Printed, 'text' | 'shared'> {
  const inside = lines.map((line) => lineHtml(line, names)).join('\n');
  const faces = lines.flatMap(({ speaker }) => (speaker === null ? [] : sharedFace(speaker)));
  if (round === null) return { text: `<section>${inside}</section>`, shared: new Map(faces) };
  const heading = `<h4>${escaped(round.name)}${round.begins ? '' : ' (continued)'}</h4>`;
  const map = mapHtml(round, names, number);
  return {
    text: `<section>${heading}${map.text}${inside}</section>`,
    shared: new Map([...map.shared, ...faces]),
  };
}

/** What stands above pieces of a day, and of a fight. */
export const dayHeading = (day: string): string => `<h2>${escaped(dayName(day))}</h2>`;
export const fightHeading = (title: string, goesOn: boolean): string =>
  `<h3>${escaped(title)}${goesOn ? ' (continued)' : ''}</h3>`;

function lineHtml(line: Line, names: Names): string {
  const marks = line.marks.map((mark) => ` <span class="badge">${escaped(mark)}</span>`).join('');
  const folded = line.folded
    .map(
      ({ title, lines }) =>
        `<h5>${escaped(title)}</h5><ul>${lines.map((one) => `<li dir="auto">${markedLine(one, names)}</li>`).join('')}</ul>`,
    )
    .join('');
  const about = line.folded.map(({ title }) => title.replace('?', '')).join(', ');
  const details = folded === '' ? '' : `<details><summary>${escaped(about)}</summary>${folded}</details>`;
  const { speaker } = line;
  const player = `<bdi>${escaped(names(line.userId))}</bdi>`;
  const who = speaker === null ? `<b>${player}</b>` : `<b><bdi>${escaped(speaker.name)}</bdi></b> ${player}`;
  const head = `<time datetime="${line.at.toISOString()}">${clock(line.at)}</time> ${who}${marks}`;
  const kind = `entry ${line.tone}${line.struck ? ' struck' : ''}${speaker === null ? '' : ' spoken'}`;
  const face = speaker === null ? '' : faceHtml(speaker);
  return `<article class="${kind}"><header>${face}${head}</header><div class="said">${marked(line.text, names)}</div>${details}</article>`;
}

/** The map where a round begins: drawn, and in words. */
function mapHtml(
  { map, ground }: Round,
  names: Names,
  number: number,
): { readonly text: string; readonly shared: readonly Kept[] } {
  if (map === null) return { text: '', shared: [] };
  const { picture, card } = map;
  const { svg, shared } = withGround(ownIds(picture?.svg ?? '', number), ground);
  const drawn = svg.replace('<svg ', `<svg role="img" aria-label="${escaped(picture?.description ?? '')}" `);
  const words = card === undefined ? '' : marked(cardText(card), names);
  return {
    text: `<figure>${drawn}<details><summary>The map in words</summary>${words}</details></figure>`,
    shared,
  };
}

/** What a picture names for itself is its own among many on one page. */
const ownIds = (svg: string, number: number): string =>
  svg.replace(
    /(\sid="|url\(#|href="#)([\w-]+)/gu,
    (_, sign: string, name: string) => `${sign}${name}-${number}`,
  );
