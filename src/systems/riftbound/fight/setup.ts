import { z } from 'zod';
import { type Json, plain } from '../../../engine/json.ts';
import { spaceRefusalText } from '../../../engine/space/index.ts';
import { emptyBoard, type PlaneBoard, readBoard, readPlane } from '../../../engine/space/plane/index.ts';
import { singleBlanks } from '../../../engine/text.ts';
import { placeCalled } from '../packs/places.ts';
import { legend } from './legend.ts';

/** The place of a fight, and what light there is. */
export interface Place {
  readonly board: PlaneBoard;
  readonly dark: boolean;
}

/** A text as statements about the light and about all else. `dark`: null where none is about it. */
export function lightIn(text: string): { readonly dark: boolean | null; readonly rest: string } {
  let dark: boolean | null = null;
  const rest = text
    .split(/[;\n]|,\s+(?=\p{L})/u)
    .filter((statement) => {
      const said = singleBlanks(statement).toLowerCase();
      const isDark = /^(?:it(?:'s| is) )?(?:dark|darkness|night)$/u.test(said);
      const isLight = /^(?:it(?:'s| is) )?(?:light|lit|day|daylight|bright)$/u.test(said);
      if (isDark || isLight) dark = isDark;
      return !isDark && !isLight;
    })
    .join('\n');
  return { dark, rest };
}

type Read = { readonly ok: true; readonly setup: Json } | { readonly ok: false; readonly why: string };

/** Reads a place as a GM describes it: 'hold 30 x 20; crates at 12,5 and 18,9; dark', or one of ours by its name: 'Cargo Hold'. Null gives open ground. */
export function readSetup(text: string | null): Read {
  const { dark, rest } = lightIn(placeCalled(text ?? '') ?? text ?? '');
  if (rest.trim() === '') return { ok: true, setup: plain({ board: emptyBoard, dark: dark ?? false }) };
  const read = readPlane(rest, legend);
  if (!read.ok) return { ok: false, why: spaceRefusalText(read) };
  return { ok: true, setup: plain({ board: read.board, dark: dark ?? false }) };
}

const schema = z.object({ board: z.json(), dark: z.boolean() });

/** A place as `readSetup` gave it, or the open ground of none; null where it is something else. */
export function placeOf(setup: Json): Place | null {
  if (setup === null) return { board: emptyBoard, dark: false };
  const read = schema.safeParse(setup);
  const board = read.success ? readBoard(read.data.board) : null;
  return read.success && board !== null ? { board, dark: read.data.dark } : null;
}
