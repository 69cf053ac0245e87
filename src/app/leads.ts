import type { Store } from './ports.ts';
import { no, type Result, yes } from './result.ts';
import type { Table } from './table.ts';

/**
 * Whether somebody may lay out what all play: a GM; where nobody leads, everybody who has a character there, and who opened the campaign. That shows
 * them nothing, and what it means for others these are asked first, by the rules.
 */
export async function mayLead(store: Pick<Store, 'characters'>, table: Table): Promise<Result<true>> {
  const { campaign, caller, system, gm } = table;
  if (gm) return yes(true);
  if (system.unled !== true) return no('gmOnly');
  if (campaign.createdBy === caller.userId) return yes(true);
  const all = await store.characters(campaign.id, { archived: false });
  return all.some(({ ownerId }) => ownerId === caller.userId) ? yes(true) : no('playersOnly');
}

/** The same for what would change a fight for those who are in one: where nobody leads, only while none runs. */
export async function mayLeadInPeace(
  store: Pick<Store, 'characters' | 'runningEncountersOf'>,
  table: Table,
): Promise<Result<true>> {
  const may = await mayLead(store, table);
  if (!may.ok || table.gm) return may;
  const running = await store.runningEncountersOf(table.campaign.id);
  return running.length === 0 ? may : no('fightFirst');
}
