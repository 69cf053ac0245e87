import type {
  APIActionRowComponent,
  APIButtonComponent,
  APIComponentInMessageActionRow,
  APIEmbed,
} from 'discord-api-types/v10';
import { escapeMarkdown } from '../engine/text.ts';
import { bar, gaugeWords } from './gauge.ts';
import { fitLines, limits, shorten } from './limits.ts';
import type { Button, Card, Link, Row, Tone, View } from './message.ts';

/** The part of a message that every route of Discord takes. */
export interface Body {
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIActionRowComponent<APIComponentInMessageActionRow>[];
  readonly allowed_mentions: { readonly parse: []; readonly users: readonly string[] };
}

const COLOURS: Readonly<Record<Tone, number>> = {
  plain: 0x5b6ee1,
  good: 0x2e9e5b,
  bad: 0xc8453b,
  quiet: 0x7a808a,
  ask: 0xd9a021,
};

const ACTION_ROW = 1;
const BUTTON = 2;
const SELECT = 3;
const LINK = 5;
const LOOKS = { main: 1, plain: 2, good: 3, danger: 4 } as const;

/** Discord's JSON of a view. With `text` the card becomes plain words in the content: the twin of the embed. */
export function render(view: View, options: { readonly text: boolean }): Body {
  return {
    content: fitLines(wordsOf(view, options).split('\n'), limits.content),
    embeds: view.card === undefined || options.text ? [] : [embed(view.card)],
    components: (view.rows ?? []).filter((row) => row.length > 0).map(actionRow),
    allowed_mentions: { parse: [], users: [...new Set(view.pings ?? [])].slice(0, 100) },
  };
}

/** What stands outside of the embed. */
function wordsOf(view: View, options: { readonly text: boolean }): string {
  const words = options.text && view.card !== undefined ? cardText(view.card) : '';
  return [view.content ?? '', words].filter((part) => part !== '').join('\n');
}

/**
 * A view as the messages it takes: one, but where an embed's plain words are longer than a message may be. What can be
 * pressed is under the last, who is pinged is pinged by the first.
 */
export function inParts(view: View, options: { readonly text: boolean }): readonly View[] {
  const words = wordsOf(view, options);
  if (words.length <= limits.content) return [view];
  const parts = [''];
  for (const line of words.split('\n').map((one) => shorten(one, limits.content))) {
    const last = parts.at(-1) ?? '';
    const longer = last === '' ? line : `${last}\n${line}`;
    if (longer.length <= limits.content) parts[parts.length - 1] = longer;
    else parts.push(line);
  }
  const { pings = [], rows = [], files = [] } = view;
  return parts.map((content, n) => ({
    content,
    pings: n === 0 ? pings : [],
    rows: n === parts.length - 1 ? rows : [],
    files: n === parts.length - 1 ? files : [],
  }));
}

/** What an embed says, as plain lines. */
export function cardText(card: Card): string {
  return [
    card.title === undefined ? null : `**${card.title}**`,
    card.text === '' ? null : card.text,
    card.gauges === undefined || card.gauges.length === 0 ? null : card.gauges.map(gaugeWords).join('\n'),
    ...(card.fields ?? []).map(fieldText),
    // A footer is shown as it is; as words it would be formatted.
    card.footer === undefined ? null : `-# ${escapeMarkdown(card.footer)}`,
  ]
    .filter((line) => line !== null)
    .join('\n');
}

/** A list stands under its name: behind it, its first line would seem to be another kind than the rest. */
const fieldText = ({ name, value }: { readonly name: string; readonly value: string }): string =>
  `**${name}:**${value.includes('\n') ? '\n' : ' '}${value}`;

function embed(card: Card): APIEmbed {
  const title = card.title === undefined ? undefined : shorten(card.title, limits.title);
  const footer = card.footer === undefined ? undefined : shorten(card.footer, limits.footer);
  let room = limits.embed - (title?.length ?? 0) - (footer?.length ?? 0);
  const bars = (card.gauges ?? []).map((gauge) => `${gaugeWords(gauge)} ${bar(gauge)}`);
  const words = [...(card.text === '' ? [] : [card.text]), ...bars].join('\n');
  const text = words === '' ? undefined : shorten(words, Math.min(limits.text, room));
  room -= text?.length ?? 0;
  const fields = [];
  for (const { name, value, inline } of (card.fields ?? []).slice(0, limits.fields)) {
    const field = {
      name: shorten(name, limits.fieldName),
      value: shorten(value, limits.fieldValue),
      inline: inline ?? false,
    };
    room -= field.name.length + field.value.length;
    if (room < 0) break;
    fields.push(field);
  }
  return {
    color: COLOURS[card.tone],
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { description: text }),
    ...(fields.length === 0 ? {} : { fields }),
    ...(footer === undefined ? {} : { footer: { text: footer } }),
    ...(card.portrait === undefined ? {} : { thumbnail: { url: `attachment://${card.portrait}` } }),
  };
}

function isButtons(row: Row): row is readonly (Button | Link)[] {
  return row[0]?.kind !== 'select';
}

function buttonOf(button: Button | Link): APIButtonComponent {
  const label = shorten(button.label, limits.label);
  if (button.kind === 'link') return { type: BUTTON, style: LINK, url: button.url, label };
  const { id, look = 'plain', disabled = false } = button;
  return { type: BUTTON, style: LOOKS[look], custom_id: id, label, disabled };
}

function actionRow(row: Row): APIActionRowComponent<APIComponentInMessageActionRow> {
  if (isButtons(row))
    return {
      type: ACTION_ROW,
      components: row.slice(0, 5).map(buttonOf),
    };
  const [select] = row;
  return {
    type: ACTION_ROW,
    components: [
      {
        type: SELECT,
        custom_id: select.id,
        placeholder: shorten(select.placeholder, limits.placeholder),
        min_values: select.min,
        max_values: Math.min(select.max, select.options.length),
        options: select.options.slice(0, limits.options).map((option) => ({
          value: option.value,
          label: shorten(option.label, limits.option),
          ...(option.note === undefined || option.note === ''
            ? {}
            : { description: shorten(option.note, limits.option) }),
          default: option.chosen ?? false,
        })),
      },
    ],
  };
}
