import { offeredText } from '../src/discord/acting.ts';
import type { Command } from '../src/discord/command.ts';
import { reveal, revealNamed, suggestHidden } from '../src/discord/revealing.ts';
import { seated } from '../src/discord/seated.ts';

const command: Command = {
  data: {
    name: 'reveal',
    description:
      "Show everybody what's hidden: somebody, a place, a blind roll (GM); your own whispered roll",
    options: [offeredText('what', 'What', true)],
  },
  run(call) {
    return seated(call, (table) =>
      revealNamed(call, table, call.interaction.options.getString('what', true)),
    );
  },
  complete: suggestHidden,
  components: {
    reveal: (call) => reveal(call, call.about[0] ?? ''),
    'roll.reveal': (call) => reveal(call, call.about[0] ?? ''),
    'log.reveal': (call) => reveal(call, call.values[0] ?? ''),
  },
};

export default command;
