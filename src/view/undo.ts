import type { Note } from '../engine/words.ts';
import { fitLines } from './limits.ts';
import type { View } from './message.ts';
import { struckLines } from './play.ts';

/** What was taken back is struck through; what was brought back stands again. */
export function undoneView(kind: 'undo' | 'redo', by: string, of: string, notes: readonly Note[]): View {
  const lines = notes.map((note) => note.text);
  return {
    card: {
      title: kind === 'undo' ? 'Taken back' : 'Brought back',
      text: fitLines(
        [
          kind === 'undo'
            ? `<@${by}> took back ${by === of ? 'their own last step' : `what <@${of}> did`}. Everything is as it was before:`
            : `<@${by}> brought back what <@${of}> did:`,
          ...(kind === 'undo' ? struckLines(notes) : lines),
        ],
        3500,
      ),
      footer:
        kind === 'undo'
          ? 'It stays in the log, dice and all. /undo what:redo brings it back.'
          : 'It counts again.',
      tone: 'quiet',
    },
  };
}
