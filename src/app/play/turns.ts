import type { AnySystem } from '../../engine/system.ts';
import { playerOf } from '../character/player.ts';
import type { CharacterRecord, Store } from '../ports.ts';
import { plays, type Table } from '../table.ts';

/** Those who can act now: whoever's turn runs; between turns, where a side acts in any order, all of it who are still to act. */
export function ableToAct(system: AnySystem, scene: object): readonly string[] {
  const current = system.current(scene);
  return current === null ? (system.toAct?.(scene) ?? []) : [current];
}

/**
 * Whether somebody at the table decides what one of a fight does: a GM always, else whoever's character it is; of those whom
 * others command, whoever plays one of these. Takes the one's own record, null for who lives in the fight alone.
 */
export async function maySpeakFor(
  store: Store,
  table: Table,
  scene: object,
  { id, record }: { readonly id: string; readonly record: CharacterRecord | null },
): Promise<boolean> {
  if (table.gm) return true;
  const commanders = table.system.commanders?.(scene, id) ?? null;
  if (commanders === null) return plays(table, record);
  const records = await Promise.all(commanders.map((one) => store.character(one)));
  return records.some((one) => plays(table, one));
}

/** Those of some ids for whom somebody at the table decides, in their order. */
export async function spokenFor(
  store: Store,
  table: Table,
  scene: object,
  ids: readonly string[],
): Promise<readonly string[]> {
  const own = await Promise.all(
    ids.map(async (id) => maySpeakFor(store, table, scene, { id, record: await store.character(id) })),
  );
  return ids.filter((_, n) => own[n]);
}

/** Who plays somebody in a fight, of those whom others command whoever plays one of these; null: the GM. */
export type PlayerIn = (scene: object, id: string) => string | null;

/** Asks the characters of a campaign who plays somebody in a fight. */
export function playerIn(system: AnySystem, characters: readonly CharacterRecord[]): PlayerIn {
  const players = new Map(characters.map((record) => [record.id, playerOf(record)]));
  return (scene, id) => {
    const speakers = system.commanders?.(scene, id) ?? [id];
    return speakers.map((one) => players.get(one) ?? null).find((one) => one !== null) ?? null;
  };
}

/** Those of some ids whom nobody but the GM plays: no hero of a person's (a GM's own neither), and not at a player's command. */
export async function playedByGm(
  store: Store,
  { system }: Pick<Table, 'system'>,
  scene: object,
  ids: readonly string[],
): Promise<readonly string[]> {
  const theirs = await Promise.all(
    ids.map(async (id) => {
      const commanders = system.commanders?.(scene, id) ?? null;
      const players = await Promise.all((commanders ?? [id]).map((one) => store.character(one)));
      return players.every((record) => playerOf(record) === null);
    }),
  );
  return ids.filter((_, n) => theirs[n]);
}
