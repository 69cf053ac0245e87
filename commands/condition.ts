import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { findNamed, nearest } from '../src/app/names.ts';
import { refusal } from '../src/app/result.ts';
import { perform, suggestActors } from '../src/discord/acting.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { given, refuse, seated } from '../src/discord/seated.ts';
import { suggest } from '../src/discord/suggest.ts';

const CONDITION = {
  type: ApplicationCommandOptionType.String,
  name: 'condition',
  description: 'Which condition',
  required: true,
  autocomplete: true,
  max_length: 100,
} as const;
const WHO = {
  type: ApplicationCommandOptionType.String,
  name: 'who',
  description: 'Whom; without it, your character',
  autocomplete: true,
  max_length: 100,
} as const;

async function run(call: CommandCall): Promise<void> {
  const { app, interaction } = call;
  await seated(call, async (table) =>
    given(call, table, await app.acts.acting(table, interaction.options.getString('who')), async (acting) => {
      const typed = interaction.options.getString('condition', true);
      const conditions = table.system.conditions();
      const found = findNamed(typed, conditions);
      if (found === null) {
        const names = conditions.map((one) => one.name);
        const why = { typed: typed.slice(0, 100), nearest: nearest(typed, names), conditions: names };
        return refuse(call, refusal('noSuchCondition', why), table);
      }
      await perform(call, table, acting, {
        kind: 'condition',
        actor: acting.id,
        change: interaction.options.getSubcommand() === 'remove' ? 'remove' : 'add',
        condition: found.id,
        source: interaction.options.getString('from'),
        asGm: table.gm,
      });
    }),
  );
}

const condition: Command = {
  data: {
    name: 'condition',
    description: 'Conditions by hand: prone, poisoned …',
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'add',
        description: 'Somebody has a condition now',
        options: [
          CONDITION,
          WHO,
          {
            type: ApplicationCommandOptionType.String,
            name: 'from',
            description: 'What or who caused it',
            max_length: 100,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'remove',
        description: 'Somebody has a condition no longer',
        options: [CONDITION, WHO],
      },
    ],
  },
  run,
  async complete(call) {
    if (call.option === 'who') return suggestActors(call);
    const table = await call.app.table(call.caller);
    return table.ok ? suggest(table.value.system.conditions(), call.typed) : [];
  },
};

export default condition;
