import { shownToAll } from '../app/play/shown.ts';
import { sceneAt } from '../app/play/stage.ts';
import { type Refusal, refusal } from '../app/result.ts';
import type { View } from '../view/message.ts';
import { refusalText, refusalView } from '../view/refusals.ts';
import { GO_TO, ownTurnButtons, trackerCard } from '../view/tracker.ts';
import { withAbsences } from './absences.ts';
import { cardLink } from './cards/link.ts';
import type { Scene } from './command.ts';
import { whoIsAsked } from './status.ts';

/**
 * A press on the card of a turn that is over, whatever it was meant for: the card shows its record, and who has pressed is told how things
 * stand. Gives whether it was such a card.
 */
export async function onClosedCard(scene: Scene): Promise<boolean> {
  if (!(await scene.aftermath.cards.settle(scene.respond))) return false;
  await scene.respond.whisper(await withFreshCard(scene, refusal('turnOver')));
  return true;
}

/**
 * Why a button does not do what it says, and how the fight where the caller is stands now, as they may see it: with a link to its card, and
 * with what ends the turn that runs, where they alone know whose it is.
 */
export async function withFreshCard(
  { app, caller }: Pick<Scene, 'app' | 'caller'>,
  why: Refusal,
): Promise<View> {
  const view = refusalView(why, null);
  const table = await app.table(caller);
  const status = table.ok ? await app.encounters.status(table.value) : null;
  if (!table.ok || status === null || view.card === undefined) return view;
  if (!status.ok)
    return { card: { ...view.card, text: `${view.card.text} ${refusalText(status.refusal, null)}` } };
  const { campaign, system } = table.value;
  const { tracker, record } = status.value;
  const pending = await app.ports.store.pendingOf({ kind: 'encounter', id: record.id });
  const fresh = trackerCard(await withAbsences(app.ports, campaign, tracker), whoIsAsked(pending));
  const link = await cardLink(app.ports, campaign, record.id);
  const buttons = [
    ...ownTurnButtons(tracker, shownToAll(system, sceneAt(table.value, record))),
    ...(link === null ? [] : [{ kind: 'link', url: link, label: GO_TO } as const]),
  ];
  return {
    card: { ...fresh, text: `${view.card.text} Here's the current state:\n\n${fresh.text}` },
    rows: buttons.length === 0 ? [] : [buttons],
  };
}
