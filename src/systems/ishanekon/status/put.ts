import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { Duration } from '../../../engine/uses/index.ts';
import type { HeldStatus } from '../character/schema.ts';
import { sources } from '../numbers/sources.ts';
import { characterIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { withStatus } from './add.ts';
import type { StatusEnd } from './events.ts';
import { lastingFor } from './lasting.ts';
import { statusRule } from './rows.ts';

/** A Status Effect for somebody. What isn't said is as the effect usually is. */
export interface Putting {
  readonly status: string;
  readonly stacks?: number;
  /** What a Defense Roll against it must reach; null: none ends it. */
  readonly power: number | null;
  readonly by: CharacterId | null;
  /** Until when; as long as its rule says where it isn't said. */
  readonly duration?: Duration;
  /** What brings it has said so itself. */
  readonly untold?: true;
  /** The minute of the story at which it ends, where one does. */
  readonly until?: number | null;
}

/** Whether somebody can't be put under a Status Effect. */
export const isImmuneTo = (scene: Scene, id: CharacterId, status: string): boolean =>
  sources.some((source) => source.immune?.(scene, id, status) ?? false);

/** Puts somebody under a Status Effect, and tells it. Gives whether it took: some are immune. */
export function putStatus(tx: Tx<Scene>, target: CharacterId, putting: Putting): boolean {
  const { status, stacks = 1, power, by } = putting;
  const now = tx.snapshot();
  const who = characterIn(now, target);
  const draft = tx.state.characters[target];
  const rule = statusRule(status);
  if (who === null || draft === undefined || rule === null || stacks < 1) return false;
  if (isImmuneTo(now, target, status)) {
    tell(tx, 'statusImmune', { target, status });
    return false;
  }
  const lasting = lastingFor(now, target, rule.rounds);
  const held: HeldStatus = {
    ...{ id: freshId(who.statuses, status), status, stacks, power, by },
    byName: by === null ? null : (characterIn(now, by)?.name ?? null),
    duration: putting.duration ?? lasting.duration,
    until: putting.until ?? (putting.duration === undefined ? lasting.until : null),
  };
  const statuses = withStatus(who.statuses, held);
  draft.statuses = castDraft([...statuses]);
  const all = rule.stacks ? (statuses.find((one) => one.status === status)?.stacks ?? stacks) : 1;
  if (putting.untold !== true) tell(tx, 'statusBegan', { target, by, status, stacks: all, added: stacks });
  return true;
}

function freshId(statuses: readonly HeldStatus[], status: string): string {
  const taken = new Set(statuses.map(({ id }) => id));
  for (let n = 1; ; n++) if (!taken.has(`${status}${n}`)) return `${status}${n}`;
}

/** Ends those of somebody's Status Effects that are meant, and tells each kind of them once. Gives whether there were any. */
export function endStatuses(
  tx: Tx<Scene>,
  target: CharacterId,
  isMeant: (held: HeldStatus) => boolean,
  why: StatusEnd = 'healed',
): boolean {
  const draft = tx.state.characters[target];
  const statuses = characterIn(tx.snapshot(), target)?.statuses ?? [];
  const gone = statuses.filter(isMeant);
  if (draft === undefined || gone.length === 0) return false;
  const left = statuses.filter((one) => !gone.includes(one));
  draft.statuses = castDraft([...left]);
  for (const status of new Set(gone.map((one) => one.status)))
    if (!left.some((one) => one.status === status)) tell(tx, 'statusEnded', { target, status, why });
  return true;
}
