import { takenUp } from '../../engine/again.ts';
import { intentSchema } from '../../engine/intent.ts';
import { isDie } from '../../engine/roll.ts';
import { type Offered, run } from '../../engine/run.ts';
import { readTranscript, type Transcript } from '../../engine/transcript.ts';
import { typedBefore } from '../dice/typed.ts';
import type { EntryRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import type { Again, Course } from './course.ts';
import { namedIn } from './others.ts';
import type { Stage } from './staged.ts';
import { patchesOf, stillPatched } from './undo/patches.ts';
import { toUndo } from './undo/steps.ts';

/** How many entries of a stream are looked at: what can be done again is the last of them that stands. */
const LOOK_BACK = 60;

/**
 * A course as it is run: one that takes up what the last command offered runs that command again, from there on. What has waited meanwhile has been
 * cut already. Refuses where nothing of the kind is offered any longer, or more than this stream hangs on it.
 */
export async function takingUp(
  ports: Ports,
  table: Table,
  stage: Stage,
  course: Course,
): Promise<Result<Course>> {
  const { system } = table;
  const wanted = system.takesUp?.(stage.state, course.intent) ?? null;
  if (wanted === null) return yes(course);
  if (!wanted.ok) return wanted;
  const found = await lastOf(ports, table, stage);
  if (!found.ok) return found;
  const { last, transcript } = found.value;
  const offer = offersOf(ports, table, found.value).find(({ decision }) => decision.key === wanted.value.key);
  if (offer === undefined) return no('nothingToTakeUp');
  const again: Again = { ...last, told: offer.told };
  // What waits keeps of its events those that are new.
  if (course.waits !== null) return yes({ ...course, again, shown: course.shown + offer.told });
  const { choice } = wanted.value;
  const { dice, answers, rulings } = takenUp(transcript, offer, { choice, by: course.userId });
  return yes({ ...course, dice, answers, rulings, shown: offer.told, again });
}

interface Last {
  readonly last: Omit<Again, 'told'>;
  readonly entry: EntryRecord;
  readonly transcript: Transcript;
}

/** The last command that stands on a stage, as it was given at first, and with all of it that has been done again since. */
async function lastOf({ store }: Ports, table: Table, stage: Stage): Promise<Result<Last>> {
  const { stream, state } = stage;
  const entries = await store.entries({ campaignId: table.campaign.id, stream, limit: LOOK_BACK });
  const standing = toUndo(entries);
  const first = standing.findIndex((entry) => !goesOn(entry));
  const [entry, origin] = [standing[0], standing[first]];
  const intent = intentSchema.safeParse(origin?.intent);
  const transcript = readTranscript(entry);
  if (entry?.kind !== 'play' || entry.fromFile || !intent.success || !transcript.ok)
    return no('nothingToTakeUp');
  // Outside of fights others are looked at, or changed, who have a stream of their own.
  if (stage.encounter === null && namedIn(intent.data).length > 0) return no('nothingToTakeUp');
  const [back, on] = patchesOf(standing.slice(0, first + 1), 'undo');
  const before = stillPatched(table, state, back, on);
  if (before === null) return no('partyMovedOn');
  const last = { last: entry.id, intent: intent.data, before, back, on };
  return yes({ last, entry, transcript: transcript.value });
}

/** Whether an entry does another again: it begins with dice of that one. */
function goesOn(entry: EntryRecord): boolean {
  const transcript = readTranscript(entry);
  return transcript.ok && transcript.value.dice.some((die) => isDie(die) && die.earlier === true);
}

/** What a command has offered and nobody has taken up, as it shows when it is run as it was. */
function offersOf({ dice }: Ports, { system }: Table, { last, entry, transcript }: Last): readonly Offered[] {
  const { seed, intent: _, ...given } = transcript;
  const source = typedBefore(entry.dice, dice.source(seed));
  const ran = run(system.ruleset, last.before, (tx) => system.perform(tx, last.intent), { source, ...given });
  return ran.kind === 'done' ? ran.offers : [];
}
