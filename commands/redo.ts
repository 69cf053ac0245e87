import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { extentOf, rewind, suggestForUndo, TO, WHO } from '../src/discord/undoing.ts';

const redo: Command = {
  data: {
    name: 'redo',
    description: 'Redo what was undone last, as long as nothing new has happened',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'what',
        description: 'One step, all of it, or up to the next turn, phase or round; you see several first',
        choices: [
          { name: 'step', value: 'step' },
          { name: 'turn', value: 'turn' },
          { name: 'phase', value: 'phase' },
          { name: 'round', value: 'round' },
          { name: 'all', value: 'all' },
        ],
      },
      TO,
      WHO,
    ],
  },
  run(call) {
    const { options } = call.interaction;
    const extent = extentOf(options.getString('what'), options.getString('to'));
    return rewind(call, { way: 'redo', who: options.getString('who'), extent });
  },
  complete: (call) => suggestForUndo(call, 'redo'),
};

export default redo;
