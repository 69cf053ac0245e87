import { isGm } from '../app/caller.ts';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import type { CampaignRecord } from '../app/ports.ts';
import type { FreeRoll } from '../app/rolls/record.ts';
import type { Asked } from '../app/rolls/rolls.ts';
import {
  blindForGmView,
  blindNote,
  blindView,
  rollView,
  whisperedForGmView,
  whisperedView,
} from '../view/rolls/card.ts';
import { misreadView } from '../view/rolls/misread.ts';
import type { Scene } from './command.ts';
import { refuse } from './seated.ts';

/** Rolls, and tells everybody who may know; what is no roll is explained, with a button for what would be. */
export async function rollFor(scene: Scene, asked: Asked): Promise<void> {
  const made = await scene.app.rolls.make(scene.caller, asked);
  switch (made.kind) {
    case 'refused':
      return refuse(scene, made.refusal, null);
    case 'misread':
      // What fell on a real table belongs to what was typed, and to nothing else.
      return scene.respond.whisper(misreadView(made, asked.dice === null ? asked : null));
    case 'rolled':
      return tell(scene, made.roll, made.campaign);
  }
}

async function tell(
  { respond, aftermath, caller }: Scene,
  roll: FreeRoll,
  campaign: CampaignRecord | null,
): Promise<void> {
  switch (roll.visibility) {
    case 'everybody':
      aftermath.shownIn.note(caller, roll.entry, await respond.show(rollView(roll)));
      return;
    case 'whisper':
      await respond.whisper(whisperedView(roll, hasOtherGm(campaign, caller.userId) ? 'gm' : 'nobody else'));
      if (campaign !== null)
        await aftermath.alone.otherGms(campaign, caller, whisperedForGmView(roll), 'whispered a roll');
      return;
    case 'blind': {
      if (campaign === null) return;
      const own = isGm(campaign, caller);
      if (own) await respond.whisper(blindForGmView(roll));
      const heard = await aftermath.alone.otherGms(campaign, caller, blindForGmView(roll), 'rolled blind');
      if (own) return;
      await respond.whisper(blindView(roll, heard > 0));
      if (heard > 0) return;
      // A message of its own does not say whose command it follows; an answer, which does, gets through anywhere.
      const { pings } = readCampaignSettings(campaign.settings);
      const note = blindNote(roll, campaign.gms, pings);
      const posted = await aftermath.post(roll.entry.channelId, campaign.id, note);
      if (!posted.ok) await respond.reply(note);
    }
  }
}

/** Whether somebody else leads a campaign, or may: whoever has its role. */
const hasOtherGm = (campaign: CampaignRecord | null, userId: string): boolean =>
  campaign !== null && (campaign.gmRoleId !== null || campaign.gms.some((gm) => gm !== userId));
