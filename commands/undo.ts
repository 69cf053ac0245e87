import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { suggestActors } from '../src/discord/acting.ts';
import type { Command } from '../src/discord/command.ts';
import { given, seated } from '../src/discord/seated.ts';
import { suggest } from '../src/discord/suggest.ts';
import { PARTY, takeBack, whereToUndo } from '../src/discord/undoing.ts';

const undo: Command = {
  data: {
    name: 'undo',
    description: 'Take back the last thing that happened here; nothing is deleted',
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'what',
        description: 'Take it back, or bring back what was taken back',
        choices: [
          { name: 'undo the last', value: 'undo' },
          { name: 'redo what was undone', value: 'redo' },
        ],
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'who',
        description: 'Outside a fight: for which character (GM: or the party)',
        autocomplete: true,
        max_length: 100,
      },
    ],
  },
  run(call) {
    const { options } = call.interaction;
    const kind = options.getString('what') === 'redo' ? 'redo' : 'undo';
    return seated(call, async (table) =>
      given(call, table, await whereToUndo(call, table, options.getString('who')), (place) =>
        takeBack(call, table, place, kind),
      ),
    );
  },
  async complete(call) {
    const table = await call.app.table(call.caller);
    const party = table.ok && table.value.gm && table.value.system.party !== undefined;
    return [...(await suggestActors(call)), ...(party ? suggest([PARTY], call.typed) : [])];
  },
};

export default undo;
