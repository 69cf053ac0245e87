import type { NamedValue, SheetField } from '../../engine/creation.ts';
import type { Json } from '../../engine/json.ts';
import type { Sheet } from '../../engine/words.ts';
import { freeName } from '../borne.ts';
import { cleanName, findNamed, nameKey, nearest } from '../names.ts';
import type { Acting, Acts } from '../play/act.ts';
import { withPartyBegun } from '../play/party.ts';
import { type Played, refused } from '../play/played.ts';
import { sceneOf } from '../play/stage.ts';
import type { CharacterRecord, PortraitRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { isOwn, ownCharacter, played } from './cast.ts';
import { exportCharacter, importCharacter } from './transfer.ts';

/** A field of a sheet by its id, and what it becomes. */
export interface Amendment {
  readonly field: string;
  readonly value: string;
}

/** A character as it is now: in a fight, the fight has its numbers. */
export interface CurrentCharacter {
  readonly acting: Acting;
  readonly sheet: Sheet;
  readonly fields: readonly SheetField[];
  readonly portrait: PortraitRecord | null;
  readonly party: readonly string[] | null; // what a hero's party has; null for others, and where there is none
}

/** Sheets of characters: shown, edited, listed, switched, taken along. */
export class Sheets {
  readonly #ports: Ports;
  readonly #acts: Acts;

  constructor(ports: Ports, acts: Acts) {
    this.#ports = ports;
    this.#acts = acts;
  }

  /** A sheet of the caller's own; for a GM anybody's, foes of the fight here among them. */
  async show(table: Table, typed: string | null): Promise<Result<CurrentCharacter>> {
    const meant = await this.#meant(table, typed);
    if (!meant.ok) return meant;
    const current = await this.#now(table, meant.value);
    if (!current.ok) return current;
    const { character } = table.system;
    const party = meant.value.record?.kind === 'pc' ? await this.#partyLines(table) : null;
    const portrait = await this.#ports.store.portrait(meant.value.id);
    return yes({
      acting: meant.value,
      sheet: character.sheet(current.value),
      fields: character.fields(current.value),
      portrait,
      party,
    });
  }

  async #partyLines(table: Table): Promise<readonly string[] | null> {
    const { system } = table;
    const scene = await withPartyBegun(this.#ports.store, table, system.scene({}));
    return system.party?.lines(system.party.of(scene)) ?? null;
  }

  /** The numbers that a roll of the caller's may name: those of the character named, or theirs, as they are now (a GM's: of whose turn it is). */
  async values(table: Table, typed: string | null = null): Promise<Result<readonly NamedValue[]>> {
    const meant = await this.#meant(table, typed);
    if (!meant.ok) return meant;
    const current = await this.#now(table, meant.value);
    return current.ok ? yes(table.system.character.values(current.value)) : current;
  }

  /** Changes a value on a sheet, by its name; in a fight it goes through the fight, so nothing is overwritten. */
  async edit(table: Table, typed: string | null, field: string, value: string): Promise<Played> {
    const acting = await this.#meant(table, typed);
    if (!acting.ok) return refused(acting);
    const shown = await this.show(table, typed);
    if (!shown.ok) return refused(shown);
    const fields = shown.value.fields.map((one) => ({ ...one, name: one.label }));
    const found = findNamed(field, fields);
    if (found === null) {
      const names = fields.map((one) => one.name);
      return refused(
        no('noSuchField', { typed: field.slice(0, 100), nearest: nearest(field, names), fields: names }),
      );
    }
    return this.amend(table, acting.value, { field: found.id, value });
  }

  /** Changes values on a sheet, all of them or none, in one step; in a fight it goes through the fight. At most five, by their ids. */
  amend(table: Table, acting: Acting, first: Amendment, also: readonly Amendment[] = []): Promise<Played> {
    return this.#acts.give(table, acting, {
      kind: 'amend',
      actor: acting.id,
      ...first,
      ...(also.length === 0 ? {} : { also: also.slice(0, 4) }),
      asGm: table.gm,
    });
  }

  /** Gives a character another name. Refused while it is in a fight: its name is on the tracker. */
  async rename(table: Table, typed: string | null, rawName: string): Promise<Result<CharacterRecord>> {
    const found = await ownCharacter(this.#ports.store, table, typed);
    if (!found.ok) return found;
    const name = cleanName(rawName);
    if (name === null) return no('badName', { name: rawName.slice(0, 100) });
    const record = found.value;
    if (record.encounterId !== null) return no('busyInFight', { name: record.name });
    const free = await freeName(this.#ports, table, name, record.ownerId);
    if (!free.ok) return free;
    const current = await this.#now(table, await this.#actingAs(record));
    if (!current.ok) return current;
    const state = table.system.character.rename(current.value, name) as Json;
    return this.#write(table, record, {
      name,
      nameKey: nameKey(name),
      state,
      schemaVersion: table.system.revision,
    });
  }

  /** The caller's characters here (a GM: all), and which of them they play now. */
  async list(
    table: Table,
  ): Promise<{ readonly characters: readonly CharacterRecord[]; readonly active: string | null }> {
    const { store } = this.#ports;
    const all = await store.characters(table.campaign.id, { archived: false });
    const active = await played(store, table);
    return {
      characters: all.filter((one) => isOwn(table, one)),
      active: active?.id ?? null,
    };
  }

  /** From now on the caller plays this one. */
  async switchTo(table: Table, typed: string): Promise<Result<CharacterRecord>> {
    const found = await ownCharacter(this.#ports.store, table, typed);
    if (!found.ok) return found;
    await this.#ports.store.setActiveCharacter(table.campaign.id, table.caller.userId, found.value.id);
    return found;
  }

  /** Puts a character away; it can be taken out again. Refused while it is in a fight. */
  async archive(table: Table, typed: string): Promise<Result<CharacterRecord>> {
    const found = await ownCharacter(this.#ports.store, table, typed);
    if (!found.ok) return found;
    if (found.value.encounterId !== null) return no('busyInFight', { name: found.value.name });
    return this.#write(table, found.value, { archivedAt: this.#ports.clock.now() });
  }

  /** Takes an archived character out again. */
  async restore(table: Table, typed: string): Promise<Result<CharacterRecord>> {
    const archived = (await this.#ports.store.characters(table.campaign.id, { archived: true })).filter(
      (one) => isOwn(table, one),
    );
    const found = findNamed(typed, archived);
    if (found === null)
      return no('noSuchCharacter', {
        typed: typed.slice(0, 100),
        nearest: nearest(
          typed,
          archived.map((one) => one.name),
        ),
      });
    const written = await this.#write(table, found, { archivedAt: null });
    return written.ok || written.refusal.code !== 'nameTaken'
      ? written
      : no('nameMeanwhile', { name: found.name });
  }

  /** A character as a file's text, with its numbers as they are now. */
  async export(
    table: Table,
    typed: string | null,
  ): Promise<Result<{ readonly name: string; readonly text: string }>> {
    const found = await ownCharacter(this.#ports.store, table, typed);
    if (!found.ok) return found;
    const current = await this.#now(table, await this.#actingAs(found.value));
    if (!current.ok) return current;
    const now = { ...found.value, state: current.value as Json, schemaVersion: table.system.revision };
    return yes({ name: found.value.name, text: exportCharacter(now, table.system.id) });
  }

  import(table: Table, text: string, name: string | null): Promise<Result<CharacterRecord>> {
    return importCharacter(this.#ports, table, text, name);
  }

  /** Whose sheet is meant; without a name the caller's own, and for a GM without one, that of whoever's turn it is. */
  async #meant(table: Table, typed: string | null): Promise<Result<Acting>> {
    if (typed !== null) return this.#acts.acting(table, typed);
    const own = await ownCharacter(this.#ports.store, table, null);
    if (!own.ok) return table.gm ? this.#acts.acting(table, null) : own;
    return yes(await this.#actingAs(own.value));
  }

  async #actingAs(record: CharacterRecord): Promise<Acting> {
    const { id, name, encounterId } = record;
    const encounter = encounterId === null ? null : await this.#ports.store.encounter(encounterId);
    return { id, name, encounter, record };
  }

  async #now({ system }: Table, { id, encounter, record }: Acting): Promise<Result<object>> {
    const inFight = encounter === null ? undefined : system.charactersIn(sceneOf(system, encounter))[id];
    if (inFight !== undefined) return yes(inFight);
    return record === null ? no('characterGone') : system.character.read(record.state, record.schemaVersion);
  }

  async #write(
    table: Table,
    record: CharacterRecord,
    set: Partial<Pick<CharacterRecord, 'name' | 'nameKey' | 'state' | 'schemaVersion' | 'archivedAt'>>,
  ): Promise<Result<CharacterRecord>> {
    const written = await this.#ports.store.commit({
      interactionId: table.caller.interactionId,
      at: this.#ports.clock.now(),
      characters: [{ type: 'update', id: record.id, expectedVersion: record.version, set }],
    });
    switch (written) {
      case 'committed':
        return yes({ ...record, ...set, version: record.version + 1 });
      case 'nameTaken':
        return no('nameTaken', { name: set.name ?? record.name });
      case 'conflict':
        return no('tryAgain');
      case 'duplicate':
        return no('alreadyDone');
    }
  }
}
