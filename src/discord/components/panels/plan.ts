import type { Acting, Intent } from '../../../app/play/act.ts';
import type { Table } from '../../../app/table.ts';
import type { Button } from '../../../view/message.ts';
import { type Chosen, type Desk, extrasOf, picksOf, sumOfChosen } from '../../../view/panels/desk.ts';
import { idOf } from '../../../view/panels/picks.ts';
import type { Scene } from '../../command.ts';
import { intentOf, placeFor } from './desk.ts';

/** As long as Discord lets an id be. */
const LONGEST = 100;

/**
 * 'Queue it', under a command that came before its turn: the press of a panel for the next turn that says the same. Null where a panel cannot
 * say it, as with words of one's own.
 */
export async function queueButton(
  scene: Pick<Scene, 'app'>,
  table: Table,
  acting: Acting,
  intent: Intent,
): Promise<Button | null> {
  const place = await placeFor(scene, table, acting, true);
  if (!place.ok || !place.value.planned) return null;
  const { desk } = place.value;
  for (const act of desk.acts) {
    const chosen = saidBy(intent, act);
    if (chosen === null || !isSame(intentOf(table, acting, chosen), intent, act.takes)) continue;
    const id = idOf('do', picksOf(desk, chosen), sumOfChosen(chosen));
    const label = act.takes === undefined ? 'Queue it' : `Queue it · ${act.price}`;
    return id.length > LONGEST ? null : { kind: 'button', id, label };
  }
  return null;
}

/** A command as it is picked for an act; null where it is not that act's. */
function saidBy(intent: Intent, act: Desk['acts'][number]): Chosen | null {
  if (intent.kind !== 'attack' && intent.kind !== 'act') return null;
  if (act.kind !== intent.kind || (intent.kind === 'act' && act.id !== intent.act)) return null;
  const all = extrasOf(act);
  const ids = [...intent.spend, ...(intent.kind === 'attack' && intent.way !== null ? [intent.way] : [])];
  const extras = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const target = act.targets?.find(({ id }) => id === intent.target) ?? null;
  const means = act.means?.find(({ id }) => id === intent.means) ?? null;
  return { act, target, means, extras };
}

/** Whether two commands say the same; what one `takes` besides makes no difference, it is told. */
function isSame(one: Intent | null, other: Intent, takes: readonly string[] = []): boolean {
  const said = (intent: Intent) => {
    const { agreed: _, ...all } = { agreed: null, ...intent };
    const rest = 'spend' in all ? { ...all, spend: all.spend.filter((id) => !takes.includes(id)) } : all;
    return JSON.stringify(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b)));
  };
  return one !== null && said(one) === said(other);
}
