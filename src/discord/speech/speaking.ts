import {
  type ChatInputCommandInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Caller } from '../../app/caller.ts';
import { no, type Result, refusal } from '../../app/result.ts';
import { type Part, partsOf } from '../../app/speech/post.ts';
import type { Speaker } from '../../app/speech/speeches.ts';
import type { Table } from '../../app/table.ts';
import { queuedView } from '../../view/queue.ts';
import { refusalView } from '../../view/refusals.ts';
import { rollView } from '../../view/rolls/card.ts';
import { misreadView } from '../../view/rolls/misread.ts';
import { type KeptUntil, type NotDone, spokenText } from '../../view/speech/spoken.ts';
import {
  lackNote,
  nearlyNote,
  ownWords,
  saidView,
  unheardView,
  unspokenFile,
  unspokenView,
} from '../../view/speech/views.ts';
import type { Scene } from '../command.ts';
import { refuse, viewerFor } from '../seated.ts';
import { type Outcome, resolveInline } from './inline.ts';
import { Voices } from './voices.ts';
import type { Place } from './webhookRoutes.ts';

/** A post that somebody has sent: with the command, or with the form it opened. */
export interface SpeechCall extends Scene {
  readonly interaction: ChatInputCommandInteraction | ModalSubmitInteraction;
}

/** Where the caller is, and the channel whose webhooks speak there. */
export const placeOf = ({ channelIds }: Pick<Caller, 'channelIds'>): Place => {
  const [channelId = '', parentId = channelId] = channelIds;
  return { channelId, parentId };
};

/** Who speaks, if they may here: whoever may not write in a channel does not do so through the bot. */
export async function speakerOf(call: SpeechCall, table: Table, as: string | null): Promise<Result<Speaker>> {
  const { memberPermissions, channel } = call.interaction;
  const needed = channel?.isThread()
    ? PermissionFlagsBits.SendMessagesInThreads
    : PermissionFlagsBits.SendMessages;
  if (memberPermissions !== null && !memberPermissions.has(needed)) return no('mayNotWrite');
  return call.app.speeches.speaker(table, as);
}

/**
 * Says a post as a character, and below it, in the order in which they stand, what came of its rolls and deeds. Whatever cannot
 * be said or done is told to who wrote it, who loses no word of it.
 */
export async function speak(call: SpeechCall, as: string | null, text: string): Promise<void> {
  try {
    const table = await call.app.table(call.caller);
    const speaker = table.ok ? await speakerOf(call, table.value, as) : table;
    if (table.ok && speaker.ok) return await say(call, table.value, speaker.value, text);
    if (!speaker.ok) await refuse(call, speaker.refusal, table.ok ? table.value : null);
  } catch (error) {
    await giveBack(call, text);
    throw error;
  }
  await giveBack(call, text);
}

/**
 * Words that nobody has heard come back to who wrote them, to copy; in a file, where Discord does not take them as they are, and in a direct
 * message, where it takes no answer, or was in trouble when it was to.
 */
export async function giveBack(
  { respond, aftermath, caller }: Pick<Scene, 'respond' | 'aftermath' | 'caller'>,
  text: string,
): Promise<void> {
  if (respond.unheard) return void (await aftermath.tellAlone(caller.userId, unspokenView(text), false));
  if ((await respond.attempt(unspokenView(text), true)) !== null) await respond.whisper(unspokenFile(text));
}

async function say(call: SpeechCall, table: Table, speaker: Speaker, text: string): Promise<void> {
  const { app, respond, caller, interaction } = call;
  if (!(await respond.claim())) return respond.unheard ? giveBack(call, text) : undefined; // else another delivery of the same says it
  const speech = await app.speeches.begin(table, speaker);
  if (speech === null) return refuse(call, refusal('alreadyDone'), table);
  const parts = partsOf(text);
  const outcomes = await resolveInline(call, table, speaker, parts);
  const words = spokenText(text, parts, madeIn(outcomes), notDoneOf(outcomes));
  const mayMake = interaction.appPermissions?.has(PermissionFlagsBits.ManageWebhooks) ?? false;
  const { store, clock } = app.ports;
  const wanted = { place: placeOf(caller), characterId: speaker.characterId, name: speaker.name, mayMake };
  const voices = new Voices(store, call.aftermath.channels);
  const said = await voices.say(wanted, words, clock.now(), interaction.id);
  const notes = speaker.nearest === null ? [] : [nearlyNote(speaker.nearest)];
  if (said.ok) {
    // Once in a channel: who has had it said by the bot there before has read why.
    const known = said.lacks === null || (await store.hadSaid(speech.channelId, caller.userId));
    const lack = said.lacks === null || known ? [] : [lackNote(said.lacks)];
    await store.setSpoken(speech.id, said);
    await respond.whisper(saidView(speech, [...notes, ...lack], true));
  } else {
    // An answer gets through where the bot may not write. It is nobody's to change afterwards.
    await store.dropSpeech(speech.id);
    const unheard = await respond.attempt(ownWords(speaker.name, words), false);
    if (unheard === null) await respond.whisper(saidView(speech, notes, false));
    else {
      await respond.whisper(unheardView(said.why));
      await giveBack(call, words);
    }
  }
  for (const outcome of outcomes) await tell(call, table, outcome);
}

const madeIn = (
  outcomes: readonly Outcome[],
): ReadonlyMap<Part, Extract<Outcome, { kind: 'rolled' }>['roll']> =>
  new Map(outcomes.flatMap((one) => (one.kind === 'rolled' ? [[one.part, one.roll] as const] : [])));

/** What was refused, and what waits for its turn: it stands so in the post, for all who read it. */
function notDoneOf(outcomes: readonly Outcome[]): NotDone {
  const isRefused = (one: Outcome) =>
    one.kind === 'refused' ||
    one.kind === 'misread' ||
    (one.kind === 'played' && one.played.kind === 'refused');
  const kept = outcomes.flatMap((one): readonly (readonly [Part, KeptUntil])[] => {
    if (one.kind === 'kept') return [[one.part, 'turn']];
    return one.kind === 'played' && one.played.kind === 'kept' ? [[one.part, one.played.until.kind]] : [];
  });
  return { refused: new Set(outcomes.filter(isRefused).map(({ part }) => part)), kept: new Map(kept) };
}

async function tell(call: SpeechCall, table: Table, outcome: Outcome): Promise<void> {
  const { respond, caller, aftermath } = call;
  switch (outcome.kind) {
    case 'rolled':
      aftermath.shownIn.note(caller, outcome.roll.entry, await respond.show(rollView(outcome.roll)));
      return;
    case 'misread':
      return respond.whisper(
        misreadView(outcome.made, { about: outcome.part.label, visibility: 'everybody' }),
      );
    case 'refused':
      return respond.whisper(
        refusalView(outcome.refusal, { system: table.system, before: table.system.scene({}) }),
      );
    case 'kept':
      return respond.whisper(queuedView(outcome.name, outcome.acts, table.system));
    case 'played':
      return aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, outcome.played);
  }
}
