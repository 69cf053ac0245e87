import type {
  APICheckboxGroupComponent,
  APIComponentInLabel,
  APILabelComponent,
  APIModalInteractionResponseCallbackData,
  APIRadioGroupComponent,
  APIStringSelectComponent,
  APITextInputComponent,
} from 'discord-api-types/v10';
import { limits, shorten } from './limits.ts';
import type { Form, FormField } from './message.ts';

const SELECT = 3;
const TEXT_INPUT = 4;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;

type PickField = Extract<FormField, { kind: 'pick' }>;
type TextField = Exclude<FormField, PickField>;

/** Discord's JSON of a form. A note counts as a part: where the fields take all of them, it stands as the first one's hint. */
export function renderForm(form: Form): APIModalInteractionResponseCallbackData {
  const note = form.note ?? '';
  const hasRoom = form.fields.length < limits.formParts;
  const [first, ...others] = form.fields;
  const fields =
    note === '' || hasRoom || first === undefined ? form.fields : [{ ...first, hint: note }, ...others];
  return {
    custom_id: form.id,
    title: shorten(form.title, limits.formTitle),
    components: [
      ...(note !== '' && hasRoom
        ? [{ type: TEXT_DISPLAY, content: shorten(note, limits.formNote) } as const]
        : []),
      ...fields.slice(0, limits.formParts).map(labelled),
    ],
  };
}

function labelled(field: FormField): APILabelComponent {
  return {
    type: LABEL,
    label: shorten(field.label, limits.formLabel),
    ...(field.hint === '' ? {} : { description: shorten(field.hint, limits.formHint) }),
    component: inLabel(field),
  };
}

function inLabel(field: FormField): APIComponentInLabel {
  if (field.kind !== 'pick') return textInput(field);
  const { length } = field.choices;
  if (length > limits.group || length < 2) return select(field);
  return field.max === 1 ? radioGroup(field) : checkboxGroup(field);
}

const textInput = (field: TextField): APITextInputComponent => ({
  type: TEXT_INPUT,
  custom_id: field.id,
  style: field.long === true ? 2 : 1,
  required: field.needed,
  max_length: Math.min(field.max, limits.formValue),
  ...(field.value === '' ? {} : { value: shorten(field.value, Math.min(field.max, limits.formValue)) }),
});

const optionsOf = ({ choices }: PickField) =>
  choices.slice(0, limits.options).map(({ id, label, note, chosen }) => ({
    value: id,
    label: shorten(label, limits.option),
    ...(note === '' ? {} : { description: shorten(note, limits.option) }),
    default: chosen,
  }));

const radioGroup = (field: PickField): APIRadioGroupComponent => ({
  type: RADIO_GROUP,
  custom_id: field.id,
  required: field.min > 0,
  options: optionsOf(field),
});

/** How many may be picked; what need not be answered says so by itself. */
const countsOf = ({ min, max, choices }: PickField) => ({
  required: min > 0,
  min_values: min,
  max_values: Math.min(max, choices.length, limits.options),
});

const checkboxGroup = (field: PickField): APICheckboxGroupComponent => ({
  type: CHECKBOX_GROUP,
  custom_id: field.id,
  ...countsOf(field),
  options: optionsOf(field),
});

const select = (field: PickField): APIStringSelectComponent => ({
  type: SELECT,
  custom_id: field.id,
  ...countsOf(field),
  placeholder:
    field.max === 1
      ? 'Choose one'
      : field.min === field.max
        ? `Choose ${field.max}`
        : `Choose up to ${field.max}`,
  options: optionsOf(field),
});
