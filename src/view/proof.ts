import { type CheckedDie, fits, type Proof } from '../engine/proof.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { fitLines } from './limits.ts';
import type { Button, Card, Row, View } from './message.ts';

/** A seed as everybody may know it: its secret only once it is public. */
interface PublicSeed {
  readonly number: number;
  readonly hash: string;
  readonly secret: string | null;
  readonly used: number;
  readonly startedAt: Date;
  readonly revealedAt: Date | null;
}

/** An entry whose dice were rolled again. */
interface Checked extends Proof {
  readonly entry: {
    readonly seed: string;
    readonly drawn: { readonly number: number; readonly interactionId: string } | null;
  };
  readonly seed: { readonly number: number; readonly hash: string; readonly secret: string } | null;
}

const PAGE = 'docs/proof.md';

const day = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:D>`;
const times = (count: number): string => (count === 1 ? '1 command' : `${count} commands`);

const haveDrawn = (count: number): string =>
  count === 1 ? '1 command has drawn' : `${count} commands have drawn`;

/** The line that a campaign begins with: what its dice are sealed with. */
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
          `${haveDrawn(current.used)} from it, each the next number. A GM makes it public with \`/verify reveal\`, and then anybody can roll every die again.`,
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

const earlierLines = ({ number, hash, secret, used, revealedAt }: PublicSeed): readonly string[] => [
  '',
  `**Seed ${number}**, ${times(used)}${revealedAt === null ? '' : `, public since ${day(revealedAt)}`}`,
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
        `${haveDrawn(seed.used)} from it. Once its secret is out, anybody can roll their dice again.`,
        'The campaign goes on with a new seed, whose hash I show at once. It cannot be taken back.',
      ].join('\n'),
      tone: 'ask',
    },
    rows: [[{ kind: 'button', id: `verify.reveal|${seed.id}`, label: 'Make it public', look: 'danger' }]],
  };
}

/** For everybody: the secret that was, and the hash of the next. */
export function revealedView(
  seed: { readonly number: number; readonly used: number; readonly secret: string; readonly hash: string },
  next: { readonly number: number; readonly hash: string },
): View {
  return {
    card: {
      title: `Seed ${seed.number} is public`,
      text: [
        `${times(seed.used)} drew from it. Its secret:`,
        `\`${seed.secret}\``,
        'SHA-256 of that text is the hash that was shown from the start:',
        `\`${seed.hash}\``,
        '',
        `From now on the dice follow from seed ${next.number}:`,
        `\`${next.hash}\``,
      ].join('\n'),
      footer: `/verify roll checks a roll all the way · by yourself: ${PAGE}`,
      tone: 'good',
    },
  };
}

/** Every die of an entry, rolled again, and how far that proves it. */
export function checkedView(found: Checked): View {
  const lines = [
    ...numberLines(found),
    ...groupsOf(found.dice).map(groupLine),
    ...(found.cards === 0 ? [] : [`${found.cards} drawn from a pile of cards: that I do not check here.`]),
    ...(bySeed(found).length === 0 ? [] : ['', ...chainLines(found)]),
  ];
  return { card: { ...verdict(found), text: fitLines(lines, 3900) } };
}

const bySeed = ({ dice }: Checked) => dice.filter((die) => die.from === 'seed');

function verdict(found: Checked): Pick<Card, 'title' | 'tone'> {
  const sealed = bySeed(found);
  const wrong = sealed.filter((die) => !fits(die)).length;
  if (found.chain === 'broken') return { title: 'This does not hold', tone: 'bad' };
  if (found.dice.length === 0) return { title: 'No dice were rolled', tone: 'plain' };
  if (sealed.length === 0) return { title: 'No die of it is mine', tone: 'plain' };
  if (wrong > 0) {
    const some = `${wrong} of ${sealed.length} dice ${wrong === 1 ? 'does' : 'do'}`;
    return { title: `${some} not fit the seed`, tone: 'bad' };
  }
  const others = sealed.length < found.dice.length ? ' that was not typed or ruled' : '';
  switch (found.chain) {
    case 'whole':
      return { title: `Proven: every die${others} follows from the public secret`, tone: 'good' };
    case 'sealed':
      return { title: `Every die${others} fits its seed`, tone: 'good' };
    case 'own':
      return { title: `Every die${others} fits a seed of its own`, tone: 'plain' };
  }
}

