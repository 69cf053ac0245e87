import type { View } from './message.ts';

interface Own {
  readonly text: boolean;
  readonly zone: string | null;
  readonly quiet: { readonly from: string; readonly to: string } | null;
}

/** What somebody has set for themselves. */
export function settingsView({ text, zone, quiet }: Own, changed: boolean): View {
  const where = zone ?? 'UTC';
  return {
    card: {
      title: 'Your settings',
      text: [
        `Plain text: **${text ? 'on' : 'off'}**${text ? '. My answers to you come without embeds.' : '. `/settings text:on` turns embeds into plain text.'}`,
        quiet === null
          ? "Quiet hours: **none**. `/settings quiet:22:00-08:00` stops reminders then, and your time can't run out."
          : `Quiet hours: **${quiet.from} to ${quiet.to}** (${where}). I don't remind you then, and your time can't run out.`,
        zone === null
          ? 'Time zone: **not set**, so I count in UTC. `/settings zone:` sets it.'
          : `Time zone: **${zone}**`,
      ].join('\n'),
      footer: 'A GM sets the campaign: /campaign settings, /clock',
      tone: changed ? 'good' : 'plain',
    },
  };
}
