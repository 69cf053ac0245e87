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
  players: 'As all players may know it: without what was secret.',
  caller: 'As the player may know it who asked for it: with what was secret for them alone.',
  gm: 'As the GM knows it: it holds secrets that players may not know.',
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
          `What was said with /say in ${unread.join(', ')} is not in it: the bot may not read there (View Channel, Read Message History).`,
        ]),
    ...(lost === 0
      ? []
      : [
          `${posts(lost)} of /say ${lost === 1 ? 'is' : 'are'} not in it: Discord no longer tells their words.`,
        ]),
    ...(tooMany === 0
      ? []
      : [
          `${posts(tooMany)} of /say, the oldest, ${tooMany === 1 ? 'is' : 'are'} not in it: so many cannot be read at once. A story of fewer days has them.`,
        ]),
    ...(portraits === 0
      ? []
      : [
          `${portraits === 1 ? '1 portrait is' : `${portraits} portraits are`} not in it: all together they are too large for a file. Smaller ones fit: /character portrait.`,
        ]),
  ];
}

function portraitOf({ portraits }: Pick<Story, 'portraits'>, id: string): string | null {
  const found = portraits.find(({ characterId }) => characterId === id);
  return found === undefined ? null : `data:${found.type};base64,${found.data}`;
}

const EXPORTED: Readonly<Record<Story['by'], string>> = {
  players: 'It holds what all players may know: you can give it to everybody.',
  caller: 'It holds what you may know, secrets of yours among it.',
  gm: '**It holds the GM’s secrets:** keep it to yourself.',
};

/** What is said when somebody is given a transcript. */
export const exportedText = (by: Story['by'], files: number): string =>
  `Here is your story. ${EXPORTED[by]}${files === 1 ? '' : ` It is too long for one file on Discord, so it comes in ${files}, each whole in itself.`}`;
