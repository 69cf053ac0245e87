import { sceneForWords } from '../app/play/words.ts';
import { here } from '../app/caller.ts';
import { diceKnownTo, eventsOf } from '../app/play/known.ts';
import type { EntryRecord } from '../app/ports.ts';
import { everybody } from '../app/table.ts';
import type { View } from '../view/message.ts';
import { notesFor, revealedDeedView } from '../view/play.ts';
import { revealedView } from '../view/rolls/card.ts';
import type { Scene } from './command.ts';
import { refuse } from './seated.ts';

/** Shows everybody what was rolled or done in secret, where it was. */
export async function reveal(scene: Scene, entryId: string): Promise<void> {
  const entry = await scene.app.ports.store.entry(entryId);
  if (entry?.kind === 'play') await revealDeed(scene, entryId);
  else await revealRoll(scene, entryId);
}

async function revealRoll(scene: Scene, entryId: string): Promise<void> {
  const shown = await scene.app.rolls.reveal(scene.caller, entryId);
  if (shown.ok) await show(scene, shown.value.entry, revealedView(shown.value));
  else await refuse(scene, shown.refusal, null);
}

async function revealDeed(scene: Scene, entryId: string): Promise<void> {
  const shown = await scene.app.reveals.reveal(scene.caller, entryId);
  if (!shown.ok) return refuse(scene, shown.refusal, null);
  const { entry, table } = shown.value;
  const state = await sceneForWords(scene.app.ports.store, table.system, entry);
  const notes = notesFor(table.system, eventsOf(entry), state, everybody);
  await show(scene, entry, revealedDeedView(entry, notes, diceKnownTo(entry, everybody)));
}

/** Who asks elsewhere (a GM in their direct messages) is told that it was shown. */
async function show({ caller, respond, aftermath }: Scene, entry: EntryRecord, view: View): Promise<void> {
  if (here(caller) === entry.channelId)
    return aftermath.shownIn.note(caller, entry, await respond.show(view));
  const posted = await aftermath.post(entry.channelId, entry.campaignId, view);
  const text = posted
    ? `Everybody in <#${entry.channelId}> sees it now.`
    : `I may not write in <#${entry.channelId}>: \`/log\` shows it to everybody there.`;
  await respond.whisper({ card: { text, tone: posted ? 'good' : 'bad' } });
}
