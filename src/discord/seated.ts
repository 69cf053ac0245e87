import { viewerOf } from '../app/character/cast.ts';
import type { Refusal, Result } from '../app/result.ts';
import type { Table, Viewer } from '../app/table.ts';
import { refusalView } from '../view/refusals.ts';
import type { Scene } from './command.ts';

/** Runs something at the table where the caller sits; where there is none, they are told so. */
export async function seated(scene: Scene, work: (table: Table) => Promise<void>): Promise<void> {
  const table = await scene.app.table(scene.caller);
  if (table.ok) await work(table.value);
  else await refuse(scene, table.refusal, null);
}

/** Tells the caller alone why not. */
export function refuse(scene: Scene, why: Refusal, table: Pick<Table, 'system'> | null): Promise<void> {
  const setting = table === null ? null : { system: table.system, before: table.system.scene({}) };
  const view = refusalView(why, setting);
  // Another delivery of the same interaction has done it, and answers.
  return why.code === 'alreadyDone' ? scene.respond.leave(view) : scene.respond.whisper(view);
}

/** Goes on with a value, or tells the caller why there is none. */
export async function given<T>(
  scene: Scene,
  table: Table,
  result: Result<T>,
  work: (value: T) => Promise<void>,
): Promise<void> {
  if (result.ok) await work(result.value);
  else await refuse(scene, result.refusal, table);
}

/** What the caller may see at a table. */
export const viewerFor = ({ app }: Pick<Scene, 'app'>, table: Table): Promise<Viewer> =>
  viewerOf(app.ports.store, table);
