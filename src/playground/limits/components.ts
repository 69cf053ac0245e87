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

export const componentsV2 = 1 << 15;

const selects = [3, 5, 6, 7, 8];
const topLevelV2 = [1, 9, 10, 12, 13, 14, 17];
const insideContainer = [1, 9, 10, 12, 13, 14];

/** What one walk through a message's components gathers. */
interface Walk {
  readonly form: Form;
  readonly customIds: Set<string>;
  readonly ids: Set<number>;
  readonly fileNames: ReadonlySet<string>;
  count: number;
  text: number;
}

/**
 * Checks a message's components: legacy rows, or with the V2 flag the whole tree (40 in all, 4000 characters of text).
 * `fileNames` are the files that `attachment://` may name.
 */
export function checkComponents(
  form: Form,
  path: Path,
  value: unknown,
  v2: boolean,
  fileNames: ReadonlySet<string>,
): void {
  const walk: Walk = { form, customIds: new Set(), ids: new Set(), fileNames, count: 0, text: 0 };
  const components = listAt(form, path, value, { max: v2 ? 40 : 5 });
  components?.forEach((entry, index) => {
    const at = [...path, index];
    const component = typed(walk, at, entry, v2 ? topLevelV2 : [1]);
    if (component) checkComponent(walk, at, component);
  });
  if (walk.count > 40 && v2)
    form.add(
      path,
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      'The total number of components must not exceed 40',
    );
  if (walk.text > 4000)
    form.add(
      path,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      'Components displayable text size exceeds maximum size of 4000',
    );
}

