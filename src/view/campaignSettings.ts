import { campaignCard, isOn } from './campaign.ts';
import type { Button, View } from './message.ts';

/** What a GM turns on and off with a press. */
const SWITCHES = {
  pings: { name: 'Pings', on: 'Turn on pings', off: 'Turn off pings' },
  text: { name: 'Plain text', on: 'Use plain text', off: 'Use embeds' },
  typedDice: { name: 'Your own dice', on: 'Allow own dice', off: 'Forbid own dice' },
} as const;

export type Switch = keyof typeof SWITCHES;

const ALL: readonly Switch[] = ['pings', 'text', 'typedDice'];

/** The switch that a button means; null for none of ours. */
export const switchNamed = (id: string): Switch | null => ALL.find((one) => one === id) ?? null;

/** Tells everybody that a GM has turned a switch: it concerns them all. */
export const switchedView = (one: Switch, to: boolean, gm: string): View => ({
  card: {
    text: `<@${gm}> turned **${SWITCHES[one].name}** ${to ? 'on' : 'off'} for this campaign.`,
    tone: 'quiet',
  },
});

type Shown = Parameters<typeof campaignCard>[0];

/** How a campaign is set; whoever may change that gets a button for each switch. */
export function campaignSettingsView(campaign: Shown, system: string, mayChange: boolean): View {
  const card = campaignCard(campaign, system);
  const button = (one: Switch): Button => {
    const to = isOn(campaign.settings, one) ? 'off' : 'on';
    return { kind: 'button', id: `campaign.set|${one}|${to}`, label: SWITCHES[one][to] };
  };
  return {
    card: {
      ...card,
      title: `${card.title ?? ''}: settings`,
      footer: mayChange
        ? 'Name and GMs: /campaign settings · Reminders: /clock set'
        : 'Only a GM can change them.',
    },
    ...(mayChange ? { rows: [ALL.map(button)] } : {}),
  };
}
