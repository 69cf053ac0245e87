import { calledFor } from '../app/away/absences.ts';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import { playerOf } from '../app/character/player.ts';
import type { App } from '../app/index.ts';
import type { Setting } from '../app/play/played.ts';
import { shownToAll } from '../app/play/shown.ts';
import { sceneOf } from '../app/play/stage.ts';
import type { CampaignRecord, EncounterRecord } from '../app/ports.ts';
import type { AnySystem } from '../app/table.ts';
import { isUnseenTurn, type TrackerView } from '../view/tracker.ts';
import { phaseView, turnView } from '../view/turn.ts';
import type { View } from '../view/message.ts';
import type { Channels } from './channel.ts';
import { Latest } from './latest.ts';
import { isGone } from './posting/codes.ts';
import type { Voice } from './voice.ts';

/** Calls whoever's turn begins: in a message of its own, for an edit pings nobody. */
export class TurnCalls {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #latest = new Latest();

  constructor(app: App, channels: Channels) {
    this.#app = app;
    this.#channels = channels;
  }

  /** Says whose turn begins, if another one has begun since `before`: a message of its own, for an edit pings nobody. */
  async begun(
    respond: Voice,
    { system, campaign }: Pick<Setting, 'system' | 'campaign'>,
    before: object,
    encounter: EncounterRecord,
  ): Promise<void> {
    if (encounter.endedAt !== null) return;
    const after = sceneOf(system, encounter);
    const is = shownToAll(system, after);
    if (is.phase !== undefined) return this.#phase(respond, { system, campaign }, before, encounter, is);
    if (is.current === null) return;
    const was = shownToAll(system, before);
    const isSame = is.current === was.current;
    // Several of whom nobody knows, one after the other, are one turn of the GM's to everybody.
    if (is.round === was.round && (isSame || (isUnseenTurn(was) && isUnseenTurn(is)))) return;
    const owner = playerOf(await this.#app.ports.store.character(is.current));
    const settings = readCampaignSettings(campaign.settings);
    const called = owner === null ? null : calledFor(campaign, owner, this.#app.ports.clock.now());
    const people = owner === null ? campaign.gms : called === null ? [] : [called];
    const standsFor = called === null || called === owner ? null : owner;
    const view = turnView(
      is,
      { alone: system.autopilot !== undefined, called, standsFor },
      settings.pings ? people : [],
    );
    if (view !== null) await this.#announce(respond, encounter, view, settings.text);
  }

  /** Says whose turn it is, or whose phase, though it has not begun just now. */
  async now(
    respond: Voice,
    at: Pick<Setting, 'system' | 'campaign'>,
    encounter: EncounterRecord,
  ): Promise<void> {
    await this.begun(respond, at, at.system.scene({}), encounter);
  }

  /** Where a side acts in any order: says whose phase has begun since `before`, once, to all who are still to act in it. */
  async #phase(
    respond: Voice,
    { system, campaign }: Pick<Setting, 'system' | 'campaign'>,
    before: object,
    encounter: EncounterRecord,
    is: TrackerView,
  ): Promise<void> {
    const after = sceneOf(system, encounter);
    const was = shownToAll(system, before);
    if (is.phase?.id === was.phase?.id && is.round === was.round) return;
    const settings = readCampaignSettings(campaign.settings);
    const players = await this.#playersOf(system, after, campaign, system.toAct?.(after) ?? []);
    const view = phaseView(is, settings.pings ? players : [], system.autopilot !== undefined);
    if (view !== null) await this.#announce(respond, encounter, view, settings.text);
  }

  /** Who plays them, each once; those whom nobody plays are the GMs'. */
  async #playersOf(
    system: AnySystem,
    scene: object,
    campaign: CampaignRecord,
    ids: readonly string[],
  ): Promise<readonly string[]> {
    const { store } = this.#app.ports;
    const speakers = [...new Set(ids.flatMap((id) => system.commanders?.(scene, id) ?? [id]))];
    const records = await Promise.all(speakers.map((id) => store.character(id)));
    const now = this.#app.ports.clock.now();
    const called = records.flatMap((record) => {
      const owner = playerOf(record);
      return owner === null ? campaign.gms : (calledFor(campaign, owner, now) ?? []);
    });
    return [...new Set(called)];
  }

  /**
   * A message of its own; where we may not post, an answer still may. A turn that has passed on before it could be called is not
   * called any more.
   */
  #announce(
    respond: Voice,
    { id, channelId, version }: EncounterRecord,
    view: View,
    text: boolean,
  ): Promise<void> {
    const of = `turn ${id} ${version}`;
    return this.#latest.run(id, async () => {
      const posted = await this.#channels.post(channelId, view, text, of);
      if (!posted.ok && !isGone(posted.why)) await respond.reply(view);
    });
  }
}
