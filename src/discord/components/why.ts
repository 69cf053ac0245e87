import { sceneForWords } from '../../app/play/words.ts';
import { diceKnownTo, eventsOf } from '../../app/play/known.ts';
import { asRevealed } from '../../app/play/reveal.ts';
import { refusal } from '../../app/result.ts';
import { seat } from '../../app/table.ts';
import { notesFor, whyView } from '../../view/play.ts';
import { refusalView } from '../../view/refusals.ts';
import { rollWhyView } from '../../view/rolls/why.ts';
import type { ComponentCall, Scene } from '../command.ts';
import { viewerFor } from '../seated.ts';

/** What made a result: every die, every modifier and where it came from, as this viewer may know it. */
export async function whyOf(scene: Scene, entryId: string): Promise<void> {
  const { app, caller, respond } = scene;
  const stored = await app.ports.store.entry(entryId);
  if (stored?.kind === 'roll') return whyRolled(scene, entryId);
  const entry = stored === null ? null : await asRevealed(app.ports.store, stored);
  const campaign = entry?.campaignId ? await app.ports.store.campaign(entry.campaignId) : null;
  const table = campaign === null ? null : await seat(app.ports, campaign, caller);
  if (entry === null || table === null || !table.ok)
    return respond.whisper(refusalView(refusal('entryGone'), null));
  const viewer = await viewerFor(scene, table.value);
  const { system } = table.value;
  const notes = notesFor(
    system,
    eventsOf(entry),
    await sceneForWords(app.ports.store, system, entry),
    viewer,
  );
  await respond.whisper(whyView(notes, entry.id, diceKnownTo(entry, viewer)));
}

async function whyRolled({ app, caller, respond }: Scene, entryId: string): Promise<void> {
  const found = await app.rolls.look(caller, entryId);
  await respond.whisper(found.ok ? rollWhyView(found.value) : refusalView(found.refusal, null));
}

/** 'Why?' under a result. */
export const whyComponents = {
  components: { why: (call: ComponentCall) => whyOf(call, call.about[0] ?? '') },
};
