import { MAP_LIMITS, type SpaceRefusal, spaceRefusalText } from '../../engine/space/index.ts';
import { here } from '../caller.ts';
import type { Encounters } from '../encounter/encounters.ts';
import { checkMapPicture, checkPlace } from '../pictures/check.ts';
import { readImage } from '../pictures/image.ts';
import type { Played } from '../play/played.ts';
import { sceneAt } from '../play/stage.ts';
import type { BattleMapRecord, EncounterRecord, MapGround, MapPicture, Ports } from '../ports.ts';
import { no, type Refusal, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { changedBy, drawnOf, type MapHere, mapIn, mapOf, resized, sidesOf } from './here.ts';

export { type MapHere, sidesOf } from './here.ts';

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

/** Maps: drawn before a fight or in it, and pictures laid under them. */
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
    if (system.grid === undefined && system.plane === undefined) return no('noGrid', { system: system.name });
    const encounter = await this.#ports.store.runningEncounter(here(caller));
    const fought = encounter === null ? null : mapIn(system, sceneAt(table, encounter));
    if (fought !== null) return yes({ ...fought, encounter });
    const prepared = mapOf(system, (await this.#ports.store.nextMap(campaign.id))?.drawn ?? null);
    return prepared === null ? no('noGrid', { system: system.name }) : yes({ ...prepared, encounter: null });
  }

  /** Changes the map here as it was typed, painted or drawn anew. GM only. */
  async change(table: Table, text: string): Promise<MapChanged> {
    if (!table.gm) return { kind: 'refused', refusal: no('gmOnly').refusal };
    const found = await this.here(table);
    if (!found.ok) return { kind: 'refused', refusal: found.refusal };
    const { encounter } = found.value;
    if (encounter !== null) return { kind: 'played', played: await this.#encounters.change(table, text) };
    const done = changedBy(found.value, text);
    if (!done.ok) return { kind: 'refused', refusal: badMap(done) };
    const kept = await this.#prepare(table, { drawn: drawnOf(done.map) });
    if (!kept.ok) return { kind: 'refused', refusal: kept.refusal };
    return { kind: 'prepared', map: { ...done.map, encounter: null }, said: done.said };
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
    const { encounter } = found.value;
    const [left, top] = [laid.left ?? 0, laid.top ?? 0];
    const columns = laid.columns ?? sidesOf(found.value).columns - Math.max(0, left);
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
    const map = isDrawn
      ? found.value
      : resized(found.value, { columns: side(columns + left), rows: side(rows + top) });
    const kept = await this.#prepare(table, { picture, drawn: drawnOf(map) });
    return kept.ok ? yes({ ...map, encounter }) : kept;
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

const badMap = (why: SpaceRefusal): Refusal => no('badMap', { why: spaceRefusalText(why) }).refusal;
