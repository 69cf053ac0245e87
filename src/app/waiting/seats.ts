import { type Caller, isGm } from '../caller.ts';
import { stoodInFor } from '../away/absences.ts';
import type { CampaignRecord, Ports } from '../ports.ts';
import { seat, type Table } from '../table.ts';

/** Somebody's roles on a server; null where they are not on it (any more), or the bot is not. */
export type RolesIn = (guildId: string) => Promise<readonly string[] | null>;

/**
 * The caller's seats in all their running campaigns, wherever they are: those that they lead, play in, or stand in for somebody
 * in. Who is a GM by role alone is found on the server where they ask; a campaign whose rulebook is gone is left out.
 */
export async function seatsOf(
  ports: Pick<Ports, 'store' | 'systems' | 'clock'>,
  caller: Caller,
  rolesIn: RolesIn,
): Promise<readonly Table[]> {
  const { store } = ports;
  const roles = new Map<string, Promise<readonly string[] | null>>();
  if (caller.guildId !== null) roles.set(caller.guildId, Promise.resolve(caller.roleIds));
  const known = (guildId: string) => {
    const found = roles.get(guildId) ?? rolesIn(guildId);
    roles.set(guildId, found);
    return found;
  };
  const tables: Table[] = [];
  for (const campaign of await candidates(ports, caller)) {
    const roleIds = await known(campaign.guildId);
    if (roleIds === null) continue;
    const there = { ...caller, guildId: campaign.guildId, channelIds: [], roleIds, manages: false };
    const own = await store.characters(campaign.id, { ownerId: caller.userId, archived: false });
    const standsIn = stoodInFor(campaign, caller.userId, ports.clock.now()).length > 0;
    if (own.length === 0 && !standsIn && !isGm(campaign, there)) continue;
    const table = await seat(ports, campaign, there);
    if (table.ok) tables.push(table.value);
  }
  return tables;
}

async function candidates(
  { store }: Pick<Ports, 'store'>,
  caller: Caller,
): Promise<readonly CampaignRecord[]> {
  const theirs = await store.campaignsWith(caller.userId);
  if (caller.guildId === null) return theirs;
  const led = (await store.campaignsOf(caller.guildId)).filter(
    (one) => one.archivedAt === null && isGm(one, caller) && !theirs.some(({ id }) => id === one.id),
  );
  return [...theirs, ...led];
}
