import { checkChoice } from './choices.ts';
import {
  type Fields,
  Form,
  fieldsAt,
  integerAt,
  isFields,
  lengthOf,
  listAt,
  type Path,
  textAt,
} from './form.ts';

/** A checked command as the bot sent it. */
export interface NewCommand extends Fields {
  readonly name: string;
  readonly type?: 1 | 2 | 3;
  readonly description?: string;
}

const slashName = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const sizeLimit = 8000;

/** Checks one command's definition; throws 50035 with all that is wrong. */
export function checkCommand(body: unknown): NewCommand {
  const form = new Form();
  checkOne(form, [], body);
  form.check();
  return body as NewCommand;
}

/** Checks a whole set: each command, and that no name comes twice. */
export function checkCommands(body: unknown): readonly NewCommand[] {
  const form = new Form();
  const list = listAt(form, [], body ?? [], { max: 130 }) ?? [];
  const names = new Set<string>();
  list.forEach((entry, index) => {
    checkOne(form, [index], entry);
    if (!isFields(entry)) return;
    const key = `${entry.type ?? 1}:${String(entry.name)}`;
    if (names.has(key))
      form.add([index], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    names.add(key);
  });
  form.check();
  return list as readonly NewCommand[];
}

function checkOne(form: Form, at: Path, body: unknown): void {
  const command = fieldsAt(form, at, body);
  if (!command) return;
  const type = command.type ?? 1;
  if (type !== 1 && type !== 2 && type !== 3) {
    form.choices([...at, 'type'], [1, 2, 3]);
    return;
  }
  if (type === 1) {
    checkName(form, [...at, 'name'], command.name);
    textAt(form, [...at, 'description'], command.description, { min: 1, max: 100, required: true });
    checkOptions(form, [...at, 'options'], command.options, 0);
    checkLocalized(form, [...at, 'description_localizations'], command.description_localizations, 100);
    if (commandSize(command) > sizeLimit)
      form.add(at, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${sizeLimit})`);
  } else {
    textAt(form, [...at, 'name'], command.name, { min: 1, max: 32, required: true });
    if (typeof command.description === 'string' && command.description !== '')
      form.add(
        [...at, 'description'],
        'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID',
        'Context menu commands cannot have description',
      );
  }
  checkLocalizedNames(form, [...at, 'name_localizations'], command.name_localizations, type === 1);
  checkPermissions(form, [...at, 'default_member_permissions'], command.default_member_permissions);
  listAt(form, [...at, 'contexts'], command.contexts, { min: 1, max: 3 })?.forEach((entry, index) => {
    if (entry !== 0 && entry !== 1 && entry !== 2) form.choices([...at, 'contexts', index], [0, 1, 2]);
  });
  listAt(form, [...at, 'integration_types'], command.integration_types, { min: 1, max: 2 });
}

function checkName(form: Form, at: Path, value: unknown): void {
  const name = textAt(form, at, value, { min: 1, max: 32, required: true });
  if (name !== undefined && (!slashName.test(name) || name !== name.toLowerCase()))
    form.add(at, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
}

function checkLocalized(form: Form, at: Path, value: unknown, max: number): void {
  if (!isFields(value)) return;
  for (const [locale, text] of Object.entries(value))
    if (text !== null) textAt(form, [...at, locale], text, { min: 1, max });
}

function checkLocalizedNames(form: Form, at: Path, value: unknown, slash: boolean): void {
  if (!isFields(value)) return;
  if (!slash) {
    checkLocalized(form, at, value, 32);
    return;
  }
  for (const [locale, name] of Object.entries(value))
    if (name !== null) checkName(form, [...at, locale], name);
}

function checkPermissions(form: Form, at: Path, value: unknown): void {
  if (value === undefined || value === null) return;
  if (!/^\d+$/.test(String(value)))
    form.add(at, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`);
}

/** `depth` counts the groups above: groups hold subcommands, subcommands hold options. */
function checkOptions(form: Form, at: Path, value: unknown, depth: number): void {
  const options = listAt(form, at, value, { max: 25 });
  if (!options) return;
  const names = new Set<string>();
  let optionalSeen = false;
  const nested = options.filter((entry) => isFields(entry) && (entry.type === 1 || entry.type === 2)).length;
  if (nested > 0 && nested < options.length)
    form.add(
      at,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  options.forEach((entry, index) => {
    const place = [...at, index];
    const option = fieldsAt(form, place, entry);
    if (!option) return;
    const type = integerAt(form, [...place, 'type'], option.type, { required: true });
    if (type === undefined) return;
    if (type < 1 || type > 11) {
      form.choices([...place, 'type'], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      return;
    }
    checkName(form, [...place, 'name'], option.name);
    textAt(form, [...place, 'description'], option.description, { min: 1, max: 100, required: true });
    checkLocalizedNames(form, [...place, 'name_localizations'], option.name_localizations, true);
    checkLocalized(form, [...place, 'description_localizations'], option.description_localizations, 100);
    if (names.has(String(option.name)))
      form.add(place, 'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED', 'Option name already exists');
    names.add(String(option.name));
    if (option.required === true) {
      if (optionalSeen)
        form.add(
          place,
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        );
    } else optionalSeen = true;
    checkNesting(form, place, option, type, depth);
    checkChoices(form, place, option, type);
    checkBounds(form, place, option, type);
  });
}

function checkNesting(form: Form, at: Path, option: Fields, type: number, depth: number): void {
  if (type > 2) {
    if (Array.isArray(option.options) && option.options.length > 0)
      form.add(
        [...at, 'options'],
        'APPLICATION_COMMAND_OPTIONS_INVALID',
        'This option type cannot have options',
      );
    return;
  }
  if ((type === 2 && depth > 0) || depth > 1) {
    form.add(
      [...at, 'type'],
      'APPLICATION_COMMAND_OPTIONS_NESTING',
      'Sub-commands cannot be nested this deep',
    );
    return;
  }
  if (type === 2) {
    const inner = listAt(form, [...at, 'options'], option.options, { min: 1, max: 25, required: true });
    if (inner?.some((entry) => !isFields(entry) || entry.type !== 1))
      form.add(
        [...at, 'options'],
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'A sub-command group can only hold sub-commands',
      );
  }
  if (
    type === 1 &&
    Array.isArray(option.options) &&
    option.options.some((entry) => isFields(entry) && (entry.type === 1 || entry.type === 2))
  ) {
    form.add(
      [...at, 'options'],
      'APPLICATION_COMMAND_OPTIONS_NESTING',
      'Sub-commands cannot be nested this deep',
    );
    return;
  }
  checkOptions(form, [...at, 'options'], option.options, depth + 1);
}

function checkChoices(form: Form, at: Path, option: Fields, type: number): void {
  const { choices } = option;
  const takesChoices = type === 3 || type === 4 || type === 10;
  const hasChoices = Array.isArray(choices) && choices.length > 0;
  if (option.autocomplete === true && hasChoices)
    form.add(
      [...at, 'choices'],
      'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
      'Options with autocomplete cannot have choices',
    );
  if ((hasChoices || option.autocomplete === true) && !takesChoices) {
    form.add(
      [...at, hasChoices ? 'choices' : 'autocomplete'],
      'APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID',
      'This option type cannot have choices',
    );
    return;
  }
  const names = new Set<string>();
  const values = new Set<string>();
  listAt(form, [...at, 'choices'], choices, { max: 25 })?.forEach((entry, index) => {
    const place = [...at, 'choices', index];
    checkChoice(form, place, entry, type);
    if (!isFields(entry)) return;
    if (names.has(String(entry.name)))
      form.add(place, 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS', 'Choice name already exists');
    if (values.has(String(entry.value)))
      form.add(
        place,
        'APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_ALREADY_EXISTS',
        'Choice value already exists',
      );
    names.add(String(entry.name));
    values.add(String(entry.value));
  });
}

function checkBounds(form: Form, at: Path, option: Fields, type: number): void {
  if (type === 3) {
    const min = integerAt(form, [...at, 'min_length'], option.min_length, { min: 0, max: 6000 });
    const max = integerAt(form, [...at, 'max_length'], option.max_length, { min: 1, max: 6000 });
    if (min !== undefined && max !== undefined && min > max)
      form.add([...at, 'min_length'], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  }
  const { min_value: min, max_value: max } = option;
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    form.add([...at, 'min_value'], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
}

/** What counts towards 8000: names, descriptions and values of the command, its options and its choices; the longest of each text's localizations. */
function commandSize(entry: Fields): number {
  let sum =
    longest(entry.name, entry.name_localizations) +
    longest(entry.description, entry.description_localizations);
  if (Array.isArray(entry.options))
    for (const option of entry.options) if (isFields(option)) sum += commandSize(option);
  if (Array.isArray(entry.choices))
    for (const choice of entry.choices)
      if (isFields(choice))
        sum += longest(choice.name, choice.name_localizations) + String(choice.value ?? '').length;
  return sum;
}

function longest(text: unknown, localizations: unknown): number {
  const all = [text, ...(isFields(localizations) ? Object.values(localizations) : [])];
  return Math.max(0, ...all.map((entry) => (typeof entry === 'string' ? lengthOf(entry, 0) : 0)));
}
