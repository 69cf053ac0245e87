import {
  type DiceSource,
  type Expression,
  type ParseError,
  parse,
  print,
  type Rolled,
  roll,
} from '../dice/index.ts';
import type { Json } from '../engine/json.ts';
import { isDie } from '../engine/roll.ts';
import { readTranscript } from '../engine/transcript.ts';
import { type Caller, here, isGm } from './caller.ts';
import type { CampaignRecord, EntryRecord, Ports } from './ports.ts';
import { no, type Result, yes } from './result.ts';

/** A free roll: what was written, and how the dice fell. */
export interface FreeRoll {
  readonly entry: EntryRecord;
  readonly notation: string;
  readonly rolled: Rolled;
  readonly secret: boolean;
}

export type RollMade =
  | { readonly ok: true; readonly value: FreeRoll }
  | { readonly ok: false; readonly error: ParseError; readonly typed: string };

/** Rolls that belong to no rule. Each is kept, so that anybody can ask later how it came about. */
export class Rolls {
  readonly #ports: Ports;
  readonly #keeping = new Map<string, Promise<unknown>>(); // by the id of the entry that is on its way

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Rolls what somebody wrote. Refuses what is no roll, and says what would be one. Nothing is stored yet. */
  make(caller: Caller, typed: string, secret: boolean): RollMade {
    const parsed = parse(typed);
    if (!parsed.ok) return { ok: false, error: parsed.error, typed };
    const notation = print(parsed.ast);
    const seed = this.#ports.dice.newSeed();
    const { source, fallen } = recording(this.#ports.dice.source(seed));
    const rolled = roll(parsed.ast, source);
    const id = this.#ports.ids.next();
    const entry: EntryRecord = {
      id,
      campaignId: null,
      channelId: here(caller),
      stream: { kind: 'aside', id },
      number: 1,
      kind: 'roll',
      userId: caller.userId,
      characterId: null,
      interactionId: caller.interactionId,
      intent: { kind: 'roll', notation, secret },
      seed,
      drawn: null,
      dice: rolled.dice.map(({ index, sides, label }) => ({
        index,
        sides,
        value: fallen[index] ?? 1,
        label,
      })),
      answers: [],
      rulings: [],
      events: [
        {
          type: 'rolled',
          ...(secret ? { to: 'gm' } : {}),
          data: { notation, total: rolled.total, counts: rolled.counts },
        },
      ],
      patches: [],
      inverse: [],
      revealsDice: true,
      undoes: null,
      undoneBy: null,
      createdAt: this.#ports.clock.now(),
    };
    return { ok: true, value: { entry, notation, rolled, secret } };
  }

  /**
   * Keeps a roll in the log of the campaign that is played where it was made, as soon as `told` has come true: its answer is
   * on its way. Gives that campaign, if the roll is new in it.
   */
  keep(caller: Caller, made: FreeRoll, told: Promise<void>): Promise<CampaignRecord | null> {
    const { id } = made.entry;
    const kept = told.then(() => this.#write(caller, made)).finally(() => this.#keeping.delete(id));
    this.#keeping.set(id, kept);
    return kept;
  }

  async #write(caller: Caller, made: FreeRoll): Promise<CampaignRecord | null> {
    const campaign = caller.guildId === null ? null : await this.#ports.store.campaignIn(caller.channelIds);
    const written = await this.#ports.store.commit({
      interactionId: caller.interactionId,
      at: made.entry.createdAt,
      entries: [{ ...made.entry, campaignId: campaign?.id ?? null }],
    });
    return written === 'committed' ? campaign : null;
  }

  /** A kept roll, its dice as they fell. A secret one is shown to its roller and the campaign's GMs alone. */
  async look(caller: Caller, entryId: string): Promise<Result<FreeRoll>> {
    await this.#keeping.get(entryId)?.catch(() => undefined); // who rolled hears of it
    const entry = await this.#ports.store.entry(entryId);
    if (entry === null || entry.kind !== 'roll') return no('rollGone');
    const intent = entry.intent as { readonly notation?: Json; readonly secret?: Json };
    const parsed = parse(String(intent.notation ?? ''));
    const transcript = readTranscript(entry);
    if (!parsed.ok || !transcript.ok) return no('rollGone');
    if (intent.secret === true && entry.userId !== caller.userId) {
      const campaign = entry.campaignId === null ? null : await this.#ports.store.campaign(entry.campaignId);
      if (campaign === null || !isGm(campaign, caller)) return no('rollSecret');
    }
    const fallen = transcript.value.dice.flatMap((die) => (isDie(die) ? [die.value] : []));
    return yes({
      entry,
      notation: print(parsed.ast),
      rolled: replay(parsed.ast, fallen),
      secret: intent.secret === true,
    });
  }
}

/** A source that remembers what it gave: the bare number of each die, before the notation reads it. */
function recording(of: DiceSource): { readonly source: DiceSource; readonly fallen: readonly number[] } {
  const fallen: number[] = [];
  return {
    fallen,
    source: {
      card: (index, choices) => of.card(index, choices),
      die: (index, sides) => {
        const value = of.die(index, sides);
        fallen[index] = value;
        return value;
      },
    },
  };
}

/** The same roll again, with dice that have fallen already. */
function replay(ast: Expression, fallen: readonly number[]): Rolled {
  const source: DiceSource = {
    die: (index) => fallen[index] ?? 1,
    card: (_index, choices) => choices[0] ?? '',
  };
  return roll(ast, source);
}
