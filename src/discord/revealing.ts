import { sceneForWords } from '../app/play/words.ts';
import { here } from '../app/caller.ts';
import { diceKnownTo, eventsOf } from '../app/play/known.ts';
import type { EntryRecord } from '../app/ports.ts';
import { findNamed, nearest } from '../app/names.ts';
import { refusal } from '../app/result.ts';
import { everybody, type Table } from '../app/table.ts';
import { secretWords } from '../view/log.ts';
import type { View } from '../view/message.ts';
import { notesFor, revealedDeedView } from '../view/play.ts';
import { reasonOf } from '../view/troubles.ts';
import { revealedView } from '../view/rolls/card.ts';
import type { Completion, Scene, Suggestion } from './command.ts';
import { refuse, viewerFor } from './seated.ts';
import { suggest } from './suggest.ts';

/** Something hidden that may be revealed, as it is offered. */
interface Offered {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly refused: null;
}

/** What is hidden here and the caller's to reveal: of the fight first, then of the log. */
async function offeredHere(scene: Pick<Scene, 'app'>, table: Table): Promise<readonly Offered[]> {
  const { sights, lines } = await scene.app.secrets.hidden(table);
  const viewer = await viewerFor(scene, table);
  const done = lines.map(async (line): Promise<Offered> => {
    const state = await sceneForWords(scene.app.ports.store, table.system, line.entry);
    const { label, note } = secretWords(table.system, { ...line, state }, viewer);
    return { id: line.entry.id, name: label, note, refused: null };
  });
  return [
    ...sights.map(({ id, name, note }) => ({ id, name, note, refused: null })),
    ...(await Promise.all(done)),
  ];
}

/** Completes what may be revealed. */
export async function suggestHidden({ app, caller, typed }: Completion): Promise<readonly Suggestion[]> {
  const table = await app.table(caller);
  return table.ok ? suggest(await offeredHere({ app }, table.value), typed) : [];
}

/** Shows everybody what is hidden here, by its name or as it was offered. */
export async function revealNamed(scene: Scene, table: Table, typed: string): Promise<void> {
  const { app, caller, respond, aftermath } = scene;
  const sight = findNamed(typed, (await app.secrets.hidden(table)).sights);
  if (sight !== null) {
    const played = await app.sights.change(table, 'reveal', sight.id);
    return aftermath.tell({ respond, caller, viewer: await viewerFor(scene, table) }, played);
  }
  const offered = await offeredHere(scene, table);
  const found = findNamed(typed, offered);
  if (found !== null) return reveal(scene, found.id);
  const names = offered.map(({ name }) => name);
  const params = { typed: typed.slice(0, 100), change: 'reveal', nearest: nearest(typed, names), names };
  await refuse(scene, names.length === 0 ? refusal('nothingHidden') : refusal('noSuchSight', params), table);
}

/** Shows everybody what was rolled or done in secret, where it was. */
export async function reveal(scene: Scene, entryId: string): Promise<void> {
  const entry = await scene.app.ports.store.entry(entryId);
  if (entry?.kind === 'play') await revealDeed(scene, entryId);
  else await revealRoll(scene, entryId);
}

async function revealRoll(scene: Scene, entryId: string): Promise<void> {
  const shown = await scene.app.rolls.reveal(scene.caller, entryId);
  if (shown.ok) await show(scene, shown.value.entry, revealedView(shown.value));
  else await refuse(scene, shown.refusal, null);
}

async function revealDeed(scene: Scene, entryId: string): Promise<void> {
  const shown = await scene.app.reveals.reveal(scene.caller, entryId);
  if (!shown.ok) return refuse(scene, shown.refusal, null);
  const { entry, table } = shown.value;
  const state = await sceneForWords(scene.app.ports.store, table.system, entry);
  const notes = notesFor(table.system, eventsOf(entry), state, everybody);
  await show(scene, entry, revealedDeedView(entry, notes, diceKnownTo(entry, everybody)));
  await onCard(scene, entry);
}

/** The card of a fight that tells of an entry tells it as everybody may know it by now. */
async function onCard({ aftermath: { cards } }: Scene, { stream, number }: EntryRecord): Promise<void> {
  if (stream.kind !== 'encounter') return;
  await cards.redraw(stream.id, [number]);
  await cards.show(stream.id);
}

/** Who asks elsewhere (a GM in their direct messages) is told that it was shown. */
async function show({ caller, respond, aftermath }: Scene, entry: EntryRecord, view: View): Promise<void> {
  if (here(caller) === entry.channelId)
    return aftermath.shownIn.note(caller, entry, await respond.show(view));
  const posted = await aftermath.post(entry.channelId, entry.campaignId, view);
  const text = posted.ok
    ? `Everybody in <#${entry.channelId}> sees it now.`
    : `It's revealed, but I can't post it in <#${entry.channelId}>: ${reasonOf(posted.why, 'post')}. \`/log\` shows it to everybody there.`;
  await respond.whisper({ card: { text, tone: posted.ok ? 'good' : 'bad' } });
}
