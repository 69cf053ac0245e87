import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { helpTopics, helpView } from '../src/view/help.ts';

const help: Command = {
  anywhere: true,
  data: {
    name: 'help',
    description: 'What to do here, step by step',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'topic',
        description: 'About what',
        choices: helpTopics.map(({ id, name }) => ({ name, value: id })),
      },
    ],
  },
  secret: () => true,
  async run({ app, caller, interaction, respond }) {
    const topic = interaction.options.getString('topic');
    const table = await app.table(caller);
    if (!table.ok) return respond.whisper(helpView(topic ?? 'start', null));
    const { characters, active } = await app.sheets.list(table.value);
    const mine = characters.find((one) => one.id === active);
    const fight = await app.ports.store.runningEncounter(caller.channelIds[0] ?? '');
    await respond.whisper(
      helpView(topic ?? 'start', {
        campaign: table.value.campaign.name,
        system: table.value.system.name,
        gm: table.value.gm,
        character: mine?.name ?? null,
        fight: fight !== null,
      }),
    );
  },
};

export default help;
