import { struckLines } from '../../play.ts';
import { cardText } from '../../render.ts';
import type { Piece } from '../chapters.ts';
import type { Printed, Printer } from '../files.ts';
import type { Line } from '../lines.ts';
import type { Names } from '../moment.ts';
import { clock, dayName } from '../plain.ts';
import { escaped, markedLine, markedLines } from './markup.ts';

/** The story for a wiki: headings, the story as quotes, the mechanics as nested lists. */
export const markdown: Printer = {
  ending: 'md',
  kind: 'Markdown',
  piece: (piece, names) => ({ of: piece, text: pieceText(piece, names), shared: new Map() }),
  *file(about, pieces) {
    const cast = about.cast.map(
      ({ name, player, away }) =>
        `- **${escaped(name)}**${away ? ' (put away)' : ''}: played by ${escaped(player)}`,
    );
    const head = [`# ${escaped(about.title)}`, '', ...about.lines.flatMap((line) => [escaped(line), ''])];
    const played = cast.length === 0 ? [] : ['## The players', '', ...cast, ''];
    for (const one of [...head, ...played]) yield `${one}\n`;
    for (const one of sections(pieces)) yield `${one}\n`;
  },
};

function* sections(pieces: readonly Printed[]): Generator<string> {
  const begun = new Set<string>();
  let day: string | null = null;
  let fight: string | null = null;
  for (const { of, text } of pieces) {
    if (of.day !== day) yield `## ${escaped(dayName(of.day))}\n`;
    const id = of.fight?.id ?? null;
    if (of.fight !== null && (of.day !== day || id !== fight)) {
      yield `### ${escaped(of.fight.title)}${begun.has(of.fight.id) ? ' (continued)' : ''}\n`;
      begun.add(of.fight.id);
    } else if (id === null && fight !== null && of.day === day) yield '### After the fight\n';
    day = of.day;
    fight = id;
    yield text;
  }
}

function pieceText({ round, lines }: Piece, names: Names): string {
  const head = round === null ? [] : [`#### ${escaped(round.name)}${round.begins ? '' : ' (continued)'}`, ''];
  const map = round?.map?.card === undefined ? [] : [...markedLines(cardText(round.map.card), names), ''];
  return [...head, ...map, ...lines.flatMap((line) => [...lineText(line, names), ''])].join('\n');
}

const whose = ({ speaker, userId }: Line, names: Names): string =>
  speaker === null ? escaped(names(userId)) : escaped(speaker.name);

function lineText(line: Line, names: Names): readonly string[] {
  const marks = line.marks.length === 0 ? '' : ` (${line.marks.map(escaped).join(', ')})`;
  const source = line.struck ? struckLines([line]).join('\n') : line.text;
  const folded = line.folded.flatMap(({ title, lines }) => [
    `- ${title}`,
    ...lines.map((one) => `    - ${markedLine(one, names)}`),
  ]);
  return [
    `**${clock(line.at)} ${whose(line, names)}**${marks}`,
    '',
    ...markedLines(source, names).map((one) => `> ${one}`),
    ...(folded.length === 0 ? [] : ['', ...folded]),
  ];
}
