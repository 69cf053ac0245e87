import { ApplicationCommandOptionType } from 'discord.js';
import { readCampaignFile } from '../src/discord/attachment.ts';
import type { Command } from '../src/discord/command.ts';
import { membersOf } from '../src/discord/people.ts';
import { refuse } from '../src/discord/seated.ts';
import { broughtInCard } from '../src/view/transfer.ts';

const command: Command = {
  data: {
    name: 'import',
    description: 'Bring a whole campaign here, from a file that /export made; you become its GM',
    options: [
      {
        type: ApplicationCommandOptionType.Attachment,
        name: 'file',
        description: 'The file: /export format:JSON gives it to a GM',
        file_types: ['.json', '.gz'],
        required: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'name',
        description: 'A new name, instead of the one in the file',
        max_length: 100,
      },
    ],
  },
  async run(call) {
    const { interaction, app, caller, respond, aftermath } = call;
    const file = await readCampaignFile(
      interaction.options.getAttachment('file', true),
      interaction.client.rest.options.api,
    );
    if (!file.ok) return refuse(call, file.refusal, null);
    const name = interaction.options.getString('name');
    const brought = await app.transfer.bringIn(caller, file.value, name, (ids) =>
      membersOf(interaction, ids),
    );
    if (!brought.ok) return refuse(call, brought.refusal, null);
    await respond.reply({ card: broughtInCard(brought.value) });
    const { campaign, system, running } = brought.value;
    if (running !== null) await aftermath.showFight(campaign, system, running);
  },
};

export default command;