/** An object whose `type` is one of those that may stand here. */
function typed(walk: Walk, at: Path, entry: unknown, allowed: readonly number[]): Fields | undefined {
  const component = fieldsAt(walk.form, at, entry);
  if (!component) return undefined;
  walk.count++;
  if (typeof component.type !== 'number' || !allowed.includes(component.type)) {
    const list = allowed.length === 1 ? `(${allowed[0]},)` : `(${allowed.join(', ')})`;
    walk.form.add(at, 'UNION_TYPE_CHOICES', `Value of field "type" must be one of ${list}.`);
    return undefined;
  }
  if (typeof component.id === 'number' && component.id !== 0) {
    if (walk.ids.has(component.id))
      walk.form.add([...at, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
    walk.ids.add(component.id);
  }
  return component;
}

function checkComponent(walk: Walk, at: Path, component: Fields): void {
  const { form } = walk;
  switch (component.type) {
    case 1:
      checkRow(walk, at, component);
      return;
    case 9: {
      listAt(form, [...at, 'components'], component.components, { min: 1, max: 3, required: true })?.forEach(
        (entry, index) => {
          const place = [...at, 'components', index];
          const child = typed(walk, place, entry, [10]);
          if (child) checkComponent(walk, place, child);
        },
      );
      if (component.accessory === undefined) {
        form.required([...at, 'accessory']);
        return;
      }
      const place = [...at, 'accessory'];
      const accessory = typed(walk, place, component.accessory, [2, 11]);
      if (accessory?.type === 2) checkButton(walk, place, accessory);
      else if (accessory) checkMedia(walk, [...place, 'media'], accessory.media, false);
      return;
    }
    case 10: {
      const content = textAt(form, [...at, 'content'], component.content, {
        min: 1,
        max: 4000,
        required: true,
      });
      walk.text += content === undefined ? 0 : lengthOf(content, 0);
      return;
    }
    case 12:
      listAt(form, [...at, 'items'], component.items, { min: 1, max: 10, required: true })?.forEach(
        (entry, index) => {
          const place = [...at, 'items', index];
          const item = fieldsAt(form, place, entry);
          if (!item) return;
          checkMedia(walk, [...place, 'media'], item.media, false);
          textAt(form, [...place, 'description'], item.description, { max: 1024 });
        },
      );
      return;
    case 13:
      checkMedia(walk, [...at, 'file'], component.file, true);
      return;
    case 17:
      integerAt(form, [...at, 'accent_color'], component.accent_color, { min: 0, max: 0xffffff });
      listAt(form, [...at, 'components'], component.components, { min: 1, max: 40, required: true })?.forEach(
        (entry, index) => {
          const place = [...at, 'components', index];
          const child = typed(walk, place, entry, insideContainer);
          if (child) checkComponent(walk, place, child);
        },
      );
      return;
    default: // a separator has nothing that could be wrong
  }
}

function checkMedia(walk: Walk, at: Path, value: unknown, attachmentOnly: boolean): void {
  if (!isFields(value)) {
    walk.form.required(at);
    return;
  }
  const url = urlAt(walk.form, [...at, 'url'], value.url, { attachment: true, required: true });
  if (url === undefined) return;
  const name = /^attachment:\/\/(.*)$/.exec(url)?.[1];
  if (name === undefined && attachmentOnly)
    walk.form.add(
      [...at, 'url'],
      'UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED',
      'Only attachment:// URLs are allowed for this field',
    );
  if (name !== undefined && !walk.fileNames.has(name))
    walk.form.add(
      [...at, 'url'],
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
      `The referenced attachment was not found: ${name}`,
    );
}

/** A row is five wide: a button takes one, a select all five. */
function checkRow(walk: Walk, at: Path, row: Fields): void {
  const { form } = walk;
  const children = row.components;
  if (!Array.isArray(children)) {
    form.required([...at, 'components']);
    return;
  }
  if (children.length === 0) {
    form.length([...at, 'components'], 1, 5);
    return;
  }
  let width = 0;
  children.forEach((entry: unknown, index) => {
    const place = [...at, 'components', index];
    const child = typed(walk, place, entry, [2, ...selects]);
    if (!child) return;
    width += child.type === 2 ? 1 : 5;
    if (width > 5)
      form.add(place, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
    if (child.type === 2) checkButton(walk, place, child);
    else checkSelect(walk.form, walk.customIds, place, child);
  });
}

export function uniqueCustomId(form: Form, seen: Set<string>, at: Path, value: unknown): void {
  const id = textAt(form, [...at, 'custom_id'], value, { min: 1, max: 100, required: true });
  if (id === undefined) return;
  if (seen.has(id))
    form.add(
      [...at, 'custom_id'],
      'COMPONENT_CUSTOM_ID_DUPLICATED',
      'Component custom id cannot be duplicated',
    );
  seen.add(id);
}

function checkButton(walk: Walk, at: Path, button: Fields): void {
  const { form } = walk;
  const style = integerAt(form, [...at, 'style'], button.style, { required: true });
  if (style === undefined) return;
  if (style < 1 || style > 6) {
    form.choices([...at, 'style'], [1, 2, 3, 4, 5, 6]);
    return;
  }
  textAt(form, [...at, 'label'], button.label, { max: 80 });
  const hasId = button.custom_id !== undefined && button.custom_id !== null;
  const hasUrl = button.url !== undefined && button.url !== null;
  if (hasId && hasUrl) {
    form.add(
      at,
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A custom id and url cannot both be specified',
    );
    return;
  }
  if (style === 6) {
    if (button.sku_id === undefined) form.required([...at, 'sku_id']);
    return;
  }
  if (style === 5) {
    if (!hasUrl) form.add(at, 'BUTTON_COMPONENT_URL_REQUIRED', 'A url is required');
    else urlAt(form, [...at, 'url'], button.url, { max: 512 });
  } else if (!hasId) form.add(at, 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
  else uniqueCustomId(form, walk.customIds, at, button.custom_id);
  const labelled = typeof button.label === 'string' && button.label.trim() !== '';
  if (!labelled && !isFields(button.emoji)) form.required([...at, 'label']);
}

/** A select, in a message or (with `inModal`) in a modal's label. */
export function checkSelect(form: Form, seen: Set<string>, at: Path, select: Fields): void {
  uniqueCustomId(form, seen, at, select.custom_id);
  textAt(form, [...at, 'placeholder'], select.placeholder, { max: 150 });
  const min = integerAt(form, [...at, 'min_values'], select.min_values, { min: 0, max: 25 }) ?? 1;
  const max = integerAt(form, [...at, 'max_values'], select.max_values, { min: 1, max: 25 }) ?? 1;
  if (select.max_values !== undefined && min > max)
    form.add([...at, 'min_values'], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  const defaults = select.default_values;
  if (Array.isArray(defaults) && defaults.length > max) tooManyDefaults(form, [...at, 'default_values']);
  if (select.type !== 3) return;
  const options = listAt(form, [...at, 'options'], select.options, { min: 1, max: 25, required: true });
  if (!options) return;
  if (max > options.length)
    form.add(
      [...at, 'max_values'],
      'NUMBER_TYPE_MAX',
      `int value should be less than or equal to ${options.length}.`,
    );
  checkOptions(form, [...at, 'options'], options, max);
}

/** What can be chosen in a select or a group: words that fit, each value once, no more chosen beforehand than may be. */
export function checkOptions(form: Form, at: Path, options: readonly unknown[], max: number): void {
  const values = new Set<string>();
  let chosen = 0;
  options.forEach((entry, index) => {
    const place = [...at, index];
    const option = fieldsAt(form, place, entry);
    if (!option) return;
    textAt(form, [...place, 'label'], option.label, { min: 1, max: 100, required: true });
    const value = textAt(form, [...place, 'value'], option.value, { min: 1, max: 100, required: true });
    textAt(form, [...place, 'description'], option.description, { max: 100 });
    if (option.default === true) chosen++;
    if (value === undefined) return;
    if (values.has(value))
      form.add(
        [...place, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    values.add(value);
  });
  if (chosen > max) tooManyDefaults(form, at);
}

function tooManyDefaults(form: Form, at: Path): void {
  form.add(
    at,
    'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
    'The specified number of default values exceeds the specified maximum values',
  );
}
