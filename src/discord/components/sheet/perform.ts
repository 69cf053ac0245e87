import type { Acting } from '../../../app/play/act.ts';
import type { Played } from '../../../app/play/played.ts';
import type { Table } from '../../../app/table.ts';
import { refusalText } from '../../../view/refusals.ts';
import { cardView } from '../../../view/sheet/card.ts';
import { viewerFor } from '../../seated.ts';
import { panelVoice } from '../panels/voice.ts';
import { type Call, type PressedSheet, sheetPlace } from './place.ts';

/** Said where what was pressed is not what it was. */
export const CHANGED = "That has changed. Here's how it stands: press again.";

/** Does something from a sheet: the card comes back with what was done, and everybody is told as of any command. */
export async function perform(
  call: Call,
  pressed: PressedSheet,
  said: string,
  give: (table: Table, acting: Acting) => Promise<Played>,
  refused: (note: string) => Promise<void>,
): Promise<void> {
  const { table, acting } = pressed;
  const { aftermath, respond, caller } = call;
  const played = await give(table, acting);
  if (played.kind === 'refused') return refused(`✗ ${refusalText(played.refusal, played.setting)}`);
  const next = await sheetPlace(call, table, acting.id);
  const note = noteOf(played, said);
  if (played.kind !== 'again' && next.ok) await respond.update(cardView(next.value.desk, note));
  await aftermath.tell(
    { respond: panelVoice(respond), caller, viewer: await viewerFor(call, table) },
    played,
  );
}

function noteOf(played: Played, said: string): string {
  if (played.kind === 'kept') return `${said}: not yet.`;
  return played.kind === 'waiting' ? `${said}. See below.` : `✓ ${said}.`;
}
