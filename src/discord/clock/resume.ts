import { readLog } from '../../app/log.ts';
import { sceneForWords } from '../../app/play/words.ts';
import { everybody, type Table } from '../../app/table.ts';
import { recapView } from '../../view/clock.ts';
import { notesFor } from '../../view/play.ts';
import type { Scene } from '../command.ts';
import { given } from '../seated.ts';

const LINES = 8;

/** Takes up the fight that rests here: what happened last, where it stands, and whose turn it is. */
export async function resumeFight(scene: Scene, table: Table): Promise<void> {
  const { app, respond, aftermath } = scene;
  await given(scene, table, await app.clocks.resumeFight(table), async (encounter) => {
    const nobodys = { ...table, gm: false, caller: { ...table.caller, userId: '' } };
    const stream = { kind: 'encounter', id: encounter.id } as const;
    const { lines } = await readLog(app.ports, nobodys, { stream });
    const told = await Promise.all(
      lines.slice(0, LINES).map(async ({ entry, events }) => {
        const state = await sceneForWords(app.ports.store, table.system, entry);
        return notesFor(table.system, events, state, everybody).map(({ text }) => text);
      }),
    );
    await respond.reply(recapView(encounter.startedAt, told.toReversed().flat()));
    aftermath.trackers.show(table.campaign, table.system, encounter);
    await aftermath.turnNow(respond, table, encounter);
    const pending = await app.ports.store.pendingOf(stream);
    if (pending !== null) await aftermath.questions.remind(pending.id);
  });
}
