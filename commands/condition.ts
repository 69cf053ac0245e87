import { ApplicationCommandOptionType } from 'discord.js';
import { findNamed, nearest } from '../src/app/names.ts';
import { refusal } from '../src/app/result.ts';
import { perform, suggestActors } from '../src/discord/acting.ts';
import type { Command, CommandCall, Completion } from '../src/discord/command.ts';
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
  description: 'Who; without it, your character',
  autocomplete: true,
  max_length: 100,
} as const;
const FROM = {
  type: ApplicationCommandOptionType.String,
  name: 'from',
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
        until: interaction.options.getString('until'),
        asGm: table.gm,
      });
    }),
  );
}

/** The usual ends, as the system has them for whoever gets the condition. */
async function suggestEnds(call: Completion) {
  const { app, caller, interaction, typed } = call;
  const table = await app.table(caller);
  if (!table.ok) return [];
  const acting = await app.acts.acting(table.value, interaction.options.getString('who'));
  if (!acting.ok) return [];
  const scene = await app.acts.sceneFor(table.value, acting.value);
  const { system } = table.value;
  return scene.ok ? suggest(system.ends?.(scene.value, acting.value.id) ?? [], typed) : [];
}

const condition: Command = {
  data: {
    name: 'condition',
    description: 'Conditions by hand: prone, poisoned …',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'add',
        description: 'Add a condition',
        options: [
          CONDITION,
          WHO,
          { ...FROM, description: 'What or who caused it' },
          {
            type: ApplicationCommandOptionType.String,
            name: 'until',
            description: 'When it ends: end of their next turn, 3 rounds … (otherwise when you remove it)',
            autocomplete: true,
            max_length: 100,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'remove',
        description: 'Remove a condition',
        options: [
          CONDITION,
          WHO,
          { ...FROM, description: 'Only what came from this; without it, all of it' },
        ],
      },
    ],
  },
  run,
  async complete(call) {
    if (call.option === 'who') return suggestActors(call);
    if (call.option === 'until') return suggestEnds(call);
    const table = await call.app.table(call.caller);
    return table.ok ? suggest(table.value.system.conditions(), call.typed) : [];
  },
};

export default condition;
