import { printBatch } from '../../dice/index.ts';
import { type IntentOf, plainCheck } from '../../engine/intent.ts';
import { here } from '../caller.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import { cast, viewerOf } from '../character/cast.ts';
import { lineWaits } from '../clock/waits.ts';
import { castHere } from '../encounter/members.ts';
import { cleanText, findNamed, nearest, usualNamed } from '../names.ts';
import type { Acts } from '../play/act.ts';
import type { CharacterRecord, Ports, RequestRecord } from '../ports.ts';
import { no, type Refusal, type Result, tooMany, yes } from '../result.ts';
import type { Reading } from '../rolls/reading.ts';
import type { Rolls } from '../rolls/rolls.ts';
import type { AnySystem, Table } from '../table.ts';
import { REQUEST_LIMITS } from './limits.ts';

/** What a GM asks for, as they typed it. */
export interface Wanted {
  readonly kind: RequestRecord['kind'];
  readonly what: string;
  readonly of: string | null; // null: everybody who is played, in a fight or a scene those in it
  readonly difficulty: string | null;
  readonly hidesDifficulty: boolean;
  readonly together: boolean;
  readonly secret: boolean;
  readonly note: string | null;
}

/** Somebody who is asked and could not do it as things stand, and why. */
export interface Unable {
  readonly name: string;
  readonly refusal: Refusal;
  readonly setting: { readonly system: AnySystem; readonly before: object };
}

