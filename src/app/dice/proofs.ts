import { visibleTo } from '../../engine/event.ts';
import { type Proof, proofOf } from '../../engine/proof.ts';
import { readTranscript } from '../../engine/transcript.ts';
import { type Caller, here } from '../caller.ts';
import { cast } from '../character/cast.ts';
import { eventsOf } from '../log.ts';
import type { EntryRecord, PendingRecord, Ports, SeedRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import { seat, type Table, viewerAt } from '../table.ts';
import { ATTEMPTS, type Seals } from './seals.ts';

/** A seed as everybody may know it: its secret only once it is public. */
export type PublicSeed = Omit<SeedRecord, 'secret'> & { readonly secret: string | null };

/** What was made public, and what the campaign goes on with. */
export interface Revealed {
  readonly seed: SeedRecord;
  readonly next: PublicSeed;
}

/** An entry whose dice were rolled again. */
export interface Checked extends Proof {
  readonly entry: EntryRecord;
  readonly seed: SeedRecord | null; // its campaign's, where it drew from one
}

/** Who may look into a free roll: the rolls themselves know. */
interface Rolls {
  look(caller: Caller, entryId: string): Promise<Result<unknown>>;
}

const LOOK_BACK = 30;

/** Proves the dice: shows what is public of a campaign's seeds, reveals them, and rolls every die of an entry again. */
export class Proofs {
  readonly #ports: Ports;
  readonly #seals: Seals;
  readonly #rolls: Rolls;

  constructor(ports: Ports, seals: Seals, rolls: Rolls) {
    this.#ports = ports;
    this.#seals = seals;
    this.#rolls = rolls;
  }

  /** The seeds of a campaign, oldest first; the last is the one from which it draws now. */
  async seeds({ campaign }: Pick<Table, 'campaign'>): Promise<readonly PublicSeed[]> {
    return (await this.#ports.store.seeds(campaign.id)).map(asPublic);
  }

  /** The seed that a GM may reveal now. Refuses others, a seed that nothing was drawn from, and one of which a command waits. */
  async revealable(table: Table): Promise<Result<SeedRecord>> {
    if (!table.gm) return no('gmOnly');
    const { store } = this.#ports;
    const seed = await store.currentSeed(table.campaign.id);
    if (seed === null || seed.used === 0) return no('seedUnused');
    const [waits] = await store.pendingsOfSeed(seed.id);
    return waits === undefined ? yes(seed) : no('seedWaits', await this.#waiting(table, seed, waits));
  }

  /** Makes the secret of a seed public and starts the next. Refuses as above, and where it is public already. */
  async reveal(table: Table, seedId: string): Promise<Result<Revealed>> {
    const { campaign, caller } = table;
    return this.#seals.inTurn(campaign.id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (!table.gm) return no('gmOnly');
        const asked = await this.#ports.store.seed(seedId);
        if (asked === null || asked.campaignId !== campaign.id || asked.revealedAt !== null)
          return no('seedRevealed');
        const current = await this.revealable(table);
        if (!current.ok) return current;
        const seed = current.value;
        const next = this.#seals.fresh(campaign.id, seed.number + 1);
        const written = await this.#ports.store.revealSeed(seed, next, caller.interactionId);
        if (written === 'committed')
          return yes({ seed: { ...seed, revealedAt: next.startedAt }, next: asPublic(next) });
        if (written === 'duplicate') return no('alreadyDone');
      }
      return no('tooBusy');
    });
  }

  /** Rolls the dice of an entry again. Refuses those who may not see how it fell. */
  async check(caller: Caller, entryId: string): Promise<Result<Checked>> {
    const { store } = this.#ports;
    const named = await store.entry(entryId);
    const entry = named === null || named.undoes === null ? named : await store.entry(named.undoes);
    if (entry === null) return no('entryGone');
    const may = await this.#maySee(caller, entry);
    if (!may.ok) return may;
    const transcript = readTranscript(entry);
    if (!transcript.ok) return transcript;
    const { drawn } = entry;
    const seed = drawn === null ? null : await store.seed(drawn.seedId);
    const sealed =
      drawn === null || seed === null ? null : { ...seed, ...drawn, revealed: seed.revealedAt !== null };
    return yes({ ...proofOf(transcript.value, sealed), entry, seed });
  }

  /** The same for an entry that a message names; only where the caller is, for what is elsewhere may be hidden from them. */
  async checkHere(caller: Caller, entryId: string): Promise<Result<Checked>> {
    const { store } = this.#ports;
    const entry = await store.entry(entryId);
    const campaign = caller.guildId === null ? null : await store.campaignIn(caller.channelIds);
    const isHere =
      entry?.campaignId === null ? entry.channelId === here(caller) : entry?.campaignId === campaign?.id;
    return entry !== null && isHere ? this.check(caller, entryId) : no('verifyElsewhere');
  }

  /** The last roll where the caller is that they may see. */
  async last(caller: Caller): Promise<Result<Checked>> {
    const { store } = this.#ports;
    const campaign = caller.guildId === null ? null : await store.campaignIn(caller.channelIds);
    const entries = await store.entries({
      campaignId: campaign?.id ?? null,
      channelId: here(caller),
      ...(campaign === null ? { userId: caller.userId } : {}),
      kinds: ['play', 'roll'],
      limit: LOOK_BACK,
    });
    for (const entry of entries) {
      if (!Array.isArray(entry.dice) || entry.dice.length === 0) continue;
      const found = await this.check(caller, entry.id);
      if (found.ok) return found;
    }
    return no('nothingRolledHere');
  }

  async #maySee(caller: Caller, entry: EntryRecord): Promise<Result<true>> {
    if (entry.kind === 'roll') {
      const looked = await this.#rolls.look(caller, entry.id);
      return looked.ok ? yes(true) : looked;
    }
    const campaign = entry.campaignId === null ? null : await this.#ports.store.campaign(entry.campaignId);
    const table = campaign === null ? null : seat(campaign, caller);
    if (table === null) return no('entryGone');
    if (!table.ok) return table;
    const viewer = viewerAt(table.value, await cast(this.#ports.store, table.value));
    // What was called off left no events that say who may see it.
    const seen = entry.kind !== 'cancel' && eventsOf(entry).every((event) => visibleTo(event, viewer));
    return viewer.gm || seen ? yes(true) : no('verifySecret');
  }

  async #waiting({ campaign }: Table, seed: SeedRecord, pending: PendingRecord) {
    const character =
      pending.characterId === null ? null : await this.#ports.store.character(pending.characterId);
    const asked = pending.decisions[0];
    return {
      seed: seed.number,
      user: pending.userId,
      name: character?.name ?? null,
      kind: kindOf(pending),
      guild: campaign.guildId,
      channel: asked?.channelId ?? pending.channelId,
      message: asked?.messageId ?? null,
    };
  }
}

const kindOf = ({ intent }: PendingRecord): string =>
  typeof intent === 'object' && intent !== null && 'kind' in intent ? String(intent.kind) : 'command';

const asPublic = (seed: SeedRecord): PublicSeed => ({
  ...seed,
  secret: seed.revealedAt === null ? null : seed.secret,
});
