import { isFields } from '../limits/form.ts';
import type { FileUpload, FromPage, TypedOption } from '../protocol.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isMaybeText = (value: unknown): boolean => value === undefined || isText(value);

/** What each request must hold, so that nothing malformed gets any further. */
const shapes: Readonly<Record<FromPage['type'], (request: Readonly<Record<string, unknown>>) => boolean>> = {
  open: ({ channel }) => isText(channel),
  say: ({ channel, content, files, replyTo }) =>
    isText(channel) &&
    isText(content) &&
    isMaybeText(replyTo) &&
    (files === undefined || isListOf(files, isFile)),
  command: ({ nonce, channel, command, options }) =>
    isText(nonce) && isText(channel) && isText(command) && isListOf(options, isOption),
  autocomplete: ({ nonce, channel, command, options }) =>
    isText(nonce) && isText(channel) && isText(command) && isListOf(options, isOption),
  component: ({ nonce, message, customId, values }) =>
    isText(nonce) &&
    isText(message) &&
    isText(customId) &&
    (values === undefined || isListOf(values, isText)),
  modal: ({ nonce, customId, fields }) =>
    isText(nonce) &&
    isText(customId) &&
    isFields(fields) &&
    Object.values(fields).every((value) => isText(value) || isListOf(value, isText)),
  thread: ({ channel, name, message }) => isText(channel) && isText(name) && isMaybeText(message),
  post: ({ forum, name, content }) => isText(forum) && isText(name) && isText(content),
  delete: ({ message }) => isText(message),
  dismiss: ({ message }) => isText(message),
  menu: ({ nonce, command, message }) => isText(nonce) && isText(command) && isText(message),
};

/** Reads a frame of the page's. Undefined where it is none of the protocol's requests. */
export function readRequest(raw: string): FromPage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return undefined;
  }
  return isRequest(value) ? value : undefined;
}

function isRequest(value: unknown): value is FromPage {
  if (!isFields(value) || !isText(value.type) || !Object.hasOwn(shapes, value.type)) return false;
  return shapes[value.type as FromPage['type']](value);
}

function isListOf(value: unknown, each: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= 100 && value.every(each);
}

function isFile(value: unknown): value is FileUpload {
  return isFields(value) && isText(value.name) && isText(value.type) && isText(value.base64);
}

function isOption(value: unknown): value is TypedOption {
  if (!isFields(value) || !isText(value.name) || typeof value.type !== 'number') return false;
  const { value: given, focused, file, options } = value;
  return (
    (given === undefined || ['string', 'number', 'boolean'].includes(typeof given)) &&
    (focused === undefined || typeof focused === 'boolean') &&
    (file === undefined || isFile(file)) &&
    (options === undefined || isListOf(options, isOption))
  );
}