function numberLines({ entry: { drawn }, seed }: Checked): readonly string[] {
  return drawn === null || seed === null
    ? []
    : [
        `Number **${drawn.number}** of seed ${seed.number}, drawn for Discord's interaction \`${drawn.interactionId}\`.`,
      ];
}

/** Dice of one roll that are told of in one line. */
type Group = readonly [CheckedDie, ...CheckedDie[]];

/** Neighbours of the same kind together; a ruled die, and one that does not fit, has a line of its own. */
function groupsOf(dice: readonly CheckedDie[]): readonly Group[] {
  const groups: [CheckedDie, ...CheckedDie[]][] = [];
  for (const die of dice) {
    const last = groups.at(-1);
    if (last !== undefined && isLike(last[0], die)) last.push(die);
    else groups.push([die]);
  }
  return groups;
}

const isLike = (one: CheckedDie, other: CheckedDie): boolean =>
  one.sides === other.sides &&
  one.label === other.label &&
  one.from === other.from &&
  one.from !== 'ruled' &&
  fits(one) &&
  fits(other);

function groupLine(group: Group): string {
  const [first] = group;
  const last = group.at(-1) ?? first;
  const place =
    group.length === 1 ? `Die ${first.index + 1}` : `Dice ${first.index + 1} to ${last.index + 1}`;
  const label = first.label === '' ? '' : `, ${escapeMarkdown(first.label)}`;
  const shown = `${place} (d${first.sides}${label}): **${group.map((die) => die.shown).join(' ')}**`;
  switch (first.from) {
    case 'typed':
      return `${shown}, typed by hand`;
    case 'ruled':
      return `${shown}, ruled by a GM; the seed has ${first.due}`;
    case 'seed':
      return fits(first) ? `${shown} ✓` : `${shown} ✗ the seed has ${first.due}`;
  }
}

function chainLines({ chain, entry, seed, dice }: Checked): readonly string[] {
  const own = `\`${entry.seed}\``;
  const again = (from: string) => `\`${scriptLine(from, dice)}\``;
  const { drawn } = entry;
  if (chain === 'own' || drawn === null || seed === null)
    return [
      `The dice follow from ${own}:`,
      again(`seed ${entry.seed}`),
      'That seed was drawn for this roll alone, outside of a campaign, and no hash was shown before: it shows that I reckoned well, not that I did not choose.',
    ];
  const step = `SHA-256 of \`secret:${drawn.number}:${drawn.interactionId}\``;
  const hash = `\`${seed.hash}\``;
  switch (chain) {
    case 'sealed':
      return [
        `You can check now that the dice follow from this roll's own seed, ${own}:`,
        again(`seed ${entry.seed}`),
        `Once seed ${seed.number} is public, SHA-256 of its secret must be ${hash}, and ${step} must be that seed.`,
      ];
    case 'whole':
      return [
        `✓ SHA-256 of the secret is ${hash}, shown before the roll`,
        `✓ ${step} is ${own}`,
        '✓ the dice follow from that',
        'By yourself:',
        again(`${seed.secret} ${drawn.number} ${drawn.interactionId}`),
      ];
    case 'broken':
      return [
        `The campaign's secret does not lead to this roll's seed ${own}. Tell whoever runs me: the records have been changed.`,
      ];
  }
}

/** The command that rolls the dice again: the sides of each, 0 where a number was not a die. */
function scriptLine(from: string, dice: readonly CheckedDie[]): string {
  const last = Math.max(-1, ...dice.map((die) => die.index));
  const sides = Array.from(
    { length: last + 1 },
    (_, index) => dice.find((die) => die.index === index)?.sides ?? 0,
  );
  return `node docs/verify.mjs ${from} ${sides.join(' ')}`;
}
