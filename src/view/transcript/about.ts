import { momentName } from './plain.ts';
import type { Names, Story } from './moment.ts';

/** What stands above a transcript. Nothing is escaped. */
export interface About {
  readonly title: string;
  readonly lines: readonly string[];
  readonly warning: string | null; // one of the lines: what it holds is not for everybody
  readonly cast: readonly {
    readonly name: string;
    readonly player: string;
    readonly away: boolean;
    readonly portrait: string | null; // a data address
  }[];
}

const READ_BY: Readonly<Record<Story['by'], string>> = {
  players: 'The version for all players: no secrets.',
  caller: "One player's version: it has what only they know.",
  gm: "The GM's version: it has secrets. Don't show it to players.",
};

export function aboutOf(
  story: Story,
  names: Names,
  part: { readonly number: number; readonly of: number },
): About {
  const { name, system, gms, period, madeAt, by, missing } = story;
  const gm = gms.map(names).join(', ');
  const days = [period.from, period.to].map((at) => at?.toISOString().slice(0, 10) ?? null);
  const [from, to] = days;
  return {
    title: name,
    warning: by === 'players' ? null : READ_BY[by],
    lines: [
      `${system.name} · GM: ${gm}`,
      ...(from === null && to === null ? [] : [`From ${from ?? 'the beginning'} to ${to ?? 'the end'}`]),
      READ_BY[by],
      `Made ${momentName(madeAt)}. All times are UTC.`,
      ...missingLines(missing),
      ...(part.of === 1 ? [] : [`Part ${part.number} of ${part.of}`]),
    ],
    cast: story.cast.map((one) => ({
      name: one.name,
      player: one.ownerId === null ? (one.kind === 'npc' ? 'the GM (NPC)' : 'the GM') : names(one.ownerId),
      away: one.archivedAt !== null,
      portrait: portraitOf(story, one.id),
    })),
  };
}

/** What was said with `/say` and is not in it, and why. */
function missingLines({ unread, lost, tooMany, portraits = 0 }: Story['missing']): readonly string[] {
  const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);
  return [
    ...(unread.length === 0
      ? []
      : [
          `Missing: posts made with /say in ${unread.join(', ')}. I can't read there. I need View Channel and Read Message History.`,
        ]),
    ...(lost === 0 ? [] : [`Missing: ${posts(lost)} made with /say. Discord no longer has the text.`]),
    ...(tooMany === 0
      ? []
      : [
          `Missing: the oldest ${posts(tooMany)} made with /say. That's more than I can read at once: export fewer days to get them.`,
        ]),
    ...(portraits === 0
      ? []
      : [
          `Missing: ${portraits === 1 ? '1 portrait' : `${portraits} portraits`}. Together they're too large for a file. Set smaller ones with /character portrait.`,
        ]),
  ];
}

function portraitOf({ portraits }: Pick<Story, 'portraits'>, id: string): string | null {
  const found = portraits.find(({ characterId }) => characterId === id);
  return found === undefined ? null : `data:${found.type};base64,${found.data}`;
}

const EXPORTED: Readonly<Record<Story['by'], string>> = {
  players: 'It has no secrets: share it with everybody.',
  caller: 'It has what only you know, too: keep it to yourself.',
  gm: '**It has your secrets:** keep it to yourself.',
};

/** What is said when somebody is given a transcript. */
export const exportedText = (by: Story['by'], files: number): string =>
  `Here is your story. ${EXPORTED[by]}${files === 1 ? '' : ` It's too long for one file, so here are ${files} in order. Each opens on its own.`}`;
