import {
  type Checked,
  type CheckedCard,
  type CheckedDie,
  fits,
  isCheckedDie,
  type Proof,
} from '../../engine/proof.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines } from '../limits.ts';
import type { Card, View } from '../message.ts';

/** An entry whose dice were rolled again, as whoever asks may know it. */
export interface CheckedEntry extends Proof {
  readonly hidden: number; // how many more fell, of which nothing may be told
  readonly drew: { readonly seed: number; readonly number: number | null } | null; // null: it has a seed of its own
  readonly trail: Trail | null; // null: it would lead to what is hidden, too
}

interface Trail {
  readonly seed: string;
  readonly sealed: {
    readonly interactionId: string;
    readonly beacon: string | null | undefined; // what was mixed in; undefined: none is switched on, null: it could not be heard
    readonly early: boolean; // sent before the hash of its seed was there
    readonly with: string; // what stands behind the secret in the text that the seed was made from
    readonly hash: string;
    readonly secret: string | null;
  } | null;
}

/** Every die and card of an entry that whoever asks may know, rolled again, and how far that proves it. */
export function checkedView(found: CheckedEntry): View {
  if (found.chain === 'file') return fromFileView(found);
  const proven = bySeed(found).length > 0 || found.chain === 'broken';
  const parts = [
    [...groupsOf(found.fallen).map(groupLine), ...(proven ? originLines(found) : [])],
    hiddenLines(found),
    proven ? chainLines(found) : [],
  ].filter((lines) => lines.length > 0);
  const text = parts.flatMap((lines, n) => (n === 0 ? lines : ['', ...lines]));
  return { card: { ...verdict(found), text: fitLines(text, 3900) } };
}

/** What came in with a file proves nothing, whatever it holds: nothing in it is held against anything else in it. */
function fromFileView({ fallen, hidden }: CheckedEntry): View {
  const lines = [
    ...groupsOf(fallen).map((group) => ('length' in group ? diceShown(group) : cardShown(group))),
    ...(hidden === 0 ? [] : [`🔒 ${hidden} more ${hidden === 1 ? 'result is' : 'results are'} kept back.`]),
    '',
    'Anybody can write any dice into a file, with a secret that fits them. I rolled none of these.',
    'Does the old server still have the campaign? `/verify roll` there can prove its dice.',
  ];
  return {
    card: {
      title: 'This came in with a file: it proves nothing',
      text: fitLines(lines, 3900),
      tone: 'plain',
    },
  };
}

/** What its seed answers for: neither typed nor ruled, nor from another command, nor drawn from a pile that nobody knows any more. */
const bySeed = ({ fallen }: CheckedEntry) =>
  fallen.filter((one) => (isCheckedDie(one) ? one.from === 'seed' : one.due !== null));

function verdict(found: CheckedEntry): Pick<Card, 'title' | 'tone'> {
  const { chain, fallen, hidden } = found;
  const sealed = bySeed(found);
  const wrong = sealed.filter((one) => !fits(one)).length;
  if (chain === 'broken') return { title: "This isn't right", tone: 'bad' };
  if (fallen.length === 0)
    return { title: hidden === 0 ? 'No dice were rolled' : "You can't see any of it", tone: 'plain' };
  if (sealed.length === 0) return { title: nothingSealed(fallen), tone: 'plain' };
  if (wrong > 0) {
    const some = `${wrong} of ${sealed.length} ${nounOf(sealed, 'dice')} ${wrong === 1 ? "doesn't" : "don't"}`;
    return { title: `${some} fit the seed`, tone: 'bad' };
  }
  const every = `every ${nounOf(sealed, 'die')}${exceptionsOf(found)}`;
  const begun = `E${every.slice(1)}`;
  switch (chain) {
    case 'file':
      throw new RangeError('what came in with a file has no verdict');
    case 'whole':
      return { title: `Proven: ${every} follows from the public secret`, tone: 'good' };
    case 'sealed':
      return { title: `${begun} fits its seed`, tone: 'good' };
    case 'own':
      return { title: `${begun} fits a seed of its own`, tone: 'plain' };
  }
}

