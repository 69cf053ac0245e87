// What the server adds to a message's parts before anybody sees them.
import type { APIAttachment, APIMessage, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { type MessageBody, slotOf } from '../limits/message.ts';
import { keepFile, safeName, type Upload } from './files.ts';

/** Stores the files of a message; each takes name and description from its note in `attachments`. */
export function keepUploads(
  core: Core,
  channelId: string,
  body: MessageBody,
  files: readonly Upload[],
): APIAttachment[] {
  return files.map((file) => {
    const slot = slotOf(file);
    const note = body.attachments?.find((entry) => String(entry.id) === slot);
    const place = { id: core.ids.next(), channelId, description: note?.description };
    return keepFile(core.files, core.origin(), place, { ...file, name: note?.filename ?? file.name });
  });
}

/** Which files an edit leaves: all unless `attachments` lists them. */
export function keptAttachments(
  files: readonly APIAttachment[],
  body: MessageBody,
): readonly APIAttachment[] {
  if (!body.attachments) return body.attachments === null ? [] : files;
  const ids = new Set(body.attachments.map((note) => String(note.id)));
  return files.filter((file) => ids.has(file.id));
}

export interface Dressed {
  readonly embeds: APIMessage['embeds'];
  readonly components: APIMessageTopLevelComponent[];
  readonly attachments: APIAttachment[];
}

/** Embeds and components as they are shown: `attachment://` resolved, every component numbered. */
export function dressed(body: MessageBody, attachments: APIAttachment[]): Dressed {
  const used = new Set<string>();
  const resolve = (url: string): string => {
    const name = url.slice('attachment://'.length);
    const file = attachments.find((entry) => entry.filename === safeName(name));
    if (!file) return url;
    used.add(file.id);
    return file.url;
  };
  const embeds = (body.embeds ?? []).map((embed) => {
    const typed = { ...embed, type: 'rich' };
    return attachments.length ? (resolved(typed, resolve) as typeof typed) : typed;
  });
  let components = [...(body.components ?? [])];
  if (components.length > 0) {
    if (attachments.length) components = components.map((part) => resolved(part, resolve) as typeof part);
    components = numbered(components);
  }
  return {
    embeds: embeds as APIMessage['embeds'],
    components,
    attachments: used.size ? attachments.filter((file) => !used.has(file.id)) : attachments,
  };
}

function resolved(value: unknown, resolve: (url: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, resolve));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const isUrl = typeof entry === 'string' && key.endsWith('url') && entry.startsWith('attachment://');
      return [key, isUrl ? resolve(entry) : resolved(entry, resolve)];
    }),
  );
}

interface Part {
  readonly id?: number;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

/** Discord numbers the components that came without an id. */
function numbered(components: APIMessageTopLevelComponent[]): APIMessageTopLevelComponent[] {
  const taken = new Set<number>();
  const collect = (part: Part): void => {
    if (part.id) taken.add(part.id);
    part.components?.forEach(collect);
    if (part.accessory) collect(part.accessory);
  };
  (components as readonly Part[]).forEach(collect);
  let last = 0;
  const free = (): number => {
    do last++;
    while (taken.has(last));
    return last;
  };
  const number = (part: Part): Part => ({
    ...part,
    id: part.id || free(),
    ...(part.components ? { components: part.components.map(number) } : {}),
    ...(part.accessory ? { accessory: number(part.accessory) } : {}),
  });
  return (components as readonly Part[]).map(number) as APIMessageTopLevelComponent[];
}

/** Where mentions count: the content, and text displays of V2 messages. Embeds never mention. */
export function mentionText(content: string, components: readonly unknown[]): string {
  if (components.length === 0) return content;
  const texts = [content];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      const part = value as {
        readonly type?: unknown;
        readonly content?: unknown;
        readonly components?: unknown;
      };
      if (part.type === 10 && typeof part.content === 'string') texts.push(part.content);
      walk(part.components);
    }
  };
  walk(components);
  return texts.join('\n');
}
