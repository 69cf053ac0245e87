// Places in metres as people type them: the form to type in, a place to copy, and what can be put there.
import {
  type PlaneBoard,
  type PlaneLegend,
  type PlaneSign,
  printPlane,
  written,
} from '../../engine/space/plane/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { TrackerView } from '../../engine/words.ts';
import { limits } from '../limits.ts';
import type { Form, View } from '../message.ts';

/** A place in which nobody stands yet, to be shown like one of a fight. */
export const preparedPlane = ({ name, plane, spots }: PlaneBoard): TrackerView => ({
  round: 0,
  current: null,
  left: [],
  lines: [],
  places: [],
  plane: () => ({
    name,
    width: plane.width,
    depth: plane.depth,
    raster: 'free',
    obstacles: plane.obstacles,
    areas: [],
    spots: Object.entries(spots).flatMap(([spot, points]) => points.map((at) => ({ name: spot, at }))),
    figures: [],
    actor: null,
    rings: [],
  }),
});

/** The form to type in, with the place as it is where it fits. */
export function planeForm(board: PlaneBoard, legend: PlaneLegend): Form {
  const typed = printPlane(board, legend).join('\n');
  const fits = typed.length <= limits.formValue;
  return {
    id: 'map.draw|',
    title: 'Describe the place',
    fields: [
      {
        id: 'map',
        label: fits
          ? 'One thing per line, in metres east and south'
          : 'Too large to show here: use /map copy',
        hint: 'hold 40 x 25\ncrates at 12,5 and 18,9\nwall 0,10 to 25,10\ndoor at 5,10\nheroes at 3,20',
        value: fits ? typed : '',
        needed: true,
        long: true,
        max: limits.formValue,
      },
    ],
  };
}

/** What a place can have, in words. */
export function planeSignsView({ signs, openings, spots }: PlaneLegend): View {
  const names = (all: readonly { readonly name: string }[]) =>
    all.map(({ name }) => `**${escapeMarkdown(name)}**`).join(', ');
  return {
    card: {
      title: 'What a place can have',
      text: [
        signs.map(signText).join('\n'),
        `In a side: ${names(openings)}. Where somebody begins: ${names(spots.map((name) => ({ name })))}.`,
        '',
        'Places are metres east and south of the north-western corner: `12,5`.',
        '`/map paste` opens a form to describe it all: `street 60 x 20`, `crates at 12,5 and 18,9`, `wall 0,10 to 25,10`, `door at 5,10`.',
        '`/map change text:crate 3x2 at 12,5 height 2; no wall at 5,10; size 60x20` changes what is there; `clear` clears it.',
      ].join('\n'),
      tone: 'plain',
    },
  };
}

function signText({ name, shape, size, height, opaque, way }: PlaneSign): string {
  const facts = [
    shape === 'line' ? 'from a place to a place' : `${(size ?? [100, 100]).map(written).join(' × ')} m`,
    ...(height === 0 ? [] : [`${written(height)} m high`]),
    ...(way === 'floor' ? ['can be stood on'] : []),
    ...(opaque ? [] : ["doesn't hide anybody"]),
  ];
  return `**${escapeMarkdown(name)}**: ${facts.join(', ')}`;
}

const SHORT = 1800; // a message with a fence around it

/** A place to be copied: in a fence, or as a file where it is long. */
export function planeCopyView(board: PlaneBoard, legend: PlaneLegend): View {
  const typed = printPlane(board, legend).join('\n');
  const title = 'The place: copy it, change it, and send it with `/map paste`';
  if (typed.length > SHORT)
    return {
      card: { title, text: "It's in the file.", tone: 'plain' },
      files: [{ name: 'map.txt', data: new Blob([`${typed}\n`]), description: 'The place in words' }],
    };
  return { card: { title, text: `\`\`\`\n${typed.replaceAll('```', 'ˋˋˋ')}\n\`\`\``, tone: 'plain' } };
}
