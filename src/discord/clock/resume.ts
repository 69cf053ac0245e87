import { eventsOf } from '../../app/play/known.ts';
import { sceneOf } from '../../app/play/stage.ts';
import { everybody, type Table } from '../../app/table.ts';
import { recapView } from '../../view/clock.ts';
import { notesLater } from '../../view/play.ts';
import type { Scene } from '../command.ts';
import { given } from '../seated.ts';

const COMMANDS = 8;

/** Takes up the fight that rests here: what happened last, where it stands, and whose turn it is. */
export async function resumeFight(scene: Scene, table: Table): Promise<void> {
  const { app, respond, aftermath } = scene;
  const { store } = app.ports;
  await given(scene, table, await app.clocks.resumeFight(table), async (encounter) => {
    const stream = { kind: 'encounter', id: encounter.id } as const;
    const { campaign, system } = table;
    const last = await store.entries({ campaignId: campaign.id, stream, kinds: ['play'], limit: COMMANDS });
    const state = sceneOf(system, encounter);
    const told = last
      .filter(({ undoneBy }) => undoneBy === null)
      .toReversed()
      .flatMap((entry) => notesLater(system, eventsOf(entry), state, everybody));
    await respond.reply(
      recapView(
        encounter.startedAt,
        told.map((note) => note.text).filter((text) => text !== ''),
      ),
    );
    const pending = await store.pendingOf(stream);
    await aftermath.showFight(campaign, system, encounter, { anew: true });
    if (pending !== null) await aftermath.questions.askAgain(pending.id);
  });
}
