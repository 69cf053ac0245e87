import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { extentOf, rewind, suggestForUndo, TO, WHO } from '../src/discord/undoing.ts';

const redo: Command = {
  data: {
    name: 'redo',
    description: 'Bring back what was taken back last, as long as nothing new has happened',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'what',
        description: 'How much: several steps are shown to you before they are brought back',
        choices: [
          { name: 'one step', value: 'step' },
          { name: 'to where the next turn begins', value: 'turn' },
          { name: 'to where the next phase begins', value: 'phase' },
          { name: 'to where the next round begins', value: 'round' },
          { name: 'all of it', value: 'all' },
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
