import { type Viewer, visibleTo } from '../../engine/event.ts';
import { type Proof, proofOf, type Sealed, sealedWith } from '../../engine/proof.ts';
import { knownOf } from '../../engine/roll.ts';
import { readTranscript } from '../../engine/transcript.ts';
import { type Caller, here } from '../caller.ts';
import { mayLeadInPeace } from '../leads.ts';
import { mayReadStored, type Reader, readerOf } from '../log/reader.ts';
import { eventsOf } from '../play/known.ts';
import { asRevealed } from '../play/reveal.ts';
import type { EntryRecord, PendingRecord, Ports, SeedRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { sentAt, unmixed } from './beacon.ts';
import { ATTEMPTS, type Seals } from './seals.ts';

/**
 * A seed as somebody may know it: its secret only once it is public, and how many commands drew from it only where they may know
 * of all of them.
 */
export type PublicSeed = Omit<SeedRecord, 'secret' | 'used'> & {
  readonly secret: string | null;
  readonly used: number | null;
  /** How many of its numbers stand for nothing, and for a GM which: those commands were dropped, or taken out of the log. */
  readonly missing: { readonly count: number; readonly numbers: readonly number[] | null };
};

/** A seed of which we have the secret. */
type OwnSeed = SeedRecord & { readonly secret: string };

/** What was made public, and what the campaign goes on with. */
export interface Revealed {
  readonly seed: OwnSeed;
  readonly next: PublicSeed;
}

/** An entry whose dice were rolled again: those that whoever asks may know. */
export interface CheckedEntry extends Proof {
  readonly hidden: number; // how many more fell that they may not know
  /** Which of its campaign's seeds it drew from, and for a GM as which command of all; null: it has a seed of its own. */
  readonly drew: { readonly seed: number; readonly number: number | null } | null;
  /** How its dice can be rolled again; null where something is hidden, for that could then be rolled again as well. */
  readonly trail: Trail | null;
}

/** What leads to an entry's dice. */
export interface Trail {
  readonly seed: string; // the entry's own
  /** What that was made from; null: it was drawn for this entry alone. */
  readonly sealed: {
    readonly interactionId: string;
    /** What a public beacon said and was mixed in: undefined where none is switched on, null where it could not be heard. */
    readonly beacon: string | null | undefined;
    /** Whether the command was sent before the hash of its seed was there: then somebody could have chosen that secret for it. */
    readonly early: boolean;
    readonly with: string; // what stands behind the secret in the text
    readonly hash: string;
    readonly secret: string | null;
  } | null;
}

/** What somebody may know of an entry. */
interface Sight {
  readonly viewer: Viewer;
  readonly whole: boolean; // all of it
  readonly some: boolean; // anything at all, its dice aside
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
  async seeds({ campaign, gm }: Pick<Table, 'campaign' | 'gm'>): Promise<readonly PublicSeed[]> {
    const seeds = await this.#ports.store.seeds(campaign.id);
    return Promise.all(seeds.map(async (seed) => asPublic(seed, gm, await this.#missing(seed))));
  }

  async #missing({ id, used, fromFile }: SeedRecord): Promise<readonly number[]> {
    if (fromFile) return []; // a file may leave out what it likes, and proves nothing anyway
    const there = new Set(await this.#ports.store.numbersOfSeed(id));
    return Array.from({ length: used }, (_, at) => at + 1).filter((number) => !there.has(number));
  }

  /** The seed that a GM may reveal now; where nobody leads, any player while no fight runs: it opens every hand. Refuses others, a seed that nothing was drawn from, and one of which a command waits. */
  async revealable(table: Table): Promise<Result<OwnSeed>> {
    const { store } = this.#ports;
    const may = await mayLeadInPeace(store, table);
    if (!may.ok) return may;
    const seed = await store.currentSeed(table.campaign.id);
    if (seed === null || seed.secret === null || seed.used === 0) return no('seedUnused');
    const [waits] = await store.pendingsOfSeed(seed.id);
    const own: OwnSeed = { ...seed, secret: seed.secret };
    return waits === undefined ? yes(own) : no('seedWaits', await this.#waiting(table, seed, waits));
  }

  /** Makes the secret of a seed public and starts the next. Refuses as above, and where it is public already. */
  async reveal(table: Table, seedId: string): Promise<Result<Revealed>> {
    const { campaign, caller } = table;
    return this.#seals.inTurn(campaign.id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const asked = await this.#ports.store.seed(seedId);
        if (asked === null || asked.campaignId !== campaign.id || asked.revealedAt !== null)
          return no('seedRevealed');
        const current = await this.revealable(table);
        if (!current.ok) return current;
        const seed = current.value;
        const next = this.#seals.fresh(campaign.id, seed.number + 1);
        const written = await this.#ports.store.revealSeed(seed, next, caller.interactionId);
        if (written === 'committed')
          return yes({ seed: { ...seed, revealedAt: next.startedAt }, next: asPublic(next, false, []) });
        if (written === 'duplicate') return no('alreadyDone');
      }
      return no('tooBusy');
    });
  }

  /** Rolls the dice of an entry again, those that the caller may know. Refuses those who may know nothing of it. */
  async check(caller: Caller, entryId: string): Promise<Result<CheckedEntry>> {
    const { store } = this.#ports;
    const named = await store.entry(entryId);
    const stored = named === null || named.undoes === null ? named : await store.entry(named.undoes);
    if (stored === null) return no('entryGone');
    const reader = await readerOf(this.#ports, caller, stored);
    if (!(await mayReadStored(store, reader, stored))) return no('entryGone');
    const entry = await asRevealed(store, stored);
    const sight = await this.#sight(caller, reader, entry);
    if (!sight.ok) return sight;
    const transcript = readTranscript(entry);
    if (!transcript.ok) return transcript;
    const { viewer, whole, some } = sight.value;
    const all = transcript.value.dice;
    const dice = knownOf(all, viewer, whole);
    if (dice.length === 0 && !some) return no('verifySecret');
    const { drawn } = entry;
    const seed = drawn === null ? null : await store.seed(drawn.seedId);
    const sealed =
      drawn === null || seed === null ? null : { ...seed, ...drawn, revealed: seed.revealedAt !== null };
    const hidden = all.length - dice.length;
    const proof = proofOf({ seed: entry.seed, dice }, sealed);
    if (entry.fromFile) return yes({ ...proof, chain: 'file', hidden, drew: null, trail: null });
    return yes({
      ...proof,
      hidden,
      drew:
        sealed === null || seed === null
          ? null
          : { seed: seed.number, number: viewer.gm ? sealed.number : null },
      trail: hidden === 0 ? trailOf(entry.seed, sealed, seed?.startedAt ?? null) : null,
    });
  }

  /** The same for an entry that a message names; only where the caller is, for what is elsewhere may be hidden from them. */
  async checkHere(caller: Caller, entryId: string): Promise<Result<CheckedEntry>> {
    const { store } = this.#ports;
    const entry = await store.entry(entryId);
    const campaign = caller.guildId === null ? null : await store.campaignIn(caller.channelIds);
    const isHere =
      entry?.campaignId === null ? entry.channelId === here(caller) : entry?.campaignId === campaign?.id;
    return entry !== null && isHere ? this.check(caller, entryId) : no('verifyElsewhere');
  }

  /** The last roll where the caller is of which they may see dice. */
  async last(caller: Caller): Promise<Result<CheckedEntry>> {
    const { store } = this.#ports;
    const campaign = caller.guildId === null ? null : await store.campaignIn(caller.channelIds);
    const entries = await store.entries({
      campaignId: campaign?.id ?? null,
      channelId: here(caller),
      ...(campaign === null ? { userId: caller.userId } : {}),
      kinds: ['play', 'roll', 'cancel'],
      limit: LOOK_BACK,
    });
    for (const entry of entries) {
      if (!Array.isArray(entry.dice) || entry.dice.length === 0) continue;
      const found = await this.check(caller, entry.id);
      if (found.ok && found.value.fallen.length > 0) return found;
    }
    return no('nothingRolledHere');
  }

  async #sight(caller: Caller, { viewer }: Reader, entry: EntryRecord): Promise<Result<Sight>> {
    if (entry.kind === 'roll') {
      const looked = await this.#rolls.look(caller, entry.id);
      return looked.ok ? yes({ viewer, whole: true, some: true }) : looked;
    }
    // What was called off left no events that say who may see it: its dice must say so themselves.
    const events = entry.kind === 'cancel' ? [] : eventsOf(entry);
    const seen = events.filter((event) => visibleTo(event, viewer)).length;
    const whole = viewer.gm || (entry.kind !== 'cancel' && seen === events.length);
    return yes({ viewer, whole, some: whole || seen > 0 });
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

const trailOf = (seed: string, sealed: Sealed | null, startedAt: Date | null): Trail => ({
  seed,
  sealed:
    sealed === null
      ? null
      : {
          ...unmixed(sealed.interactionId),
          early: isEarly(sealed.interactionId, startedAt),
          with: sealedWith(seed, sealed),
          hash: sealed.hash,
          secret: sealed.revealed ? sealed.secret : null,
        },
});

const isEarly = (interactionId: string, startedAt: Date | null): boolean => {
  const sent = sentAt(interactionId);
  return sent !== null && startedAt !== null && sent < startedAt;
};

const kindOf = ({ intent }: PendingRecord): string =>
  typeof intent === 'object' && intent !== null && 'kind' in intent ? String(intent.kind) : 'command';

const asPublic = (seed: SeedRecord, all: boolean, missing: readonly number[]): PublicSeed => ({
  ...seed,
  used: all ? seed.used : null,
  missing: { count: missing.length, numbers: all ? missing : null },
  secret: seed.revealedAt === null ? null : seed.secret,
});
