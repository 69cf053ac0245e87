import { findNamed } from '../app/names.ts';
import { eventsOf } from '../app/play/known.ts';
import type { Where } from '../app/play/undo.ts';
import { no, type Result, yes } from '../app/result.ts';
import { everybody, type Table } from '../app/table.ts';
import { notesFor } from '../view/play.ts';
import { undoneView } from '../view/undo.ts';
import type { Scene } from './command.ts';
import { given } from './seated.ts';

/** What is undone that belongs to all, where it is named. */
export const PARTY = { id: 'party', name: 'The party (what belongs to all, house rules)', refused: null };

/** Where to undo: the fight here, or one that ended here last; else one's own character; for a GM also the whole party. */
export async function whereToUndo({ app }: Scene, table: Table, who: string | null): Promise<Result<Where>> {
  const ofParty = table.gm && table.system.party !== undefined && findNamed(who ?? '', [PARTY]) !== null;
  if (who === null) {
    const fight = await app.undo.fightHere(table);
    if (fight !== null) return yes({ id: fight.id, encounter: fight });
  }
  const acting = await app.acts.acting(table, who);
  if (!acting.ok && ofParty) return yes('party');
  return acting.ok || who !== null || !table.gm ? acting : no('undoWho');
}

/** Takes the last step back, or brings it back, and tells everybody. */
export async function takeBack(
  scene: Scene,
  table: Table,
  place: Where,
  kind: 'undo' | 'redo',
): Promise<void> {
  const { app, caller, respond, aftermath } = scene;
  const done = await (kind === 'redo' ? app.undo.redo(table, place) : app.undo.undo(table, place));
  await given(scene, table, done, async ({ entry, of, stage, after, encounter, campaign }) => {
    const notes = notesFor(table.system, eventsOf(of), stage.state, everybody);
    aftermath.shownIn.note(
      caller,
      entry,
      await respond.show(undoneView(kind, caller.userId, of.userId, notes)),
    );
    await aftermath.partyMoved({ system: table.system, campaign }, stage.state, after, encounter);
    if (encounter === null) return;
    aftermath.trackers.show(campaign, table.system, encounter);
    await aftermath.turn(respond, table, stage.state, encounter);
  });
}
