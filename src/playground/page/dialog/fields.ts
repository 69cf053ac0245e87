// The fields of the bot's forms, and what is wrong with what was filled in.
import {
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
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

/** A part of a form: something to fill in, something to read, or something this page cannot show. */
export type FormPart =
  | { readonly kind: 'field'; readonly field: Field }
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
export function problemOf(field: Field, text: string): string {
  if (text.trim() === '') return field.required ? `${field.label} is needed.` : '';
  if (text.length < field.least)
    return `${field.label} needs at least ${field.least} characters, this has ${text.length}.`;
  if (text.length > field.most)
    return `${field.label} takes at most ${field.most} characters, this has ${text.length}.`;
  return '';
}
