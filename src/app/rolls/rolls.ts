import { parseBatch, printBatch } from '../../dice/index.ts';
import type { NamedValue } from '../../engine/creation.ts';
import { type Caller, here } from '../caller.ts';
import type { Draw, Seals } from '../dice/seals.ts';
import { typedFaces, typedMisfit } from '../dice/typed.ts';
import { type Known, knownStored } from '../log/known.ts';
import { audienceIn, mayRead, readerOf } from '../log/reader.ts';
import type { CampaignRecord, EntryRecord, Ports } from '../ports.ts';
import { isHeldBack } from '../requests/held.ts';
import { type Answering, doneLine, lineFor } from '../requests/lines.ts';
import { type No, no, type Refusal, type Result, yes } from '../result.ts';
import { revealingRoll, rollEntry } from './entry.ts';
import type { Reader, Reading } from './reading.ts';
import { type FreeRoll, replayed, rolledEvents } from './record.ts';
import type { Visibility } from './visibility.ts';
import { misfitOf, thrown } from './thrown.ts';
import { intentOf, isRepeatable, type Wish, wishOf } from './wish.ts';

/** A roll as somebody asks for it. */
export interface Asked {
  readonly text: string;
  readonly about: string | null;
  readonly visibility: Visibility;
  /** What fell on a real table, as it was typed; null for dice of ours. */
  readonly dice: string | null;
  /** Whose numbers it may name; without it, the caller's character's. */
  readonly as?: string | null;
}

export type RollMade =
  | { readonly kind: 'rolled'; readonly roll: FreeRoll; readonly campaign: CampaignRecord | null }
  | Extract<Reading, { kind: 'misread' | 'refused' }>;

const RECENT = 25;

/** Rolls that belong to no rule. Each is kept before it is told, so that anybody can ask later how it came about. */
export class Rolls {
  readonly #ports: Ports;
  readonly #reader: Reader;
  readonly #seals: Seals;

  constructor(ports: Ports, reader: Reader, seals: Seals) {
    this.#ports = ports;
    this.#reader = reader;
    this.#seals = seals;
  }

  /** Rolls what somebody typed, and keeps it. Refuses what is no roll, and says what would be one. */
  async make(caller: Caller, { text, about, visibility, dice, as }: Asked): Promise<RollMade> {
    const campaign = await this.#campaignOf(caller);
    if (visibility === 'blind' && campaign === null) return refused(no('blindNeedsGm').refusal);
    const faces = dice === null ? yes(null) : typedFaces(campaign, dice);
    if (!faces.ok) return refused(faces.refusal);
    const reading = await this.#reader.read(caller, campaign, text, as ?? null);
    if (reading.kind !== 'read') return reading;
    const { batch, macro } = reading;
    const misfit = faces.value === null ? null : misfitOf(batch, faces.value);
    if (misfit !== null) return refused(typedMisfit(misfit).refusal);
    const wish = { notation: printBatch(batch), about: about ?? macro, visibility };
    const kept = await this.#keep(caller, campaign, (draw) => {
      const { rolled, dice } = thrown(batch, faces.value, this.#ports.dice.source(draw.seed));
      const entry: EntryRecord = {
        ...rollEntry(this.#ports, caller, campaign),
        ...draw,
        intent: intentOf(wish),
        dice,
        events: rolledEvents(wish, rolled),
        revealsDice: true,
      };
      return { ...wish, entry, rolled, typed: faces.value !== null };
    });
    return kept.ok ? { kind: 'rolled', roll: kept.value, campaign } : refused(kept.refusal);
  }

  /** What somebody typed, read as `make` would: notation, the numbers of their character, macros. */
  async read(caller: Caller, typed: string): Promise<Reading> {
    return this.#reader.read(caller, await this.#campaignOf(caller), typed);
  }

  /** The numbers that a roll of the caller's may name where they are. */
  async values(caller: Caller): Promise<Result<readonly NamedValue[]>> {
    return this.#reader.values(caller, await this.#campaignOf(caller));
  }

  /**
   * The last roll of the caller's own where they are: in the campaign that is played there, else in the channel. What they rolled in
   * a private scene is not told elsewhere by asking for it again.
   */
  async last(caller: Caller): Promise<Result<Wish>> {
    const { store } = this.#ports;
    const campaign = await this.#campaignOf(caller);
    const audience = campaign === null ? null : await audienceIn(store, campaign.id, here(caller));
    const last = (await this.#mine(caller, RECENT)).find(
      ({ channelId }) => audience?.shut.has(channelId) !== true,
    );
    const wish = last === undefined ? null : wishOf(last);
    return wish === null ? no('noLastRoll') : yes(wish);
  }

  /** What the caller has rolled here of late, newest first, each once. */
  async recent(caller: Caller): Promise<readonly string[]> {
    const mine = await this.#mine(caller, RECENT);
    return [...new Set(mine.flatMap((entry) => wishOf(entry)?.notation ?? []))];
  }

