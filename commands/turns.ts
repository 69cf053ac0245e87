import { ApplicationCommandOptionType } from 'discord.js';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { given, seated } from '../src/discord/seated.ts';
import { turnsOfMine } from '../src/discord/waiting.ts';
import { pinnedCard, unpinnedCard } from '../src/view/boards/turns.ts';

const pin = (call: CommandCall) =>
  seated(call, async (table) =>
    given(call, table, await call.aftermath.boards.pin(table), ({ unpinned }) =>
      call.respond.whisper({ card: pinnedCard(unpinned) }),
    ),
  );

const unpin = (call: CommandCall) =>
  seated(call, async (table) =>
    given(call, table, await call.aftermath.boards.unpin(table), () =>
      call.respond.whisper({ card: unpinnedCard }),
    ),
  );

const turns: Command = {
  anywhere: true,
  data: {
    name: 'turns',
    description: 'Whose turn it is, in all your campaigns',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'show',
        description: 'Where each of your campaigns waits, and who is up; only you see it',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'pin',
        description: 'Pin a message here that says where this campaign waits, kept up to date (GM)',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'unpin',
        description: 'Remove that message (GM)',
      },
    ],
  },
  secret: () => true,
  async run(call) {
    switch (call.interaction.options.getSubcommand()) {
      case 'pin':
        return pin(call);
      case 'unpin':
        return unpin(call);
      default:
        return call.respond.whisper(await turnsOfMine(call));
    }
  },
};

export default turns;
