// Buttons, selects and modals, as a person uses them.
import type { Core } from '../core.ts';
import type { Interaction } from '../interactions/book.ts';
import { isFields } from '../limits/form.ts';
import type { Channel, StoredMessage } from '../world/state.ts';
import type { Component } from './component.ts';
import { requireView, send } from './interact.ts';
import { resolveReference } from './references.ts';
import { Refused } from './refused.ts';
import type { Selections } from './selections.ts';

function isComponent(value: unknown): value is Component {
  return isFields(value) && typeof value.type === 'number';
}

/** All components of a message or modal, nested ones included. */
function allComponents(value: unknown): Component[] {
  if (Array.isArray(value)) return value.flatMap(allComponents);
  if (!isComponent(value)) return [];
  return [value, ...[value.components, value.accessory, value.component].flatMap(allComponents)];
}

/** A message as a person sees it, or a refusal. */
export function visibleMessage(
  core: Core,
  personId: string,
  messageId: string,
): { channel: Channel; message: StoredMessage } {
  const channel = core.world.channels.get(core.world.placeOf.get(messageId) ?? '');
  const message = channel?.messages.get(messageId);
  const seen = message && (message.reader === null || message.reader === personId) && !message.dismissed;
  if (!channel || !message || !seen) throw new Refused("That message isn't there.");
  requireView(core, personId, channel);
  return { channel, message };
}

const selectKinds: Readonly<Record<number, number>> = { 5: 6, 6: 8, 7: 9, 8: 7 };

/** Presses a button or chooses in a select, by its custom id or label. `selections` are what the client shows as chosen. */
export function useComponent(
  core: Core,
  personId: string,
  messageId: string,
  idOrLabel: string,
  values?: readonly string[],
  selections?: Selections,
): Interaction {
  const { channel, message } = visibleMessage(core, personId, messageId);
  const usable = allComponents(message.api.components).filter((entry) =>
    [2, 3, 5, 6, 7, 8].includes(entry.type),
  );
  const component =
    usable.find((entry) => entry.custom_id === idOrLabel) ??
    usable.find((entry) => entry.label === idOrLabel);
  if (!component) {
    const names = usable.map((entry) => entry.label ?? entry.custom_id).join(', ');
    throw new Refused(`The message has no '${idOrLabel}'. It has: ${names || 'nothing to press'}.`);
  }
  if (component.disabled) throw new Refused(`'${component.label ?? idOrLabel}' is disabled.`);
  if (component.custom_id === undefined) throw new Refused(`'${component.label ?? idOrLabel}' is a link.`);
  const isButton = component.type === 2;
  const chosen = isButton ? undefined : chooseValues(core, personId, channel, component, values ?? []);
  if (chosen) selections?.check(message.id, component, chosen.values);
  const sent = send(core, {
    type: 3,
    personId,
    channel,
    source: message,
    data: {
      component_type: component.type,
      custom_id: component.custom_id,
      id: component.id ?? 0,
      ...(chosen ?? {}),
    },
  });
  if (chosen) selections?.note(message.id, component, chosen.values, sent);
  return sent;
}

/** What was chosen in a select, checked against its options and counts; labels do as well as values. */
function chooseValues(
  core: Core,
  personId: string,
  channel: Channel,
  select: Component,
  given: readonly string[],
): { values: string[]; resolved?: Record<string, Record<string, unknown>> } {
  const min = select.min_values ?? 1;
  const max = select.max_values ?? (select.type === 22 ? (select.options ?? []).length : 1);
  if (given.length < min || given.length > max)
    throw new Refused(`Choose ${min === max ? min : `${min} to ${max}`} here, not ${given.length}.`);
  const kind = selectKinds[select.type];
  if (kind !== undefined) {
    const resolved = {};
    const values = given.map((entry) => {
      const id = resolveReference(core, channel, personId, kind, entry, resolved);
      if (id === undefined) throw new Refused(`'${entry}' cannot be chosen here.`);
      return id;
    });
    return { values, resolved };
  }
  const options = select.options ?? [];
  const values = given.map((entry) => {
    const option =
      options.find((other) => other.value === entry) ?? options.find((other) => other.label === entry);
    if (!option)
      throw new Refused(
        `'${entry}' is not offered. There is: ${options.map((other) => other.label).join(', ')}.`,
      );
    return option.value;
  });
  return { values };
}

export type FieldValues = Readonly<Record<string, string | readonly string[]>>;

/** Sends the modal that an interaction opened. Fields by custom id or label; those not given keep their preset value. */
export function submitModal(
  core: Core,
  personId: string,
  opener: Interaction,
  fields: FieldValues,
): Interaction {
  const { modal } = opener;
  if (!modal) throw new Refused('There is no form open.');
  if (opener.personId !== personId) throw new Refused("That form is somebody else's.");
  const channel = core.world.channels.get(opener.channelId);
  if (!channel) throw new Refused('That channel is gone.');
  const known = new Set<string>();
  const resolved = {};
  const components = (modal.components as readonly unknown[]).filter(isComponent).map((part) => {
    const label = part.label;
    if (part.type === 18 && part.component)
      return {
        type: 18,
        id: part.id ?? 0,
        component: fill(core, personId, channel, part.component, label, fields, known, resolved),
      };
    if (part.type === 1)
      return {
        type: 1,
        id: part.id ?? 0,
        components: (part.components ?? []).map((input) =>
          fill(core, personId, channel, input, input.label, fields, known, resolved),
        ),
      };
    return { type: part.type, id: part.id ?? 0 };
  });
  for (const name of Object.keys(fields))
    if (!known.has(name)) throw new Refused(`The form has no field '${name}'.`);
  const source = opener.sourceId === null ? null : (channel.messages.get(opener.sourceId) ?? null);
  return send(core, {
    type: 5,
    personId,
    channel,
    source,
    opener,
    data: { custom_id: modal.custom_id, components, resolved },
  });
}

function fill(
  core: Core,
  personId: string,
  channel: Channel,
  input: Component,
  label: string | undefined,
  fields: FieldValues,
  known: Set<string>,
  resolved: Record<string, Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const id = input.custom_id ?? '';
  const name = label ?? id;
  const byId = Object.hasOwn(fields, id) ? id : name;
  const given = fields[byId];
  known.add(byId);
  const base = { type: input.type, id: input.id ?? 0, custom_id: id };
  if (input.type === 4) {
    const text = given === undefined ? (input.value ?? '') : String(given);
    const required = input.required ?? true;
    if (required && text === '') throw new Refused(`'${name}' is required.`);
    const length = [...text].length;
    if (text !== '' && length < (input.min_length ?? 0))
      throw new Refused(`'${name}' needs at least ${input.min_length} characters.`);
    if (length > (input.max_length ?? 4000))
      throw new Refused(`'${name}' may have at most ${input.max_length ?? 4000} characters.`);
    return { ...base, value: text };
  }
  const preset = (input.options ?? []).filter((option) => option.default).map((option) => option.value);
  const list = given === undefined ? preset : typeof given === 'string' ? [given] : [...given];
  if (input.type === 23) return { ...base, value: list[0] === 'true' };
  if (input.required !== false && list.length === 0) throw new Refused(`'${name}' is required.`);
  if (list.length === 0) return input.type === 21 ? { ...base, value: null } : { ...base, values: [] };
  const chosen = chooseValues(core, personId, channel, input, list);
  for (const [kind, entries] of Object.entries(chosen.resolved ?? {}))
    resolved[kind] = { ...resolved[kind], ...entries };
  return input.type === 21
    ? { ...base, value: chosen.values[0] ?? null }
    : { ...base, values: chosen.values };
}
