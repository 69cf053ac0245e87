import type { CampaignRecord, CharacterRecord, PartyWrite, Store } from '../ports.ts';
import type { Table } from '../table.ts';
import type { Stage } from './staged.ts';

type At = Pick<Table, 'campaign' | 'system'>;

// Parties read from a record, and those just written: read once, as long as the record is in use.
const parties = new WeakMap<object, object>();

/** A scene with the campaign's party as it is now. Where nothing is stored of it, the scene's own stays. */
export function withParty(at: At, scene: object): object {
  const party = storedParty(at);
  return party === null ? scene : (at.system.party?.laidOver(scene, party) ?? scene);
}

/** The same, where it may not have begun: it is then as it would begin now, with the heroes of the campaign. */
export async function withPartyBegun(store: Store, at: At, scene: object): Promise<object> {
  const { party } = at.system;
  if (party === undefined) return scene;
  const kept = storedParty(at);
  if (kept !== null && party.hasBegun(kept)) return party.laidOver(scene, kept);
  const all = await store.characters(at.campaign.id, { archived: false });
  return party.laidOver(scene, party.begin(heroesOf(at, all), kept));
}

/** What a command writes of the party; null where it has not changed. What happens on its own stream is always written. */
export function partyWrite(
  { campaign, system }: At,
  { stream, state }: Pick<Stage, 'stream' | 'state'>,
  after: object,
): PartyWrite | null {
  const rules = system.party;
  if (rules === undefined) return null;
  const party = rules.of(after);
  if (party === rules.of(state) && stream.kind !== 'party') return null;
  parties.set(party, party);
  return {
    campaignId: campaign.id,
    expectedVersion: campaign.party.version,
    schemaVersion: system.revision,
    state: party as PartyWrite['state'],
  };
}

/** A campaign as it is once a write has gone through. */
export function campaignAfter(campaign: CampaignRecord, write: PartyWrite | null): CampaignRecord {
  if (write === null) return campaign;
  const { expectedVersion, schemaVersion, state } = write;
  return { ...campaign, party: { version: expectedVersion + 1, schemaVersion, state } };
}

/** Whether a command has changed the party. */
export const partyChanged = ({ system }: Pick<At, 'system'>, before: object, after: object): boolean =>
  system.party !== undefined && system.party.of(before) !== system.party.of(after);

/** What a campaign keeps for its whole party; null where nothing is stored of it. */
export function storedParty({ campaign, system }: At): object | null {
  const { state, schemaVersion } = campaign.party;
  if (system.party === undefined || typeof state !== 'object' || state === null) return null;
  const known = parties.get(state);
  if (known !== undefined) return known;
  const read = system.party.read(state, schemaVersion);
  if (!read.ok) throw new Error(`the party of campaign ${campaign.id} cannot be read: ${read.refusal.code}`);
  parties.set(state, read.value);
  return read.value;
}

/** The players' characters of a campaign, those whose sheets can be read. */
function heroesOf({ system }: At, all: readonly CharacterRecord[]): readonly object[] {
  return all
    .filter((one) => one.kind === 'pc')
    .map((one) => system.character.read(one.state, one.schemaVersion))
    .flatMap((read) => (read.ok ? [read.value] : []));
}
