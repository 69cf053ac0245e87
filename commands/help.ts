import { ApplicationCommandOptionType } from 'discord.js';
import { openSheet } from '../src/discord/components/sheet/index.ts';
import type { Command } from '../src/discord/command.ts';
import { found, foundingForm } from '../src/discord/founding.ts';
import { helpFor } from '../src/discord/help.ts';
import { seated } from '../src/discord/seated.ts';
import { askedOfMe, turnsOfMine } from '../src/discord/waiting.ts';
import { topicNames } from '../src/view/help/menu.ts';

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
    'help.create': (call) => call.respond.form(foundingForm(call.app.ports.systems.catalogue)),
    'help.sheet': (call) => seated(call, async (table) => openSheet(call, table, null)),
  },
  forms: {
    'help.found': (call) => {
      const { name = '' } = call.fields;
      const [system = ''] = call.picks.system ?? [];
      return found(call, { name, system, gmRoleId: null });
    },
  },
};

export default help;
