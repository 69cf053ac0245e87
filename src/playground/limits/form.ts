import { DiscordError, type ErrorTree } from '../rest/errors.ts';

export type Path = readonly (string | number)[];
export type Fields = Readonly<Record<string, unknown>>;

/** Gathers what is wrong with a body; `check` refuses it with 50035 and the tree that Discord sends. */
export class Form {
  #tree: ErrorTree | undefined;

  get failed(): boolean {
    return this.#tree !== undefined;
  }

  add(path: Path, code: string, message: string): void {
    this.#tree ??= {};
    let node: ErrorTree = this.#tree;
    for (const step of path) {
      const next = node[step];
      if (next === undefined || Array.isArray(next)) {
        const made: ErrorTree = {};
        node[step] = made;
        node = made;
      } else node = next;
    }
    const list = node._errors;
    if (Array.isArray(list)) list.push({ code, message });
    else node._errors = [{ code, message }];
  }

  required(path: Path): void {
    this.add(path, 'BASE_TYPE_REQUIRED', 'This field is required');
  }

  choices(path: Path, values: readonly (string | number)[]): void {
    this.add(path, 'BASE_TYPE_CHOICES', `Value must be one of {${values.join(', ')}}.`);
  }

  /** The list or text is not between `min` and `max` long. */
  length(path: Path, min: number, max: number): void {
    if (min > 0) this.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    else this.add(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  }

  /** The refusal with all that was noted. */
  refusal(): DiscordError {
    return new DiscordError(400, 50035, 'Invalid Form Body', this.#tree);
  }

  /** Throws where anything was wrong. */
  check(): void {
    if (this.#tree) throw this.refusal();
  }
}

/** Refuses a body for one reason. */
export function invalid(path: Path, code: string, message: string): DiscordError {
  const form = new Form();
  form.add(path, code, message);
  return form.refusal();
}

/** Discord counts characters, not UTF-16 halves. */
export function lengthOf(text: string, enough: number): number {
  return text.length <= enough ? text.length : [...text].length;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object, or a note in the form. */
export function fieldsAt(form: Form, path: Path, value: unknown): Fields | undefined {
  if (isFields(value)) return value;
  form.add(path, 'DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType');
  return undefined;
}

/** A list of at most `max` (and at least `min`) entries, or a note. `null` and absence give nothing. */
export function listAt(
  form: Form,
  path: Path,
  value: unknown,
  { min = 0, max, required = false }: { min?: number; max: number; required?: boolean },
): readonly unknown[] | undefined {
  if (value === undefined || value === null) {
    if (required) form.required(path);
    return undefined;
  }
  if (!Array.isArray(value)) {
    form.add(path, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
    return undefined;
  }
  if (value.length < min || value.length > max) {
    form.length(path, min, max);
    return undefined;
  }
  return value;
}

/** A text within its limits, or a note. Blank text counts as missing where the field is required. */
export function textAt(
  form: Form,
  path: Path,
  value: unknown,
  { min = 0, max, required = false }: { min?: number; max: number; required?: boolean },
): string | undefined {
  if (value === undefined || value === null) {
    if (required) form.required(path);
    return undefined;
  }
  if (typeof value !== 'string') {
    form.add(path, 'STRING_TYPE_CONVERT', `Could not interpret "${JSON.stringify(value)}" as string.`);
    return undefined;
  }
  if (required && value.trim() === '') {
    form.required(path);
    return undefined;
  }
  const length = lengthOf(value, max);
  if (length < min || length > max) {
    form.length(path, min, max);
    return undefined;
  }
  return value;
}

/** A whole number within its limits, or a note. */
export function integerAt(
  form: Form,
  path: Path,
  value: unknown,
  { min, max, required = false }: { min?: number; max?: number; required?: boolean },
): number | undefined {
  if (value === undefined || value === null) {
    if (required) form.required(path);
    return undefined;
  }
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) {
    form.add(path, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`);
    return undefined;
  }
  if (min !== undefined && number < min) {
    form.add(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
    return undefined;
  }
  if (max !== undefined && number > max) {
    form.add(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
    return undefined;
  }
  return number;
}

/** An address a client may follow, or a note. `attachment` allows `attachment://name`. */
export function urlAt(
  form: Form,
  path: Path,
  value: unknown,
  {
    max = 2048,
    attachment = false,
    required = false,
  }: { max?: number; attachment?: boolean; required?: boolean } = {},
): string | undefined {
  const text = textAt(form, path, value, { max, required });
  if (text === undefined || text === '') return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) {
    form.add(path, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    return undefined;
  }
  const schemes = attachment ? ['http', 'https', 'attachment'] : ['http', 'https', 'discord'];
  if (!schemes.includes(scheme)) {
    const list = schemes.map((name) => `'${name}'`).join(', ');
    form.add(
      path,
      'URL_TYPE_INVALID_SCHEME',
      `Scheme "${scheme}" is not supported. Scheme must be one of (${list}).`,
    );
    return undefined;
  }
  if (scheme !== 'attachment' && !URL.canParse(text)) {
    form.add(path, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    return undefined;
  }
  return text;
}
