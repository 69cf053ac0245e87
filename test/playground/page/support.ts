// Small commands, people and messages for the page's tests.
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  type APIMessage,
  type APIUser,
  ApplicationCommandType,
  ChannelType,
  type RoleFlags,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { leavesOf } from '../../../src/playground/page/command/leaves.ts';
import type { Guild } from '../../../src/playground/page/command/names.ts';
import type { PersonInfo } from '../../../src/playground/protocol.ts';

export function command(name: string, options: APIApplicationCommandOption[] = []): APIApplicationCommand {
  return {
    id: `id-${name}`,
    application_id: '900',
    version: '1',
    type: ApplicationCommandType.ChatInput,
    name,
    description: `What ${name} does`,
    options,
    default_member_permissions: null,
  };
}

export const leaves = leavesOf([
  command('roll', [
    { name: 'dice', type: Type.String, description: 'What to roll', required: true },
    { name: 'secret', type: Type.Boolean, description: 'For your eyes only' },
    { name: 'label', type: Type.String, description: "What it's for", max_length: 20 },
  ]),
  command('attack', [
    { name: 'target', type: Type.String, description: 'Who', required: true, autocomplete: true },
    { name: 'weapon', type: Type.String, description: 'With what', required: true, autocomplete: true },
    { name: 'bonus', type: Type.Integer, description: 'Extra dice', min_value: -5, max_value: 5 },
  ]),
  command('campaign', [
    {
      name: 'create',
      type: Type.Subcommand,
      description: 'Begin one',
      options: [
        {
          name: 'system',
          type: Type.String,
          description: 'Which rules',
          required: true,
          choices: [
            { name: 'Soulbound', value: 'sb' },
            { name: 'Zafir Tactics', value: 'zf' },
          ],
        },
        { name: 'gm', type: Type.User, description: 'Who leads' },
        { name: 'where', type: Type.Channel, description: 'Where', channel_types: [ChannelType.GuildText] },
        { name: 'role', type: Type.Role, description: 'The GMs' },
      ],
    },
    { name: 'info', type: Type.Subcommand, description: 'What it is' },
  ]),
  command('character', [
    {
      name: 'data',
      type: Type.SubcommandGroup,
      description: 'Files',
      options: [
        {
          name: 'import',
          type: Type.Subcommand,
          description: 'From a file',
          options: [{ name: 'file', type: Type.Attachment, description: 'JSON', required: true }],
        },
      ],
    },
  ]),
  command('help'),
]);

export function user(id: string, username: string): APIUser {
  return { id, username, discriminator: '0', global_name: null, avatar: null };
}

export const ana: PersonInfo = {
  user: user('2', 'ana'),
  nick: 'Ana Kira',
  roles: ['72'],
  permissions: '0',
  isOwner: false,
};

export const guild: Guild = {
  people: [ana, { user: user('3', 'ben'), nick: null, roles: [], permissions: '0', isOwner: false }],
  bot: { ...user('900', 'turnkeeper'), bot: true },
  roles: [
    {
      id: '72',
      name: 'Players',
      color: 0,
      colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
      hoist: false,
      position: 1,
      permissions: '0',
      managed: false,
      mentionable: true,
      flags: 0 as RoleFlags,
    },
  ],
  channels: [
    { id: '101', type: ChannelType.GuildText, name: 'tavern', position: 0 },
    { id: '103', type: ChannelType.GuildVoice, name: 'voices', position: 1 },
  ],
};

export function message(id: string, more: Partial<APIMessage> = {}): APIMessage {
  return {
    id,
    channel_id: '101',
    author: user('3', 'ben'),
    content: 'hello',
    timestamp: '2026-01-01T12:00:00.000Z',
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    type: 0,
    ...more,
  };
}
