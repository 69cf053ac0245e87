// Maps as people type them: the form to draw in, a map to copy, and what the signs mean.
import type { Board, Feature, GridFeature, MapLegend } from '../../engine/space/index.ts';
import { boardShown, printDrawn } from '../../engine/space/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { TrackerView } from '../../engine/words.ts';
import { limits, shorten } from '../limits.ts';
import type { Form, View } from '../message.ts';

/** A map on which nobody stands yet, to be shown like one of a fight. */
export function preparedTracker(
  board: Board,
  legend: MapLegend,
  feature: (feature: Feature) => GridFeature | null,
): TrackerView {
  return {
    round: 0,
    current: null,
    left: [],
    lines: [],
    places: [],
    grid: () => ({ ...boardShown(board, legend, feature), figures: [], actor: null, reach: [] }),
  };
}

/** The form to draw in, with the map as it is where it fits. */
export function drawForm(board: Board, legend: MapLegend): Form {
  const drawn = printDrawn(board, legend);
  const fits = drawn.length <= limits.formValue;
  return {
    id: 'map.draw|',
    title: 'Draw the map',
    fields: [
      {
        id: 'map',
        label: fits ? 'A row of signs for each row of tiles' : 'Too large to show here: use /map copy',
        hint: legend.signs.map(({ symbol, name }) => `${symbol} ${name}`).join(', '),
        value: fits ? drawn : '',
        needed: true,
        long: true,
        max: limits.formValue,
      },
    ],
  };
}

const longestKept = 3500;
const fence = '```';

/** What was drawn, to be mended: under why it cannot be read, in code, with a button that opens the form with it again. */
export function spoiltView(why: View, drawn: string): View {
  const text = why.card?.text ?? why.content ?? '';
  const kept = drawn.replaceAll(fence, '');
  if (kept.length > longestKept) return why;
  return {
    ...why,
    card: { text: `${text}\n${fence}\n${kept}\n${fence}`, tone: 'bad' },
    rows: [[{ kind: 'button', id: 'map.again|', label: 'Fix it', look: 'main' }], ...(why.rows ?? [])],
  };
}

/** The drawing that a message keeps, from its text; null where there is none. */
export function keptDrawing(text: string): string | null {
  const [, drawn] = text.split(fence);
  return drawn === undefined ? null : drawn.replace(/^\n|\n$/g, '');
}

/** The form with a drawing that is to be mended. */
export const mendForm = (form: Form, drawn: string): Form => ({
  ...form,
  fields: form.fields.map((field) => ({ ...field, value: drawn })),
});

/** What each sign means, as signs in code. */
export function signsText({ signs, walls = [] }: MapLegend): string {
  const code = (symbol: string) => `\`${symbol.replaceAll('`', 'ˋ')}\``;
  return [
    signs.map(({ symbol, name }) => `${code(symbol)} ${escapeMarkdown(name)}`).join(' · '),
    ...(walls.length === 0
      ? []
      : [
          `Between two tiles: ${walls.map(({ name }) => `**${escapeMarkdown(name)}**`).join(', ')}, typed \`C4|D4 ${walls[0]?.name ?? ''}\` or \`C4:C8 east ${walls[0]?.name ?? ''}\`.`,
        ]),
  ].join('\n');
}

export function signsView(legend: MapLegend): View {
  return {
    card: {
      title: 'The signs of a map',
      text: [
        signsText(legend),
        '',
        '`/map paste` opens a form to draw in: one sign per tile, one line per row. Type changes in words below a line of `---`.',
        '`/map change text:C4:F6 half cover; D5 height 2; E1 clear; C4|D4 no wall; size 30x20` changes what is there.',
        'Words for all maps: `height 2`, `height +1`, `clear`, `no cover`, `no …`, `all …`, `size 30x20`, `empty 30x20`.',
      ].join('\n'),
      tone: 'plain',
    },
  };
}

const SHORT = 1800; // a message with a fence around it

/** A map to be copied: in a fence, or as a file where it is long. */
export function copyView(board: Board, legend: MapLegend): View {
  const drawn = printDrawn(board, legend);
  const card = {
    title: 'The map: copy it, change it, and send it with `/map paste`',
    tone: 'plain',
  } as const;
  if (drawn.length > SHORT)
    return {
      card: { ...card, text: signsText(legend) },
      files: [{ name: 'map.txt', data: new Blob([`${drawn}\n`]), description: 'The map in signs' }],
    };
  return {
    card: { ...card, text: `\`\`\`\n${drawn.replaceAll('```', 'ˋˋˋ')}\n\`\`\`\n${signsText(legend)}` },
  };
}

/** What was changed on a map before its fight. */
export function preparedText(said: readonly string[]): string {
  const changes = said.map((one) => `· ${escapeMarkdown(one)}`);
  return shorten(
    ['This is the map for the next fight here: `/encounter start` uses it.', ...changes].join('\n'),
    1500,
  );
}
