import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { extentOf, rewind, suggestForUndo, TO, undoComponents, WHO } from '../src/discord/undoing.ts';

const undo: Command = {
  data: {
    name: 'undo',
    description: 'Undo the last thing that happened here, or more; nothing is deleted',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'what',
        description: 'The last step, or back to the start of the turn, phase or round; you see several first',
        choices: [
          { name: 'step', value: 'step' },
          { name: 'turn', value: 'turn' },
          { name: 'phase', value: 'phase' },
          { name: 'round', value: 'round' },
          { name: 'redo', value: 'redo' },
        ],
      },
      TO,
      WHO,
    ],
  },
  run(call) {
    const { options } = call.interaction;
    const what = options.getString('what');
    const who = options.getString('who');
    if (what === 'redo') return rewind(call, { way: 'redo', who, extent: { by: 'step' } });
    return rewind(call, { way: 'undo', who, extent: extentOf(what, options.getString('to')) });
  },
  complete: (call) => suggestForUndo(call, 'undo'),
  components: undoComponents,
};

export default undo;
