import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { fit, limits } from './limits.ts';
import type { Button, Card, Form, Row, Tone, View } from './message.ts';

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
const TEXT_INPUT = 4;
const LOOKS = { main: 1, plain: 2, good: 3, danger: 4 } as const;

/** Discord's JSON of a view. With `text` the card becomes plain words in the content: the twin of the embed. */
export function render(view: View, options: { readonly text: boolean }): Body {
  const words = options.text && view.card !== undefined ? cardText(view.card) : null;
  const content = [view.content, words].filter((part) => part !== undefined && part !== null && part !== '');
  return {
    content: fit(content.join('\n'), limits.content),
    embeds: view.card === undefined || options.text ? [] : [embed(view.card)],
    components: (view.rows ?? []).filter((row) => row.length > 0).map(actionRow),
    allowed_mentions: { parse: [], users: [...new Set(view.pings ?? [])].slice(0, 100) },
  };
}

/** What an embed says, as plain lines. */
export function cardText(card: Card): string {
  return [
    card.title === undefined ? null : `**${card.title}**`,
    card.text === '' ? null : card.text,
    ...(card.fields ?? []).map((field) => `**${field.name}:** ${field.value}`),
    card.footer === undefined ? null : `-# ${card.footer}`,
  ]
    .filter((line) => line !== null)
    .join('\n');
}

function embed(card: Card): APIEmbed {
  const fields = (card.fields ?? []).slice(0, limits.fields).map((field) => ({
    name: fit(field.name, limits.fieldName),
    value: fit(field.value, limits.fieldValue),
    inline: field.inline ?? false,
  }));
  const rest =
    (card.title?.length ?? 0) +
    (card.footer?.length ?? 0) +
    fields.reduce((length, field) => length + field.name.length + field.value.length, 0);
  return {
    color: COLOURS[card.tone],
    ...(card.title === undefined ? {} : { title: fit(card.title, limits.title) }),
    ...(card.text === ''
      ? {}
      : { description: fit(card.text, Math.max(1, Math.min(limits.text, limits.embed - rest))) }),
    ...(fields.length === 0 ? {} : { fields }),
    ...(card.footer === undefined ? {} : { footer: { text: fit(card.footer, limits.footer) } }),
  };
}

function isButtons(row: Row): row is readonly Button[] {
  return row[0]?.kind === 'button';
}

function actionRow(row: Row): APIActionRowComponent<APIComponentInMessageActionRow> {
  if (isButtons(row))
    return {
      type: ACTION_ROW,
      components: row.slice(0, 5).map((button) => ({
        type: BUTTON,
        style: LOOKS[button.look ?? 'plain'],
        custom_id: button.id,
        label: fit(button.label, limits.label),
        disabled: button.disabled ?? false,
      })),
    };
  const [select] = row;
  return {
    type: ACTION_ROW,
    components: [
      {
        type: SELECT,
        custom_id: select.id,
        placeholder: fit(select.placeholder, limits.placeholder),
        min_values: select.min,
        max_values: Math.min(select.max, select.options.length),
        options: select.options.slice(0, limits.options).map((option) => ({
          value: option.value,
          label: fit(option.label, limits.option),
          ...(option.note === undefined || option.note === ''
            ? {}
            : { description: fit(option.note, limits.option) }),
          default: option.chosen ?? false,
        })),
      },
    ],
  };
}

/** Discord's JSON of a form. */
export function renderForm(form: Form): APIModalInteractionResponseCallbackData {
  return {
    custom_id: form.id,
    title: fit(form.title, limits.formTitle),
    components: form.fields.slice(0, 5).map((field) => ({
      type: ACTION_ROW,
      components: [
        {
          type: TEXT_INPUT,
          custom_id: field.id,
          label: fit(field.label, limits.formLabel),
          style: field.long ? 2 : 1,
          required: field.needed,
          max_length: Math.min(field.max, limits.formValue),
          ...(field.hint === '' ? {} : { placeholder: fit(field.hint, limits.formHint) }),
          ...(field.value === '' ? {} : { value: fit(field.value, Math.min(field.max, limits.formValue)) }),
        },
      ],
    })),
  };
}
