import type { APIAllowedMentions, APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { refusal } from '../rest/errors.ts';
import { safeName, type Upload } from '../world/files.ts';
import { isSnowflake } from '../world/snowflake.ts';
import type { StoredMessage } from '../world/state.ts';
import { checkComponents, componentsV2 } from './components.ts';
import { checkEmbeds } from './embeds.ts';
import { type Fields, Form, fieldsAt, isFields, listAt, type Path, textAt } from './form.ts';

/** What a checked message body holds. `undefined` means 'not said' (an edit leaves it), `null` means 'take it away'. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly APIMessageTopLevelComponent[] | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
  readonly attachments?: readonly AttachmentNote[] | null;
  readonly flags?: number | null;
  readonly tts?: boolean;
  readonly nonce?: string | number;
  readonly enforce_nonce?: boolean;
  readonly message_reference?: { readonly message_id?: string; readonly fail_if_not_exists?: boolean } | null;
  readonly username?: string;
  readonly avatar_url?: string;
  readonly thread_name?: string;
  readonly applied_tags?: readonly string[];
}

export interface AttachmentNote {
  readonly id: string | number;
  readonly filename?: string;
  readonly description?: string;
}

/** What of a message an edit leaves in place where it says nothing. */
export interface Standing {
  readonly flags: number;
  readonly content: string;
  readonly embeds: readonly unknown[];
  readonly components: readonly unknown[];
  readonly attachments: readonly { readonly id: string; readonly filename: string }[];
}

export function standing(message: StoredMessage): Standing {
  const { api } = message;
  return {
    flags: api.flags ?? 0,
    content: api.content,
    embeds: api.embeds,
    components: api.components ?? [],
    attachments: message.files,
  };
}

export interface MessageRules {
  /** Where the message stands in the body: `[]`, or `['data']` in a callback. */
  readonly path?: Path;
  readonly files: readonly Upload[];
  /** The message being edited. */
  readonly before?: Standing;
}

const fileLimit = 10 * 1024 * 1024;

/**
 * Checks a message as Discord does and gives it typed. Throws 50035 with every field that is wrong, 50006 where nothing is
 * left to show, 40005 where a file is too large.
 */
export function checkMessage(value: unknown, rules: MessageRules): MessageBody {
  const form = new Form();
  const path = rules.path ?? [];
  const body = fieldsAt(form, path, value ?? {});
  form.check();
  const fields = body ?? {};
  const before = rules.before;
  const flags = typeof fields.flags === 'number' ? fields.flags : 0;
  const v2 = ((flags | (before?.flags ?? 0)) & componentsV2) !== 0;

  textAt(form, [...path, 'content'], fields.content, { max: 2000 });
  checkEmbeds(form, [...path, 'embeds'], fields.embeds);
  const kept = keptFiles(fields, before);
  const names = new Set([...rules.files.map((file) => safeName(file.name)), ...kept]);
  checkComponents(form, [...path, 'components'], fields.components, v2, names);
  if (v2) checkLegacyFields(form, path, fields, before);
  checkAllowedMentions(form, [...path, 'allowed_mentions'], fields.allowed_mentions);
  checkFiles(form, path, fields, rules, kept.length);
  if (fields.nonce !== undefined && String(fields.nonce).length > 25)
    form.add([...path, 'nonce'], 'NONCE_TYPE_TOO_LONG', 'Must be 25 or fewer characters long.');
  form.check();
  for (const file of rules.files) if (file.bytes.length > fileLimit) throw refusal('tooLarge');
  if (isEmpty(fields, rules, v2, kept.length)) throw refusal('emptyMessage');
  return fields as MessageBody;
}

/** The names of the files that an edit leaves in place. */
function keptFiles(fields: Fields, before: Standing | undefined): string[] {
  if (!before) return [];
  if (!Array.isArray(fields.attachments)) return before.attachments.map((file) => file.filename);
  const ids = new Set(fields.attachments.map((note: unknown) => (isFields(note) ? String(note.id) : '')));
  return before.attachments.filter((file) => ids.has(file.id)).map((file) => file.filename);
}

/** With V2 components there is no content and no embed, neither new nor left from before. */
function checkLegacyFields(form: Form, path: Path, fields: Fields, before: Standing | undefined): void {
  const content = fields.content === undefined ? (before?.content ?? '') : (fields.content ?? '');
  const embeds = fields.embeds === undefined ? (before?.embeds ?? []) : (fields.embeds ?? []);
  if (content !== '') refuseLegacy(form, path, 'content');
  if (Array.isArray(embeds) && embeds.length > 0) refuseLegacy(form, path, 'embeds');
  if (fields.poll) refuseLegacy(form, path, 'poll');
}

function refuseLegacy(form: Form, path: Path, field: string): void {
  form.add(
    [...path, field],
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
  );
}

/** `parse` and a list of ids exclude one another, kind by kind. */
function checkAllowedMentions(form: Form, path: Path, value: unknown): void {
  if (value === undefined || value === null) return;
  const allowed = fieldsAt(form, path, value);
  if (!allowed) return;
  const parse = listAt(form, [...path, 'parse'], allowed.parse, { max: 3 }) ?? [];
  parse.forEach((kind, index) => {
    if (kind !== 'users' && kind !== 'roles' && kind !== 'everyone')
      form.choices([...path, 'parse', index], ["'users'", "'roles'", "'everyone'"]);
  });
  for (const kind of ['users', 'roles'] as const) {
    const ids = listAt(form, [...path, kind], allowed[kind], { max: 100 }) ?? [];
    ids.forEach((id, index) => {
      if (!isSnowflake(id))
        form.add([...path, kind, index], 'NUMBER_TYPE_COERCE', `Value "${String(id)}" is not snowflake.`);
    });
    if (ids.length > 0 && parse.includes(kind))
      form.add(
        path,
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
  }
}

function checkFiles(form: Form, path: Path, fields: Fields, rules: MessageRules, kept: number): void {
  const at = [...path, 'attachments'];
  const notes = listAt(form, at, fields.attachments, { max: 10 });
  const slots = new Set(rules.files.map(slotOf));
  const known = new Set(rules.before?.attachments.map((file) => file.id));
  notes?.forEach((entry, index) => {
    const note = fieldsAt(form, [...at, index], entry);
    if (!note) return;
    textAt(form, [...at, index, 'description'], note.description, { max: 1024 });
    textAt(form, [...at, index, 'filename'], note.filename, { max: 1024 });
    const id = String(note.id ?? '');
    if (!slots.has(id) && !known.has(id))
      form.add([...at, index, 'id'], 'ATTACHMENT_NOT_FOUND', 'Attachment data not found');
  });
  if (rules.files.length + kept > 10) form.length(at, 0, 10);
}

/** `files[2]` fills the note with the id 2. */
export function slotOf(file: Upload): string {
  return /^files\[(\d+)\]$/.exec(file.field)?.[1] ?? file.field;
}

function isEmpty(fields: Fields, rules: MessageRules, v2: boolean, kept: number): boolean {
  const before = rules.before;
  const content = fields.content === undefined ? (before?.content ?? '') : fields.content;
  const embeds = fields.embeds === undefined ? (before?.embeds ?? []) : fields.embeds;
  const components = fields.components === undefined ? (before?.components ?? []) : fields.components;
  if (typeof content === 'string' && content.trim() !== '') return false;
  if (Array.isArray(embeds) && embeds.length > 0) return false;
  if (v2 && Array.isArray(components) && components.length > 0) return false;
  if (fields.poll || rules.files.length > 0 || kept > 0) return false;
  if (Array.isArray(fields.sticker_ids) && fields.sticker_ids.length > 0) return false;
  return !isForward(fields);
}

function isForward(fields: Fields): boolean {
  return isFields(fields.message_reference) && fields.message_reference.type === 1;
}
