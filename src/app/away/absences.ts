import { type Absence, readCampaignSettings } from '../campaign/settings.ts';
import type { CampaignRecord } from '../ports.ts';

/** What somebody has said of being away, or of who stands in for them; null where they have said nothing. */
export function absenceOf(
  { settings }: Pick<CampaignRecord, 'settings'>,
  userId: string | null,
): Absence | null {
  return readCampaignSettings(settings).absences.find((one) => one.userId === userId) ?? null;
}

/** Whether somebody is away now; who said until when is back by themselves at that moment. */
export const isAway = (absence: Absence | null, now: Date): boolean =>
  absence?.away === true && (absence.until === null || new Date(absence.until) > now);

/** Who acts in somebody's place while they are away; null: nobody. */
export function standInOf(
  campaign: Pick<CampaignRecord, 'settings'>,
  userId: string | null,
  now: Date,
): string | null {
  const absence = absenceOf(campaign, userId);
  return isAway(absence, now) ? (absence?.standIn ?? null) : null;
}

/** Who was named to stand in, where they are there themselves: who is away as well acts in nobody's place. */
export const standInThere = (
  campaign: Pick<CampaignRecord, 'settings'>,
  { standIn }: Pick<Absence, 'standIn'>,
  now: Date,
): string | null => (isAway(absenceOf(campaign, standIn), now) ? null : standIn);

/** The users who are away now and have named this one to stand in for them. */
export const stoodInFor = (
  campaign: Pick<CampaignRecord, 'settings'>,
  userId: string,
  now: Date,
): readonly string[] =>
  readCampaignSettings(campaign.settings)
    .absences.filter((one) => one.standIn === userId && isAway(one, now))
    .map((one) => one.userId);

/** Everybody who is away now. */
export const awayNow = (campaign: Pick<CampaignRecord, 'settings'>, now: Date): readonly Absence[] =>
  readCampaignSettings(campaign.settings).absences.filter((one) => isAway(one, now));

/** Who is called for what somebody is to do: they, or who stands in while they are away; nobody where nobody does. */
export function calledFor(
  campaign: Pick<CampaignRecord, 'settings'>,
  ownerId: string,
  now: Date,
): string | null {
  const absence = absenceOf(campaign, ownerId);
  return isAway(absence, now) ? (absence?.standIn ?? null) : ownerId;
}
