import type { GridRules } from '../../engine/grid.ts';
import {
  type Board,
  changed,
  emptyGrid,
  MAP_LIMITS,
  printDrawn,
  readDrawn,
  type SpaceRefusal,
  spaceRefusalText,
} from '../../engine/space/index.ts';
import { here } from '../caller.ts';
import type { Encounters } from '../encounter/encounters.ts';
import { checkMapPicture, checkPlace } from '../pictures/check.ts';
import { readImage } from '../pictures/image.ts';
import type { Played } from '../play/played.ts';
import { sceneAt } from '../play/stage.ts';
import type { BattleMapRecord, EncounterRecord, MapGround, MapPicture, Ports } from '../ports.ts';
import { no, type Refusal, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';

/** The map where somebody is: of the fight that goes on there, or the one prepared for the next. */
export interface MapHere {
  readonly board: Board;
  readonly rules: GridRules<object>;
  readonly encounter: EncounterRecord | null; // null: it is prepared
}

/** What came of a change: in a fight it is a command like any other, before one it is kept. */
export type MapChanged =
  | { readonly kind: 'played'; readonly played: Played }
  | { readonly kind: 'prepared'; readonly map: MapHere; readonly said: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Where a picture is laid; what is left out follows from the map and the picture, or stays as it is. */
export interface LaidOut {
  readonly columns: number | null;
  readonly rows: number | null;
  readonly left: number | null;
  readonly top: number | null;
}

/** The size of a map on which nobody has drawn yet. */
const USUAL = { columns: 20, rows: 15 };

/** Maps of squares: drawn before a fight or in it, and pictures laid under them. */
export class Maps {
  readonly #ports: Ports;
  readonly #encounters: Encounters;

  constructor(ports: Ports, encounters: Encounters) {
    this.#ports = ports;
    this.#encounters = encounters;
  }

  /** The map here. Refuses where the system has none of squares; what nobody has drawn yet is plain ground. */
  async here(table: Table): Promise<Result<MapHere>> {
    const { system, campaign, caller } = table;
    const rules = system.grid;
    if (rules === undefined) return no('noGrid', { system: system.name });
    const encounter = await this.#ports.store.runningEncounter(here(caller));
    const board = encounter === null ? null : rules.board(sceneAt(table, encounter));
    if (encounter !== null && board !== null) return yes({ board, rules, encounter });
    const drawn = (await this.#ports.store.nextMap(campaign.id))?.drawn ?? null;
    const read = drawn === null ? null : readDrawn(drawn, rules.legend);
    return yes({ board: read?.ok ? read.board : plain(USUAL), rules, encounter: null });
  }

  /** Changes the map here as it was typed, painted or drawn anew. GM only. */
  async change(table: Table, text: string): Promise<MapChanged> {
    if (!table.gm) return { kind: 'refused', refusal: no('gmOnly').refusal };
    const found = await this.here(table);
    if (!found.ok) return { kind: 'refused', refusal: found.refusal };
    const { board, rules, encounter } = found.value;
    if (encounter !== null) return { kind: 'played', played: await this.#encounters.change(table, text) };
    const done = changed(board, text, rules.legend);
    if (!done.ok) return { kind: 'refused', refusal: badMap(done) };
    const kept = await this.#prepare(table, { drawn: printDrawn(done.board, rules.legend) });
    if (!kept.ok) return { kind: 'refused', refusal: kept.refusal };
    return {
      kind: 'prepared',
      map: { ...found.value, board: done.board },
      said: done.said.map(({ text: one }) => one),
    };
  }

  /**
   * Lays a picture under the map here: over all of its width where nothing else is said, and as tall as it is then. Where nothing
   * is drawn yet, the map becomes as large as the picture. GM only. Refuses what `checkMapPicture` does, and what is no place on a map.
   */
  async lay(table: Table, bytes: Uint8Array, laid: LaidOut): Promise<Result<MapHere>> {
    if (!table.gm) return no('gmOnly');
    const found = await this.here(table);
    if (!found.ok) return found;
    const checked = await checkMapPicture(bytes);
    if (!checked.ok) return checked;
    const { type, width, height } = checked.value;
    const { board, rules, encounter } = found.value;
    const [left, top] = [laid.left ?? 0, laid.top ?? 0];
    const columns = laid.columns ?? board.grid.columns - Math.max(0, left);
    const rows = laid.rows ?? (columns * height) / width;
    const place = checkPlace({ left, top, columns, rows });
    if (!place.ok) return place;
    const data = Buffer.from(bytes).toString('base64');
    const picture: MapPicture = { type, left, top, columns, rows, data };
    if (encounter !== null) {
      const record = (await this.#ports.store.mapOf(encounter.id)) ?? this.#fresh(table, encounter.id);
      return (await this.#save({ ...record, picture })) ? found : no('tryAgain');
    }
    const isDrawn = (await this.#ports.store.nextMap(table.campaign.id))?.drawn != null;
    const size = isDrawn ? board : plain({ columns: side(columns + left), rows: side(rows + top) });
    const kept = await this.#prepare(table, { picture, drawn: printDrawn(size, rules.legend) });
    return kept.ok ? yes({ ...found.value, board: size }) : kept;
  }

  /**
   * Fits the picture that lies under the map here anew: what is not said stays, but for a new width it is as tall as it is then.
   * GM only. Refuses where there is none.
   */
  async fit(table: Table, laid: LaidOut): Promise<Result<MapHere>> {
    if (!table.gm) return no('gmOnly');
    const found = await this.here(table);
    if (!found.ok) return found;
    const record = await this.#record(table, found.value.encounter);
    const picture = record?.picture ?? null;
    if (record === null || picture === null) return no('noPicture');
    const columns = laid.columns ?? picture.columns;
    const image = laid.columns === null ? null : readImage(Buffer.from(picture.data, 'base64'));
    const rows = laid.rows ?? (image === null ? picture.rows : (columns * image.height) / image.width);
    const place = { left: laid.left ?? picture.left, top: laid.top ?? picture.top, columns, rows };
    const checked = checkPlace(place);
    if (!checked.ok) return checked;
    return (await this.#save({ ...record, picture: { ...picture, ...place } })) ? found : no('tryAgain');
  }

  /** Takes the picture under the map here away. GM only. Refuses where there is none. */
  async bare(table: Table): Promise<Result<MapHere>> {
    if (!table.gm) return no('gmOnly');
    const found = await this.here(table);
    if (!found.ok) return found;
    const record = await this.#record(table, found.value.encounter);
    if (record === null || record.picture === null) return no('noPicture');
    return (await this.#save({ ...record, picture: null })) ? found : no('tryAgain');
  }

  /** Where a picture lies under the map of a fight, or of the next one; null where none does. */
  ground({ campaign }: Table, encounter: EncounterRecord | null): Promise<MapGround | null> {
    return this.#ports.store.ground(
      encounter === null ? { nextFor: campaign.id } : { encounterId: encounter.id },
    );
  }

  /** That picture itself, in base64. */
  groundData(mapId: string): Promise<string | null> {
    return this.#ports.store.groundData(mapId);
  }

  #record({ campaign }: Table, encounter: EncounterRecord | null): Promise<BattleMapRecord | null> {
    const { store } = this.#ports;
    return encounter === null ? store.nextMap(campaign.id) : store.mapOf(encounter.id);
  }

  async #prepare(
    table: Table,
    set: Partial<Pick<BattleMapRecord, 'drawn' | 'picture'>>,
  ): Promise<Result<null>> {
    const before = await this.#ports.store.nextMap(table.campaign.id);
    const kept = await this.#save({ ...(before ?? this.#fresh(table, null)), ...set });
    return kept ? yes(null) : no('tryAgain');
  }

  #fresh({ campaign }: Table, encounterId: string | null): BattleMapRecord {
    const { ids, clock } = this.#ports;
    return {
      id: ids.next(),
      campaignId: campaign.id,
      encounterId,
      drawn: null,
      picture: null,
      changedAt: clock.now(),
    };
  }

  async #save(record: BattleMapRecord): Promise<boolean> {
    const kept = await this.#ports.store.saveMap({ ...record, changedAt: this.#ports.clock.now() });
    return kept === 'committed';
  }
}

/** A side of a map that is as long as a picture. */
const side = (length: number): number =>
  Math.min(MAP_LIMITS.side.most, Math.max(1, Math.ceil(length - 0.01)));

function plain({ columns, rows }: { readonly columns: number; readonly rows: number }): Board {
  const empty = emptyGrid(columns, rows);
  if (!empty.ok) throw new RangeError(`no map has ${columns} × ${rows} tiles`);
  return { grid: empty.grid, spots: {} };
}

const badMap = (why: SpaceRefusal): Refusal => no('badMap', { why: spaceRefusalText(why) }).refusal;
