import { whyChosen } from '../../app/autopilot/why.ts';
import { sceneForWords } from '../../app/play/words.ts';
import { knownStored } from '../../app/log/known.ts';
import { readerAt } from '../../app/log/reader.ts';
import { refusal } from '../../app/result.ts';
import { seat } from '../../app/table.ts';
import { reasonLine } from '../../view/autopilot.ts';
import type { Row } from '../../view/message.ts';
import { notesFor, whyView } from '../../view/play.ts';
import { refusalView } from '../../view/refusals.ts';
import { rollWhyView } from '../../view/rolls/why.ts';
import type { ComponentCall, Scene } from '../command.ts';

/** What made a result: every die, every modifier and where it came from, as this viewer may know it. */
export async function whyOf(
  scene: Scene,
  entryId: string,
  { rows = [], as = 'whisper' }: { readonly rows?: readonly Row[]; readonly as?: 'whisper' | 'update' } = {},
): Promise<void> {
  const { app, caller, respond } = scene;
  const { store } = app.ports;
  const stored = await store.entry(entryId);
  if (stored?.kind === 'roll') return whyRolled(scene, entryId);
  const campaign = stored?.campaignId ? await store.campaign(stored.campaignId) : null;
  const table = campaign === null ? null : await seat(app.ports, campaign, caller);
  const gone = () => respond.whisper(refusalView(refusal('entryGone'), null));
  if (stored === null || !table?.ok) return gone();
  const reader = await readerAt(store, table.value);
  const known = await knownStored(store, reader, stored);
  if (known === null) return gone();
  const { entry, events, dice } = known;
  const { system } = table.value;
  const state = await sceneForWords(store, system, entry);
  const view = whyView(notesFor(system, events, state, reader.viewer), entry.id, dice);
  // Where nobody leads, all that it is chosen by lies open, but for a hand, which it doesn't name.
  const chosen = reader.viewer.gm || system.unled === true ? await whyChosen(store, system, stored) : null;
  const reason =
    chosen === null
      ? []
      : [
          `By itself: ${reasonLine({ step: chosen.step, known: system.known(chosen.before, reader.viewer) })}`,
        ];
  const card =
    view.card === undefined ? {} : { card: { ...view.card, text: [...reason, view.card.text].join('\n') } };
  await respond[as]({ ...view, ...card, rows: [...(view.rows ?? []), ...rows] }, 'why');
}

async function whyRolled({ app, caller, respond }: Scene, entryId: string): Promise<void> {
  const found = await app.rolls.look(caller, entryId);
  if (found.ok) await respond.whisper(rollWhyView(found.value), 'why');
  else await respond.whisper(refusalView(found.refusal, null));
}

/** 'Why?' under a result. */
export const whyComponents = {
  components: { why: (call: ComponentCall) => whyOf(call, call.about[0] ?? '') },
};
