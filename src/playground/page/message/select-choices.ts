// What a select offers: its own options, or the server's people, roles and channels.
import { type APISelectMenuComponent, ComponentType } from 'discord-api-types/v10';
import { channelsOf, type Guild, type Named, rolesOf, usersOf } from '../command/names.ts';

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly emoji: string;
  readonly chosen: boolean;
}

function ofNamed(all: readonly Named[], chosen: ReadonlySet<string>): readonly SelectChoice[] {
  return all.map((one) => ({
    value: one.id,
    label: `${one.sign}${one.name}`,
    description: '',
    emoji: '',
    chosen: chosen.has(one.id),
  }));
}

/** The choices in their order, those chosen beforehand marked. */
export function choicesOf(guild: Guild, select: APISelectMenuComponent): readonly SelectChoice[] {
  if (select.type === ComponentType.StringSelect) {
    return select.options.map((option) => ({
      value: option.value,
      label: option.label,
      description: option.description ?? '',
      emoji: option.emoji?.id ? `:${option.emoji.name ?? 'emoji'}:` : (option.emoji?.name ?? ''),
      chosen: option.default ?? false,
    }));
  }
  const chosen = new Set((select.default_values ?? []).map((one) => one.id));
  switch (select.type) {
    case ComponentType.UserSelect:
      return ofNamed(usersOf(guild), chosen);
    case ComponentType.RoleSelect:
      return ofNamed(rolesOf(guild), chosen);
    case ComponentType.MentionableSelect:
      return ofNamed([...usersOf(guild), ...rolesOf(guild)], chosen);
    case ComponentType.ChannelSelect:
      return ofNamed(channelsOf(guild, select.channel_types), chosen);
  }
}
