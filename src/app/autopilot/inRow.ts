import { unmixed } from '../dice/beacon.ts';
import type { EntryRecord } from '../ports.ts';
import type { Table } from '../table.ts';
import { PILOT_USER } from './pilots.ts';

/** By which press somebody does several steps: 'Let them act', or an order in the GM's panel. */
type Press = 'act' | 'order';

/** The table for one step of several that one press does: each takes effect once, however often that press is delivered. */
export const inRow = (table: Table, by: Press, n: number): Table => ({
  ...table,
  caller: { ...table.caller, interactionId: `${table.caller.interactionId}/${by}${n}` },
});

type Given = Pick<EntryRecord, 'userId' | 'drawn' | 'interactionId'>;

/** The press in which a step was given, and by what: whoever answered in it later has given none. */
function pressOf({ drawn, interactionId }: Given): { readonly press: string; readonly by: string } | null {
  const given = drawn === null ? (interactionId ?? '') : unmixed(drawn.interactionId).interactionId;
  const [, press = '', by = ''] = /^(.+)\/(act|order)\d+$/u.exec(given) ?? [];
  return press === '' ? null : { press, by };
}

/** What a step was done in one go with: a run of those who act by themselves, or one press that did several. Null: it stands alone. */
export const rowOf = (step: Given): string | null =>
  step.userId === PILOT_USER ? PILOT_USER : (pressOf(step)?.press ?? null);

/** Whether a step was chosen by nobody: in a run, or after a press of 'Let them act'. */
export const isByItself = (step: Given): boolean => step.userId === PILOT_USER || pressOf(step)?.by === 'act';
