import { escapeMarkdown } from '../engine/text.ts';
import { campaignCard, gmsOf, isLed } from './campaign.ts';
import { makeOne } from './creation.ts';
import type { View } from './message.ts';
import { TRY } from './ready/lobby.ts';

const TRY_LED = 'New here? GM: press **Try a ready fight**. Everybody takes a hero and plays. Ten minutes.';
const TRY_UNLED = 'New here? Press **Try a ready fight**. Each takes a side, or one person takes both.';

/** A campaign that has just begun: what it is, whose rules it has where that is to be said, and what to press next. `ready`: its rules have a fight to try. `called`: what people make by them. */
export function begunView(
  campaign: Parameters<typeof campaignCard>[0],
  system: string,
  {
    ready,
    credit,
    called,
  }: { readonly ready: boolean; readonly credit: string | undefined; readonly called: string },
): View {
  const make = makeOne(called);
  return {
    card: {
      title: `${campaignCard(campaign, system).title ?? ''}: the campaign begins`,
      text: [
        `Rules: **${system}**. ${isLed(campaign) ? `GM: ${gmsOf(campaign)}.` : 'No GM: players decide together.'}`,
        ...(ready ? [isLed(campaign) ? TRY_LED : TRY_UNLED] : []),
        `Playing? Press **${make.label}**.`,
        `${isLed(campaign) ? 'GM: start' : 'Start'} a fight with \`/encounter start\`. \`/help\` shows what you can do next.`,
        ...(credit === undefined ? [] : [`-# ${escapeMarkdown(credit)}`]),
      ].join('\n'),
      tone: 'good',
    },
    rows: [
      [
        ...(ready ? [TRY] : []),
        ready ? { ...make, look: 'plain' } : make,
        { kind: 'button', id: 'campaign.settings', label: 'Settings' },
        { kind: 'button', id: 'verify.status', label: 'Verify' },
      ],
    ],
  };
}
