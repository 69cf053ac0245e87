import { intentSchema } from '../../engine/intent.ts';
import type { Answer } from '../../engine/decision.ts';
import { breathing } from '../breath.ts';
import { lineOf } from '../log/line.ts';
import type { Reader } from '../log/reader.ts';
import { readDetails } from '../log/details.ts';
import { actorOf } from '../play/undo/begins.ts';
import { type Walked, walked } from '../play/undo/walk.ts';
import { sceneOf } from '../play/stage.ts';
import { wasQueued } from '../queue/queued.ts';
import type { EntryFilter, EntryKind, EntryRecord, Ports, Store } from '../ports.ts';
import type { Table, Viewer } from '../table.ts';
import { type Decided, decidedIn } from '../transcript/decided.ts';
import type { FightStep, Happened, Me } from './select.ts';

const PAGE = 50;
const MOST = 300; // more is read in the log

const TOLD: readonly EntryKind[] = ['play', 'roll', 'reveal', 'cancel'];
const ACTING = new Set(['check', 'attack', 'act', 'hold']);
const KEEPING_TURNS = new Set(['begin', 'join', 'setting', 'sight', 'leave', 'next', 'hold', 'end']);

/** What has happened since a moment, as the reader may know it, oldest first. */
export async function happenedSince(
  ports: Pick<Ports, 'store'>,
  table: Table,
  { me, reader, since }: { readonly me: Me; readonly reader: Reader; readonly since: Date },
): Promise<readonly Happened[]> {
  const { store } = ports;
  const { viewer } = reader;
  const breath = breathing();
  const entries = await newerThan(store, { campaignId: table.campaign.id, kinds: TOLD }, since, MOST);
  const steps = new Map<string, Walked>();
  const fights = entries.flatMap(({ stream }) => (stream.kind === 'encounter' ? stream.id : []));
  for (const id of new Set(fights)) {
    const encounter = await store.encounter(id);
    if (encounter === null) continue;
    const stream = { kind: 'encounter', id } as const;
    const all = await newerThan(store, { campaignId: table.campaign.id, stream }, since, encounter.version);
    for (const step of walked(table.system, sceneOf(table.system, encounter), all, 'back')) {
      steps.set(step.entry.id, step);
      await breath();
    }
  }
  const happened: Happened[] = [];
  for (const stored of entries.toReversed()) {
    const line = await lineOf(store, reader, stored);
    await breath();
    if (line === null) continue;
    const step = steps.get(stored.id) ?? null;
    happened.push({
      entry: line.entry,
      events: line.events,
      actor: actorIn(stored),
      acts: ACTING.has(kindOf(stored)),
      queued: wasQueued(stored),
      keepsTurns: KEEPING_TURNS.has(kindOf(stored)),
      endsMyTurn: kindOf(stored) === 'next' && passesOver(table, { stored, step, viewer, me }),
      touchesMine: step !== null && touches(table, step, viewer, me),
      decidedForMe: await decidedFor(ports, table, stored, step, me),
      fight: step === null ? null : fightStep(table, step, viewer),
    });
  }
  return happened;
}

/** Entries that are newer than a moment, newest first. */
async function newerThan(
  store: Store,
  filter: Omit<EntryFilter, 'limit' | 'before'>,
  since: Date,
  most: number,
): Promise<readonly EntryRecord[]> {
  const found: EntryRecord[] = [];
  while (found.length < most) {
    const before = found.at(-1);
    const page = await store.entries({ ...filter, ...(before === undefined ? {} : { before }), limit: PAGE });
    const newer = page.filter(({ createdAt }) => createdAt > since);
    found.push(...newer);
    if (newer.length < PAGE) return found;
  }
  return found;
}

const kindOf = ({ kind, intent }: EntryRecord): string => {
  const read = kind === 'play' ? intentSchema.safeParse(intent) : null;
  return read?.success === true ? read.data.kind : '';
};

/** Who does it; whose turn it ends, where it ends one. */
function actorIn({ kind, intent }: EntryRecord): string | null {
  const read = kind === 'play' ? intentSchema.safeParse(intent) : null;
  if (read?.success === true && read.data.kind === 'next') return read.data.actor;
  return actorOf(intent);
}

/** Whether a value of a character of the reader's is another; who has just come, or is gone, has none to compare. */
function touches({ system }: Table, { before, after }: Walked, viewer: Viewer, me: Me): boolean {
  const [was, is] = [system.tracker(before, viewer), system.tracker(after, viewer)];
  return me.characters.some((id) => {
    const [then, now] = [was, is].map(({ lines }) => lines.find((line) => line.id === id)?.gauges);
    return then !== undefined && now !== undefined && JSON.stringify(then) !== JSON.stringify(now);
  });
}

/** Whether what passes the turn on takes it from a character of the reader's, who was to act. */
function passesOver(
  { system }: Table,
  about: {
    readonly stored: EntryRecord;
    readonly step: Walked | null;
    readonly viewer: Viewer;
    readonly me: Me;
  },
): boolean {
  const { stored, step, viewer, me } = about;
  const actor = actorIn(stored);
  if (actor !== null) return me.characters.includes(actor);
  if (step === null) return false;
  const [was, is] = [step.before, step.after].map((state) => system.tracker(state, viewer));
  const same = was?.round === is?.round && was?.phase?.id === is?.phase?.id;
  const left = same ? (is?.phase?.toAct ?? []) : [];
  return (was?.phase?.toAct ?? []).some((id) => me.characters.includes(id) && !left.includes(id));
}

function fightStep({ system }: Table, { entry, before, after }: Walked, viewer: Viewer): FightStep {
  const [was, is] = [system.tracker(before, viewer), system.tracker(after, viewer)];
  const [fought, fights] = [system.fights(before), system.fights(after)];
  const down = is.lines.filter(
    ({ id, turn }) => turn === 'out' && was.lines.some((one) => one.id === id && one.turn !== 'out'),
  );
  return {
    fightId: entry.stream.id,
    began: fights && !fought,
    ended: fought && !fights,
    round: { before: was.round, after: is.round },
    down: down.map(({ id, name }) => ({ id, name })),
  };
}

/** What somebody else has answered in the reader's place: the clock, a GM, who stands in. Their own orders are their own word. */
async function decidedFor(
  ports: Pick<Ports, 'store'>,
  table: Table,
  entry: EntryRecord,
  step: Walked | null,
  me: Me,
): Promise<readonly Decided[]> {
  const answers = Array.isArray(entry.answers) ? (entry.answers as unknown as readonly Answer[]) : [];
  if (!answers.some((answer) => answer.by !== me.userId && answer.ordered !== true)) return [];
  const all =
    step === null ? await decidedOutside(ports, table, entry) : decidedIn(table.system, step.before, entry);
  return all.filter(
    ({ decision, answer }) =>
      me.characters.includes(decision.asked) && answer.by !== me.userId && answer.ordered !== true,
  );
}

async function decidedOutside(ports: Pick<Ports, 'store'>, table: Table, { id }: EntryRecord) {
  const details = await readDetails(ports, table, id);
  return details.ok ? details.value.decided : [];
}
