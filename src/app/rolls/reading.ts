import { type Batch, doubt, type ParsedBatch, type ParseError, parseBatch } from '../../dice/index.ts';
import type { NamedValue } from '../../engine/creation.ts';
import type { Caller } from '../caller.ts';
import type { Sheets } from '../character/sheets.ts';
import { nearest } from '../names.ts';
import type { CampaignRecord, Ports } from '../ports.ts';
import { no, type Refusal, type Result } from '../result.ts';
import { seat } from '../table.ts';
import { macroCalled, macrosFor } from './macros.ts';

/** What came of reading what somebody typed to be rolled. */
export type Reading =
  | {
      readonly kind: 'read';
      readonly batch: Batch;
      /** The macro that was meant, where it is one's name. */
      readonly macro: string | null;
    }
  | {
      readonly kind: 'misread';
      readonly text: string; // where the error is: what was typed, or what the macro made of it
      readonly error: ParseError;
      /** A macro whose name is nearly what was typed. */
      readonly macro: string | null;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The same before anybody's macros are looked at: whether a game's alias or plain words were in it. */
type Plain =
  | Exclude<Reading, { readonly kind: 'read' }>
  | (Extract<Reading, { readonly kind: 'read' }> & { readonly loose: boolean });

/** Reads what people type to be rolled: notation, with the numbers of their character and their macros in it. */
export class Reader {
  readonly #ports: Pick<Ports, 'store' | 'systems' | 'clock'>;
  readonly #sheets: Sheets;

  constructor(ports: Pick<Ports, 'store' | 'systems' | 'clock'>, sheets: Sheets) {
    this.#ports = ports;
    this.#sheets = sheets;
  }

  /**
   * Notation comes first; what is none may be a macro's name, with what it is given behind it. Of a game's short word (`attack`) or plain
   * words a macro of that name is meant rather. `as` is whose numbers it may name: the caller's character's, where nobody is named.
   */
  async read(
    caller: Caller,
    campaign: CampaignRecord | null,
    typed: string,
    as: string | null = null,
  ): Promise<Reading> {
    const plain = await this.#notation(caller, campaign, typed, as);
    if (plain.kind === 'refused' || (plain.kind === 'read' && !plain.loose)) return plain;
    const macros = await macrosFor(this.#ports.store, caller.userId, campaign?.id ?? null);
    const called = macroCalled(macros, typed);
    if (called === null) {
      if (plain.kind === 'read') return plain;
      const names = macros.map(({ name }) => name);
      return { ...plain, macro: nearest(typed.slice(0, 100), names) };
    }
    if (!called.filled.ok) return { kind: 'refused', refusal: called.filled.refusal };
    const read = await this.#notation(caller, campaign, called.filled.value, as);
    return read.kind === 'read' ? { ...read, macro: called.macro.name } : read;
  }

  /** The numbers that a roll of the caller's may name, for one of theirs. */
  async values(
    caller: Caller,
    campaign: CampaignRecord | null,
    as: string | null = null,
  ): Promise<Result<readonly NamedValue[]>> {
    if (campaign === null) return no('valuesNeedCampaign');
    const table = await seat(this.#ports, campaign, caller);
    return table.ok ? this.#sheets.values(table.value, as) : table;
  }

  async #notation(
    caller: Caller,
    campaign: CampaignRecord | null,
    text: string,
    as: string | null,
  ): Promise<Plain> {
    const read = parseBatch(text);
    if (read.ok) return undoubted(text, read);
    if (read.error.code !== 'unknownName') return { kind: 'misread', text, error: read.error, macro: null };
    const values = await this.values(caller, campaign, as);
    if (!values.ok) return { kind: 'refused', refusal: values.refusal };
    const names = Object.fromEntries(values.value.map(({ name, value }) => [name, value]));
    const named = parseBatch(text, { names });
    return named.ok ? undoubted(text, named) : { kind: 'misread', text, error: named.error, macro: null };
  }
}

/** What was read, unless it is hardly meant: then that is said before anything is rolled. */
function undoubted(text: string, { batch, loose }: Extract<ParsedBatch, { readonly ok: true }>): Plain {
  const error = doubt(text, batch);
  return error === null
    ? { kind: 'read', batch, macro: null, loose }
    : { kind: 'misread', text, error, macro: null };
}
