import { everybody } from '../app/table.ts';
import type { Caller } from '../app/caller.ts';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import type { Played } from '../app/play/played.ts';
import type { Aftermath } from './aftermath.ts';
import { channelVoice } from './voice.ts';

/** Tells what came of a command where it counts, whose giver is elsewhere and leaves: nothing where nothing came of it. */
export async function tellThere(aftermath: Aftermath, caller: Caller, played: Played): Promise<void> {
  if (played.kind === 'refused' || played.kind === 'again' || played.kind === 'kept') return;
  const { channelId } = played.kind === 'waiting' ? played.pending : played.entry;
  const { text } = readCampaignSettings(played.campaign.settings);
  const respond = channelVoice(aftermath.channels, channelId, text);
  await aftermath.tell(
    { respond, caller: { ...caller, channelIds: [channelId] }, viewer: everybody },
    played,
  );
}
