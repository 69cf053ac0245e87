import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { turnsOfMine } from '../src/discord/waiting.ts';

const turns: Command = {
  data: {
    name: 'turns',
    description: 'Whose turn it is, in all your campaigns',
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'show',
        description: 'Where each of your campaigns waits, and for whom; only you see it',
      },
    ],
  },
  secret: () => true,
  run: async (call) => call.respond.whisper(await turnsOfMine(call)),
};

export default turns;
