import { escapeMarkdown } from '../engine/text.ts';
import type { Sheet, SheetSection } from '../engine/words.ts';
import { limits, shorten } from './limits.ts';
import type { Card, FileToSend, Row, View } from './message.ts';
import { partyLine } from './party.ts';

/** What a character looks like, as a file beside a card. */
export interface Portrait {
  readonly type: `image/${string}`;
  readonly data: string; // base64
}

/** A portrait as a file to send. */
export const portraitFile = (name: string, { type, data }: Portrait, file = 'portrait'): FileToSend => ({
  name: `${file}.${type.replace('image/', '')}`,
  data: new Blob([Buffer.from(data, 'base64')]),
  description: `A portrait of ${name}`,
});

type Field = NonNullable<Card['fields']>[number];

/** A page of a sheet leaves room for its title, its bars and its footer in what an embed takes. */
const A_PAGE = 4500;

/** So many lines of sections leave room for bars and buttons on the screen of a phone, so that all of it is seen at once. */
const A_SCREEN = 16;
const A_LINE = 36; // letters

const linesOf = ({ lines }: SheetSection): number =>
  lines.reduce((sum, line) => sum + Math.ceil(line.length / A_LINE), 1);

/**
 * The sections of a sheet in pages: what is seldom looked at on a page of its own where one screen does not hold all of it. One too
 * long for a field goes on in the next, and more than a card takes stand on more pages.
 */
export function sheetPages(sections: Sheet['sections']): readonly (readonly Field[])[] {
  const [first, later] = [sections.filter((one) => !one.later), sections.filter((one) => one.later)];
  const height = sections.reduce((sum, section) => sum + linesOf(section), 0);
  if (height <= A_SCREEN || first.length === 0 || later.length === 0) return packed([...first, ...later]);
  return [...packed(first), ...packed(later)];
}

function packed(sections: Sheet['sections']): readonly (readonly Field[])[] {
  const pages: Field[][] = [[]];
  let length = 0;
  for (const field of sections.flatMap(fieldsOf)) {
    const own = field.name.length + field.value.length;
    if (length + own > A_PAGE || (pages.at(-1)?.length ?? 0) >= limits.fields) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)?.push(field);
    length += own;
  }
  return pages;
}

function fieldsOf({ title, lines }: Sheet['sections'][number]): readonly Field[] {
  const values: string[] = [];
  for (const line of lines.flatMap(broken)) {
    const last = values.at(-1);
    if (last !== undefined && last.length + line.length + 1 <= limits.fieldValue)
      values[values.length - 1] = `${last}\n${line}`;
    else values.push(line);
  }
  return values.map((value, n) => ({ name: n === 0 ? title : `${title}, continued`, value }));
}

/** A line in parts that each fit into a field: broken where a word ends. */
function broken(line: string): readonly string[] {
  if (line.length <= limits.fieldValue) return [line];
  const blank = line.lastIndexOf(' ', limits.fieldValue);
  const end = blank > 0 ? blank : shorten(line, limits.fieldValue).length - 1;
  return [line.slice(0, end), ...broken(line.slice(end).trimStart())];
}

/** How a sheet is shown besides what stands on it. */
export interface SheetLook {
  readonly party?: readonly string[] | null; // what the party has, on a hero's
  readonly portrait?: Portrait | null;
  readonly note?: string; // stands above
  readonly page?: number;
  readonly rows?: readonly Row[];
}

/** A sheet as a card: bars for what goes up and down, and its sections. */
export function sheetView(
  sheet: Sheet,
  { party = null, portrait = null, note = '', page = 0, rows }: SheetLook = {},
): View {
  const file = portrait === null ? null : portraitFile(sheet.title, portrait);
  const pages = sheetPages(sheet.sections);
  const at = page < pages.length ? page : 0;
  const footer = [
    ...(party === null || party.length === 0 ? [] : [partyLine(party)]),
    ...(pages.length === 1 ? [] : [`Page ${at + 1} of ${pages.length}`]),
  ].join(' · ');
  return {
    ...(rows === undefined ? {} : { content: '' }),
    ...(file === null ? {} : { files: [file] }),
    card: {
      ...(file === null ? {} : { portrait: file.name }),
      title: escapeMarkdown(sheet.title),
      text: [note, sheet.subtitle].filter((line) => line !== '').join('\n'),
      gauges: sheet.gauges,
      fields: pages[at] ?? [],
      ...(footer === '' ? {} : { footer }),
      tone: 'plain',
    },
    ...(rows === undefined ? {} : { rows }),
  };
}
