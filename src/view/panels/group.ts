import type { Order } from '../../engine/autopilot/order.ts';
import type { Step } from '../../engine/autopilot/step.ts';
import { wholePercent } from '../../engine/chances.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines, limits, shorten } from '../limits.ts';
import type { Button, Row, View } from '../message.ts';
import { sumOf } from './keys.ts';
import { idOf, type Picks } from './picks.ts';
import { optionOf, pagedSelect } from './selects.ts';

/** Somebody of the fight, by the key that stands for them in ids. */
export interface Named {
  readonly key: string;
  readonly name: string;
}

/** What the GM's panel for several is drawn from. */
export interface Group {
  readonly picks: Pick<Picks, 'drawn'>;
  /** Who acts next. */
  readonly actor: Named;
  /** All who can act now, the one who acts next among them. */
  readonly able: readonly Named[];
  /** How many act one after the other who are alike, the one who acts next among them. */
  readonly alike: readonly Named[];
  /** Whom they could go for, best first, with what they would do first. */
  readonly targets: readonly (Named & { readonly attack: Step })[];
  /** The key of whom the one before went for; null: nobody has gone before. */
  readonly last: string | null;
}

const TARGETS = 5; // buttons in a row; the others stand in the select

/** Whom a press is about, as it was shown: the one who acts, whom they go for, what they would do first. */
export interface Told {
  readonly actor: Named;
  readonly target: Group['targets'][number];
}

/** '41%', or what they have to do first. */
function oddsOf({ because: { what, chance } }: Step): string {
  if (what === 'attack') return chance === null ? '' : wholePercent(chance);
  return what === 'first' ? 'gets free first' : 'moves up';
}

function lineOf({ actor, target }: Told): string {
  const odds = oddsOf(target.attack);
  const joint = odds === '' || odds.endsWith('%') ? ' ' : ', ';
  return `${actor.name} → ${target.name}${joint}${odds}`.trimEnd();
}

/** What a button said: where it would say something else by now, its press shows the panel anew. */
export const sumOfTold = (told: Told): string => sumOf(lineOf(told));

/** Whom the next one goes for unless the GM picks somebody else: the same as the one before, else whom they would by themselves. */
export const likeliest = ({ targets, last }: Group): Group['targets'][number] | null =>
  targets.find(({ key }) => key === last) ?? targets[0] ?? null;

const picksFor = ({ picks }: Group, actor: string, target = ''): Picks => ({
  drawn: picks.drawn,
  actor,
  act: '',
  target,
  means: '',
  extras: [],
});

/** Which pages of the selects are open; the first where it is not said. */
export interface GroupPages {
  readonly at?: number;
  readonly who?: number;
}

/** Who acts, and whom they go for: one press a fighter, or one for all who are alike. `note` stands above. */
export function groupView(group: Group, note = '', pages: GroupPages = {}): View {
  const { actor, able, alike, targets, last } = group;
  const first = likeliest(group);
  const ordered = [...targets].sort((a, b) => Number(b === first) - Number(a === first));
  const isSame = first !== null && first.key === last;
  const says =
    first === null
      ? [`**${escapeMarkdown(actor.name)}** can't reach anybody.`]
      : [
          `${isSame ? 'Same for the next' : 'Next'}: ${escapeMarkdown(lineOf({ actor, target: first }))}.`,
          ...(able.length > 1
            ? [`-# Still to act: ${able.map(({ name }) => escapeMarkdown(name)).join(', ')}`]
            : []),
        ];
  return {
    content: '',
    card: {
      title: `${escapeMarkdown(actor.name)} acts`,
      text: fitLines([...(note === '' ? [] : [note, '']), ...says], 3500),
      footer: 'Each button plays the whole turn: up to the target, then the attack.',
      tone: 'plain',
    },
    rows: [
      ...(first === null
        ? []
        : [ordered.slice(0, TARGETS).map((target) => one(group, target, target === first))]),
      ...(targets.length > 1 && (alike.length > 1 || targets.length > TARGETS)
        ? [whom(group, ordered, pages.at)]
        : []),
      ...(able.length > 1 ? [who(group, pages.who)] : []),
      ...(alike.length > 1 ? [together(group, first)] : []),
      byHand(group),
    ],
  };
}

/** What they did until somebody was asked. It holds after the answer as well: 'Go on' shows who acts then. */
export function askedView(group: Group, done: readonly string[]): View {
  const { actor, last } = group;
  return {
    content: '',
    card: { text: fitLines([...done, 'Continued below.'], 3500), tone: 'plain' },
    rows: [
      [
        {
          kind: 'button',
          id: idOf('who', picksFor(group, actor.key, last ?? '')),
          label: 'Go on',
          look: 'main',
        },
      ],
    ],
  };
}

function one(group: Group, target: Group['targets'][number], isFirst: boolean): Button {
  const told = { actor: group.actor, target };
  return {
    kind: 'button',
    id: idOf('foe', picksFor(group, group.actor.key, target.key), sumOfTold(told)),
    label: shorten(lineOf(told), limits.label),
    ...(isFirst ? { look: 'main' } : {}),
  };
}

/** All of one kind: against the one who is picked. */
function together(group: Group, target: Group['targets'][number] | null): Row {
  const { alike, actor } = group;
  const button = (kind: Order['kind'], label: string): Button => ({
    kind: 'button',
    id: idOf('foes', picksFor(group, actor.key, target?.key ?? ''), kind),
    label: shorten(label, limits.label),
  });
  const name = target?.name ?? '';
  return [
    ...(target === null
      ? []
      : [button('attack', `All ${alike.length} → ${name}`), button('approach', `All move to ${name}`)]),
    button('wait', `All ${alike.length} wait`),
  ];
}

function whom(group: Group, targets: Group['targets'], page = 0): Row {
  const options = targets.map((target) =>
    optionOf(
      { name: `→ ${target.name}`, note: oddsOf(target.attack) },
      target.key,
      target === likeliest(group),
    ),
  );
  return [
    pagedSelect(idOf('at', picksFor(group, group.actor.key, group.last ?? '')), 'Go for…', options, { page }),
  ];
}

function who(group: Group, page = 0): Row {
  const options = group.able.map((one) => optionOf({ name: one.name }, one.key, one.key === group.actor.key));
  const id = idOf('who', picksFor(group, group.actor.key, group.last ?? ''));
  return [pagedSelect(id, 'Who acts…', options, { page })];
}

/** Their own panels, as a hero has them. */
const byHand = (group: Group): Row => {
  const picks = picksFor(group, group.actor.key);
  return [
    { kind: 'button', id: idOf('attack', picks), label: 'Attack' },
    { kind: 'button', id: idOf('move', picks), label: 'Move' },
    { kind: 'button', id: idOf('more', picks), label: 'More…' },
    {
      kind: 'button',
      id: idOf('foes', picks, 'pass'),
      label: shorten(`${group.actor.name} waits`, limits.label),
    },
  ];
};
