import { type Fields, Form, fieldsAt, integerAt, listAt, textAt } from './form.ts';

const archiveDurations = [60, 1440, 4320, 10080];

export interface ChannelEdit {
  readonly name?: string;
  readonly topic?: string | null;
  readonly rate_limit_per_user?: number | null;
}

/** A channel's name (1 to 100), topic (1024; 4096 in a forum) and slow mode (up to six hours). */
export function checkChannelEdit(body: unknown): ChannelEdit {
  const form = new Form();
  const fields = fieldsAt(form, [], body ?? {}) ?? {};
  textAt(form, ['name'], fields.name, { min: 1, max: 100 });
  textAt(form, ['topic'], fields.topic, { max: 4096 });
  integerAt(form, ['rate_limit_per_user'], fields.rate_limit_per_user, { min: 0, max: 21_600 });
  form.check();
  return fields;
}

export interface ThreadEdit {
  readonly name?: string;
  readonly archived?: boolean;
  readonly locked?: boolean;
  readonly invitable?: boolean;
  readonly auto_archive_duration?: number;
  readonly rate_limit_per_user?: number | null;
  readonly applied_tags?: readonly string[];
}

export function checkThreadEdit(body: unknown): ThreadEdit {
  const form = new Form();
  const fields = fieldsAt(form, [], body ?? {}) ?? {};
  checkThreadFields(form, fields, false);
  form.check();
  return fields;
}

export interface ThreadStart extends ThreadEdit {
  readonly name: string;
  readonly type?: 10 | 11 | 12;
  readonly message?: unknown;
}

/** What begins a thread: a name of 1 to 100, an archive duration that Discord knows. */
export function checkThreadStart(body: unknown): ThreadStart {
  const form = new Form();
  const fields = fieldsAt(form, [], body ?? {}) ?? {};
  const name = checkThreadFields(form, fields, true);
  const { type } = fields;
  if (type !== undefined && type !== null && type !== 10 && type !== 11 && type !== 12)
    form.choices(['type'], [10, 11, 12]);
  form.check();
  return { ...fields, name: name ?? '' };
}

function checkThreadFields(form: Form, fields: Fields, starting: boolean): string | undefined {
  const name = textAt(form, ['name'], fields.name, { min: 1, max: 100, required: starting });
  const duration = integerAt(form, ['auto_archive_duration'], fields.auto_archive_duration, {});
  if (duration !== undefined && !archiveDurations.includes(duration))
    form.choices(['auto_archive_duration'], archiveDurations);
  integerAt(form, ['rate_limit_per_user'], fields.rate_limit_per_user, { min: 0, max: 21_600 });
  listAt(form, ['applied_tags'], fields.applied_tags, { max: 5 });
  return name;
}