const nothingSealed = (fallen: readonly Checked[]): string =>
  fallen.every(isCheckedDie) ? 'I rolled none of these dice' : "There's nothing here I can check";

/** What is checked, as one or several of them. */
function nounOf(checked: readonly Checked[], die: 'die' | 'dice'): string {
  const cards = die === 'die' ? 'card' : 'cards';
  if (checked.every(isCheckedDie)) return die;
  return checked.some(isCheckedDie) ? `${die} and ${cards}` : cards;
}

/** Which of them the verdict is not about. */
function exceptionsOf({ fallen, hidden }: CheckedEntry): string {
  const dice = fallen.filter(isCheckedDie);
  const typed = dice.some(({ from }) => from === 'typed' || from === 'ruled')
    ? ["wasn't typed or ruled"]
    : [];
  const earlier = dice.some(({ from }) => from === 'earlier') ? ["didn't fall before a reroll"] : [];
  const known = hidden > 0 ? ['you may know'] : [];
  const both = [...known, ...typed, ...earlier];
  return both.length === 0 ? '' : ` that ${both.join(' and ')}`;
}

function originLines({ drew, trail }: CheckedEntry): readonly string[] {
  if (drew === null) return [];
  const which = drew.number === null ? 'From' : `Command **${drew.number}** of`;
  const sealed = trail?.sealed ?? null;
  const drawnFor = sealed === null ? '' : `, drawn for Discord's interaction \`${sealed.interactionId}\``;
  return [
    `${which} seed ${drew.seed}${drawnFor}.`,
    ...(sealed === null ? [] : [...beaconLines(sealed.beacon), ...earlyLines(sealed.early)]),
  ];
}

/** drand's quicknet, by the hash of its chain. */
const QUICKNET = 'https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

/** Where anybody can look up what the beacon said, and what it means where it could not be heard. */
function beaconLines(beacon: string | null | undefined): readonly string[] {
  if (beacon === undefined) return [];
  if (beacon === null)
    return [
      "⚠️ I couldn't reach the public beacon, so its number isn't mixed in. Roll again if that matters to you.",
    ];
  const [, round = '', randomness = ''] = beacon.split(':');
  return [
    `Mixed with round ${round} of drand's beacon, \`${randomness}\`, which nobody could know when the command was sent. [Compare](${QUICKNET}/public/${round})`,
  ];
}

const earlyLines = (early: boolean): readonly string[] =>
  early
    ? [
        '⚠️ This command was sent before the hash of its seed was shown: the operator could have chosen a secret for it. It can happen by chance, right when a seed is made public. If it happens again, ask why.',
      ]
    : [];

/** How many are kept back; neither whose they are nor what for, and no seed that would roll them again. */
function hiddenLines({ hidden }: CheckedEntry): readonly string[] {
  if (hidden === 0) return [];
  const one = hidden === 1;
  const [results, are, them] = one
    ? ['1 more result is', 'it is', 'it']
    : [`${hidden} more results are`, 'they are', 'them'];
  return [
    `🔒 ${results} kept back: only those who may know ${them} can check ${them} here.`,
    `Once ${are} revealed, so can you. Until then I show no seed of this roll: that would give ${them} away.`,
  ];
}

/** What is told of in one line. */
type Group = readonly [CheckedDie, ...CheckedDie[]] | CheckedCard;

