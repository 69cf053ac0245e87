import { findNamed, nearest } from '../names.ts';
import type { CharacterRecord, Store } from '../ports.ts';
import { sceneOf } from '../play/sceneOf.ts';
import { no, type Result, yes } from '../result.ts';
import { shutTo } from '../scenes/privacy.ts';
import { plays, type Seat, type Table, type Viewer, viewerAt } from '../table.ts';

/** The characters of a campaign that are not archived. */
export function cast(
  store: Pick<Store, 'characters'>,
  table: Pick<Table, 'campaign'>,
): Promise<readonly CharacterRecord[]> {
  return store.characters(table.campaign.id, { archived: false });
}

/** What the caller may see: the GM all, a player what their own characters may. */
export async function viewerOf(store: Store, table: Seat): Promise<Viewer> {
  return viewerAt(table, await cast(store, table));
}

/**
 * Those of some characters whose names the caller may know. The GM's own are the GM's secret but for as long as they are in a fight
 * where the caller sees them: one into which they may look, and in which these are not hidden.
 */
export async function knownCast(
  store: Store,
  table: Table,
  all: readonly CharacterRecord[],
): Promise<readonly CharacterRecord[]> {
  if (table.gm) return all;
  const fights = new Set(all.flatMap(({ kind, encounterId }) => (kind === 'pc' ? [] : (encounterId ?? []))));
  const seen = await seenIn(store, table, [...fights]);
  return all.filter(({ kind, id }) => kind === 'pc' || seen.has(id));
}

/** Those of some characters whose names everybody at a table may know. */
export const openCast = (
  store: Store,
  table: Table,
  all: readonly CharacterRecord[],
): Promise<readonly CharacterRecord[]> =>
  knownCast(store, { ...table, gm: false, standsInFor: [], caller: { ...table.caller, userId: '' } }, all);

/** Whom the caller sees in some fights, by their ids. */
async function seenIn(store: Store, table: Table, fights: readonly string[]): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  if (fights.length === 0) return seen;
  const [shut, viewer] = [await shutTo(store, table), await viewerOf(store, table)];
  for (const id of fights) {
    const fight = await store.encounter(id);
    if (fight === null || shut.has(fight.channelId)) continue;
    for (const one of table.system.known(sceneOf(table.system, fight), viewer)) seen.add(one.id);
  }
  return seen;
}

/** The character that the caller plays now; null where they play nobody (any more), or have put that one away. */
export async function played(store: Store, table: Table): Promise<CharacterRecord | null> {
  const active = await store.activeCharacter(table.campaign.id, table.caller.userId);
  return active?.archivedAt === null && isOwn(table, active) ? active : null;
}

/** Whether the caller may act for a character: it is theirs, or they stand in for its player; a GM for anybody. */
export function mayPlay(table: Table, character: Pick<CharacterRecord, 'kind' | 'ownerId'>): boolean {
  return table.gm || plays(table, character);
}

/** Whether a character is the caller's own; a GM's are all. */
export const isOwn = (table: Table, character: Pick<CharacterRecord, 'kind' | 'ownerId'>): boolean =>
  mayPlay({ ...table, standsInFor: [] }, character);

/** A character by what somebody typed; refuses with the nearest name. */
export async function characterCalled(
  store: Store,
  table: Table,
  typed: string,
): Promise<Result<CharacterRecord>> {
  const known = await knownCast(store, table, await cast(store, table));
  const found = findNamed(typed, known);
  if (found !== null) return yes(found);
  return no('noSuchCharacter', {
    typed: typed.slice(0, 100),
    nearest: nearest(
      typed,
      known.map((one) => one.name),
    ),
  });
}

/** A character of the caller's own (a GM: any), by name; without a name the one they play now. */
export const ownCharacter = (
  store: Store,
  table: Table,
  typed: string | null,
): Promise<Result<CharacterRecord>> => playableCharacter(store, { ...table, standsInFor: [] }, typed);

/** The same, or one of those whose player is away and whom the caller stands in for. */
export async function playableCharacter(
  store: Store,
  table: Table,
  typed: string | null,
): Promise<Result<CharacterRecord>> {
  if (typed === null) {
    const active = await played(store, table);
    return active === null ? no('noCharacter') : yes(active);
  }
  const found = await characterCalled(store, table, typed);
  if (!found.ok) return found;
  return mayPlay(table, found.value) ? found : no('notYours', { name: found.value.name });
}
