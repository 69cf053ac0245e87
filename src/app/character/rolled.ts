import { LIMITS, parseBatch, rollBatch } from '../../dice/index.ts';
import {
  type CreationFallen,
  type CreationRolled,
  type CreationRolling,
  type Made,
  thrown,
} from '../../engine/creation.ts';
import type { Seals } from '../dice/seals.ts';
import type { EntryRecord, Ports } from '../ports.ts';
import { rollEntry } from '../rolls/entry.ts';
import { rolledEvents } from '../rolls/record.ts';
import { creationIntentOf } from '../rolls/wish.ts';
import type { Table } from '../table.ts';

/** What dice chose for a draft, and what fell. */
interface Rolled {
  readonly made: Made<CreationRolled>;
  readonly fallen: readonly CreationFallen[];
}

/**
 * Lets the campaign's dice choose for a character being created. What falls is kept as a roll of everybody's to see, before
 * anything is made of it: who rolls until they like what comes does it in the log. `begin` starts the rolling anew for each attempt.
 */
export async function rolledFor(
  ports: Ports,
  seals: Seals,
  { caller, campaign }: Table,
  name: string,
  begin: () => CreationRolling,
): Promise<Rolled | 'busy' | 'duplicate'> {
  const { interactionId } = caller;
  const kept = await seals.write(campaign.id, interactionId, (draw) => {
    const source = ports.dice.source(draw.seed);
    const value = thrown(begin(), (index, sides) => source.die(index, sides));
    const shared = rollEntry(ports, caller, campaign);
    const entry: EntryRecord = { ...shared, ...draw, ...recordOf(value.fallen, name) };
    return { value, batch: { interactionId, at: entry.createdAt, entries: [entry] } };
  });
  if (kept.written === 'committed') return kept.value;
  return kept.written === 'busy' ? 'busy' : 'duplicate';
}

/** The dice as the log knows rolls: a line for each run of like dice. */
function recordOf(
  fallen: readonly CreationFallen[],
  name: string,
): Pick<EntryRecord, 'intent' | 'dice' | 'events' | 'revealsDice'> {
  const wish = {
    notation: notationOf(fallen, name),
    about: `Creating ${name}`,
    visibility: 'everybody',
  } as const;
  const read = parseBatch(wish.notation);
  if (!read.ok) throw new Error(`'${wish.notation}' is no roll: a step that can be rolled rolls something`);
  const rolled = rollBatch(read.batch, {
    die: (index) => fallen[index]?.value ?? 1,
    card: (_index, choices) => choices[0] ?? '',
  });
  return {
    intent: creationIntentOf(wish),
    dice: fallen.map(({ index, sides, value, label }) => ({ index, sides, value, label })),
    events: rolledEvents(wish, rolled),
    revealsDice: true,
  };
}

interface Run {
  readonly sides: number;
  readonly label: string;
  count: number;
}

/** The dice in runs of like ones, in lines: a line each; where that would be more than one roll may have, those for the same thing share one. */
function linesOf(fallen: readonly CreationFallen[]): readonly (readonly Run[])[] {
  const runs: Run[] = [];
  for (const { sides, label } of fallen) {
    const last = runs.at(-1);
    if (last !== undefined && last.sides === sides && last.label === label) last.count += 1;
    else runs.push({ sides, label, count: 1 });
  }
  if (runs.length <= LIMITS.repeats) return runs.map((run) => [run]);
  const shared: Run[][] = [];
  for (const run of runs) {
    const last = shared.at(-1);
    if (last?.[0]?.label === run.label) last.push(run);
    else shared.push([run]);
  }
  return shared.length <= LIMITS.repeats ? shared : [runs];
}

/** '2d6 # Kira: Origin; 2d6 # Religion': what would be rolled for it, without what for where that would be too long. */
function notationOf(fallen: readonly CreationFallen[], name: string): string {
  const lines = linesOf(fallen).map((runs) => ({
    dice: runs.map(({ sides, count }) => `${count}d${sides}`).join(' + '),
    label: runs[0]?.label ?? '',
  }));
  const about = (label: string, at: number) =>
    at === 0 ? `${name.replace(/[;\r\n]/g, ' ')}: ${label}` : label;
  const whole = lines.map(({ dice, label }, at) => `${dice} # ${about(label, at)}`).join('; ');
  return whole.length <= LIMITS.characters ? whole : lines.map(({ dice }) => dice).join('; ');
}
