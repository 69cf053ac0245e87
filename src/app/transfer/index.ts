import { breathing } from '../breath.ts';
import type { Caller } from '../caller.ts';
import { turnWaits } from '../clock/waits.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import type { Seals } from '../dice/seals.ts';
import { Turnstile } from '../lock.ts';
import { cleanName } from '../names.ts';
import { sceneOf } from '../play/stage.ts';
import type { CampaignRecord, EncounterRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { AnySystem, Table } from '../table.ts';
import type { CampaignFile } from './file.ts';
import type { Settled } from './settle.ts';
import type { WrittenFile } from './write.ts';

// Few campaigns move: what reads and writes their files is loaded for those.
const reading = () => import('./read.ts');
const settling = () => import('./settle.ts');
const writing = () => import('./write.ts');

/** A campaign that has been brought in, with what the one who did should know. */
export interface BroughtIn extends Pick<Settled, 'running' | 'ended' | 'orphans'> {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly characters: number;
  readonly entries: number;
  readonly seal: string; // the hash of the seed that its dice follow from now
}

/** Campaigns that are taken from one server to another, whole. */
export class Transfer {
  readonly #ports: Ports;
  readonly #seals: Seals;
  readonly #turnstile = new Turnstile(); // one at a time: each takes much memory

  constructor(ports: Ports, seals: Seals) {
    this.#ports = ports;
    this.#seals = seals;
  }

  /** The whole campaign as a file. For its GMs alone: see `writeCampaign`. */
  write(
    table: Table,
    namesOf: (ids: readonly string[]) => Promise<(id: string) => string>,
    most: number,
  ): Promise<Result<WrittenFile>> {
    return this.#turnstile.pass('', async () => {
      const { writeCampaign } = await writing();
      return writeCampaign(this.#ports, table, namesOf, most);
    });
  }

  /**
   * Makes a campaign in the caller's channel out of a file, with the caller as its GM; `membersOf` says who of some people is on this
   * server. All of it or nothing. Refuses where one is played already, what is no such file, and one that is wrong in itself.
   */
  bringIn(
    caller: Caller,
    data: Uint8Array,
    newName: string | null,
    membersOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<Result<BroughtIn>> {
    return this.#turnstile.pass('', () => this.#bringIn(caller, data, newName, membersOf));
  }

  async #bringIn(
    caller: Caller,
    data: Uint8Array,
    newName: string | null,
    membersOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<Result<BroughtIn>> {
    const { store, systems, ids, clock } = this.#ports;
    const { guildId } = caller;
    if (guildId === null) return no('notInServer');
    const played = await store.campaignIn(caller.channelIds);
    if (played !== null) return no('channelTaken', { campaign: played.name });
    const [{ opened, readCampaign }, { settle }] = await Promise.all([reading(), settling()]);
    const file = await opened(data);
    if (!file.ok) return file;
    const system = await systems.load(file.value.head.system);
    if (system === undefined) return no('foreignSystem', { system: file.value.head.system.slice(0, 60) });
    const read = await readCampaign(file.value, system, breathing());
    if (!read.ok) return read;
    const name = newName === null ? read.value.campaign.name : cleanName(newName);
    if (name === null) return no('badName', { name: (newName ?? '').slice(0, 100) });
    const members = await membersOf(peopleIn(read.value));
    const where = { caller: { ...caller, guildId }, name, members, at: clock.now() };
    const settled = settle(read.value, system, where, { ids, seals: this.#seals });
    const { parts, entries, running, ended, orphans } = settled;
    const written = await store.addCampaign(parts, entries, caller.interactionId);
    switch (written) {
      case 'committed':
        await this.#waitAgain(parts.campaign, system, running);
        return yes({
          campaign: parts.campaign,
          system,
          running,
          ended,
          orphans,
          characters: parts.characters.length,
          entries: entries.length,
          seal: parts.seeds.at(-1)?.hash ?? '',
        });
      case 'nameTaken':
        return no('campaignNameTaken', { name });
      case 'channelTaken':
        return no('channelTaken', { campaign: name });
      case 'duplicate':
        return no('alreadyDone');
      case 'conflict':
        return no('tryAgain');
    }
  }

  /** Whoever is to act in the fight that came along is waited for from now on. */
  async #waitAgain(
    campaign: CampaignRecord,
    system: AnySystem,
    running: EncounterRecord | null,
  ): Promise<void> {
    if (running === null) return;
    const { store, clock } = this.#ports;
    const scene = sceneOf(system, running);
    await store.putWaits(await turnWaits(store, { campaign, system }, running, null, scene, clock.now()));
  }
}

/** Those in a file to whom something belongs, or who are away and who stands in for them. */
const peopleIn = ({ campaign, characters, actives }: CampaignFile): readonly string[] => [
  ...new Set([
    ...campaign.gms,
    ...readCampaignSettings(campaign.settings).absences.flatMap(({ userId, standIn }) =>
      standIn === null ? userId : [userId, standIn],
    ),
    ...characters.flatMap(({ ownerId }) => ownerId ?? []),
    ...actives.map(({ userId }) => userId),
  ]),
];
