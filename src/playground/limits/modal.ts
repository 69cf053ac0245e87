import { checkOptions, checkSelect, uniqueCustomId } from './components.ts';
import { type Fields, type Form, fieldsAt, integerAt, listAt, type Path, textAt } from './form.ts';

const selects = [3, 5, 6, 7, 8];
const insideLabel = [...selects, 4, 19, 21, 22, 23];

/** Checks a modal: a title of 45, one to five components, unique ids. */
export function checkModal(form: Form, path: Path, value: unknown): void {
  const modal = fieldsAt(form, path, value);
  if (!modal) return;
  textAt(form, [...path, 'custom_id'], modal.custom_id, { min: 1, max: 100, required: true });
  textAt(form, [...path, 'title'], modal.title, { min: 1, max: 45, required: true });
  const seen = new Set<string>();
  const at = [...path, 'components'];
  listAt(form, at, modal.components, { min: 1, max: 5, required: true })?.forEach((entry, index) => {
    const place = [...at, index];
    const component = typed(form, place, entry, [1, 10, 18]);
    if (component?.type === 1) checkRow(form, seen, place, component);
    if (component?.type === 10)
      textAt(form, [...place, 'content'], component.content, { min: 1, max: 4000, required: true });
    if (component?.type === 18) checkLabel(form, seen, place, component);
  });
}

function typed(form: Form, at: Path, entry: unknown, allowed: readonly number[]): Fields | undefined {
  const component = fieldsAt(form, at, entry);
  if (!component) return undefined;
  if (typeof component.type === 'number' && allowed.includes(component.type)) return component;
  const list = allowed.length === 1 ? `(${allowed[0]},)` : `(${allowed.join(', ')})`;
  form.add(at, 'UNION_TYPE_CHOICES', `Value of field "type" must be one of ${list}.`);
  return undefined;
}

/** The older way: a row with one text input that carries its own label. */
function checkRow(form: Form, seen: Set<string>, at: Path, row: Fields): void {
  listAt(form, [...at, 'components'], row.components, { min: 1, max: 1, required: true })?.forEach(
    (entry, index) => {
      const place = [...at, 'components', index];
      const input = typed(form, place, entry, [4]);
      if (!input) return;
      textAt(form, [...place, 'label'], input.label, { min: 1, max: 45, required: true });
      checkTextInput(form, seen, place, input);
    },
  );
}

function checkLabel(form: Form, seen: Set<string>, at: Path, label: Fields): void {
  textAt(form, [...at, 'label'], label.label, { min: 1, max: 45, required: true });
  textAt(form, [...at, 'description'], label.description, { max: 100 });
  const place = [...at, 'component'];
  if (label.component === undefined) {
    form.required(place);
    return;
  }
  const component = typed(form, place, label.component, insideLabel);
  if (!component) return;
  if (component.disabled === true)
    form.add(
      [...place, 'disabled'],
      'COMPONENT_DISABLED_IN_MODAL',
      'Disabled components are not allowed in modals',
    );
  if (component.type === 4) checkTextInput(form, seen, place, component);
  else if (selects.includes(Number(component.type))) checkSelect(form, seen, place, component);
  else uniqueCustomId(form, seen, place, component.custom_id);
  if (component.type === 21 || component.type === 22) checkGroup(form, place, component);
}

/** Radio buttons (two to ten, one of them chosen), or check boxes (up to ten, so many of them chosen). */
function checkGroup(form: Form, at: Path, group: Fields): void {
  const single = group.type === 21;
  const options = listAt(form, [...at, 'options'], group.options, {
    min: single ? 2 : 1,
    max: 10,
    required: true,
  });
  if (!options) return;
  const min = integerAt(form, [...at, 'min_values'], group.min_values, { min: 0, max: 10 }) ?? 1;
  const max = integerAt(form, [...at, 'max_values'], group.max_values, { min: 1, max: 10 }) ?? options.length;
  if (!single && (min > max || max > options.length))
    form.add(
      [...at, 'max_values'],
      'NUMBER_TYPE_MAX',
      `int value should be less than or equal to ${options.length}.`,
    );
  checkOptions(form, [...at, 'options'], options, single ? 1 : max);
}

function checkTextInput(form: Form, seen: Set<string>, at: Path, input: Fields): void {
  uniqueCustomId(form, seen, at, input.custom_id);
  const style = integerAt(form, [...at, 'style'], input.style, { required: true });
  if (style !== undefined && style !== 1 && style !== 2) form.choices([...at, 'style'], [1, 2]);
  textAt(form, [...at, 'placeholder'], input.placeholder, { max: 100 });
  const min = integerAt(form, [...at, 'min_length'], input.min_length, { min: 0, max: 4000 }) ?? 0;
  const max = integerAt(form, [...at, 'max_length'], input.max_length, { min: 1, max: 4000 }) ?? 4000;
  if (min > max)
    form.add([...at, 'min_length'], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  if (typeof input.value === 'string' && input.value !== '')
    textAt(form, [...at, 'value'], input.value, { min, max });
}