/** Neighbouring dice of the same kind together; a ruled die, one that does not fit, and a card has a line of its own. */
function groupsOf(fallen: readonly Checked[]): readonly Group[] {
  const groups: ([CheckedDie, ...CheckedDie[]] | CheckedCard)[] = [];
  for (const one of fallen) {
    const last = groups.at(-1);
    if (!isCheckedDie(one)) groups.push(one);
    else if (Array.isArray(last) && isLike(last[0], one) && isNext(last, one)) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

const isNext = (group: readonly CheckedDie[], die: CheckedDie): boolean =>
  group.at(-1)?.index === die.index - 1;

const isLike = (one: CheckedDie, other: CheckedDie): boolean =>
  one.sides === other.sides &&
  one.label === other.label &&
  one.from === other.from &&
  one.from !== 'ruled' &&
  fits(one) &&
  fits(other);

const groupLine = (group: Group): string => ('length' in group ? diceLine(group) : cardLine(group));

/** What fell, by its place. */
function diceShown(group: readonly [CheckedDie, ...CheckedDie[]]): string {
  const [first] = group;
  const last = group.at(-1) ?? first;
  const place =
    group.length === 1 ? `Die ${first.index + 1}` : `Dice ${first.index + 1} to ${last.index + 1}`;
  return `${place} (d${first.sides}${labelled(first)}): **${group.map((die) => die.shown).join(' ')}**`;
}

function diceLine(group: readonly [CheckedDie, ...CheckedDie[]]): string {
  const [first] = group;
  const shown = diceShown(group);
  switch (first.from) {
    case 'typed':
      return `${shown}, typed by hand`;
    case 'earlier':
      return `${shown}, from the roll before a reroll: that one is in the log, too`;
    case 'ruled':
      return `${shown}, ruled by a GM; the seed has ${first.due}`;
    case 'seed':
      return fits(first) ? `${shown} ✓` : `${shown} ✗ the seed has ${first.due}`;
  }
}

const cardShown = ({ index, label, shown }: CheckedCard): string =>
  `Card ${index + 1}${label === '' ? '' : ` (${escapeMarkdown(label)})`}: **${escapeMarkdown(shown)}**`;

function cardLine(card: CheckedCard): string {
  const { due } = card;
  const named = cardShown(card);
  if (due === null) return `${named}; the pile wasn't recorded then, so I can't draw it again`;
  const place = `number ${due.place} of the ${due.of} in the pile`;
  return fits(card)
    ? `${named}, ${place} ✓`
    : `${named} ✗ the seed has ${place}, **${escapeMarkdown(due.card)}**`;
}

const labelled = ({ label }: Checked): string => (label === '' ? '' : `, ${escapeMarkdown(label)}`);

function chainLines({ chain, drew, trail, fallen }: CheckedEntry): readonly string[] {
  if (chain === 'broken')
    return [
      `The campaign's secret doesn't lead to this roll's seed${trail === null ? '' : ` \`${trail.seed}\``}. Tell the bot's owner: the records were changed.`,
    ];
  if (trail === null) return [];
  const own = `\`${trail.seed}\``;
  const again = (from: string) => `\`${scriptLine(from, fallen)}\``;
  const { sealed } = trail;
  if (drew === null || sealed === null)
    return [
      'I rolled again from a seed that was drawn for this roll alone, and so can you:',
      again(`seed ${trail.seed}`),
      "That seed belongs to no campaign, and no hash of it was shown before: this proves that I counted right, not that I didn't choose it.",
    ];
  const step = `SHA-256 of \`secret:${sealed.with}\``;
  const hash = `\`${sealed.hash}\``;
  if (sealed.secret === null)
    return [
      "I rolled again from this roll's own seed, and so can you now:",
      again(`seed ${trail.seed}`),
      `Once seed ${drew.seed} is public, anybody can check that I didn't choose that seed: it must be ${step}, and SHA-256 of the secret must be ${hash}, the hash that was shown before the roll.`,
    ];
  return [
    `✓ SHA-256 of the secret is ${hash}, shown before the roll`,
    `✓ ${step} is ${own}, the seed of this roll`,
    `✓ what fell follows from that`,
    'To check it yourself:',
    again(`${sealed.secret} ${sealed.with}`),
  ];
}

/** The command that rolls the dice again: the sides of each, c and the size of the pile of a card, 0 for what cannot be. */
function scriptLine(from: string, fallen: readonly Checked[]): string {
  const words = new Map(fallen.map((one) => [one.index, scriptWord(one)]));
  const places = Math.max(-1, ...words.keys()) + 1;
  const all = Array.from({ length: places }, (_, index) => words.get(index) ?? '0');
  return `node docs/verify.mjs ${from} ${all.join(' ')}`;
}

function scriptWord(one: Checked): string {
  if (isCheckedDie(one)) return String(one.sides);
  return one.due === null ? '0' : `c${one.due.of}`;
}
