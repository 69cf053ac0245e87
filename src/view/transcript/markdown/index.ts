import { struckLines } from '../../play.ts';
import { cardText } from '../../render.ts';
import type { Piece } from '../chapters.ts';
import type { Printed, Printer } from '../files.ts';
import { type Line, titlesOf } from '../lines.ts';
import type { Names } from '../moment.ts';
import { type Paragraph, paragraphsOf } from '../paragraphs.ts';
import { clock, dayName } from '../plain.ts';
import { escaped, markedLine, markedLines } from './markup.ts';

/** The story for a wiki: headings, the story as quotes, the mechanics as nested lists. */
export const markdown: Printer = {
  ending: 'md',
  kind: 'Markdown',
  piece: (piece, names) => ({ of: piece, text: pieceText(piece, names), shared: new Map() }),
  *file(about, pieces) {
    yield `# ${escaped(about.title)}\n\n`;
    for (const line of about.lines) yield `${escaped(line)}\n\n`;
    if (about.cast.length > 0) yield '## The players\n\n';
    for (const { name, player, away } of about.cast)
      yield `- **${escaped(name)}**${away ? ' (put away)' : ''}: played by ${escaped(player)}\n`;
    if (about.cast.length > 0) yield '\n';
    for (const one of sections(pieces)) yield `${one}\n`;
  },
};

function* sections(pieces: readonly Printed[]): Generator<string> {
  const begun = new Set<string>();
  let day: string | null = null;
  let fight: string | null = null;
  let scene: string | null = null;
  for (const { of, text } of pieces) {
    if (of.day !== day) yield `## ${escaped(dayName(of.day))}\n`;
    const id = of.fight?.id ?? null;
    if (of.fight !== null && (of.day !== day || id !== fight)) {
      yield `### ${escaped(of.fight.title)}${begun.has(of.fight.id) ? ' (continued)' : ''}\n`;
      begun.add(of.fight.id);
    } else if (id === null && fight !== null && of.day === day) yield '### After the fight\n';
    if (of.scene !== null && (of.scene !== scene || of.day !== day)) yield `### ${escaped(of.scene)}\n`;
    else if (of.scene === null && scene !== null && of.fight === null && of.day === day)
      yield '### Elsewhere\n';
    day = of.day;
    fight = id;
    scene = of.scene;
    yield text;
  }
}

function pieceText(piece: Piece, names: Names): string {
  const { round } = piece;
  const head = round === null ? [] : [`#### ${escaped(round.name)}${round.begins ? '' : ' (continued)'}`, ''];
  const map = round?.map?.card === undefined ? [] : [...markedLines(cardText(round.map.card), names), ''];
  return [
    ...head,
    ...map,
    ...paragraphsOf(piece).flatMap((paragraph) => [...paragraphText(paragraph, names), '']),
  ].join('\n');
}

const whose = ({ speaker, userId }: Line, names: Names): string =>
  speaker === null ? escaped(names(userId)) : escaped(speaker.name);

const marksText = ({ marks }: Line): string =>
  marks.length === 0 ? '' : ` (${marks.map(escaped).join(', ')})`;

/** A turn, or what somebody did or said: what counts as quotes, what was taken back and how it came about as lists. */
function paragraphText({ turn, lines, told, undone }: Paragraph, names: Names): readonly string[] {
  const [first] = lines;
  const lead = told[0] ?? first;
  const head = turn === null ? `${whose(lead, names)}**${marksText(lead)}` : `${escaped(turn)}**`;
  const said = told.flatMap((line) => {
    const isNamed = line === lead && turn === null;
    const isPlain = line.speaker === null && line.marks.length === 0;
    return [
      ...(isNamed || isPlain ? [] : [`*${whose(line, names)}*${marksText(line)}  `]),
      ...markedLines(line.text, names),
    ];
  });
  const lists = [
    ...(undone.length === 0 ? [] : ['- Undone', ...undone.map((line) => `    - ${undoneText(line, names)}`)]),
    ...titlesOf(told).flatMap((title) => [
      `- ${title}`,
      ...told
        .flatMap(({ folded }) => folded.filter((one) => one.title === title).flatMap((one) => one.lines))
        .map((one) => `    - ${markedLine(one, names)}`),
    ]),
  ];
  return [
    `**${clock(first.at)} ${head}`,
    '',
    ...said.map((one) => `> ${one}`),
    ...(lists.length === 0 ? [] : ['', ...lists]),
  ];
}

/** A step that was undone, struck; and who undid it. */
const undoneText = (line: Line, names: Names): string =>
  line.undoes ? `${whose(line, names)}${marksText(line)}` : markedLine(struckLines([line]).join(' '), names);
