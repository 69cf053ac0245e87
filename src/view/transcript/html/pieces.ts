import { cardText } from '../../render.ts';
import type { Piece, Round } from '../chapters.ts';
import { type Line, titlesOf } from '../lines.ts';
import { faceHtml, sharedFace } from './faces.ts';
import type { Printed } from '../files.ts';
import type { Names } from '../moment.ts';
import { clock, dayName } from '../plain.ts';
import { withGround } from './ground.ts';
import type { Kept } from './kept.ts';
import { type Paragraph, paragraphsOf } from '../paragraphs.ts';
import { escaped, marked, markedLine } from './markup.ts';

/** A piece as HTML, without the day and the fight that it belongs to. `number` tells its pictures from all others. */
export function pieceHtml(piece: Piece, names: Names, number: number): Pick<Printed, 'text' | 'shared'> {
  const { round, lines } = piece;
  const inside = paragraphsOf(piece)
    .map((paragraph) => paragraphHtml(paragraph, names))
    .join('\n');
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

export const AFTER_FIGHT = '<h3>After the fight</h3>';

export const sceneHeading = (scene: string): string => `<h3><bdi>${escaped(scene)}</bdi></h3>`;

/** A turn, or what somebody did or said: what counts, then what was taken back and how it came about, folded. */
function paragraphHtml({ turn, lines, told, undone }: Paragraph, names: Names): string {
  const [first] = lines;
  const opening = told[0] ?? first;
  const isNamed = turn !== null && opening.speaker?.name !== turn; // else what opens it says whose turn it is
  const tone = told.findLast((line) => line.tone === 'good' || line.tone === 'bad')?.tone ?? first.tone;
  const kind = `entry ${tone}${told.length === 0 ? ' struck' : ''}${opening.speaker === null ? '' : ' spoken'}`;
  const who = isNamed ? `<b><bdi>${escaped(turn)}</bdi></b> ` : whoHtml(opening, names);
  const said = told.map((line, n) => saidHtml(line, names, isNamed || n > 0));
  const taken =
    undone.length === 0
      ? ''
      : `<details class="undone"><summary>Undone</summary>${undone.map((line) => saidHtml(line, names, line.undoes)).join('')}${foldedHtml(undone, names)}</details>`;
  const head = `<time datetime="${first.at.toISOString()}">${clock(first.at)}</time> ${who}`;
  return `<article class="${kind}"><header>${head}</header>${said.join('')}${taken}${foldedHtml(told, names)}</article>`;
}

/** Who did or said something, with what kind of telling it is. */
function whoHtml({ speaker, userId, marks }: Line, names: Names): string {
  const player = `<bdi>${escaped(names(userId))}</bdi>`;
  const who =
    speaker === null
      ? `<b>${player}</b>`
      : `${faceHtml(speaker)}<b><bdi>${escaped(speaker.name)}</bdi></b> ${player}`;
  return `${who}${marks.map((mark) => ` <span class="badge">${escaped(mark)}</span>`).join('')}`;
}

/** A line within its paragraph; `named` where the paragraph's head does not say who. */
function saidHtml(line: Line, names: Names, named: boolean): string {
  const isPlain = line.speaker === null && line.marks.length === 0 && line.text !== '';
  const who = named && !isPlain ? `<small class="who">${whoHtml(line, names)}</small>` : '';
  return `<div class="said${line.struck ? ' struck' : ''}${line.speaker === null ? '' : ' words'}">${who}${marked(line.text, names)}</div>`;
}

/** How it came about: dice, reasons, decisions and changes of all its lines, each under one heading. */
function foldedHtml(lines: readonly Line[], names: Names): string {
  const titles = titlesOf(lines);
  if (titles.length === 0) return '';
  const parts = titles.map((title) => {
    const own = lines.flatMap(({ folded }) =>
      folded.filter((one) => one.title === title).flatMap((one) => one.lines),
    );
    return `<h5>${escaped(title)}</h5><ul>${own.map((one) => `<li dir="auto">${markedLine(one, names)}</li>`).join('')}</ul>`;
  });
  const about = titles.map((title) => title.replace('?', '')).join(', ');
  return `<details><summary>${escaped(about)}</summary>${parts.join('')}</details>`;
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
