import { rowOf } from '../app/autopilot/inRow.ts';
import { PILOT_USER } from '../app/autopilot/pilots.ts';
import { here } from '../app/caller.ts';
import { audienceIn, mayRead, type Reader, readerAt } from '../app/log/reader.ts';
import { findNamed } from '../app/names.ts';
import { changesBetween } from '../app/play/changes.ts';
import { eventsOf } from '../app/play/known.ts';
import type { Plan } from '../app/play/undo/plan.ts';
import { isNobody, touchedBy } from '../app/play/undo/touched.ts';
import {
  agreedOf,
  type Extent,
  type Undone,
  type Walked,
  type Way,
  type Where,
  type Whose,
} from '../app/play/undo/undo.ts';
import { walked } from '../app/play/undo/walk.ts';
import { sceneForWords } from '../app/play/words.ts';
import type { EntryRecord } from '../app/ports.ts';
import { no, type Refusal, type Result, yes } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import { notesFor } from '../view/play.ts';
import { refusalView } from '../view/refusals.ts';
import {
  askView,
  leftView,
  previewView,
  stepChoice,
  stepLine,
  type ToldStep,
  undoneView,
} from '../view/undo.ts';
import { offeredText, suggestActors } from './acting.ts';
import type { Completion, ComponentCall, Scene, Suggestion } from './command.ts';
import type { NamedMessage } from './messageLink.ts';
import { refuse, seated, viewerFor } from './seated.ts';
import { suggest, suggestNames } from './suggest.ts';

/** What is undone that belongs to all, where it is named. */
export const PARTY = { id: 'party', name: 'The party (what belongs to all, house rules)', refused: null };

/** Where to undo: the fight here, or one that ended here last; else one's own character; for a GM also the whole party. */
export async function whereToUndo(
  { app }: Pick<Scene, 'app'>,
  table: Table,
  who: string | null,
): Promise<Result<Where>> {
  const ofParty = table.gm && table.system.party !== undefined && findNamed(who ?? '', [PARTY]) !== null;
  if (who === null) {
    const fight = await app.undo.fightHere(table);
    if (fight !== null) return yes({ id: fight.id, encounter: fight });
  }
  const acting = await app.acts.acting(table, who);
  if (!acting.ok && ofParty) return yes('party');
  return acting.ok || who !== null || !table.gm ? acting : no('undoWho');
}

/** The options that say where and how far. */
export const TO = offeredText('to', 'Back to a step you pick, that one included');
export const WHO = offeredText('who', "Outside a fight: whose step (GM: or the party's)");

const SPANS = ['turn', 'phase', 'round', 'all'] as const;

/** How far, as it was picked: up to a step, or a span. */
export function extentOf(what: string | null, to: string | null): Extent {
  if (to !== null) return { by: 'entry', id: to };
  return { by: SPANS.find((span) => span === what) ?? 'step' };
}

/** Completion of what says where and how far. */
export async function suggestForUndo(call: Completion, way: Way): Promise<readonly Suggestion[]> {
  if (call.option === 'to') return suggestSteps(call, way, call.interaction.options.getString('who'));
  const table = await call.app.table(call.caller);
  const party = table.ok && table.value.gm && table.value.system.party !== undefined;
  return [...(await suggestActors(call)), ...(party ? suggest([PARTY], call.typed) : [])];
}

interface Wish {
  readonly way: Way;
  readonly who: string | null;
  readonly extent: Extent;
  /** Whether whatever it is, it is shown first. */
  readonly ask?: true;
}

/**
 * Takes a step back, or brings one back, and tells everybody. What touches others, and whatever is more than a step, is first shown to who
 * asks, with a button that does it.
 */
export function rewind(scene: Scene, { way, who, extent, ask }: Wish): Promise<void> {
  return seated(scene, async (table) => {
    const { app, aftermath } = scene;
    await aftermath.shownIn.written(); // what is taken back is struck through where it is shown
    const place = await whereToUndo(scene, table, who);
    if (!place.ok) return refuse(scene, place.refusal, table);
    // What was done by itself, or by one press, is taken back as one, and shown first.
    const run = extent.by === 'step' && way === 'undo' ? await runAt(scene, table, place.value) : null;
    if (run !== null) return agree(scene, table, run, true);
    const plan = (who?: Whose) => app.undo.plan(table, place.value, way, extent, who);
    await agreeOrAsk(scene, table, way, plan, ask);
  });
}

/** Codes of refusals that the others can lift, where nobody leads. */
const TO_ASK: ReadonlySet<string> = new Set(['undoNotYours', 'undoDice']);

