import { everybody } from '../../engine/event.ts';
import { bareName } from '../../engine/names.ts';
import { freeName, spokenName } from '../borne.ts';
import { type Caller, here, isGm } from '../caller.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import { cast, ownCharacter, played } from '../character/cast.ts';
import { cleanText, type Named, nameKey, nearest } from '../names.ts';
import type { Acting, Acts } from '../play/act.ts';
import { sceneOf } from '../play/sceneOf.ts';
import type { Ports, SpeechRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { SPEECH_LIMITS } from './limits.ts';

/** Who is to speak. */
export interface Speaker {
  readonly name: string;
  readonly characterId: string | null; // null: on no sheet of the campaign
  readonly actor: string | null; // who acts where they do something; null: a name that the GM has made up
  readonly nearest: string | null; // of a made-up name: whose it nearly is
}

/** What people let their characters say: who may speak as whom, and whose words are whose. */
export class Speeches {
  readonly #ports: Ports;
  readonly #acts: Acts;

  constructor(ports: Ports, acts: Acts) {
    this.#ports = ports;
    this.#acts = acts;
  }

  /**
   * Who speaks: a character of the caller's own, the one they play now where nobody is named. A GM: anybody of the campaign or of the
   * fight here, or a name made up on the spot, if nobody there is called that; without a name whoever they act for. Refuses while
   * the game stands still. Whoever has the name of somebody else by now speaks so that the two are told apart.
   */
  async speaker(table: Table, as: string | null): Promise<Result<Speaker>> {
    if (readCampaignSettings(table.campaign.settings).paused) return no('paused');
    const meant = await this.#meant(table, as);
    if (!meant.ok || meant.value.actor === null) return meant;
    const { characterId, name } = meant.value;
    const record = characterId === null ? null : await this.#ports.store.character(characterId);
    const spoken = await spokenName(this.#ports, table, name, record?.ownerId ?? null);
    return yes({ ...meant.value, name: spoken });
  }

  async #meant(table: Table, as: string | null): Promise<Result<Speaker>> {
    if (as === null) return this.#unnamed(table);
    if (table.gm) return this.#anybody(table, as);
    const own = await ownCharacter(this.#ports.store, table, as);
    return own.ok ? yes(onSheet(own.value)) : own;
  }

  async #unnamed(table: Table): Promise<Result<Speaker>> {
    const { store } = this.#ports;
    const own = await played(store, table);
    if (own !== null) {
      const encounter = own.encounterId === null ? null : await store.encounter(own.encounterId);
      return isSeen(table, { id: own.id, encounter }) ? yes(onSheet(own)) : no('whoSpeaks');
    }
    const acting = table.gm ? await this.#acts.acting(table, null) : no('noCharacter');
    if (acting.ok && isSeen(table, acting.value)) {
      const { id, name, record } = acting.value;
      return yes({ name, characterId: record?.id ?? null, actor: id, nearest: null });
    }
    return table.gm || acting.ok ? no('whoSpeaks') : acting;
  }

  /** A GM's speaker. Only a whole name means somebody there is: any other is taken as it was written. */
  async #anybody(table: Table, as: string): Promise<Result<Speaker>> {
    const characters = await cast(this.#ports.store, table);
    const fight = await this.#acts.known(table);
    const all: readonly Named[] = [...characters, ...fight];
    const found =
      all.find((one) => one.id === as || nameKey(one.name) === nameKey(as)) ??
      all.find((one) => bareName(as) !== '' && bareName(one.name) === bareName(as));
    if (found !== undefined) {
      const record = characters.find(({ id }) => id === found.id);
      return yes(
        record === undefined
          ? { name: found.name, characterId: null, actor: found.id, nearest: null }
          : onSheet(record),
      );
    }
    const name = cleanText(as, SPEECH_LIMITS.name.most);
    if (name === null) return no('badSpeaker', { most: SPEECH_LIMITS.name.most });
    const free = await freeName(this.#ports, table, name);
    if (!free.ok) return free;
    const names = all.map((one) => one.name);
    return yes({ name, characterId: null, actor: null, nearest: nearest(name, names) });
  }

  /** Notes that something is about to be said; null where the same interaction has said it. */
  async begin(table: Table, speaker: Speaker): Promise<SpeechRecord | null> {
    const { ids, clock, store } = this.#ports;
    const record: SpeechRecord = {
      id: ids.next(),
      interactionId: table.caller.interactionId,
      campaignId: table.campaign.id,
      channelId: here(table.caller),
      messageId: null,
      webhookId: null,
      characterId: speaker.characterId,
      name: speaker.name,
      userId: table.caller.userId,
      createdAt: clock.now(),
    };
    return (await store.beginSpeech(record)) === 'committed' ? record : null;
  }

  /** What was said, if it is the caller's to edit or to delete: whoever said it may, and a GM may delete anything. */
  async own(
    caller: Caller,
    found: SpeechRecord | null,
    wish: 'edit' | 'delete',
  ): Promise<Result<SpeechRecord>> {
    if (found === null || found.messageId === null) return no('speechGone');
    if (found.userId === caller.userId) return yes(found);
    const campaign = await this.#ports.store.campaign(found.campaignId);
    if (wish === 'delete' && campaign !== null && isGm(campaign, caller)) return yes(found);
    return no(wish === 'edit' ? 'notYoursToEdit' : 'notYoursToDelete', { name: found.name });
  }
}

/** Whether everybody knows of somebody: whoever is hidden speaks only where the GM names them. */
const isSeen = ({ system }: Table, { id, encounter }: Pick<Acting, 'id' | 'encounter'>): boolean =>
  encounter === null || system.known(sceneOf(system, encounter), everybody).some((one) => one.id === id);

const onSheet = ({ id, name }: Named): Speaker => ({ name, characterId: id, actor: id, nearest: null });
