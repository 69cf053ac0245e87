import type { Placed } from '../engine/creation.ts';
import type { Json } from '../engine/json.ts';
import { escapeMarkdown } from '../engine/text.ts';
import type { Card } from './message.ts';

interface Shown {
  readonly name: string;
  readonly gms: readonly string[];
  readonly gmRoleId: string | null;
  readonly channels: readonly string[];
  readonly settings: Json;
  readonly archivedAt: Date | null;
}

/** Whether one of a campaign's settings is on. */
export const isOn = (settings: Json, name: string): boolean =>
  typeof settings === 'object' && settings !== null && !Array.isArray(settings)
    ? (settings as { readonly [name: string]: Json })[name] === true
    : false;

/** Whether anybody leads it. */
export const isLed = ({ gms, gmRoleId }: Pick<Shown, 'gms' | 'gmRoleId'>): boolean =>
  gms.length > 0 || gmRoleId !== null;

/** Who its GMs are. */
export function gmsOf({ gms, gmRoleId }: Pick<Shown, 'gms' | 'gmRoleId'>): string {
  const role = gmRoleId === null ? '' : `, and everybody with <@&${gmRoleId}>`;
  return `${gms.map((id) => `<@${id}>`).join(', ')}${role}`;
}

/** What a campaign is and how it is set. */
export function campaignCard(
  campaign: Shown,
  system: string,
  characters: readonly string[] = [],
  standings: readonly Placed[] = [],
): Card {
  return {
    title: escapeMarkdown(campaign.name),
    text: [
      `Rules: **${system}**`,
      isLed(campaign) ? `GM: ${gmsOf(campaign)}` : 'No GM: players decide together',
      campaign.archivedAt === null
        ? `Played in: ${campaign.channels.map((id) => `<#${id}>`).join(', ')} and the threads below`
        : 'Archived',
      ...(characters.length === 0 ? [] : [`Characters: ${characters.map(escapeMarkdown).join(', ')}`]),
      ...(standings.length === 0 ? [] : ['Standings:']),
      ...standings.map(({ place, name, text }) => `${place}. **${escapeMarkdown(name)}**: ${text}`),
      `Pings: ${isOn(campaign.settings, 'pings') ? 'on' : 'off'} · Plain text: ${isOn(campaign.settings, 'text') ? 'on' : 'off'} · Your own dice: ${isOn(campaign.settings, 'typedDice') ? 'on' : 'off'}`,
    ].join('\n'),
    tone: 'plain',
  };
}

/** What the bot may not do here and would need; null where nothing is missing. */
export function permissionLine(missing: readonly string[]): string | null {
  return missing.length === 0
    ? null
    : `I can't do everything in this channel: I need ${missing.map((name) => `**${name}**`).join(', ')}. Somebody who manages the server can allow it in the channel's settings, under Permissions.`;
}

const bold = (names: readonly string[]): string => names.map((name) => `**${name}**`).join(', ');

/** What the bot lacks that it can do without, and what would be better with it; null where nothing is missing. */
export function wishLine(lacks: {
  readonly show: readonly string[];
  readonly say: readonly string[];
  readonly scene: readonly string[];
}): string | null {
  const lines = [
    lacks.show.length === 0
      ? null
      : `With ${bold(lacks.show)} I'd show maps, charts and portraits and send files; without it you only get the words.`,
    lacks.say.length === 0
      ? null
      : `With ${bold(lacks.say)} characters would speak under their own names and pictures (\`/say\`); without it I speak for them.`,
    lacks.scene.length === 0 ? null : `\`/scene\` would need ${bold(lacks.scene)} to do all of its work.`,
  ].filter((line) => line !== null);
  return lines.length === 0 ? null : lines.join('\n');
}
