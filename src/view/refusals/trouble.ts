import { list, say } from '../said.ts';
import type { Worded } from './plain.ts';

/** The sentences of the pause, and of trouble. */
export const trouble: Worded = {
  // safety
  paused: () =>
    "Somebody called for a pause, so the game is paused. Take your time. Anybody can press **Resume** when you're all ready.",
  pausedAlready: () => 'The game is already paused. Press **Resume**, or send `/safety resume`.',
  notPaused: () => "The game isn't paused.",
  badTopic: (p) => `Say it in a few words that others can read, at most ${say(p.most)} characters.`,
  topicThere: (p) => `**${say(p.topic)}** is among the ${say(p.list)} already.`,
  noSuchTopic: (p) => `"${say(p.typed)}" isn't among the ${say(p.list)}. They are: ${list(p.topics)}.`,
  undoMovedOn: () => 'Something else has happened since: look again before you undo it.',

  // trouble
  commandChanged: () =>
    'This command has changed: reload Discord (Ctrl+R; on a phone, close the app and open it again), then try again.',
  leaving: () => "I'm restarting, so nothing changed. Try again in a moment.",
  formLate: () => 'I was too slow to open the form. Nothing changed: press it again.',
  oldButton: () => 'That button is from an older version of me: use the command again.',
  tooBusy: () =>
    "Too many people are acting here at once, and yours didn't get through. Nothing changed: try again.",
  tryAgain: () => 'Somebody was faster just now. Nothing changed: try again.',
  transcriptUnreadable: () =>
    'I can no longer read what was decided so far. Nothing changed: a GM can call it off.',
  notSaved: () => "I can't save right now, so nothing happened. Try again in a few minutes.",
  perhapsSaved: () =>
    "I can't save right now, and can't tell whether this was saved. Look at /log in a few minutes before you do it again.",
  restUnsaved: () =>
    "I can't save anything more right now. What you see above is saved: try again in a few minutes.",
  broken: (p) =>
    `Something went wrong on my side (error \`${say(p.id)}\`). Look at \`/log\` to see what was done before you try again. The bot's owner finds the error under that number.`,
};
