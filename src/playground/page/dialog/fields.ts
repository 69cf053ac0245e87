// The fields of the bot's forms, and what is wrong with what was filled in.
import {
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  type APICheckboxComponent,
  type APICheckboxGroupComponent,
  type APIRadioGroupComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';

export interface Field {
  readonly customId: string;
  readonly label: string;
  readonly description: string;
  readonly paragraph: boolean;
  readonly required: boolean;
  readonly least: number;
  readonly most: number;
  readonly placeholder: string;
  readonly value: string;
}

/** A select in a form. */
export interface SelectField {
  readonly component: APISelectMenuComponent;
  readonly label: string;
  readonly description: string;
  readonly required: boolean;
}

/** Choices that stand open in a form: one of them (radio buttons), or some (check boxes). */
export interface GroupField {
  readonly customId: string;
  readonly label: string;
  readonly description: string;
  readonly required: boolean;
  readonly single: boolean;
  readonly least: number;
  readonly most: number;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly description: string;
    readonly chosen: boolean;
  }[];
}

/** A part of a form: something to fill in or choose, something to read, or something this page cannot show. */
export type FormPart =
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'group'; readonly group: GroupField }
  | { readonly kind: 'select'; readonly select: SelectField }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unknown'; readonly label: string };

function fieldOf(input: APITextInputComponent, label?: string, description?: string): FormPart {
  return {
    kind: 'field',
    field: {
      customId: input.custom_id,
      label: label ?? input.label ?? input.custom_id,
      description: description ?? '',
      paragraph: input.style === TextInputStyle.Paragraph,
      required: input.required ?? true,
      least: input.min_length ?? 0,
      most: input.max_length ?? 4000,
      placeholder: input.placeholder ?? '',
      value: input.value ?? '',
    },
  };
}

function groupOf(
  inner: APIRadioGroupComponent | APICheckboxGroupComponent,
  label: string,
  description = '',
): FormPart {
  const single = inner.type === ComponentType.RadioGroup;
  return {
    kind: 'group',
    group: {
      customId: inner.custom_id,
      label,
      description,
      required: inner.required ?? true,
      single,
      least: single ? 1 : (inner.min_values ?? 1),
      most: single ? 1 : (inner.max_values ?? inner.options.length),
      choices: inner.options.map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description ?? '',
        chosen: option.default ?? false,
      })),
    },
  };
}

/** A check box by itself: what stands beside it is its label. */
const boxOf = (inner: APICheckboxComponent, label: string, description = ''): FormPart => ({
  kind: 'group',
  group: {
    customId: inner.custom_id,
    label: '',
    description: '',
    required: false,
    single: false,
    least: 0,
    most: 1,
    choices: [{ value: 'true', label, description, chosen: inner.default ?? false }],
  },
});

type Component = APIModalInteractionResponseCallbackData['components'][number];

function partsOfOne(component: Component): readonly FormPart[] {
  switch (component.type) {
    case ComponentType.ActionRow:
      return component.components.map((input) => fieldOf(input));
    case ComponentType.TextDisplay:
      return [{ kind: 'text', text: component.content }];
    case ComponentType.Label: {
      const { component: inner, label, description } = component;
      switch (inner.type) {
        case ComponentType.TextInput:
          return [fieldOf(inner, label, description)];
        case ComponentType.StringSelect:
        case ComponentType.UserSelect:
        case ComponentType.RoleSelect:
        case ComponentType.MentionableSelect:
        case ComponentType.ChannelSelect: {
          const required = inner.required ?? true;
          return [
            { kind: 'select', select: { component: inner, label, description: description ?? '', required } },
          ];
        }
        case ComponentType.RadioGroup:
        case ComponentType.CheckboxGroup:
          return [groupOf(inner, label, description)];
        case ComponentType.Checkbox:
          return [boxOf(inner, label, description)];
        default:
          return [{ kind: 'unknown', label }];
      }
    }
  }
}

/** The parts of a form in their order. */
export function partsOf(modal: APIModalInteractionResponseCallbackData): readonly FormPart[] {
  return modal.components.flatMap(partsOfOne);
}

/** One sentence on what is wrong with a field's text, or nothing. */
/** Whether a text is a drawing of signs, such as a map: rows without blanks, as wide as the first. The row being typed may be shorter. */
export function isDrawn(text: string): boolean {
  const rows = text.trimEnd().split('\n');
  const [first = ''] = rows;
  return (
    rows.length > 2 &&
    first.length > 2 &&
    rows.every((row) => !/\s/u.test(row)) &&
    rows.slice(0, -1).every(({ length }) => length === first.length)
  );
}

export function problemOf(field: Field, text: string): string {
  if (text.trim() === '') return field.required ? `${field.label} is needed.` : '';
  if (text.length < field.least)
    return `${field.label} needs at least ${field.least} characters, this has ${text.length}.`;
  if (text.length > field.most)
    return `${field.label} takes at most ${field.most} characters, this has ${text.length}.`;
  return '';
}

/** One sentence on what is wrong with what is chosen, or nothing. */
export function problemOfGroup(
  { label, required, least, most }: GroupField,
  chosen: readonly string[],
): string {
  if (chosen.length === 0) return required ? `${label} is needed.` : '';
  if (chosen.length < least) return `${label}: choose at least ${least}.`;
  return chosen.length > most ? `${label}: choose at most ${most}.` : '';
}
