import type { FileToSend, Picture, View } from '../view/message.ts';
import type { Logger } from 'pino';
import { inParts, render } from '../view/render.ts';
import { unshownText } from '../view/troubles.ts';
import { type Letter, letterOf, withoutFiles } from './letters.ts';
import { noteRefused, refusedBy } from './posting/codes.ts';

/** What somebody's answers look like. */
export interface Look {
  readonly text: () => Promise<boolean>; // whether who asked wants plain text
  readonly mayAttach: boolean; // whether the bot may send files where this is said
  readonly linked: (view: View) => View; // commands in it can be pressed
  readonly draw: (picture: Picture) => Promise<FileToSend | null>; // null: it cannot be drawn, and the words must do
}

/** One message of an answer: as it is, and as Discord takes it. */
export interface Page {
  readonly view: View;
  readonly text: boolean;
  readonly letter: Letter;
  readonly rest?: string; // words that stand in a file beside it
}

/** The messages that a view takes. */
export async function pagesOf(view: View, look: Look): Promise<readonly Page[]> {
  // A store that fails must not keep us from saying that it did.
  const text = view.plain ?? (await look.text().catch(() => false));
  const lacksPicture = !text && view.picture !== undefined && !look.mayAttach;
  const shown = look.linked(text || lacksPicture ? view : await drawn(view, look));
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

/** How a message is told that Discord does not take as it is. */
type Instead = { readonly by: 'words' | 'sentence'; readonly page: Page } | { readonly by: 'ourselves' }; // Discord does not do what it is asked for here: in a message of the bot's own

/**
 * What is told in place of a message that Discord refuses: its words without the files, else a sentence that says why it is missing, with
 * the id that stands in the log. Any error that is no refusal is thrown.
 */
export function insteadOf(page: Page, error: unknown, log: Logger, id: string): Instead {
  const refused = refusedBy(error);
  if (refused === null) throw error;
  noteRefused(log, refused, id);
  if (refused.next === 'words' && page.letter.files.length > 0)
    return { by: 'words', page: { ...page, letter: withoutFiles(page.letter, refused.trouble) } };
  if (refused.trouble === 'fault') return { by: 'ourselves' };
  const view: View = { card: { text: unshownText(refused.trouble, id), tone: 'bad' } };
  return { by: 'sentence', page: { view, text: false, letter: letterOf(view, false) } };
}

const REST = 'rest.txt';

/** A message with the words of another in a file beside it, behind those that are in it already. */
export function withRest(page: Page, more: Page): Page {
  const files = page.view.files ?? [];
  const words = render(more.view, { text: true }).content ?? '';
  const rest = page.rest === undefined ? words : `${page.rest}\n\n${words}`;
  const file: FileToSend = { name: REST, data: new Blob([rest]), description: 'The rest of this answer' };
  const view: View = { ...page.view, files: [...files.filter(({ name }) => name !== REST), file] };
  return { ...page, view, letter: letterOf(view, page.text), rest };
}
