import { sceneForWords } from '../../app/play/words.ts';
import { diceKnownTo, eventsOf } from '../../app/play/known.ts';
import { asRevealed } from '../../app/play/reveal.ts';
import { refusal } from '../../app/result.ts';
import { seat } from '../../app/table.ts';
import { notesFor, whyView } from '../../view/play.ts';
import { refusalView } from '../../view/refusals.ts';
import type { ComponentCall } from '../command.ts';
import { viewerFor } from '../seated.ts';

/** 'Why?' under a result: every die, every modifier and where it came from, as this viewer may know it. */
async function why({ app, caller, respond, about, ...rest }: ComponentCall): Promise<void> {
  const stored = await app.ports.store.entry(about[0] ?? '');
  const entry = stored === null ? null : await asRevealed(app.ports.store, stored);
  const campaign = entry?.campaignId ? await app.ports.store.campaign(entry.campaignId) : null;
  const table = campaign === null ? null : await seat(app.ports.systems, campaign, caller);
  if (entry === null || table === null || !table.ok)
    return respond.whisper(refusalView(refusal('entryGone'), null));
  const viewer = await viewerFor({ app, ...rest }, table.value);
  const { system } = table.value;
  const notes = notesFor(
    system,
    eventsOf(entry),
    await sceneForWords(app.ports.store, system, entry),
    viewer,
  );
  await respond.whisper(whyView(notes, entry.id, diceKnownTo(entry, viewer)));
}

export const whyComponents = { components: { why } };
