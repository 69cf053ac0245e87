import { ApplicationCommandOptionType } from 'discord.js';
import { offeredText } from '../src/discord/acting.ts';
import type { Command } from '../src/discord/command.ts';
import { changeHealth, HARM, namesSomebody, suggestWho } from '../src/discord/harm.ts';

const { Subcommand, Integer } = ApplicationCommandOptionType;

const hp: Command = {
  data: {
    name: 'hp',
    description: 'Hurt or heal somebody by hand: Toughness, HP',
    options: [
      {
        type: Subcommand,
        name: 'damage',
        description: 'Deal damage, with everything that follows from it',
        options: [...HARM],
      },
      { type: Subcommand, name: 'heal', description: 'Heal somebody', options: [...HARM] },
      {
        type: Subcommand,
        name: 'set',
        description: 'Set how much somebody has, and nothing else',
        options: [
          {
            type: Integer,
            name: 'to',
            description: 'How much they have now',
            required: true,
            min_value: 0,
            max_value: 1000,
          },
          offeredText('who', 'Who; without it, your character (GM: whose turn it is)'),
        ],
      },
    ],
  },
  secret: namesSomebody,
  run(call) {
    const change = call.interaction.options.getSubcommand();
    return changeHealth(call, change === 'heal' || change === 'set' ? change : 'damage');
  },
  complete: suggestWho,
};

export default hp;
