import type { z } from 'zod';
import type { AnySystem } from '../../engine/system.ts';
import { no, type Refusal, type Result, tooMany, yes } from '../result.ts';
import { type Checked, Checker } from './check.ts';
import { campaignSchema, type Fault, headSchema, recordSchemas, VERSION } from './file.ts';
import { TooMuch } from '../tooMuch.ts';
import { type Cut, parsed, Unreadable } from './split.ts';
import { cutsOf, isList } from './unpack.ts';

const MOST_FAULTS = 10;

type Head = z.infer<typeof headSchema>;
type Load = (id: string) => Promise<AnySystem | undefined>;

/** A file that was found right: what is known of it, and what can be read once more. */
export interface ReadFile extends Checked {
  readonly data: Uint8Array;
  readonly system: AnySystem;
  readonly revision: number;
}

/** Why reading stops. */
class Stop extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Reads a campaign's file from its beginning to its end, packed or not, and keeps no more of it than what the rest is checked against.
 * Refuses what is no campaign's, what a newer version of ours has made, what passes a limit, and one that is wrong in itself
 * or that its system cannot read, with the place of each fault.
 */
export async function readCampaign(data: Uint8Array, load: Load): Promise<Result<ReadFile>> {
  try {
    return yes(await read(data, load));
  } catch (error) {
    if (error instanceof Stop) return { ok: false, refusal: error.refusal };
    if (error instanceof TooMuch) return tooMany(error.limit);
    if (error instanceof Unreadable) return no('notACampaignFile');
    throw error;
  }
}

async function read(data: Uint8Array, load: Load): Promise<ReadFile> {
  const said: { [key: string]: unknown } = {};
  let reading: Reading | null = null;
  for await (const cut of cutsOf(data)) {
    if (cut.kind === 'value' && cut.key !== 'campaign') said[cut.key] = parsed(cut.bytes);
    else {
      // What the file says of itself stands before all else.
      reading ??= await begun(said, load);
      await reading.take(cut);
    }
  }
  reading ??= await begun(said, load);
  return { ...(await reading.end()), data, system: reading.system, revision: reading.revision };
}

async function begun(said: object, load: Load): Promise<Reading> {
  const head = headSchema.safeParse(said);
  if (!head.success) throw new Unreadable("it doesn't say what it is");
  const { version, system: id, revision } = head.data;
  if (version > VERSION) throw new Stop(no('newerCampaignFile').refusal);
  const system = await load(id);
  if (system === undefined) throw new Stop(no('foreignSystem', { system: id.slice(0, 60) }).refusal);
  if (revision > system.revision) throw new Stop(no('newerCampaignFile').refusal);
  return new Reading(system, head.data);
}

/** Takes the records of a file, one after the other. Stops where ten faults were found. */
class Reading {
  readonly system: AnySystem;
  readonly revision: number;
  readonly #checker: Checker;
  readonly #lists = new Set<string>();
  readonly #faults: Fault[] = [];

  constructor(system: AnySystem, { revision }: Head) {
    this.system = system;
    this.revision = revision;
    this.#checker = new Checker(system);
  }

  async take(cut: Cut): Promise<void> {
    if (cut.kind === 'list') this.#lists.add(cut.key);
    else if (cut.kind === 'value') this.#campaign(cut.key, parsed(cut.bytes));
    else if (isList(cut.key)) await this.#record(cut.key, cut.at, parsed(cut.bytes));
  }

  /** All that was read, once all of it was. */
  async end(): Promise<Checked> {
    for (const list of Object.keys(recordSchemas))
      if (!this.#lists.has(list)) this.#fault([{ where: list, why: 'is missing' }]);
    const checked = this.#faults.length === 0 ? this.#checker.end() : null;
    if (checked === null || checked.faults.length > 0)
      throw new Stop(broken([...this.#faults, ...(checked?.faults ?? [])]));
    return checked;
  }

  #campaign(key: string, value: unknown): void {
    const campaign = campaignSchema.safeParse(value);
    if (key !== 'campaign') this.#fault([{ where: key, why: "isn't a list" }]);
    else if (campaign.success) this.#fault(this.#checker.campaign(campaign.data));
    else this.#fault(issues(campaign.error, ['campaign']));
  }

  async #record(list: keyof typeof recordSchemas, at: number, value: unknown): Promise<void> {
    const record = recordSchemas[list].safeParse(value);
    if (record.success) this.#fault(await this.#checker.record(record.data, at));
    else this.#fault(issues(record.error, [list, at]));
  }

  #fault(found: readonly Fault[]): void {
    this.#faults.push(...found);
    if (this.#faults.length >= MOST_FAULTS) throw new Stop(broken(this.#faults));
  }
}

const broken = (faults: readonly Fault[]): Refusal =>
  no('brokenCampaignFile', {
    faults: faults
      .slice(0, MOST_FAULTS)
      .map(({ where, why }) => ({ where: where.slice(0, 120), why: why.slice(0, 200) })),
    more: Math.max(0, faults.length - MOST_FAULTS),
  }).refusal;

const issues = ({ issues: all }: z.ZodError, before: readonly (string | number)[]): Fault[] =>
  all
    .slice(0, MOST_FAULTS)
    .map(({ path, message }) => ({ where: [...before, ...path.map(String)].join('.'), why: message }));
