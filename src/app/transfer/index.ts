import { readPilots } from '../autopilot/pilots.ts';
import { namedLikeMe } from '../borne.ts';
import { type Caller, here } from '../caller.ts';
import { roomForCampaign } from '../campaign/room.ts';
import { pilotWait, turnWaits } from '../clock/waits.ts';
import type { Seals } from '../dice/seals.ts';
import { mayLeadInPeace } from '../leads.ts';
import { Turnstile } from '../lock.ts';
import { cleanName } from '../names.ts';
import { sceneOf } from '../play/stage.ts';
import type { CampaignPiece, CampaignRecord, EncounterRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { AnySystem, Table } from '../table.ts';
import { laneOf } from '../transcript/lane.ts';
import { charactersOf } from '../transcript/posts.ts';
import type { Settled } from './settle.ts';
import type { OpenFile } from './thread.ts';
import type { WrittenFile } from './write.ts';

// Few campaigns move: what reads and writes their files is loaded for those.
const reading = () => import('./thread.ts');
const writing = () => import('./write.ts');

/** A campaign that has been brought in, with what the one who did should know. */
export interface BroughtIn extends Pick<Settled, 'running' | 'ended' | 'orphans'> {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly characters: number;
  readonly entries: number;
  readonly seal: string; // the hash of the seed that its dice follow from now
}

/** Who of some people is on the server where a campaign settles. */
type MembersOf = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** A file that was found right, and where its campaign is to settle. */
interface Opened {
  readonly caller: Caller & { readonly guildId: string };
  readonly file: OpenFile;
  readonly system: AnySystem;
  readonly name: string;
}

/** Campaigns that are taken from one server to another, whole. */
export class Transfer {
  readonly #ports: Ports;
  readonly #seals: Seals;
  // One at a time: each takes much memory. Nobody waits in these two for what Discord says of another campaign's people.
  readonly #asking = new Turnstile(); // of each campaign, or of the channel where one settles
  readonly #leaving = new Turnstile();
  readonly #coming = new Turnstile();

  constructor(ports: Ports, seals: Seals) {
    this.#ports = ports;
    this.#seals = seals;
  }

  /** The whole campaign as a file. For its GMs alone; where nobody leads, for its players while no fight runs, as it has what they hold. */
  async write(
    table: Table,
    namesOf: (ids: readonly string[]) => Promise<(id: string) => string>,
    most: number,
  ): Promise<Result<WrittenFile>> {
    const may = await mayLeadInPeace(this.#ports.store, table);
    if (!may.ok) return may;
    const { gms, id } = table.campaign;
    const { store } = this.#ports;
    return this.#asking.pass(id, async () => {
      const owners = (await charactersOf(store, id)).flatMap(({ ownerId }) => ownerId ?? []);
      const names = await namesOf([...new Set([...gms, ...owners])]);
      const { writeCampaign } = await writing();
      const lane = await laneOf(store, id);
      return this.#leaving.pass(lane, () => writeCampaign(this.#ports, table, names, most));
    });
  }

  /**
   * Makes a campaign in the caller's channel out of a file, with the caller as its GM; `membersOf` says who of some people is on this
   * server. All of it or nothing. Refuses where one is played already, what is no such file, one that is wrong in itself,
   * and one with a character called like the bot.
   *
   * The file is read twice: first to see whether it is right and whom it names, and again once Discord has said who of them is here. Nothing of
   * it is held in between, so that nobody has to wait for that.
   */
  async bringIn(
    caller: Caller,
    data: Uint8Array,
    newName: string | null,
    membersOf: MembersOf,
  ): Promise<Result<BroughtIn>> {
    const named = await this.#opened(caller, data, newName, async ({ file }) => yes(file.people));
    if (!named.ok) return named;
    const members = await this.#asking.pass(here(caller), () => membersOf(named.value));
    return this.#opened(caller, data, newName, (opened) => this.#settle(opened, members));
  }

  /** Reads a file that may come in here, and gives it to `use`, one after the other. */
  #opened<T>(
    caller: Caller,
    data: Uint8Array,
    newName: string | null,
    use: (opened: Opened) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    return this.#coming.pass('', async () => {
      const { store, systems, people } = this.#ports;
      const { guildId } = caller;
      if (guildId === null) return no('notInServer');
      const played = await store.campaignIn(caller.channelIds);
      if (played !== null) return no('channelTaken', { campaign: played.name });
      const room = await roomForCampaign(store, guildId, caller.userId);
      if (!room.ok) return room;
      const { withFile } = await reading();
      return withFile(data, async (file) => {
        const system = await systems.load(file.system);
        if (system === undefined) return no('foreignSystem', { system: file.system });
        const name = newName === null ? file.name : cleanName(newName);
        if (name === null) return no('badName', { name: (newName ?? '').slice(0, 100) });
        const mine = await namedLikeMe(people, guildId, file.characters);
        if (mine !== null) return no('nameIsMineInFile', { name: mine });
        return use({ caller: { ...caller, guildId }, file, system, name });
      });
    });
  }

  async #settle(
    { caller, file, system, name }: Opened,
    members: ReadonlySet<string>,
  ): Promise<Result<BroughtIn>> {
    const { store, clock } = this.#ports;
    const { userId, channelIds, guildId, interactionId } = caller;
    const settled = await file.settle({
      caller: { userId, channelIds, guildId },
      name,
      members,
      at: clock.now(),
    });
    const { campaign, running, ended, orphans, characters } = settled;
    const seed = this.#seals.fresh(campaign.id, settled.seeds + 1);
    let entries = 0;
    async function* pieces(): AsyncGenerator<readonly CampaignPiece[]> {
      yield [{ seeds: [seed] }];
      for await (const some of file.pieces()) {
        entries += some.reduce((sum, one) => sum + (one.entries?.length ?? 0), 0);
        yield some;
      }
    }
    const written = await store.addCampaign(campaign, pieces(), interactionId);
    switch (written) {
      case 'committed':
        await this.#waitAgain(campaign, system, running);
        return yes({ campaign, system, running, ended, orphans, characters, entries, seal: seed.hash });
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

  /** Whoever is to act in the fight that came along is waited for from now on, and who acts by themselves goes on. */
  async #waitAgain(
    campaign: CampaignRecord,
    system: AnySystem,
    running: EncounterRecord | null,
  ): Promise<void> {
    if (running === null) return;
    const { store, clock } = this.#ports;
    const scene = sceneOf(system, running);
    const at = clock.now();
    const turns = await turnWaits(store, { campaign, system }, running, null, scene, at);
    const pilots = readPilots(running.pilots) === null ? [] : [pilotWait({ campaign }, running, at)];
    await store.putWaits([...turns, ...pilots]);
  }
}
