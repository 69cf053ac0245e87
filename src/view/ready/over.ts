import { escapeMarkdown } from '../../engine/text.ts';
import { makeOne } from '../creation.ts';
import type { Row, View } from '../message.ts';
import { mentionFirst } from '../people.ts';
import { listed } from '../said.ts';

/** A hero of a ready fight that is over, whom somebody has played. */
export interface OverHero {
  readonly hero: string;
  readonly userId: string;
  readonly name: string;
  readonly fate: 'open' | 'kept' | 'deleted';
}

/** How it came out. */
interface Outcome {
  readonly won: 'heroes' | 'foes' | 'nobody' | { readonly name: string } | null;
  readonly rounds: number;
  readonly down: readonly string[];
}

/** Who won, and who is down. */
function outcomeLines({ won, rounds, down }: Outcome): readonly string[] {
  const long = rounds === 1 ? 'one round' : `${rounds} rounds`;
  const fallen = down.map((name) => `**${escapeMarkdown(name)}**`);
  const heroes = fallen.length > 0 ? `Down: ${listed(fallen)}.` : 'Every hero is still standing.';
  if (typeof won === 'object' && won !== null)
    return [
      `**${escapeMarkdown(won.name)} won** in ${long}. ${fallen.length > 0 ? `Lost: ${listed(fallen)}.` : ''}`,
    ];
  switch (won) {
    case 'heroes':
      return [`**The heroes won** in ${long}. ${heroes}`];
    case 'foes':
      return [`**The foes won** after ${long}. Try it again with \`/encounter ready\`.`];
    case 'nobody':
      return [`**Nobody is left standing** after ${long}.`];
    case null:
      return [`It ended after ${long}, before anybody won.`];
  }
}

/** The message after a ready fight: each player keeps their hero or deletes them, and what comes next. */
export function readyOverView(
  id: string,
  fight: string,
  heroes: readonly OverHero[],
  outcome: Outcome | null,
  called = 'character',
): View {
  const lines = heroes.map(
    ({ userId, name, fate }) => `${mentionFirst(userId)}: **${escapeMarkdown(name)}**${SAID[fate]}`,
  );
  return {
    card: {
      title: `${escapeMarkdown(fight)} is over`,
      text: [
        ...(outcome === null ? [] : outcomeLines(outcome)),
        ...lines,
        ...(heroes.some(({ fate }) => fate === 'open') ? ['Do nothing, and your hero stays.'] : []),
        `**Next:** make your own ${called}, or set up your own fight.`,
      ].join('\n'),
      tone: 'good',
    },
    rows: [
      ...heroes.flatMap((one) => heroRow(id, one)),
      [
        { ...makeOne(called), look: 'plain' },
        { kind: 'button', id: `ready.next|${id}`, label: 'Your own fight' },
      ],
    ],
  };
}

const SAID = { open: '', kept: ' · kept', deleted: ' · deleted' } as const;

function heroRow(id: string, { hero, name, fate }: OverHero): readonly Row[] {
  const label = (verb: string) => `${verb} ${name}`.slice(0, 80);
  switch (fate) {
    case 'open':
      return [
        [
          { kind: 'button', id: `ready.keep|${id}|${hero}`, label: label('Keep') },
          { kind: 'button', id: `ready.drop|${id}|${hero}`, label: label('Delete') },
        ],
      ];
    case 'kept':
      return [];
    case 'deleted':
      return [[{ kind: 'button', id: `ready.back|${id}|${hero}`, label: label('Bring back') }]];
  }
}

/** How to set up a fight of one's own, by the commands that would make the ready one. */
export function ownFightView(
  {
    field,
    foe,
    count,
    place,
  }: { readonly field: string; readonly foe: string; readonly count: number; readonly place: string | null },
  gm: boolean,
): View {
  const lines = [
    `\`/encounter start zones:${field}\``,
    `\`/encounter add who:${foe} count:${count}${place === null ? '' : ` zone:${place}`}\``,
    '`/encounter next`',
  ];
  return {
    card: {
      title: 'Your own fight',
      text: [
        gm ? 'Three commands, and it begins:' : 'Your GM sets it up with three commands:',
        ...lines,
        'Everybody who plays a character here is in it.',
      ].join('\n'),
      tone: 'plain',
    },
  };
}
