import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { extentOf, rewind, suggestForUndo, TO, undoComponents, WHO } from '../src/discord/undoing.ts';

const undo: Command = {
  data: {
    name: 'undo',
    description: 'Take back the last thing that happened here, or more; nothing is deleted',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'what',
        description: 'How much: several steps are shown to you before they are taken back',
        choices: [
          { name: 'the last step', value: 'step' },
          { name: 'to the beginning of the turn', value: 'turn' },
          { name: 'to the beginning of the phase', value: 'phase' },
          { name: 'to the beginning of the round', value: 'round' },
          { name: 'redo what was undone', value: 'redo' },
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
