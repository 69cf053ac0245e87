import type { Intent } from '../../engine/intent.ts';
import { here } from '../caller.ts';
import type { Ports } from '../ports.ts';
import { type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { firstCourse } from './course.ts';
import { floorFree } from './floor.ts';
import { namedIn, othersFree, othersKnown, outOfFights } from './others.ts';
import type { Performer } from './performer.ts';
import type { Played } from './played.ts';
import { partyStage } from './stage.ts';
import type { Stage } from './staged.ts';

/**
 * Gives a command that concerns the whole party: what belongs to it and those characters whom the command names, in one step.
 * Refuses where one of them is in a fight, or has a command that waits.
 */
export function giveTogether(
  { store }: Pick<Ports, 'store'>,
  performer: Performer,
  table: Table,
  intent: Intent,
): Promise<Played> {
  return performer.perform(
    table,
    (now) => stageFor(store, now, intent),
    (stage) => {
      const free = floorFree(stage, table);
      return free.ok ? yes(firstCourse(intent, table.caller.userId, null)) : free;
    },
  );
}

async function stageFor(store: Ports['store'], table: Table, intent: Intent): Promise<Result<Stage>> {
  const others = await othersKnown(store, table, namedIn(intent), null);
  const free = await othersFree(store, table, others);
  if (!free.ok) return free;
  const stage = await partyStage(store, table, here(table.caller), others);
  if (!stage.ok) return stage;
  const reachable = await outOfFights(store, table, stage.value, intent);
  return reachable.ok ? stage : reachable;
}
