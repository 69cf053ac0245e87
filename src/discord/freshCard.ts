import { shownToAll } from '../app/play/shown.ts';
import { sceneAt } from '../app/play/stage.ts';
import type { Refusal } from '../app/result.ts';
import type { View } from '../view/message.ts';
import { refusalView } from '../view/refusals.ts';
import { ownTurnButtons, trackerCard } from '../view/tracker.ts';
import { withAbsences } from './absences.ts';
import type { Scene } from './command.ts';
import { whoIsAsked } from './status.ts';

/**
 * Why a button does not do what it says, and how the fight where the caller is stands now, as they may see it: with what ends the turn
 * that runs, where they alone know whose it is.
 */
export async function withFreshCard(
  { app, caller }: Pick<Scene, 'app' | 'caller'>,
  why: Refusal,
): Promise<View> {
  const view = refusalView(why, null);
  const table = await app.table(caller);
  const status = table.ok ? await app.encounters.status(table.value) : null;
  if (!table.ok || !status?.ok || view.card === undefined) return view;
  const { campaign, system } = table.value;
  const { tracker, record } = status.value;
  const pending = await app.ports.store.pendingOf({ kind: 'encounter', id: record.id });
  const fresh = trackerCard(await withAbsences(app.ports, campaign, tracker), whoIsAsked(pending));
  const buttons = ownTurnButtons(tracker, shownToAll(system, sceneAt(table.value, record)));
  return {
    card: { ...fresh, text: `${view.card.text} This is how things stand:\n\n${fresh.text}` },
    rows: buttons.length === 0 ? [] : [buttons],
  };
}
