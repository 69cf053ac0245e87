import { isFor } from '../engine/measures.ts';
import { escapeMarkdown, unmarked } from '../engine/text.ts';
import { fitLines } from './limits.ts';
import type { Card, Row, View } from './message.ts';

/** A question that a standing order has answered. */
interface Followed {
  readonly character: string;
  readonly userId: string;
  readonly answer: string;
}

/** What standing orders have answered on the way, under what came of it. */
export function withOrders(card: Card | null, followed: readonly Followed[]): Card | null {
  if (followed.length === 0) return card;
  const lines = followed.map(
    ({ character, userId, answer }) =>
      `-# ${character === '' ? '' : `**${escapeMarkdown(character)}**: `}${escapeMarkdown(answer)}, by <@${userId}>'s standing order`,
  );
  return card === null
    ? { text: lines.join('\n'), tone: 'quiet' }
    : { ...card, text: `${card.text}\n${lines.join('\n')}` };
}

interface Order {
  readonly id: string;
  readonly character: string;
  readonly question: string;
  readonly answer: string;
  /** What must all be high enough. */
  readonly whiles: readonly { readonly gauge: string; readonly atLeast: number }[];
}

const condition = ({ whiles }: Order): string => {
  const named = ({ gauge }: Order['whiles'][number]) => escapeMarkdown(gauge);
  const high = whiles.filter(({ gauge }) => !isFor(gauge));
  const each = high.map((one) => `${named(one)} is ${one.atLeast} or more`);
  const whom = whiles.filter(({ gauge }) => isFor(gauge)).map((one) => `, only ${named(one)}`);
  return `${whom.join('')}${each.length === 0 ? '' : `, while ${each.join(' and ')}`}`;
};

/** An order as a sentence. */
export const orderText = (order: Order): string =>
  `**${escapeMarkdown(order.character)}**: always **${escapeMarkdown(order.answer)}**${condition(order)}`;

/** Somebody's standing orders, with what takes one of them back. */
export function ordersView(orders: readonly Order[]): View {
  const list = orders.map(
    (order) => `- ${orderText(order)}\n-# to questions like this: ${order.question.split('\n')[0] ?? ''}`,
  );
  return {
    card: {
      title: 'Your standing orders',
      text:
        orders.length === 0
          ? "You have none here. Press **Always …** under a question, and I'll answer it that way from then on."
          : fitLines(list, 3500),
      tone: 'plain',
    },
    rows:
      orders.length === 0
        ? []
        : [
            [
              {
                kind: 'select',
                id: 'order.drop',
                placeholder: 'Cancel one …',
                min: 1,
                max: 1,
                options: orders.slice(0, 25).map((order) => ({
                  value: order.id,
                  label: `${order.character}: ${order.answer}`,
                  note: order.question.replace(/[*_~`|\\]/gu, ''),
                })),
              },
            ],
          ],
  };
}

/** An order that has just been given, in place of what it was picked from. */
export const orderedView = (order: Order): View => ({
  card: { title: 'Standing order set', text: `${orderText(order)}. \`/orders\` shows it.`, tone: 'good' },
  rows: [],
});

/** What an order may answer to a question: one answer, or by `usual` what is ticked in a question of several, and on what condition. */
export function orderChoiceView(
  decisionId: string,
  prompt: string,
  offered: readonly { readonly id: string; readonly label: string; readonly effect: string }[],
  usual: string | null,
  foe: { readonly kind: string | null } | null = null,
): View {
  const suggested = { label: 'What you suggest', effect: 'the cheapest that can help, each time' };
  const options = usual === null ? offered : [{ id: usual, ...suggested }, ...offered];
  const pick = (what: string, placeholder: string, end = ''): Row => [
    {
      kind: 'select',
      id: `order.${what}|${decisionId}`,
      placeholder: placeholder.slice(0, 150),
      min: 1,
      max: 1,
      options: options.slice(0, 25).map(({ id, label, effect }) => ({
        value: id,
        label: `${label.slice(0, 70)}${end}`,
        note: unmarked(effect),
      })),
    },
  ];
  const until = foe === null ? '' : ' It lasts until the fight ends.';
  return {
    card: {
      title: 'Standing order',
      text: `${prompt}\n\nAlways answer this kind of question with… (applies to this one too)${until} \`/orders\` shows your orders and cancels them.`,
      tone: 'ask',
    },
    rows: [
      pick('give', 'Always …'),
      ...(foe === null
        ? [pick('while', 'Only while something is high enough, or for one…: always …', ', if …')]
        : foe.kind === null
          ? []
          : [pick('all', `Always, for every ${foe.kind} here …`, `, every ${foe.kind.slice(0, 25)}`)]),
    ],
  };
}
