import { everybody, type Viewer } from '../engine/event.ts';
import type { AnySystem } from '../engine/system.ts';
import { stoodInFor } from './away/absences.ts';
import { type Caller, isGm } from './caller.ts';
import { playerOf } from './character/player.ts';
import type { CampaignRecord, CharacterRecord, Ports, Store } from './ports.ts';
import { no, type Result, yes } from './result.ts';

export { type AnySystem, everybody, type Viewer };

/** A campaign as one caller sits at it: the system that is played, and whether the caller is its GM. */
export interface Table {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly caller: Caller;
  readonly gm: boolean;
  readonly standsInFor: readonly string[]; // users who are away and whose characters the caller acts for meanwhile
}

/** The same without the rulebook. */
export type Seat = Omit<Table, 'system'>;

/** A caller's seat in a campaign, as it is at a moment. */
export const seatIn = (campaign: CampaignRecord, caller: Caller, now: Date): Seat => ({
  campaign,
  caller,
  gm: isGm(campaign, caller),
  standsInFor: stoodInFor(campaign, caller.userId, now),
});

/** The campaign that is played where the caller is. Refuses outside a server and where there is none. */
export async function tableHere(
  { store, ...ports }: Pick<Ports, 'store' | 'systems' | 'clock'>,
  caller: Caller,
): Promise<Result<Table>> {
  if (caller.guildId === null) return no('notInServer');
  const campaign = await store.campaignIn(caller.channelIds);
  if (campaign === null) return no('noCampaignHere');
  return seat(ports, campaign, caller);
}

/** The same for a campaign that is already known. Its rulebook is opened here: whatever has a table has the system at hand. */
export async function seat(
  { systems, clock }: Pick<Ports, 'systems' | 'clock'>,
  campaign: CampaignRecord,
  caller: Caller,
): Promise<Result<Table>> {
  const system = await systems.load(campaign.system);
  if (system === undefined) return no('systemGone', { system: campaign.system });
  const own = seatIn(campaign, caller, clock.now());
  return yes({ ...own, ...(system.unled === true ? { standsInFor: [] } : {}), system });
}

/**
 * A table as a command's attempt finds it, who waited for their turn meanwhile: with the campaign as it is now. The first
 * attempt takes what was just read, unless looking again costs nothing because nobody else writes.
 */
export async function tableAt(store: Store, table: Table, attempt: number): Promise<Table> {
  if (attempt === 0 && !store.alone) return table;
  const campaign = await store.campaign(table.campaign.id);
  return campaign === null || campaign === table.campaign ? table : { ...table, campaign };
}

/** Whether the caller decides for somebody's characters: they are theirs, or the caller stands in while their player is away. */
export const playsFor = (
  { caller, standsInFor }: Pick<Table, 'caller' | 'standsInFor'>,
  ownerId: string | null,
): boolean => ownerId !== null && (ownerId === caller.userId || standsInFor.includes(ownerId));

/** Whether the caller plays a character. NPCs are the GMs', as long as they lead: nobody stands in for them there. */
export const plays = (
  table: Pick<Table, 'caller' | 'standsInFor'>,
  character: Pick<CharacterRecord, 'kind' | 'ownerId'> | null,
): boolean => playsFor(table, playerOf(character));

/** What the caller may see: the GM all, a player what their own characters may. */
export function viewerAt(table: Seat, characters: readonly CharacterRecord[]): Viewer {
  return {
    gm: table.gm,
    characters: characters.filter((one) => plays(table, one)).map(({ id }) => id),
  };
}
