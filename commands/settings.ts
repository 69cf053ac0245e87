import { ApplicationCommandOptionType } from 'discord.js';
import { personSettings, setPersonSettings } from '../src/app/person.ts';
import type { Command } from '../src/discord/command.ts';

const settings: Command = {
  data: {
    name: 'settings',
    description: 'How I answer you, everywhere',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'text',
        description: 'Plain text instead of embeds, for screen readers and slow connections',
        choices: [
          { name: 'on', value: 'on' },
          { name: 'off', value: 'off' },
        ],
      },
    ],
  },
  secret: () => true,
  async run({ app, caller, interaction, respond }) {
    const text = interaction.options.getString('text');
    const { store } = app.ports;
    const now =
      text === null
        ? await personSettings(store, caller.userId)
        : await setPersonSettings(store, caller.userId, { text: text === 'on' });
    await respond.whisper({
      card: {
        title: 'Your settings',
        text: `Plain text: **${now.text ? 'on' : 'off'}**${now.text ? '. My answers to you come without embeds.' : '. `/settings text:on` turns embeds into plain text.'}`,
        footer: 'A GM sets the campaign: /campaign settings',
        tone: text === null ? 'plain' : 'good',
      },
    });
  },
};

export default settings;
