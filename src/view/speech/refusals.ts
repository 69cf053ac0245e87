import type { Params } from '../../engine/refusal.ts';
import { list, meant, say } from '../said.ts';
import { reasonOf } from '../troubles.ts';

/** What is refused of speech, portraits and scenes: what is wrong, and what to do about it. */
export const SPEECH_REFUSALS: { readonly [code: string]: (params: Params) => string } = {
  // speech
  mayNotWrite: () => "You can't write in this channel, so your characters can't speak here.",
  whoSpeaks: () =>
    'Say with `as:` who speaks: somebody of the campaign or the fight, or any name you like (`as:The innkeeper`).',
  badSpeaker: (p) =>
    `A name takes 1 to ${say(p.most)} characters, at least one of them a letter, digit or symbol.`,
  speechGone: () => 'I can no longer find what was said there, so I changed nothing.',
  notSpeech: () => "That message wasn't said with `/say`.",
  notYoursToEdit: (p) => `Only the one who wrote that for **${say(p.name)}** can edit it.`,
  notYoursToDelete: (p) => `Only the one who wrote that for **${say(p.name)}**, or a GM, can delete it.`,
  editLater: () => `I can't change that message now: ${reasonOf('tooManyOldEdits', 'post')}.`,
  cannotEdit: () =>
    "I can no longer change that message: its webhook is gone, or I can't write there. **Delete** it and say it again.",
  cannotDelete: () =>
    "I can't delete that message: its webhook is gone. Somebody with **Manage Messages** can.",
  resultsStay: () =>
    "You can't change how a roll fell: leave it, or take it out. A new roll goes into a new post.",
  inlineSlip: (p) => `I can't do \`${code(p.typed)}\`. Did you mean \`{${say(p.nearest)} …}\`?`,
  inlineTooMany: (p) => `\`${code(p.typed)}\` wasn't done: a post can have ${say(p.most)} rolls and actions.`,
  inlineWaits: (p) =>
    `\`${code(p.typed)}\` wasn't done: something before it is waiting for an answer. Say it again after that.`,
  inlineHidden: (p) =>
    `\`${code(p.typed)}\` wasn't rolled: a post can't hide anything. \`/roll who-sees:\` and \`/check secret:True\` hide it.`,
  inlineWhereto: (p) =>
    `Say where to: \`{act ${code(p.act)} C4}\`, or use \`/act\`, which opens a pad of arrows.`,
  onlyAName: (p) =>
    `**${say(p.name)}** is only a name, and does nothing: \`as:\` takes somebody of the fight or the campaign.`,

  // scenes
  badSceneName: (p) =>
    `A scene's name takes 1 to ${say(p.most)} characters, at least one of them a letter, digit or symbol.`,
  noSceneHere: () =>
    'No scene is open in this thread: `/scene list` shows where one is, `/scene open` opens one.',
  sceneRunning: (p) =>
    `The scene **${say(p.name)}** is open here: \`/scene close\` ends it. To open another, use the channel above.`,
  noSuchScene: (p) => `There's no open scene "${say(p.typed)}".${meant(p, 'names')}`,
  noSuchCast: (p) => `I don't know "${say(p.typed)}".${meant(p, 'names')} Put commas between several names.`,
  castNobody: () => 'Say who comes (`add:`) or who leaves (`remove:`).',
  notYoursToCast: (p) =>
    `**${say(p.name)}** is somebody else's character: only their player, a GM or the one who opened the scene can add or remove them.`,
  notYourScene: (p) => `Only the one who opened **${say(p.name)}** or a GM can end it.`,
  sceneInFight: (p) => `A fight goes on in **${say(p.name)}**: \`/encounter end\` it first.`,
  sceneForbidden: (p) =>
    p.why === 'notHere'
      ? `I can't begin that scene: ${reasonOf('notHere', 'thread')}.`
      : `I couldn't start a thread here: ${Array.isArray(p.lacking) && p.lacking.length > 0 ? `I need ${list(p.lacking)}` : reasonOf(say(p.why), 'thread')}. Start one yourself and use \`/scene open\` in it: it becomes the scene.`,
  noFightThread: (p) =>
    `I can't start a thread here: ${Array.isArray(p.lacking) && p.lacking.length > 0 ? `I need ${list(p.lacking)}` : reasonOf(say(p.why), 'thread')}. Start one yourself and start the fight in it, or start it here without \`thread\`.`,
  sceneUnpostable: (p) =>
    `The scene is open in <#${say(p.thread)}>, but I can't post there: ${reasonOf(say(p.why), 'post')}.`,
  cannotArchive: (p) =>
    `The scene is closed, but I can't put its thread away: ${reasonOf(say(p.why), 'archive')}.`,

  // portraits
  notAPortrait: () => "I can't show that file as a picture: take a PNG, a JPEG, a WebP or a GIF.",
  portraitSize: (p) =>
    `That picture has ${say(p.width)} × ${say(p.height)} pixels: a portrait has ${say(p.least)} to ${say(p.most)} to a side.`,
  noPortrait: (p) => `**${say(p.name)}** has no portrait: \`/character portrait file:\` sets one.`,
  noPortraitFile: () => 'Say which picture: `/character portrait file:`, or `remove:True` to take it away.',
};

/** What somebody typed, inside of code. */
const code = (value: unknown): string =>
  String(value ?? '')
    .replaceAll('`', '´')
    .replace(/[\u202a-\u202e\u2066-\u2069\n]/gu, '');
