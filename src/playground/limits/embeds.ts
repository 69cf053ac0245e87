import {
  type Fields,
  type Form,
  fieldsAt,
  integerAt,
  isFields,
  lengthOf,
  listAt,
  type Path,
  textAt,
  urlAt,
} from './form.ts';

const totalLimit = 6000;

/** Checks the embeds of a message: each part's size, and 6000 characters over all of them together. */
export function checkEmbeds(form: Form, path: Path, value: unknown): void {
  const embeds = listAt(form, path, value, { max: 10 });
  if (!embeds) return;
  let total = 0;
  embeds.forEach((entry, index) => {
    const at = [...path, index];
    const embed = fieldsAt(form, at, entry);
    if (!embed) return;
    checkEmbed(form, at, embed);
    total += embedSize(embed);
  });
  if (total > totalLimit)
    form.add(path, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${totalLimit}`);
}

function checkEmbed(form: Form, at: Path, embed: Fields): void {
  textAt(form, [...at, 'title'], embed.title, { max: 256 });
  textAt(form, [...at, 'description'], embed.description, { max: 4096 });
  urlAt(form, [...at, 'url'], embed.url);
  integerAt(form, [...at, 'color'], embed.color, { min: 0, max: 0xffffff });
  const when = embed.timestamp;
  if (when !== undefined && when !== null && Number.isNaN(Date.parse(String(when))))
    form.add(
      [...at, 'timestamp'],
      'DATE_TIME_TYPE_PARSE',
      `Could not parse ${String(when)}. Should be ISO8601.`,
    );

  listAt(form, [...at, 'fields'], embed.fields, { max: 25 })?.forEach((entry, index) => {
    const place = [...at, 'fields', index];
    const field = fieldsAt(form, place, entry);
    if (!field) return;
    textAt(form, [...place, 'name'], field.name, { max: 256, required: true });
    textAt(form, [...place, 'value'], field.value, { max: 1024, required: true });
  });
  if (isFields(embed.footer)) {
    textAt(form, [...at, 'footer', 'text'], embed.footer.text, { max: 2048 });
    urlAt(form, [...at, 'footer', 'icon_url'], embed.footer.icon_url, { attachment: true });
  }
  if (isFields(embed.author)) {
    textAt(form, [...at, 'author', 'name'], embed.author.name, { max: 256, required: true });
    urlAt(form, [...at, 'author', 'url'], embed.author.url);
    urlAt(form, [...at, 'author', 'icon_url'], embed.author.icon_url, { attachment: true });
  }
  for (const part of ['image', 'thumbnail'] as const) {
    const picture = embed[part];
    if (isFields(picture)) urlAt(form, [...at, part, 'url'], picture.url, { attachment: true });
  }
  if (!hasSomething(embed)) form.required([...at, 'description']);
}

/** An embed needs something that shows. */
function hasSomething(embed: Fields): boolean {
  if (blank(embed.title) === false || blank(embed.description) === false) return true;
  if (Array.isArray(embed.fields) && embed.fields.length > 0) return true;
  return ['footer', 'author', 'image', 'thumbnail'].some((part) => isFields(embed[part]));
}

function blank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}

function size(value: unknown): number {
  return typeof value === 'string' ? lengthOf(value.trim(), 0) : 0;
}

/** What counts towards the 6000: title, description, names and values of fields, footer text, author's name. */
function embedSize(embed: Fields): number {
  let sum = size(embed.title) + size(embed.description);
  if (isFields(embed.footer)) sum += size(embed.footer.text);
  if (isFields(embed.author)) sum += size(embed.author.name);
  if (Array.isArray(embed.fields))
    for (const field of embed.fields) if (isFields(field)) sum += size(field.name) + size(field.value);
  return sum;
}
