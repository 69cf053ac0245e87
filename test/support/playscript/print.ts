import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIMessage,
} from 'discord-api-types/v10';

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

/** Ids as names: what people read. */
export function withNames(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/<(@&|@!?|#)(\d+)>/gu, (whole, sign: string, id: string) => {
    const name = names.get(id);
    return name === undefined ? whole : `${sign.startsWith('@') ? '@' : '#'}${name}`;
  });
}