/** Does or shows it; where nobody leads and it isn't the caller's alone, offers to ask the others. */
async function agreeOrAsk(
  scene: Scene,
  table: Table,
  way: Way,
  plan: (who?: Whose) => Promise<Result<Plan>>,
  ask?: true,
): Promise<void> {
  const own = await plan();
  const mayAsk = !own.ok && way === 'undo' && table.system.unled === true && TO_ASK.has(own.refusal.code);
  const all = mayAsk ? await plan('all') : null;
  if (all?.ok === false) return agree(scene, table, all);
  if (all === null || all.value.stage.encounter === null) return agree(scene, table, own, ask);
  const { last, count, newest } = agreedOf(all.value);
  const reader = await readerAt(scene.app.ports.store, table);
  const over = [...walkedOver(table, all.value)];
  await scene.respond.whisper(
    askView(told(table, over, reader), ['undo.ask', last, count, newest].join('|')),
  );
}

/** Taking back what was done last in one go; null where that is a step of somebody's own. */
async function runAt({ app }: Scene, table: Table, place: Where): Promise<Result<Plan> | null> {
  const plan = await app.undo.plan(table, place, 'undo', { by: 'run' });
  if (!plan.ok) return null;
  const { steps } = plan.value;
  return steps.length > 1 || steps[0]?.userId === PILOT_USER ? plan : null;
}

/** Takes back everything down to a step that is named, that one included. */
export async function takeBackTo(scene: Scene, table: Table, entryId: string): Promise<void> {
  await scene.aftermath.shownIn.written();
  await agreeOrAsk(scene, table, 'undo', (who) => scene.app.undo.planTo(table, 'undo', entryId, who));
}

/** Does a step that is the caller's alone, or brings one back; shows whatever else, with a button that does it. */
async function agree(scene: Scene, table: Table, plan: Result<Plan>, ask?: true): Promise<void> {
  const { app, respond, caller } = scene;
  if (!plan.ok) return refuse(scene, await named(scene, table, plan.refusal), table);
  const { way, steps, stage, after, agreed } = plan.value;
  const shown = agreedOf(plan.value);
  const reader = await readerAt(app.ports.store, table);
  const over = [...walkedOver(table, plan.value)];
  const touched = touchedBy(table.system, over, caller.userId, reader);
  if (agreed || (ask === undefined && steps.length === 1 && (way === 'redo' || isNobody(touched))))
    return tellOr(scene, table, await app.undo.agreed(table, way, shown));
  const taking = (last: string, count: number) => ['undo.take', way, last, count, shown.newest].join('|');
  const [newest] = steps;
  const isRun = way === 'undo' && steps.length > 1 && steps.every((one) => isInOneGo(one, newest));
  await respond.whisper(
    previewView(
      way,
      { steps: told(table, over, reader), ...touched },
      changesBetween(table.system, stage.state, after, reader.viewer),
      {
        all: taking(shown.last, shown.count),
        newest: isRun && newest !== undefined ? taking(newest.id, 1) : null,
      },
    ),
  );
}

const isInOneGo = (step: EntryRecord, newest: EntryRecord | undefined): boolean =>
  newest !== undefined && rowOf(newest) !== null && rowOf(step) === rowOf(newest);

/** The steps that the caller may take back (or bring back) and read something of, each with how many that would be. */
async function suggestSteps(call: Completion, way: Way, who: string | null): Promise<readonly Suggestion[]> {
  const table = await call.app.table(call.caller);
  const place = table.ok ? await whereToUndo(call, table.value, who) : table;
  if (!table.ok || !place.ok) return [];
  const steps = await call.app.undo.offered(table.value, place.value, way);
  if (!steps.ok) return [];
  const reader = await readerAt(call.app.ports.store, table.value);
  const lines = told(table.value, steps.value, reader).map(({ notes }) => stepLine(notes));
  return suggestNames(
    steps.value.flatMap(({ entry }, at) => {
      const line = lines[at] ?? '';
      return line === '' ? [] : [{ id: entry.id, name: stepChoice(line, at + 1) }];
    }),
    call.typed,
  );
}

/** Does what was shown, unless something else has happened since. */
async function take(call: ComponentCall): Promise<void> {
  const [way, last = '', count, newest] = call.about;
  const shown = { last, count: Number(count), newest: Number(newest) };
  await seated(call, async (table) => {
    const { app, respond } = call;
    await call.aftermath.shownIn.written();
    const done = await app.undo.agreed(table, way === 'redo' ? 'redo' : 'undo', shown);
    if (!done.ok) return respond.update(refusalView(await named(call, table, done.refusal), null));
    await respond.update(leftView(done.value.way === 'undo' ? 'Undone.' : 'Redone.'));
    await tell(call, table, done.value);
  });
}

