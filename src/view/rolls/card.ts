import { type RolledBatch, showResult } from '../../dice/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { FROM_FILE_FOOTER } from '../fromFile.ts';
import { fitLines, shorten } from '../limits.ts';
import type { Button, Card, View } from '../message.ts';
import { fileLinesOf, isFolded, linesOf, wholeLinesOf } from './lines.ts';

/** A roll that was made, as the views need it. */
export interface ShownRoll {
  readonly entry: {
    readonly id: string;
    readonly userId: string;
    readonly createdAt: Date;
    readonly seed: string;
    readonly drawn: { readonly number: number } | null; // null: it has a seed of its own
    readonly fromFile: boolean;
  };
  readonly rolled: RolledBatch;
  readonly notation: string;
  readonly about: string | null; // in the player's own words
  readonly visibility: 'everybody' | 'whisper' | 'blind';
  readonly typed: boolean; // dice that fell on a real table
}

const MOST = 3600;
const NAME = 150;

/** The card of a roll: what it is for and what it came to, and below how. The comment of a single line says what for, too. */
function card({ rolled, about }: ShownRoll): Card {
  const comments = new Map(rolled.rolls.map(({ line, comment }) => [line, comment]));
  const only = comments.size === 1 ? (rolled.rolls[0]?.comment ?? null) : null;
  const name = about ?? only;
  const bare = about === null && only !== null;
  const rolls = bare ? rolled.rolls.map((one) => ({ ...one, comment: null })) : rolled.rolls;
  const totals = rolled.rolls.map((one) => showResult(one.rolled)).join(', ');
  return {
    title: name === null ? totals : `${shorten(escapeMarkdown(name), NAME)}: ${totals}`,
    text: fitLines(linesOf({ rolls }), MOST),
    tone: 'plain',
  };
}

const TYPED = 'The dice were rolled by hand and typed.';

const button = (action: string, id: string, label: string): Button => ({
  kind: 'button',
  id: `${action}|${id}`,
  label,
});

function asks({ entry, rolled }: ShownRoll): readonly Button[] {
  return [
    button('roll.why', entry.id, 'Why?'),
    button('roll.odds', entry.id, 'Odds'),
    ...(isFolded(rolled) ? [button('roll.all', entry.id, 'Show all dice')] : []),
  ];
}

const again = ({ entry }: ShownRoll): Button => ({
  ...button('roll.again', entry.id, 'Again'),
  look: 'main',
});
const reveal = ({ entry }: ShownRoll): Button => button('roll.reveal', entry.id, 'Reveal');

const footed = (roll: ShownRoll, footer: string): Card => ({
  ...card(roll),
  footer: [footer, ...(roll.typed ? [TYPED] : []), ...(roll.entry.fromFile ? [FROM_FILE_FOOTER] : [])].join(
    ' ',
  ),
});

/** A roll for everybody, with what can be asked of it. */
export function rollView(roll: ShownRoll): View {
  return { card: footed(roll, 'Every die is kept: press Why?'), rows: [[again(roll), ...asks(roll)]] };
}

/** A whispered roll for who rolled it. */
export function whisperedView(roll: ShownRoll, seenBy: 'gm' | 'nobody else'): View {
  const who = seenBy === 'gm' ? 'Whispered: only you and the GM see this.' : 'Whispered: only you see this.';
  return { card: footed(roll, who), rows: [[again(roll), ...asks(roll), reveal(roll)]] };
}

/** What who rolled blind is told: that it has been rolled, and nothing of how it fell. */
export function blindView({ entry, notation, about }: ShownRoll, heard: boolean): View {
  return {
    card: {
      title: about === null ? 'Rolled blind' : `${shorten(escapeMarkdown(about), NAME)}: rolled blind`,
      text: [
        `${escapeMarkdown(shorten(notation, 500))} is rolled. Only the GM sees the result.`,
        ...(heard ? [] : ["I couldn't send it to a GM, so I left them a note here. They can look any time."]),
      ].join('\n'),
      tone: 'quiet',
    },
    rows: [[{ ...button('roll.again', entry.id, 'Again'), look: 'main' }]],
  };
}

/** A blind roll for a GM, who may reveal it. */
export function blindForGmView(roll: ShownRoll): View {
  return {
    card: footed(roll, 'Blind: only the GM sees this.'),
    rows: [[...asks(roll), reveal(roll)]],
  };
}

/** The same, with who rolled it and when: for a GM who comes to look. */
export function lookView(roll: ShownRoll): View {
  const at = Math.floor(roll.entry.createdAt.getTime() / 1000);
  return { content: `<@${roll.entry.userId}> rolled this blind, <t:${at}:f>:`, ...blindForGmView(roll) };
}

/**
 * What everybody reads where no GM could be sent a blind roll: that there is one, and neither whose it is nor what for.
 * `gms` are named, and notified where the campaign pings people.
 */
export function blindNote({ entry }: ShownRoll, gms: readonly string[], pings: boolean): View {
  const named = gms.map((gm) => `<@${gm}>`).join(', ');
  return {
    content: `${named === '' ? 'GM' : named}, a blind roll is waiting for you, and only a GM can look at it. I couldn't send it to you as a direct message.`,
    rows: [[button('roll.look', entry.id, 'Look (GM)')]],
    ...(pings ? { pings: gms } : {}),
  };
}

/** A whispered roll for the GMs. */
export function whisperedForGmView(roll: ShownRoll): View {
  return { card: footed(roll, 'Whispered: only they and the GM see this.'), rows: [[...asks(roll)]] };
}

/** A roll that answers a request, for who rolled it: all others read what came of it on the request's list. */
export function answeredView(roll: ShownRoll): View {
  const who =
    roll.visibility === 'everybody'
      ? 'The list shows it to everybody.'
      : 'For now only you and the GM see this.';
  return { card: footed(roll, who), rows: [[...asks(roll)]] };
}

/** A hidden roll that is shown to everybody later. */
export function revealedView(roll: ShownRoll): View {
  const at = Math.floor(roll.entry.createdAt.getTime() / 1000);
  const how = roll.visibility === 'blind' ? 'blind' : 'in secret';
  return {
    content: `<@${roll.entry.userId}> rolled this ${how} earlier, <t:${at}:f>:`,
    card: footed(roll, 'Revealed. Every die is kept: press Why?'),
    rows: [[...asks(roll)]],
  };
}

/** Every die of a long roll, for who asks: as a file where a message cannot hold it. */
export function allDiceView(roll: ShownRoll): View {
  const text = wholeLinesOf(roll.rolled).join('\n');
  if (text.length <= MOST) return { card: { title: 'All dice', text, tone: 'plain' } };
  return {
    content: "Every die of it, as a file: it's too long for a message.",
    files: [
      {
        name: 'dice.txt',
        data: new Blob([`${fileLinesOf(roll.rolled).join('\n')}\n`]),
        description: 'Every die of the roll',
      },
    ],
  };
}
