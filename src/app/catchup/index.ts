import { readerAt } from '../log/reader.ts';
import { personSettings } from '../person.ts';
import { sceneForWords } from '../play/words.ts';
import type { Ports, SceneRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Scenes } from '../scenes/scenes.ts';
import type { Table, Viewer } from '../table.ts';
import { type Standing, standingOf } from '../waiting/standing.ts';
import { lastActBefore } from './lastAct.ts';
import { happenedSince } from './read.ts';
import { type Around, type Happened, pick, type Picked } from './select.ts';
import { readSince } from './since.ts';

/** What somebody has missed in a campaign, in a few lines, as they may know it. */
export interface Digest {
  readonly since: Date;
  readonly asked: boolean; // the reader has said since when
  readonly viewer: Viewer;
  readonly characters: readonly string[]; // the reader's own
  readonly mine: readonly (Happened & { readonly state: object })[]; // the state has the names
  readonly around: readonly Around[];
  readonly scenes: readonly SceneRecord[]; // those that were opened
  readonly more: Picked['more'];
  readonly standing: Standing;
}

const MOST_SCENES = 2;
const MOST = 8; // beside scenes, and where it waits

/** From when on: what was typed, a moment that is known, or (null) since the reader last did something. */
export type From = { readonly typed: string } | { readonly at: Date } | null;

/** Tells whoever comes back what has happened meanwhile. */
export class CatchUp {
  readonly #ports: Ports;
  readonly #scenes: Scenes;

  constructor(ports: Ports, scenes: Scenes) {
    this.#ports = ports;
    this.#scenes = scenes;
  }

  /** What the caller has missed. Refuses a time that cannot be read, is yet to come, or more than a year ago. */
  async digest(table: Table, from: From): Promise<Result<Digest>> {
    const { store, clock } = this.#ports;
    const { campaign, caller, system } = table;
    const now = clock.now();
    const { zone } = await personSettings(store, caller.userId);
    const typed = from !== null && 'typed' in from ? from.typed : null;
    const read = typed === null ? null : await readSince(typed, now, zone);
    if (typed !== null && read === null) return no('badSince', { typed: typed.slice(0, 100) });
    const known = from !== null && 'at' in from ? from.at : null;
    const since = read ?? known ?? (await this.lastActBefore(table, now));
    const reader = await readerAt(store, table);
    const own = await store.characters(campaign.id, { ownerId: caller.userId, archived: false });
    const characters = own.map(({ id }) => id);
    const me = { userId: caller.userId, characters };
    const picked = pick(await happenedSince(this.#ports, table, { me, reader, since }), me, MOST);
    const open = await this.#scenes.list(table);
    const fresh = (await store.campaign(campaign.id)) ?? campaign; // the caller may have come back just now
    return yes({
      ...picked,
      since,
      asked: typed !== null,
      viewer: reader.viewer,
      characters,
      mine: await Promise.all(
        picked.mine.map(async (one) => ({ ...one, state: await sceneForWords(store, system, one.entry) })),
      ),
      scenes: open
        .map(({ record }) => record)
        .filter(({ openedAt }) => openedAt > since)
        .slice(-MOST_SCENES),
      standing: await standingOf(this.#ports, { system, campaign: fresh }, table),
    });
  }

  /** When the caller last did something before a moment. */
  lastActBefore(table: Table, moment: Date): Promise<Date> {
    return lastActBefore(this.#ports.store, table, moment);
  }
}
