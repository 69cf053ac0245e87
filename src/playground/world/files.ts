import type { APIAttachment } from 'discord-api-types/v10';

export interface Upload {
  /** The form's field: `files[0]`. */
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

interface Kept {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The files people and the bot sent, served under `/attachments/…`. Forgets the oldest beyond its budget. */
export class FileStore {
  readonly #kept = new Map<string, Kept>();
  readonly #budget: number;
  #size = 0;

  constructor(budget: number = 256 * 1024 * 1024) {
    this.#budget = budget;
  }

  add(id: string, file: Kept): void {
    this.#kept.set(id, file);
    this.#size += file.bytes.length;
    for (const [old, kept] of this.#kept) {
      if (this.#size <= this.#budget || old === id) break;
      this.#kept.delete(old);
      this.#size -= kept.bytes.length;
    }
  }

  get(id: string): Kept | undefined {
    return this.#kept.get(id);
  }
}

/** Discord keeps letters, digits, dot, dash and underscore of a file's name. */
export function safeName(name: string): string {
  return name.replace(/\s+/g, '_').replace(/[^\p{L}\p{N}._-]/gu, '') || 'unknown';
}

const typesByEnding: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** Discord goes by the name where the sender named no type. */
function typeOf(name: string, given: string): string {
  if (given !== '' && given !== 'application/octet-stream') return given;
  return typesByEnding[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

/** Width and height of a PNG, so that pages can lay it out before it loads. */
function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Stores a file and describes it as Discord describes an attachment. */
export function keepFile(
  files: FileStore,
  origin: string,
  place: { readonly id: string; readonly channelId: string; readonly description?: string | undefined },
  file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
): APIAttachment {
  const filename = safeName(file.name);
  const type = typeOf(filename, file.type);
  files.add(place.id, { name: filename, type, bytes: file.bytes });
  const url = `${origin}/attachments/${place.channelId}/${place.id}/${encodeURIComponent(filename)}`;
  const size = pictureSize(file.bytes);
  return {
    id: place.id,
    filename,
    size: file.bytes.length,
    url,
    proxy_url: url,
    content_type: type,
    ...(size ?? {}),
    ...(place.description ? { description: place.description } : {}),
  };
}