/** Asks the others whether what was shown may be taken back. */
async function askOthers(call: ComponentCall): Promise<void> {
  const [last = '', count, newest] = call.about;
  await seated(call, async (table) => {
    const { app, aftermath, respond, caller } = call;
    const shown = { last, count: Number(count), newest: Number(newest) };
    const played = await app.encounters.askToUndo(table, shown);
    await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
  });
}

export const undoComponents = {
  'undo.take': take,
  'undo.ask': askOthers,
  'undo.leave': ({ respond }: ComponentCall) => respond.update(leftView('Left as it is.')),
};

async function tellOr(scene: Scene, table: Table, done: Result<Undone>): Promise<void> {
  if (done.ok) await tell(scene, table, done.value);
  else await refuse(scene, await named(scene, table, done.refusal), table);
}

/** Tells everybody, and strikes through where it was shown what no longer holds. */
async function tell(scene: Scene, table: Table, undone: Undone): Promise<void> {
  const { app, caller, respond, aftermath } = scene;
  const { store } = app.ports;
  const { way, entry, steps, stage, after, encounter, campaign, requestIds } = undone;
  const over = [...walkedOver(table, undone)];
  const inOrder = way === 'undo' ? over.toReversed() : over;
  const all = told(table, inOrder, await audienceIn(store, campaign.id, here(caller)));
  const own = told(table, inOrder, await readerAt(store, table));
  const open = all.filter(({ notes }) => notes.length > 0);
  // What nobody else has read of they do not read of when it is taken back.
  const isOpen = open.length > 0 || lengthOf(own) === 0;
  const onCard = encounter !== null && encounter.endedAt === null && here(caller) === encounter.channelId;
  if (onCard) {
    const voice = isOpen ? respond : null;
    const card = await aftermath.cards.tell(encounter.id, {
      voice,
      entry: entry.number,
      opens: true,
      by: caller.userId,
    });
    if (isOpen && card !== null) aftermath.shownIn.tells(entry, card);
    if (respond.surface === 'new' && lengthOf(own) <= lengthOf(open))
      await respond.whisper(undoneView(way, caller.userId, own));
  } else if (isOpen)
    aftermath.shownIn.note(
      caller,
      entry,
      await respond.show(undoneView(way, caller.userId, open.length > 0 ? open : all)),
    );
  if (lengthOf(own) > lengthOf(open)) await respond.whisper(undoneView(way, caller.userId, own));
  const shown = await aftermath.cards.others(steps.flatMap(messagesOf));
  if (way === 'undo') aftermath.strikes.strike(shown, 'undone');
  else aftermath.strikes.restore(shown, 'undone');
  await Promise.all(requestIds.map((id) => aftermath.requests.show(id)));
  await aftermath.partyMoved({ system: table.system, campaign }, stage.state, after, encounter);
  if (encounter === null) return;
  await aftermath.showFight(campaign, table.system, encounter);
  await aftermath.cards.redraw(
    encounter.id,
    steps.map(({ number }) => number),
  );
}

const lengthOf = (steps: readonly ToldStep[]): number =>
  steps.reduce((sum, { notes }) => sum + notes.length, 0);

const walkedOver = ({ system }: Table, { way, steps, stage }: Pick<Undone, 'way' | 'steps' | 'stage'>) =>
  walked(system, stage.state, steps, way === 'undo' ? 'back' : 'on');

/** Steps in the words for a reader, by the names that were in use when they were taken. */
const told = ({ system }: Table, steps: readonly Walked[], reader: Reader): readonly ToldStep[] =>
  steps.map(({ entry, before }) => ({
    by: entry.userId,
    notes: mayRead(reader, entry) ? notesFor(system, eventsOf(entry), before, reader.viewer) : [],
  }));

/** Where an entry is shown to everybody. */
const messagesOf = ({ channelId, messageId, otherMessages }: EntryRecord): readonly NamedMessage[] =>
  [...otherMessages, ...(messageId === null ? [] : [messageId])].map((id) => ({
    channelId,
    messageId: id,
  }));

/** A refusal for one of several steps, with what that step was. */
async function named(scene: Scene, table: Table, why: Refusal): Promise<Refusal> {
  const { entry: id } = why.params;
  const { store } = scene.app.ports;
  const entry = typeof id === 'string' ? await store.entry(id) : null;
  const reader = await readerAt(store, table);
  if (entry === null || !mayRead(reader, entry)) return why;
  const where = await sceneForWords(store, table.system, entry);
  const what = stepLine(notesFor(table.system, eventsOf(entry), where, reader.viewer));
  return { ...why, params: { ...why.params, what } };
}
