import {
  type APIActionRowComponent,
  type APIComponentInLabel,
  type APIComponentInMessageActionRow,
  type APIEmbed,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
} from 'discord-api-types/v10';
import type { Answer } from '../../../src/playground/index.ts';

const EPHEMERAL = 64;

/** A message as plain text: what it says, and in brackets what can be pressed. */
export function messageText(message: APIMessage): string {
  return withoutIds(wordsOf(message));
}

/** Commands as they read: their ids are others each time. */
const withoutIds = (text: string): string => text.replace(/<(\/[a-z][a-z -]*):\d+>/gu, '`$1`');

function wordsOf(message: APIMessage): string {
  const rows = (message.components ?? []) as readonly APIActionRowComponent<APIComponentInMessageActionRow>[];
  return [
    message.content,
    ...message.embeds.map(embedText),
    ...message.attachments.map(({ filename, description }) =>
      description === undefined || description === ''
        ? `(file ${filename})`
        : `(file ${filename}: ${description})`,
    ),
    ...rows.map((row) => row.components.map(componentText).join(' ')),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

export function isSecret(message: APIMessage): boolean {
  return ((message.flags ?? 0) & EPHEMERAL) !== 0;
}

function embedText(embed: APIEmbed): string {
  return [
    embed.title,
    embed.description,
    ...(embed.fields ?? []).map((field) => `${field.name}: ${field.value}`),
    embed.footer?.text,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n');
}

function componentText(component: APIComponentInMessageActionRow): string {
  if ('options' in component) return component.options.map((option) => `<${option.label}>`).join(' ');
  return 'label' in component ? `[${component.label}]` : '';
}

/** A form as plain text: its note, and for each field its label, what stands under it, what stands in it or can be chosen. */
export function formText({ title, components }: APIModalInteractionResponseCallbackData): string {
  const parts = components.map((part) => {
    if (part.type === ComponentType.TextDisplay) return part.content;
    if (part.type === ComponentType.ActionRow)
      return part.components.map((input) => `${input.label ?? ''}: ${input.value ?? ''}`).join('\n');
    return `${[part.label, part.description ?? ''].filter((words) => words !== '').join(' – ')}: ${inLabel(part.component)}`;
  });
  return [`(form) ${title}`, ...parts].join('\n');
}

function inLabel(component: APIComponentInLabel): string {
  if (component.type === ComponentType.TextInput) return component.value ?? '';
  if (!('options' in component)) return '';
  return component.options
    .map(({ label, default: chosen }) => `<${label}>${chosen === true ? '✓' : ''}`)
    .join(' ');
}

/** Ids as names: what people read. */
export function withNames(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/<(@&|@!?|#)(\d+)>/gu, (whole, sign: string, id: string) => {
    const name = names.get(id);
    return name === undefined ? whole : `${sign.startsWith('@') ? '@' : '#'}${name}`;
  });
}

/** The fields of a form in which something is picked, with what they offer. */
export const pickedFrom = ({ components }: APIModalInteractionResponseCallbackData) =>
  components.flatMap((part) =>
    part.type === ComponentType.Label && 'options' in part.component
      ? [{ id: part.component.custom_id, label: part.label, options: part.component.options }]
      : [],
  );

/** What a script gives for a form: in a field where several can be picked, they stand with commas between. */
export function valuesFor(
  { modal }: Pick<Answer, 'modal'>,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string | readonly string[]>> {
  const picks = modal === null ? [] : pickedFrom(modal);
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => {
      const options = picks.find(({ id, label }) => [id, label].includes(field))?.options;
      if (options === undefined) return [field, value];
      const isOne = options.some(({ label }) => label === value);
      return [field, isOne ? [value] : value.split(/,\s*/u).filter((one) => one !== '')];
    }),
  );
}
