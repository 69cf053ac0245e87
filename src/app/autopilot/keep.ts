import type { AnySystem } from '../../engine/system.ts';
import { pilotWait } from '../clock/waits.ts';
import { ableToAct, playerIn } from '../play/turns.ts';
import type { EncounterRecord, Store, WaitWrite } from '../ports.ts';
import type { Json } from '../../engine/json.ts';
import type { Table } from '../table.ts';
import { howOf, type Pilots, PILOT_USER, readPilots } from './pilots.ts';

/** What a change of a fight means for who acts by themselves in it. */
export interface PilotWrites {
  readonly pilots?: Json;
  readonly waits: readonly WaitWrite[];
}

/**
 * Whoever acts by themselves goes on after what a person does, who begins to count anew; whose time was over and who does something is
 * back, and plays their own again. After something is taken back they wait to be
 * told to: else they would do it again at once, with other dice.
 */
export async function pilotWrites(
  store: Store,
  table: Pick<Table, 'campaign' | 'system' | 'caller'>,
  next: EncounterRecord,
  { after, rewinds, at }: { readonly after: object; readonly rewinds: boolean; readonly at: Date },
): Promise<PilotWrites> {
  const pilots = readPilots(next.pilots);
  if (pilots === null || next.endedAt !== null) return { waits: [] };
  const { system, caller } = table;
  const able = ableToAct(system, after);
  const playedBy =
    pilots.once.length === 0
      ? null
      : playerIn(system, await store.characters(table.campaign.id, { archived: false }));
  const once = pilots.once.filter((id) => able.includes(id) && playedBy?.(after, id) !== caller.userId);
  const byItself = caller.userId === PILOT_USER;
  const round = byItself ? pilots.round : system.round(after);
  const holds =
    rewinds && pilots.state === 'on' && (await nextByThemselves(store, table, pilots, after)).length > 0;
  const kept: Pilots = { ...pilots, once, round, ...(holds ? { state: 'paused' } : {}) };
  return {
    ...(JSON.stringify(kept) === JSON.stringify(pilots) ? {} : { pilots: kept }),
    waits: byItself ? [] : [pilotWait(table, next, at)],
  };
}

/** Those who can act now and do so by themselves; none while a player is still to act in the same phase. */
export async function nextByThemselves(
  store: Pick<Store, 'characters'>,
  { campaign, system }: Pick<Table, 'campaign'> & { readonly system: AnySystem },
  pilots: Pilots,
  scene: object,
): Promise<readonly string[]> {
  const playedBy = playerIn(system, await store.characters(campaign.id, { archived: false }));
  const able = ableToAct(system, scene).map((id) => {
    const player = playedBy(scene, id);
    return { id, player, how: howOf(pilots, id, player) };
  });
  const isWaitedFor = able.some(({ player, how }) => player !== null && how === null);
  return isWaitedFor ? [] : able.flatMap(({ id, how }) => (how === null ? [] : [id]));
}
