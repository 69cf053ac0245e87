import { PILOT_USER } from '../app/autopilot/pilots.ts';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import { clockTable } from '../app/clock/caller.ts';
import type { Ran } from '../app/clock/effect.ts';
import type { App } from '../app/index.ts';
import type { Played, PlayedDone, PlayedWaiting, Setting } from '../app/play/played.ts';
import { everybody } from '../app/table.ts';
import type { Aftermath } from './aftermath.ts';
import type { Wish } from './cards/wish.ts';
import type { Told } from './told.ts';
import { isUnseen } from './unseen.ts';
import { channelVoice } from './voice.ts';

/** A card is changed so often while a row goes on. */
const EVERY_MS = 2000;

/** Several steps that follow each other, from one press or by themselves: told together, in one change of the card. */
export class Row {
  readonly #app: App;
  readonly #aftermath: Aftermath;
  readonly #told: Told;
  #waiting: Played[] = [];
  #since: number;

  /** A row for somebody who has pressed once. */
  constructor(app: App, aftermath: Aftermath, told: Told) {
    this.#app = app;
    this.#aftermath = aftermath;
    this.#told = told;
    this.#since = this.#now();
  }

  #now(): number {
    return this.#app.ports.clock.now().getTime();
  }

  /** One more step; it is told soon. */
  async add(played: Played): Promise<void> {
    this.#waiting.push(played);
    if (this.#now() - this.#since >= EVERY_MS) await this.tell();
  }

  /** Tells what is not told yet. To be called when the row is over. */
  async tell(): Promise<void> {
    const all = this.#waiting;
    this.#waiting = [];
    await this.#tell(all);
    this.#since = this.#now();
  }

  /** As plain text each step is a message of its own. */
  async #tell(all: readonly Played[]): Promise<void> {
    const steps = all.filter((one) => one.kind === 'done' || one.kind === 'waiting');
    const others = all.filter((one) => one.kind !== 'done' && one.kind !== 'waiting');
    const [first] = steps;
    const encounter = steps.at(-1)?.encounter ?? null;
    const isOne = first === undefined || encounter === null || steps.length === 1;
    if (isOne || (await this.#isPlain(first))) {
      for (const one of all) await this.#aftermath.tell(this.#told, one);
      return;
    }
    const told = await this.#aftermath.toldWhereItIs(this.#told, first);
    await this.#aftermath.answers.secretly(told, steps);
    const { respond, caller } = told;
    const wish = { voice: respond, by: caller.userId, newest: respond.newest ?? null };
    await tellTogether(this.#app, this.#aftermath, told, { ...first, id: encounter.id }, steps, wish);
    await this.#aftermath.complain(told, encounter);
    for (const one of others) await this.#aftermath.tell(this.#told, one);
  }

  async #isPlain({ campaign }: Setting): Promise<boolean> {
    return readCampaignSettings(campaign.settings).text || (await this.#app.wantsText(this.#told.caller));
  }
}

/** Tells what was done by itself: what nobody may know of changes nothing. */
export async function tellRan(app: App, aftermath: Aftermath, ran: Ran): Promise<void> {
  const { campaign, system, wait, played, asks } = ran;
  const { caller } = clockTable(campaign, system, wait.channelId, PILOT_USER, PILOT_USER);
  const { text } = readCampaignSettings(campaign.settings);
  const respond = channelVoice(aftermath.channels, wait.channelId, text);
  const fight = { campaign, system, id: wait.encounterId ?? '' };
  await tellTogether(app, aftermath, { respond, caller, viewer: everybody }, fight, played, {});
  // Nobody's phone rings for a card that is changed.
  if (asks !== null) await aftermath.cards.tell(fight.id, { anew: true, recalls: asks });
}

async function tellTogether(
  app: App,
  aftermath: Aftermath,
  { respond, caller, viewer }: Told,
  { campaign, system, id }: Pick<Setting, 'campaign' | 'system'> & { readonly id: string },
  played: readonly (PlayedDone | PlayedWaiting)[],
  wish: Partial<Wish>,
): Promise<void> {
  const { alone, cards, questions, trackers, shownIn } = aftermath;
  for (const one of played) await alone.secretsOf(one, caller);
  const seen = played.filter((one) => !isUnseen(one));
  const last = played.at(-1);
  if (seen.length > 0) {
    const card = await cards.tell(id, { ...wish, ...entryOf(last) });
    for (const one of seen) if (one.kind === 'done' && card !== null) shownIn.tells(one.entry, card);
  }
  for (const one of seen) if (one.kind === 'waiting') await questions.ask(one, { respond, caller });
  const encounter = await app.ports.store.encounter(id);
  if (encounter !== null && seen.length > 0) trackers.show(campaign, system, encounter);
  for (const one of played)
    if (one.kind === 'done') await aftermath.partyMoved(one, one.before, one.after, encounter);
  if (last?.kind === 'done') await aftermath.endDecided({ caller, viewer }, last);
}

const entryOf = (last: PlayedDone | PlayedWaiting | undefined): Partial<Wish> =>
  last?.kind === 'done' ? { entry: last.entry.number, opens: last.entry.kind !== 'play' } : {};
