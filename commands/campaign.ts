import { ApplicationCommandOptionType } from 'discord.js';
import type { CampaignChange } from '../src/app/campaign/campaigns.ts';
import { standingsOf } from '../src/app/character/standings.ts';
import { systems } from '../src/app/systems.ts';

import type { Command, CommandCall } from '../src/discord/command.ts';
import { campaignComponents } from '../src/discord/components/campaign.ts';
import { found } from '../src/discord/founding.ts';
import { missingPermissions, missingWishes } from '../src/discord/permissions.ts';
import { given, refuse, seated } from '../src/discord/seated.ts';
import { campaignCard, permissionLine, wishLine } from '../src/view/campaign.ts';

function create(call: CommandCall): Promise<void> {
  const { options } = call.interaction;
  return found(call, {
    name: options.getString('name', true),
    system: options.getString('system') ?? call.app.ports.systems.catalogue[0]?.id ?? '',
    gmRoleId: options.getRole('gm-role')?.id ?? null,
  });
}

async function settings(call: CommandCall): Promise<void> {
  const { interaction, app, caller, respond } = call;
  const pings = interaction.options.getBoolean('pings');
  const text = interaction.options.getBoolean('text');
  const typedDice = interaction.options.getBoolean('typed-dice');
  const name = interaction.options.getString('name');
  const role = interaction.options.getRole('gm-role');
  const addGm = interaction.options.getUser('add-gm');
  const removeGm = interaction.options.getUser('remove-gm');
  const change: CampaignChange = {
    ...(name === null ? {} : { name }),
    // Everybody's role has the server's id: choosing it means that no role makes a GM.
    ...(role === null ? {} : { gmRoleId: role.id === interaction.guildId ? null : role.id }),
    ...(addGm === null ? {} : { addGm: addGm.id }),
    ...(removeGm === null ? {} : { removeGm: removeGm.id }),
    settings: {
      ...(pings === null ? {} : { pings }),
      ...(text === null ? {} : { text }),
      ...(typedDice === null ? {} : { typedDice }),
    },
  };
  await seated(call, async (table) =>
    given(call, table, await app.campaigns.change(caller, change), async (campaign) => {
      const card = campaignCard(campaign, table.system.name);
      await respond.reply({ card: { ...card, title: `${card.title}: settings` } });
    }),
  );
}

async function info(call: CommandCall): Promise<void> {
  await seated(call, async (table) => {
    const characters = await call.app.ports.store.characters(table.campaign.id, { archived: false });
    const card = campaignCard(
      table.campaign,
      table.system.name,
      characters.filter((one) => one.kind === 'pc').map((one) => one.name),
      standingsOf(table.system, characters),
    );
    const missing = missingPermissions(
      call.interaction.appPermissions,
      call.interaction.channel?.isThread() ?? false,
    );
    const lines = [permissionLine(missing), wishLine(missingWishes(call.interaction.appPermissions))];
    const text = [card.text, ...lines].filter((line) => line !== null).join('\n\n');
    await call.respond.whisper({ card: { ...card, text } });
  });
}

async function archive(call: CommandCall): Promise<void> {
  await seated(call, async (table) =>
    given(call, table, await call.app.campaigns.archive(call.caller), (campaign) =>
      call.respond.reply({
        card: {
          ...campaignCard(campaign, table.system.name),
          footer: 'Nothing is deleted: /campaign restore brings it back.',
          tone: 'quiet',
        },
      }),
    ),
  );
}

async function restore(call: CommandCall): Promise<void> {
  const restored = await call.app.campaigns.restore(
    call.caller,
    call.interaction.options.getString('name', true),
  );
  if (!restored.ok) return refuse(call, restored.refusal, null);
  const name = call.app.ports.systems.titleOf(restored.value.system) ?? restored.value.system;
  await call.respond.reply({ card: { ...campaignCard(restored.value, name), tone: 'good' } });
}

const campaign: Command = {
  data: {
    name: 'campaign',
    description: 'The campaign in this channel',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'create',
        description: 'Start a campaign in this channel; you become its GM',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'name',
            description: 'What your group calls it',
            required: true,
            max_length: 100,
          },
          {
            type: ApplicationCommandOptionType.String,
            name: 'system',
            description: 'Which rules you play by',
            choices: systems.catalogue.map(({ id, title }) => ({ name: title, value: id })),
          },
          {
            type: ApplicationCommandOptionType.Role,
            name: 'gm-role',
            description: 'Everybody with this role is a GM, too',
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'settings',
        description: 'Change the campaign (GM)',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'name',
            description: 'Another name',
            max_length: 100,
          },
          { type: ApplicationCommandOptionType.User, name: 'add-gm', description: 'Make somebody a GM' },
          {
            type: ApplicationCommandOptionType.User,
            name: 'remove-gm',
            description: 'Remove somebody as GM',
          },
          {
            type: ApplicationCommandOptionType.Role,
            name: 'gm-role',
            description: 'Everybody with this role is a GM (@everyone: no role)',
          },
          {
            type: ApplicationCommandOptionType.Boolean,
            name: 'pings',
            description: 'Ping people when it is their turn or they have to decide',
          },
          {
            type: ApplicationCommandOptionType.Boolean,
            name: 'text',
            description: 'Everything as plain text, without embeds',
          },
          {
            type: ApplicationCommandOptionType.Boolean,
            name: 'typed-dice',
            description: 'Let people roll real dice and type what they show (dice:4 2 6 1)',
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'info',
        description: 'What is played here, who plays, who is GM',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'archive',
        description: 'Put the campaign away; nothing is deleted (GM)',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'restore',
        description: 'Bring back an archived campaign (GM)',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'name',
            description: 'Which one',
            required: true,
            autocomplete: true,
            max_length: 100,
          },
        ],
      },
    ],
  },
  secret: (interaction) => interaction.options.getSubcommand() === 'info',
  run(call) {
    switch (call.interaction.options.getSubcommand()) {
      case 'create':
        return create(call);
      case 'settings':
        return settings(call);
      case 'archive':
        return archive(call);
      case 'restore':
        return restore(call);
      default:
        return info(call);
    }
  },
  async complete({ app, caller, typed }) {
    if (caller.guildId === null) return [];
    const all = await app.ports.store.campaignsOf(caller.guildId);
    return all
      .filter((one) => one.archivedAt !== null && one.name.toLowerCase().includes(typed.toLowerCase()))
      .map((one) => ({ name: one.name, value: one.name }));
  },
  components: campaignComponents,
};

export default campaign;
