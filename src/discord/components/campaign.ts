import type { Table } from '../../app/table.ts';
import { isOn } from '../../view/campaign.ts';
import { campaignSettingsView, switchedView, switchNamed } from '../../view/campaignSettings.ts';
import type { ComponentCall } from '../command.ts';
import { given, seated } from '../seated.ts';

const shown = ({ campaign, system, gm, caller }: Table) =>
  campaignSettingsView(campaign, system.name, gm || caller.manages);

/** 'Settings': how the campaign is set, to whoever presses alone. */
const settings = (call: ComponentCall) => seated(call, (table) => call.respond.whisper(shown(table)));

/** One of its switches. The button says what it turns it to: pressed twice, it turns it once. */
const set = (call: ComponentCall) =>
  seated(call, async (table) => {
    const [name = '', to] = call.about;
    const one = switchNamed(name);
    const next = to === 'on';
    if (one === null || isOn(table.campaign.settings, one) === next) return call.respond.update(shown(table));
    const changed = await call.app.campaigns.change(call.caller, { settings: { [one]: next } });
    await given(call, table, changed, async (campaign) => {
      await call.respond.update(shown({ ...table, campaign }));
      await call.respond.reply(switchedView(one, next, call.caller.userId));
    });
  });

/** The buttons of a campaign's settings. */
export const campaignComponents = { 'campaign.settings': settings, 'campaign.set': set };
