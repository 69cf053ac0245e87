import type { Refusal } from '../engine/refusal.ts';
import type { AnySystem } from '../engine/system.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { fitLines } from './limits.ts';
import type { Button, View } from './message.ts';
import { sumOf } from './panels/keys.ts';
import { refusalText } from './refusals.ts';
import { listed } from './said.ts';

/** What something comes to when it is done, as far as that can be told now. */
interface Foreseen {
  readonly state: object;
  readonly terms: { readonly price: string; readonly risk: string; readonly out: boolean } | null;
  readonly paid: boolean; // whoever wants it has said that they pay all of it
  readonly why: Refusal | null; // why it cannot be done, as things stand
  readonly doubt: 'target' | 'self' | null; // whose fate the dice of what comes before decide
}

interface Queued {
  readonly id: string;
  readonly label: string;
  readonly soon: boolean; // as soon as nobody else comes first
  readonly held: 'no' | 'calledOff' | 'asked';
  readonly told: Foreseen | null;
  readonly asks: boolean; // its owner is asked first, as that is not what they agreed to
}

/** What something that is kept waits for: answers (null: the GM's), the end of another's turn, or the turn of who is to do it. */
type Until =
  | { readonly kind: 'answer'; readonly owners: readonly (string | null)[] }
  | { readonly kind: 'after' | 'turn'; readonly who: string | null };

const cancel = (id: string): Button => ({ kind: 'button', id: `queue.cancel|${id}`, label: 'Cancel' });

interface Kept {
  readonly system: AnySystem;
  readonly before: object;
  readonly act: Pick<Queued, 'id' | 'label'>;
  readonly told: Foreseen;
  readonly until: Until;
  readonly why: Refusal | null; // why not now, where that is more than what it waits for
}

/** What is done by itself later, for whoever wants it alone. */
export const keptView = ({ act, told, until, why, system, before }: Kept): View => ({
  content: '',
  card: {
    text: [
      ...(why === null ? [] : [refusalText(why, { system, before })]),
      keptText(until),
      `-# ${escapeMarkdown(act.label)}${comesTo(told, !told.paid, system)}`,
    ].join('\n'),
    tone: 'quiet',
  },
  rows: [[cancel(act.id)]],
});

/** What something costs and brings on when it is done, and what that hangs on: ' · 1 Mettle · if its target still stands'. */
function comesTo(told: Foreseen | null, asks: boolean, system: AnySystem): string {
  if (told === null) return '';
  const { terms, why, doubt, state } = told;
  if (why !== null)
    return ` · ✗ not possible as things stand: ${refusalText(why, { system, before: state })}`;
  const { price = '', risk = '', out = false } = terms ?? {};
  const parts = [
    ...(price === '' ? [] : [escapeMarkdown(price)]),
    ...(risk === '' ? [] : [`⚠ ${escapeMarkdown(risk)}`]),
    ...(out ? ['its target is out of the fight now'] : []),
    ...(doubt === null ? [] : [doubt === 'target' ? 'if its target still stands' : 'if you still can']),
    ...(asks ? ['I ask you first'] : []),
  ];
  return parts.map((part) => ` · ${part}`).join('');
}

/** When something that is kept is done. */
export function keptText(until: Until): string {
  if (until.kind === 'answer') {
    const who = until.owners.map((owner) => (owner === null ? "the GM's" : `<@${owner}>'s`));
    return `Waiting for ${listed(who)} ${who.length === 1 ? 'answer' : 'answers'}. I'll do this right after.`;
  }
  const name = until.who === null ? null : `**${escapeMarkdown(until.who)}**`;
  if (until.kind === 'after')
    return name === null ? "I'll do this right after this turn." : `I'll do this right after ${name}.`;
  return name === null
    ? "I'll do this as soon as your turn comes."
    : `I'll do this as soon as ${name} is up.`;
}

/** The same once its owner has taken it back: so many went with it that were to follow. */
export const takenBackView = (label: string, besides: number): View => ({
  content: '',
  card: {
    text: `Cancelled: ${escapeMarkdown(label)}${besides === 0 ? '' : ', and what you wanted after it'}.`,
    tone: 'quiet',
  },
  rows: [],
});

/** What is another by now than its owner was told. */
interface Changed {
  readonly price?: string;
  readonly risk?: string;
  readonly out?: boolean;
}

