import type { Params } from '../engine/refusal.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { fileName } from './fileName.ts';
import { fitLines } from './limits.ts';
import type { Card, FileToSend, View } from './message.ts';
import { sealLine } from './proof/seeds.ts';

/** A whole campaign as a file for another server. */
export function campaignFileView(
  name: string,
  { packed, data }: { readonly packed: boolean; readonly data: Blob },
): View {
  const file: FileToSend = {
    name: `${fileName(name)}.json${packed ? '.gz' : ''}`,
    data,
    description: 'The whole campaign, for /import on another server',
  };
  return {
    content: [
      'The whole campaign. `/import` makes it again, in a channel without one: here or on another server. **It has all the secrets:** keep it to yourself.',
      "The secret behind future dice isn't in it, so nobody can foresee them. The copy drops open questions; here they stay open. Scenes, open requests, standing orders and queued actions stay here.",
      ...(packed
        ? ["It's packed (gzip), because Discord wouldn't take it otherwise. `/import` reads it as it is."]
        : []),
    ].join('\n'),
    files: [file],
  };
}

interface Brought {
  readonly campaign: { readonly name: string; readonly gms: readonly string[] };
  readonly system: { readonly name: string };
  readonly characters: number;
  readonly entries: number;
  readonly running: object | null;
  readonly ended: number;
  readonly orphans: readonly { readonly name: string; readonly playedBy: string | null }[];
  readonly seal: string;
}

const STAYS_BEHIND =
  'I called off what waited for an answer: do it again. Scenes, open requests, standing orders and queued actions stayed behind.';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** For everybody: a campaign has been brought here. */
export function broughtInCard(brought: Brought): Card {
  const { campaign, system, characters, entries, running, ended, orphans, seal } = brought;
  const lines = [
    `Rules: **${escapeMarkdown(system.name)}** · ${many(characters, 'character', 'characters')} · ${many(entries, 'entry', 'entries')} of the log`,
    `GM: ${campaign.gms.map((id) => `<@${id}>`).join(', ')}`,
    ...(running === null ? [] : ['A fight goes on here, right where it was.']),
    ...(ended === 0
      ? []
      : [
          `A channel can only have one fight, so I ended ${many(ended, 'other', 'others')}. Everybody keeps their numbers.`,
        ]),
    ...(orphans.length === 0
      ? []
      : [`The GM plays those whose players aren't on this server: ${orphans.map(orphanWords).join(', ')}.`]),
  ];
  return {
    title: `${escapeMarkdown(campaign.name)}: the campaign goes on`,
    text: [fitLines(lines, 3400), `-# ${STAYS_BEHIND}`, `-# ${sealLine(seal)}`].join('\n'),
    footer: '/encounter status shows the fight, /log what has happened, /export the story so far',
    tone: 'good',
  };
}

const orphanWords = ({ name, playedBy }: Brought['orphans'][number]): string =>
  `**${escapeMarkdown(name)}**${playedBy === null ? '' : ` (was ${escapeMarkdown(playedBy)}'s)`}`;

/** A file that is refused, with the place of each fault. */
export function brokenCampaign({ faults, more }: Params): string {
  const lines = (Array.isArray(faults) ? faults : [])
    .filter(isFault)
    .map(({ where, why }) => `\`${where.replaceAll('`', '´')}\`: ${escapeMarkdown(why)}`);
  const others = typeof more === 'number' && more > 0 ? [`… and ${more} more.`] : [];
  return ["I can't take this file, so I kept nothing of it. What's wrong:", ...lines, ...others].join('\n');
}

const isFault = (value: unknown): value is { readonly where: string; readonly why: string } =>
  typeof value === 'object' && value !== null && 'where' in value && 'why' in value;