export type Asked =
  | { readonly kind: 'asked'; readonly request: RequestRecord; readonly unable: readonly Unable[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly setting: Unable['setting'] | null }
  | Extract<Reading, { readonly kind: 'misread' }>;

type Meant = Pick<RequestRecord, 'what' | 'name' | 'difficulty'> & { readonly unable: readonly Unable[] };

export const EVERYBODY = 'everybody';

/** Asks several characters at once. */
export class Asking {
  readonly #ports: Ports;
  readonly #acts: Acts;
  readonly #rolls: Rolls;

  constructor(ports: Ports, acts: Acts, rolls: Rolls) {
    this.#ports = ports;
    this.#acts = acts;
    this.#rolls = rolls;
  }

  /** For a GM. Refuses what is no check or no dice, whom nobody knows, and what nobody of those asked could do. */
  async ask(table: Table, wanted: Wanted): Promise<Asked> {
    if (!table.gm) return refused(no('gmOnly').refusal);
    if (readCampaignSettings(table.campaign.settings).paused) return refused(no('paused').refusal);
    const { open, note } = REQUEST_LIMITS;
    const length = [...(wanted.note ?? '')].length;
    if (length > note.most) return refused(tooMany(note, length).refusal);
    if ((await this.#ports.store.openRequests(table.campaign.id)).length >= open.most)
      return refused(tooMany(open).refusal);
    const whom = await this.#asked(table, wanted.of);
    if (!whom.ok) return refused(whom.refusal);
    const meant =
      wanted.kind === 'roll'
        ? await this.#dice(table, wanted.what)
        : await this.#check(table, whom.value, wanted);
    if ('kind' in meant) return meant;
    const { unable, ...what } = meant;
    const { store, ids, clock } = this.#ports;
    const id = ids.next();
    const at = clock.now();
    const { hidesDifficulty, together, secret } = wanted;
    const record: RequestRecord = {
      id,
      campaignId: table.campaign.id,
      channelId: here(table.caller),
      messageId: null,
      userId: table.caller.userId,
      kind: wanted.kind,
      ...what,
      hidesDifficulty: hidesDifficulty && what.difficulty !== null,
      together,
      secret,
      note: wanted.note === null ? null : cleanText(wanted.note, REQUEST_LIMITS.note.most),
      createdAt: at,
      shownAt: null,
      closedAt: null,
      toldAt: null,
      answers: whom.value.map((character) => ({
        id: ids.next(),
        requestId: id,
        characterId: character.id,
        version: 1,
        state: 'open',
        pendingId: null,
        entryId: null,
        userId: null,
        reason: null,
        at: null,
      })),
    };
    const { interactionId } = table.caller;
    const written = await store.commit({
      interactionId,
      at,
      requests: [{ type: 'create', record }],
      waits: lineWaits(table, record, whom.value),
    });
    return written === 'committed'
      ? { kind: 'asked', request: record, unable }
      : refused(no(written === 'duplicate' ? 'alreadyDone' : 'tryAgain').refusal);
  }

  /** Those who may be asked: players' characters that are played; where a fight runs here, those in it come first. */
  async playable(table: Table): Promise<readonly CharacterRecord[]> {
    const all = await cast(this.#ports.store, table);
    return all.filter(({ kind, ownerId }) => kind === 'pc' && ownerId !== null);
  }

  async #asked(table: Table, typed: string | null): Promise<Result<readonly CharacterRecord[]>> {
    const all = await this.playable(table);
    const found: CharacterRecord[] = [];
    for (const part of namesIn(typed)) {
      const one = findNamed(part, all);
      const names = all.map(({ name }) => name);
      if (one === null)
        return no('requestWhom', { typed: part.slice(0, 100), nearest: nearest(part, names), names });
      if (!found.includes(one)) found.push(one);
    }
    if (found.length === 0) {
      const fight = await this.#ports.store.runningEncounter(here(table.caller));
      const fighting = fight === null ? [] : all.filter(({ encounterId }) => encounterId === fight.id);
      const inScene = new Set((await castHere(this.#ports.store, table)).map(({ id }) => id));
      const there = fighting.length > 0 ? fighting : all.filter(({ id }) => inScene.has(id));
      found.push(...(there.length > 0 ? there : all));
    }
    if (found.length === 0) return no('nobodyHere');
    return found.length > REQUEST_LIMITS.asked.most
      ? tooMany(REQUEST_LIMITS.asked, found.length)
      : yes(found);
  }

  async #dice(table: Table, typed: string): Promise<Meant | Exclude<Asked, { kind: 'asked' }>> {
    if (typed.includes('@')) return refused(no('requestPlainDice').refusal);
    const read = await this.#rolls.read(table.caller, typed);
    if (read.kind === 'misread') return read;
    if (read.kind === 'refused') return refused(read.refusal);
    const what = printBatch(read.batch);
    return { what, name: what, difficulty: null, unable: [] };
  }

  /** The check that is meant, by what the rules offer to the first who is asked, and who could not make it. */
  async #check(
    table: Table,
    whom: readonly CharacterRecord[],
    { what, difficulty }: Wanted,
  ): Promise<Meant | Exclude<Asked, { kind: 'asked' }>> {
    const { system } = table;
    const [first] = whom;
    const offer = first === undefined ? null : await this.#scene(table, first.id);
    if (first === undefined || offer === null) return refused(no('nobodyHere').refusal);
    if (!offer.ok) return refused(offer.refusal);
    const { checks, difficulties } = system.checks(offer.value, first.id);
    const found = usualNamed(what, checks);
    const near =
      found === null
        ? nearest(
            what,
            checks.map(({ name }) => name),
          )
        : null;
    if (near !== null)
      return refused(no('noSuchChoice', { typed: what.slice(0, 100), nearest: near }).refusal);
    const hard =
      difficulty === null ? null : (findNamed(difficulty, difficulties)?.id ?? difficulty.slice(0, 50));
    const meant = { what: found?.id ?? what, name: found?.name ?? what, difficulty: hard };
    const unable: Unable[] = [];
    for (const { id, name } of whom) {
      const scene = await this.#scene(table, id);
      const why = scene.ok ? await this.whyNot(table, scene.value, plainCheck(id, meant)) : scene.refusal;
      const before = scene.ok ? scene.value : system.scene({});
      if (why !== null) unable.push({ name, refusal: why, setting: { system, before } });
    }
    const [nobody] = unable;
    if (nobody !== undefined && unable.length === whom.length) return { kind: 'refused', ...nobody };
    return { ...meant, unable };
  }

  /** Why somebody could not make a check, as far as the rules say before it is rolled. */
  async whyNot(table: Table, scene: object, intent: IntentOf<'check'>): Promise<Refusal | null> {
    const told = table.system.chances?.(scene, intent, await viewerOf(this.#ports.store, table));
    return told === undefined || told.ok ? null : told.refusal;
  }

  async #scene(table: Table, id: string): Promise<Result<object>> {
    const acting = await this.#acts.acting(table, id);
    return acting.ok ? this.#acts.sceneFor(table, acting.value, 'everybody') : acting;
  }
}

/** The names in what was typed; none where everybody is meant. */
const namesIn = (typed: string | null): readonly string[] =>
  (typed ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.toLowerCase() !== EVERYBODY);

const refused = (refusal: Refusal) => ({ kind: 'refused', refusal, setting: null }) as const;
