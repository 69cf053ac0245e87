import type { Caller } from '../caller.ts';
import type { Decisions } from '../play/decide.ts';
import type { Ports } from '../ports.ts';
import { type AskedOfMe, askedAt } from './questions.ts';
import { type RolesIn, seatsOf } from './seats.ts';
import { type Standing, standingOf } from './standing.ts';

export type { AskedOfMe } from './questions.ts';
export type { RolesIn } from './seats.ts';
export { News } from './news.ts';
export type { Standing } from './standing.ts';

/** Who waits for whom, in all campaigns at once. */
export class Waiting {
  readonly #ports: Ports;
  readonly #decisions: Decisions;

  constructor(ports: Ports, decisions: Decisions) {
    this.#ports = ports;
    this.#decisions = decisions;
  }

  /** What waits for the caller's answer, in every campaign of theirs, oldest first. */
  async asked(caller: Caller, rolesIn: RolesIn): Promise<readonly AskedOfMe[]> {
    const seats = await seatsOf(this.#ports, caller, rolesIn);
    const all = await Promise.all(seats.map((table) => askedAt(this.#ports, this.#decisions, table)));
    return all.flat().toSorted((a, b) => a.since.getTime() - b.since.getTime());
  }

  /** How every campaign of the caller's stands: first those that wait for them. */
  async standings(caller: Caller, rolesIn: RolesIn): Promise<readonly Standing[]> {
    const seats = await seatsOf(this.#ports, caller, rolesIn);
    const all = await Promise.all(seats.map((table) => standingOf(this.#ports, table, table)));
    return all.toSorted((a, b) => Number(b.mine) - Number(a.mine));
  }

  /** How a campaign stands, for everybody in a channel of it; null where it, or its rulebook, is gone. */
  async standing(campaignId: string, channelId: string): Promise<Standing | null> {
    const campaign = await this.#ports.store.campaign(campaignId);
    const system = campaign === null ? undefined : await this.#ports.systems.load(campaign.system);
    return campaign === null || system === undefined
      ? null
      : standingOf(this.#ports, { campaign, system }, { channelId });
  }
}
