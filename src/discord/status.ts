import type { PendingRecord } from '../app/ports.ts';
import type { Table } from '../app/table.ts';
import { trackerCard } from '../view/tracker.ts';
import { withAbsences } from './absences.ts';
import type { Scene } from './command.ts';
import { given } from './seated.ts';

/** Those whose answer a command waits for, as they are mentioned; nobody where none waits. */
export function whoIsAsked(pending: PendingRecord | null): readonly string[] {
  const owners = new Set(pending?.decisions.map(({ ownerId }) => ownerId));
  return [...owners].map((owner) => (owner === null ? 'the GM' : `<@${owner}>`));
}

/** Shows the caller alone how the fight here stands, and whom it waits for; a question whose message is gone is asked anew. */
export async function fightStatus(scene: Scene, table: Table): Promise<void> {
  const { app, respond, aftermath } = scene;
  await given(scene, table, await app.encounters.status(table), async ({ tracker, record }) => {
    const pending = await app.ports.store.pendingOf({ kind: 'encounter', id: record.id });
    const shown = await withAbsences(app.ports, table.campaign, tracker);
    await respond.whisper({ card: trackerCard(shown, whoIsAsked(pending)) }, 'status');
    if (pending !== null) await aftermath.questions.remind(pending.id);
  });
}
