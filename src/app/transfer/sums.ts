import { readCampaignSettings } from '../campaign/settings.ts';
import type { Breath } from '../breath.ts';
import type { CampaignParts, Json } from '../ports.ts';
import { ALL_SHEETS, MOST_OPEN, MOST_PEOPLE } from './limits.ts';
import { TooMuch } from '../tooMuch.ts';

/** What a campaign may have in all of its records together, summed up as they come. Throws `TooMuch`. */
export class Sums {
  readonly people = new Set<string>();
  #sheets = 0;
  #open = 0;

  campaign({ gms, settings }: { readonly gms: readonly string[]; readonly settings: Json }): void {
    for (const gm of gms) this.named(gm);
    for (const { userId, standIn } of readCampaignSettings(settings).absences)
      for (const one of [userId, standIn]) if (one !== null) this.named(one);
  }

  character({ ownerId, state }: { readonly ownerId: string | null; readonly state: Json }): void {
    this.#sheets += JSON.stringify(state).length;
    if (this.#sheets > ALL_SHEETS.most) throw new TooMuch(ALL_SHEETS);
    if (ownerId !== null) this.named(ownerId);
  }

  fight({ endedAt }: { readonly endedAt: Date | null }): void {
    if (endedAt === null) this.#open += 1;
    if (this.#open > MOST_OPEN.most) throw new TooMuch(MOST_OPEN);
  }

  named(userId: string): void {
    this.people.add(userId);
    if (this.people.size > MOST_PEOPLE.most) throw new TooMuch(MOST_PEOPLE);
  }
}

/** Sums up a campaign that is here. Throws `TooMuch`. */
export async function sumUp(
  { campaign, characters, encounters, actives }: CampaignParts,
  breath: Breath,
): Promise<void> {
  const sums = new Sums();
  sums.campaign(campaign);
  for (const one of characters) {
    sums.character(one);
    await breath();
  }
  for (const fight of encounters) sums.fight(fight);
  for (const { userId } of actives) sums.named(userId);
}