  /** What was asked for in a kept roll: for whoever may see it, and for who rolled it blind. */
  async wish(caller: Caller, entryId: string): Promise<Result<Wish>> {
    const entry = await this.#ports.store.entry(entryId);
    const wish = entry?.kind === 'roll' ? wishOf(entry) : null;
    if (entry === null || wish === null) return no('rollGone');
    const may = entry.userId === caller.userId || maySee(await this.#known(caller, entry));
    return may ? yes(wish) : no('rollSecret');
  }

  /** A kept roll, its dice as they fell. Refused to those from whom it is hidden. */
  async look(caller: Caller, entryId: string): Promise<Result<FreeRoll>> {
    const entry = await this.#ports.store.entry(entryId);
    const roll = entry === null ? null : replayed(entry);
    if (entry === null || roll === null) return no('rollGone');
    const reader = await readerOf(this.#ports, caller, entry);
    if (!mayRead(reader, entry)) return no('rollGone');
    if (maySee(await knownStored(this.#ports.store, reader, entry))) return yes(roll);
    if (entry.userId === caller.userId) return no('rollBlind');
    return no(roll.visibility === 'blind' ? 'rollForGm' : 'rollSecret');
  }

  /** Whether a roll is hidden still, and the caller's to reveal. */
  async mayReveal(caller: Caller, entry: EntryRecord): Promise<boolean> {
    return (await this.#known(caller, entry))?.secret?.mayReveal === true;
  }

  /** Shows everybody a roll that was hidden: who whispered it may, and a GM where it is blind. */
  async reveal(caller: Caller, entryId: string): Promise<Result<FreeRoll>> {
    const entry = await this.#ports.store.entry(entryId);
    const roll = entry === null ? null : replayed(entry);
    if (entry === null || roll === null) return no('rollGone');
    const secret = (await this.#known(caller, entry))?.secret;
    if (secret?.revealed) return no('revealedAlready');
    if (!secret?.mayReveal) return no('notYoursToReveal');
    if (await isHeldBack(this.#ports.store, entry.id)) return no('revealHeldBack');
    const revealing = revealingRoll(this.#ports, roll, caller);
    const { createdAt: at, interactionId } = revealing;
    const written = await this.#ports.store.commit({ interactionId, at, entries: [revealing] });
    return written === 'committed' ? yes(roll) : no('revealedAlready');
  }

  /**
   * Rolls what a request asks for, as its answer: once, whoever presses. Refuses where the line is no longer open. `visibility`
   * says who may see it for now.
   */
  async answer(
    caller: Caller,
    campaign: CampaignRecord,
    { visibility, ...line }: Answering & { readonly visibility: Visibility },
  ): Promise<Result<FreeRoll>> {
    let refusal: No = no('tooBusy');
    const { interactionId } = caller;
    const kept = await this.#seals.write(campaign.id, interactionId, async (draw) => {
      const found = await lineFor(this.#ports.store, line, null);
      if (!found.ok || found.value === null) {
        if (!found.ok) refusal = found;
        return null;
      }
      const { request, answer } = found.value;
      const read = parseBatch(request.what);
      if (!read.ok) throw new Error(`a request asks for '${request.what}', which is no roll`);
      const wish = { notation: request.what, about: request.note, visibility };
      const { rolled, dice } = thrown(read.batch, null, this.#ports.dice.source(draw.seed));
      const entry: EntryRecord = {
        ...rollEntry(this.#ports, caller, campaign),
        ...draw,
        characterId: answer.characterId,
        intent: intentOf(wish, line.reason),
        dice,
        events: rolledEvents(wish, rolled),
        revealsDice: true,
      };
      const at = entry.createdAt;
      return {
        value: { ...wish, entry, rolled, typed: false },
        batch: { interactionId, at, entries: [entry], ...doneLine(found.value, entry) },
      };
    });
    if (kept.written === 'committed') return yes(kept.value);
    return kept.written === 'duplicate' ? no('alreadyDone') : refusal;
  }

  /** Writes a roll into the log, in a campaign with the next number of its seed, elsewhere with a seed of its own. */
  async #keep(
    caller: Caller,
    campaign: CampaignRecord | null,
    roll: (draw: Draw | { readonly seed: string; readonly drawn: null }) => FreeRoll,
  ): Promise<Result<FreeRoll>> {
    const { interactionId } = caller;
    const make = (draw: Parameters<typeof roll>[0]) => {
      const value = roll(draw);
      return { value, batch: { interactionId, at: value.entry.createdAt, entries: [value.entry] } };
    };
    if (campaign !== null) {
      const kept = await this.#seals.write(campaign.id, interactionId, make);
      if (kept.written === 'committed') return yes(kept.value);
      return no(kept.written === 'busy' ? 'tooBusy' : 'alreadyDone');
    }
    const { value, batch } = make({ seed: this.#ports.dice.newSeed(), drawn: null });
    const written = await this.#ports.store.commit(batch);
    return written === 'committed' ? yes(value) : no('alreadyDone');
  }

  async #known(caller: Caller, entry: EntryRecord): Promise<Known | null> {
    return knownStored(this.#ports.store, await readerOf(this.#ports, caller, entry), entry);
  }

  async #mine(caller: Caller, limit: number): Promise<readonly EntryRecord[]> {
    const campaign = await this.#campaignOf(caller);
    const entries = await this.#ports.store.entries({
      campaignId: campaign?.id ?? null,
      ...(campaign === null ? { channelId: here(caller) } : {}),
      userId: caller.userId,
      kinds: ['roll'],
      limit,
    });
    return entries.filter(isRepeatable);
  }

  async #campaignOf(caller: Caller): Promise<CampaignRecord | null> {
    return caller.guildId === null ? null : this.#ports.store.campaignIn(caller.channelIds);
  }
}

/** Whether somebody may see how a roll fell: by what they are to it, or because it has been revealed. */
const maySee = (known: Known | null): boolean =>
  known !== null && (known.secret === null || known.secret.maySee);

const refused = (refusal: Refusal) => ({ kind: 'refused', refusal }) as const;
