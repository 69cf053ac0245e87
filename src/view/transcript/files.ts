import { together } from '../../engine/text.ts';
import { fileName } from '../fileName.ts';
import type { FileToSend } from '../message.ts';
import { type About, aboutOf } from './about.ts';
import { type Piece, piecesOf } from './chapters.ts';
import { STORY_LIMITS } from './limits.ts';
import type { Fight, Names, Story } from './moment.ts';

/** A piece as it stands in a file, and what several pieces may refer to, which a file has once. */
export interface Printed {
  readonly of: Pick<Piece, 'day' | 'fight' | 'scene'>;
  readonly text: string;
  readonly shared: ReadonlyMap<string, string>; // name → what it is
}

/** How a transcript is written: piece by piece, and files of pieces. */
export interface Printer {
  readonly ending: string;
  readonly kind: string; // in words
  piece(piece: Piece, names: Names, number: number): Printed;
  /** The text of a file, part by part. */
  file(about: About, pieces: readonly Printed[]): Iterable<string>;
}

/**
 * A story as files, each whole in itself: one, or where it would be larger than Discord takes several, cut between days, fights
 * and rounds. Gives way to others while it works.
 */
export async function transcriptFiles<F extends Fight>(
  printer: Printer,
  whole: Story<F>,
  names: Names,
  most: number = STORY_LIMITS.file.most,
): Promise<readonly FileToSend[]> {
  const story = withPortraits(whole, most / 4);
  const parts: Printed[][] = [[]];
  let around = 0;
  for (const text of together(printer.file(aboutOf(story, names, { number: 1, of: 1 }), []))) {
    around += Buffer.byteLength(text);
    await story.breath();
  }
  const room = Math.max(most / 10, most - around); // what stands above the story stands in every file
  let size = 0;
  let number = 0;
  let shared = new Set<string>(); // what the file has already
  for await (const piece of piecesOf(story)) {
    number += 1;
    const printed = printer.piece(piece, names, number);
    const length = sizeOf(printed, shared);
    if (size > 0 && size + length > room) {
      parts.push([]);
      size = 0;
      shared = new Set();
    }
    parts.at(-1)?.push(printed);
    size += sizeOf(printed, shared);
    for (const name of printed.shared.keys()) shared.add(name);
    await story.breath();
  }
  const files: FileToSend[] = [];
  for (const [at, part] of parts.entries()) {
    const about = aboutOf(story, names, { number: at + 1, of: parts.length });
    const data: Blob[] = [];
    for (const text of together(printer.file(about, part))) {
      data.push(new Blob([text]));
      await story.breath();
    }
    const name =
      parts.length === 1 ? fileName(story.name) : `${fileName(story.name)}-${at + 1}-of-${parts.length}`;
    files.push({
      name: `${name}.${printer.ending}`,
      data: new Blob(data),
      description: `The story of the campaign as ${printer.kind}`,
    });
    await story.breath();
  }
  return files;
}

/** A story with as many of its portraits as take so much at most: they stand in each of its files, beside the story. */
function withPortraits<F extends Fight>(story: Story<F>, most: number): Story<F> {
  let left = most;
  const portraits = story.portraits.filter(({ data }) => {
    if (data.length > left) return false;
    left -= data.length;
    return true;
  });
  const faceless = story.portraits.length - portraits.length;
  return { ...story, portraits, missing: { ...story.missing, portraits: faceless } };
}

/** What a piece adds to a file that has some of what it refers to. */
function sizeOf({ text, shared }: Printed, has: ReadonlySet<string>): number {
  let size = Buffer.byteLength(text);
  for (const [name, picture] of shared) if (!has.has(name)) size += Buffer.byteLength(picture);
  return size;
}
