import type { Upload } from '../world/files.ts';

/** A field of a form: text, or a file. */
export type Part = { readonly field: string; readonly text: string } | Upload;

const BREAK = '\r\n';
const HEAD_END = BREAK + BREAK;

/**
 * Takes the body of a `multipart/form-data` request and its content type, gives its fields; null where it is no such form. Files are
 * views of the body: nothing of ten megabytes is copied, for the bot waits meanwhile in the same process.
 */
export function partsOf(body: Buffer, type: string): readonly Part[] | null {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/iu.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return null;
  const parts: Part[] = [];
  const first = `--${boundary}`;
  const next = `${BREAK}${first}`;
  if (body.toString('latin1', 0, first.length) !== first) return null;
  let at = first.length;
  while (body.toString('latin1', at, at + 2) !== '--') {
    const headEnd = body.indexOf(HEAD_END, at);
    const end = headEnd < 0 ? -1 : body.indexOf(next, headEnd + BREAK.length);
    if (end < 0) return null;
    const part = partOf(
      body.toString('utf8', at + BREAK.length, headEnd),
      body.subarray(headEnd + HEAD_END.length, end),
    );
    if (part === null) return null;
    parts.push(part);
    at = end + next.length;
  }
  return parts;
}

function partOf(head: string, content: Buffer): Part | null {
  const field = named(head, 'name');
  if (field === null) return null;
  const name = named(head, 'filename');
  if (name === null) return { field, text: content.toString('utf8') };
  const type = /^content-type:\s*(\S+)/imu.exec(head)?.[1] ?? 'application/octet-stream';
  return { field, name, type, bytes: content };
}

/** A parameter of Content-Disposition, as forms write it: quotation marks and line breaks are escaped like in an address. */
function named(head: string, parameter: string): string | null {
  const found = new RegExp(`^content-disposition:[^\\r\\n]*;\\s*${parameter}="([^"\\r\\n]*)"`, 'imu').exec(
    head,
  );
  return found?.[1]?.replace(/%(22|0A|0D)/giu, (sign) => decodeURIComponent(sign)) ?? null;
}
