import { absenceOf, calledFor, isAway } from '../away/absences.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import type { CampaignRecord, WaitRecord } from '../ports.ts';
import type { StepKind } from './steps.ts';

/**
 * Whom a step of a wait concerns, in groups: it comes when somebody of each is in no quiet hours. First whose the wait is, or who stands in for
 * them; then who is to go on where their time is over.
 */
export function calledAt(
  campaign: CampaignRecord,
  { kind, ownerId }: Pick<WaitRecord, 'kind' | 'ownerId'>,
  step: StepKind,
  now: Date,
): readonly (readonly string[])[] {
  if (ownerId === null) return [campaign.gms];
  const owner = [calledFor(campaign, ownerId, now) ?? ownerId];
  if (step !== 'end' || kind === 'request') return [owner];
  const { ending } = readCampaignSettings(campaign.settings).clock;
  if (ending === 'gm') return [owner, campaign.gms];
  if (ending !== 'standIn') return [owner];
  const absence = absenceOf(campaign, ownerId);
  const standIn = isAway(absence, now) ? null : (absence?.standIn ?? null);
  return [owner, standIn === null ? campaign.gms : [standIn]];
}
