import type { Acting } from '../../app/play/act.ts';
import type { Result } from '../../app/result.ts';
import type { Table } from '../../app/table.ts';
import { type AskedFor, whoView } from '../../view/turn/asked.ts';
import type { ComponentCall } from '../command.ts';
import { given } from '../seated.ts';

/** Goes on with who acts for whoever pressed a button. Where several could, they pick one first: a button takes no `as:`. */
export async function whoeverActs(
  call: ComponentCall,
  table: Table,
  found: Result<Acting>,
  asked: AskedFor,
  work: (acting: Acting) => Promise<void>,
): Promise<void> {
  const names = found.ok || found.refusal.code !== 'nameOne' ? null : found.refusal.params.names;
  if (Array.isArray(names)) await call.respond.whisper(whoView(names.map(String), asked));
  else await given(call, table, found, work);
}
