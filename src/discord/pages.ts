import type { FileToSend, Picture, View } from '../view/message.ts';
import { inParts } from '../view/render.ts';
import { type Letter, letterOf, withoutFiles } from './letters.ts';

/** What somebody's answers look like. */
export interface Look {
  readonly text: () => Promise<boolean>; // whether who asked wants plain text
  readonly mayAttach: boolean; // whether the bot may send files where this is said
  readonly draw: (picture: Picture) => Promise<FileToSend | null>; // null: it cannot be drawn, and the words must do
}

/** One message of an answer: as it is, and as Discord takes it. */
export interface Page {
  readonly view: View;
  readonly text: boolean;
  readonly letter: Letter;
}

/** The messages that a view takes. */
export async function pagesOf(view: View, look: Look): Promise<readonly Page[]> {
  // A store that fails must not keep us from saying that it did.
  const text = await look.text().catch(() => false);
  const lacksPicture = !text && view.picture !== undefined && !look.mayAttach;
  const shown = text || lacksPicture ? view : await drawn(view, look);
  return inParts(shown, { text }).map((part) => {
    const letter = letterOf(part, text);
    return { view: part, text, letter: lacksPicture ? withoutFiles(letter, 'noPermission') : letter };
  });
}

/** A view with its picture as a file: beside the card, for what is in a card has no description. */
async function drawn(view: View, look: Look): Promise<View> {
  if (view.picture === undefined) return view;
  const file = await look.draw(view.picture);
  return file === null ? view : { ...view, files: [...(view.files ?? []), file] };
}