/** Why its owner is asked before something is done: what came before it was called off, or what of it is another by now. */
const changedLines = (changed: Changed | null): readonly string[] =>
  changed === null
    ? []
    : [
        ...(changed.price === undefined ? [] : [`It now costs: **${escapeMarkdown(changed.price)}**.`]),
        ...(changed.risk === undefined ? [] : [`⚠ ${escapeMarkdown(changed.risk)}`]),
        ...(changed.out === undefined
          ? []
          : [changed.out ? 'Its target is out of the fight now.' : 'Its target is back in the fight now.']),
      ];

/** What a button says of the terms that whoever presses it was told. */
export const termsKey = (terms: object | null): string => sumOf(JSON.stringify(terms));

/** Asks whoever wanted something whether they still do, now that it can be done: it pings them. */
export function queueAsksView(about: {
  readonly id: string;
  readonly userId: string;
  readonly name: string | null;
  readonly label: string;
  readonly changed: Changed | null;
  readonly calledOff: boolean; // what came before it
  readonly terms: object | null;
  readonly pings: boolean;
}): View {
  const { id, userId, name, label, changed, calledOff, terms, pings } = about;
  const who = name === null ? '' : `**${escapeMarkdown(name)}**: `;
  return {
    content: `<@${userId}>`,
    pings: pings ? [userId] : [],
    card: {
      title: 'Still want this?',
      text: [
        `${who}${escapeMarkdown(label)}`,
        ...(calledOff ? ['What came before it was called off.'] : []),
        ...changedLines(changed),
      ].join('\n'),
      tone: 'ask',
    },
    rows: [
      [
        { kind: 'button', id: `queue.again|${id}|${termsKey(terms)}`, label: 'Do it', look: 'main' },
        cancel(id),
      ],
    ],
  };
}

/** What stands before all where not everybody may know what it is: `told` says whether they have been asked alone. */
export function queueAsksCoverView(userId: string, told: boolean, pings: boolean): View {
  return {
    content: `<@${userId}>`,
    pings: pings ? [userId] : [],
    card: {
      title: 'Still want this?',
      text: `Something you wanted done has changed, and it's secret. ${told ? "I've asked you in your direct messages" : "You don't take direct messages from me, so I couldn't ask you"}: \`/queue show\` has it, too.`,
      tone: 'ask',
    },
    rows: [],
  };
}

/** Something that was asked about is done, or cannot be. */
export const askedAgainView = (label: string, why: string | null): View => ({
  content: '',
  card: {
    text: `${why === null ? '✓' : '✗'} ${escapeMarkdown(label)}${why === null ? '' : `\n${why}`}`,
    tone: 'quiet',
  },
  rows: [],
});

const whenDone = ({ soon, held }: Queued): string =>
  held === 'asked' ? ' · still want this?' : soon ? ' · as soon as possible' : '';

/** What is to be done on somebody's next turn, in its order, with what takes it back; what they are asked about can be done at once. */
export function queuedView(name: string, acts: readonly Queued[], system: AnySystem): View {
  const asked = acts.filter(({ held }) => held === 'asked').slice(0, 5);
  return {
    card: {
      title: 'On the next turn',
      text:
        acts.length === 0
          ? `Nothing is queued for **${escapeMarkdown(name)}**. \`/attack\` and \`/act\` with \`when:on my turn\` queue something.`
          : [
              `When **${escapeMarkdown(name)}** is up:`,
              fitLines(
                acts.map(
                  (act, n) =>
                    `${n + 1}. ${escapeMarkdown(act.label)}${whenDone(act)}${comesTo(act.told, act.asks, system)}`,
                ),
                3000,
              ),
              "-# If something isn't possible by then, I stop, tell you why and ask.",
            ].join('\n'),
      tone: 'plain',
    },
    rows:
      acts.length === 0
        ? []
        : [
            [
              {
                kind: 'select',
                id: 'queue.drop',
                placeholder: 'Cancel one …',
                min: 1,
                max: 1,
                options: acts.map(({ id, label }, n) => ({ value: id, label: `${n + 1}. ${label}` })),
              },
            ],
            ...(asked.length === 0
              ? []
              : [
                  asked.map(
                    ({ id, label }): Button => ({
                      kind: 'button',
                      id: `queue.again|${id}`,
                      label: `Do it: ${label}`.slice(0, 80),
                    }),
                  ),
                ]),
          ],
  };
}
