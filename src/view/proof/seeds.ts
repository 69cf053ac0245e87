import { fitLines } from '../limits.ts';
import type { Button, Row, View } from '../message.ts';

/** A seed as somebody may know it: its secret only once it is public; how many drew from it where they know of all of them. */
interface PublicSeed {
  readonly number: number;
  readonly hash: string;
  readonly secret: string | null;
  readonly used: number | null;
  readonly missing: { readonly count: number; readonly numbers: readonly number[] | null };
  readonly startedAt: Date;
  readonly revealedAt: Date | null;
  readonly fromFile: boolean;
}

const PAGE = 'docs/proof.md';

const day = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:D>`;
const times = (count: number): string => (count === 1 ? '1 command' : `${count} commands`);

const haveDrawn = (count: number): string => {
  if (count === 0) return 'No command has drawn';
  return count === 1 ? '1 command has drawn' : `${count} commands have drawn`;
};

/** For who knows of all of them. */
const drawnLine = (used: number | null): string =>
  used === null ? '' : `${haveDrawn(used)} from it${used === 0 ? ' yet' : ''}. `;

/** Whether every number stands for a command. How many there are only who knows of all of them is told. */
function missingLine({ used, missing: { count, numbers } }: Pick<PublicSeed, 'used' | 'missing'>): string {
  if (count === 0) return used === 0 ? '' : 'No command is missing. ';
  const which = numbers === null ? '' : ` (${numbers.length === 1 ? 'number' : 'numbers'} ${few(numbers)})`;
  const are = count === 1 ? '1 command is' : `${count} commands are`;
  return `⚠️ ${are} missing${which}: the dice were drawn, and then the command was dropped or taken out of the log. Ask the bot's owner why. `;
}

const few = (numbers: readonly number[]): string =>
  numbers.length > 10 ? `${numbers.slice(0, 10).join(', ')} …` : numbers.join(', ');

/** The line that a campaign taken out of a file begins with: what its dice are sealed with. */
export const sealLine = (hash: string): string =>
  `Dice sealed by \`${hash}\`: \`/verify status\` says what that proves.`;

/** The button that rolls the dice of an entry again. */
export function verifyRow(entryId: string): Row {
  return [{ kind: 'button', id: `verify|${entryId}`, label: 'Verify' }] satisfies readonly Button[];
}

/** What is public of a campaign's seeds, the current one first. */
export function seedsView(seeds: readonly PublicSeed[]): View {
  const [current, ...earlier] = seeds.toReversed();
  const lines =
    current === undefined
      ? ['This campaign has no seed.']
      : [
          `Every roll follows from seed ${current.number}, a secret drawn ${day(current.startedAt)}. Its hash was fixed then:`,
          `\`${current.hash}\``,
          `${drawnLine(current.used)}${missingLine(current)}\`/verify reveal\` makes it public, and then anybody can roll every die again.`,
          ...earlier.flatMap(earlierLines),
        ];
  return {
    card: {
      title: 'Sealed dice',
      text: fitLines(lines, 3800),
      footer: `How it works, and a script to check it yourself: ${PAGE}`,
      tone: 'plain',
    },
  };
}

const earlierLines = ({
  number,
  hash,
  secret,
  used,
  missing,
  revealedAt,
  fromFile,
}: PublicSeed): readonly string[] => [
  '',
  `**Seed ${number}**${used === null ? '' : `, ${times(used)}`}${revealedAt === null ? '' : `, public since ${day(revealedAt)}`}`,
  ...(missing.count === 0 ? [] : [missingLine({ used, missing }).trim()]),
  ...(fromFile ? ['It came in with a file: here it proves nothing.'] : []),
  `hash \`${hash}\``,
  ...(secret === null ? [] : [`secret \`${secret}\``]),
];

/** Asks a GM whether they mean it. */
export function revealView(seed: {
  readonly id: string;
  readonly number: number;
  readonly used: number;
}): View {
  return {
    card: {
      title: `Make seed ${seed.number} public?`,
      text: [
        `${haveDrawn(seed.used)} from it. Once its secret is out, anybody can roll their dice again; then people can work out their own blind rolls, too.`,
        "The campaign goes on with a new seed, whose hash I show at once. You can't undo this.",
      ].join('\n'),
      tone: 'ask',
    },
    rows: [[{ kind: 'button', id: `verify.reveal|${seed.id}`, label: 'Make it public', look: 'danger' }]],
  };
}

/** For everybody: the secret that was, and the hash of the next. */
export function revealedView(
  seed: { readonly number: number; readonly secret: string; readonly hash: string },
  next: { readonly number: number; readonly hash: string },
): View {
  return {
    card: {
      title: `Seed ${seed.number} is public`,
      text: [
        'Its secret:',
        `\`${seed.secret}\``,
        'SHA-256 of that text is the hash that was shown from the start:',
        `\`${seed.hash}\``,
        '',
        `From now on the dice follow from seed\u00a0${next.number}, whose hash is fixed:`,
        `\`${next.hash}\``,
      ].join('\n'),
      footer: `Everybody can check every roll of it now: /verify roll · to check it yourself: ${PAGE}`,
      tone: 'good',
    },
  };
}
