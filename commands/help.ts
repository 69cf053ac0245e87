import { ApplicationCommandOptionType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { helpFor } from '../src/discord/help.ts';
import { given, seated } from '../src/discord/seated.ts';
import { askedOfMe, turnsOfMine } from '../src/discord/waiting.ts';
import { topicNames } from '../src/view/help/menu.ts';
import { sheetView } from '../src/view/sheet.ts';

const help: Command = {
  anywhere: true,
  data: {
    name: 'help',
    description: 'What you can do right now, with a button for each, and how things work',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'topic',
        description: 'About what',
        choices: topicNames.map(({ id, name }) => ({ name, value: id })),
      },
    ],
  },
  secret: () => true,
  run: async (call) => call.respond.whisper(await helpFor(call, call.interaction.options.getString('topic'))),
  components: {
    'help.topic': async (call) => {
      const [topic = 'now'] = call.values;
      await call.respond.update(await helpFor(call, topic === 'now' ? null : topic));
    },
    'help.asked': async (call) => call.respond.whisper(await askedOfMe(call)),
    'help.turns': async (call) => call.respond.whisper(await turnsOfMine(call)),
    'help.sheet': (call) =>
      seated(call, async (table) =>
        given(call, table, await call.app.sheets.show(table, null), ({ sheet, party, portrait }) =>
          call.respond.whisper(sheetView(sheet, party, portrait)),
        ),
      ),
  },
};

export default help;
