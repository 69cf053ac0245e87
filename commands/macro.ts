import { ApplicationCommandOptionType } from 'discord.js';
import { nameKey } from '../src/app/names.ts';
import { MACRO_LIMITS } from '../src/app/rolls/limits.ts';
import type { Command, CommandCall, Completion } from '../src/discord/command.ts';
import { rollFor } from '../src/discord/rolling.ts';
import { FOR, visibilityOf, WHO_SEES } from '../src/discord/rollOptions.ts';
import { given, refuse, seated } from '../src/discord/seated.ts';
import { suggest } from '../src/discord/suggest.ts';
import { droppedView, macrosView, savedView, sharedView } from '../src/view/macros.ts';

const NAME = {
  type: ApplicationCommandOptionType.String,
  name: 'name',
  description: 'Which macro',
  required: true,
  autocomplete: true,
  max_length: 100,
} as const;

async function save(call: CommandCall): Promise<void> {
  const { options } = call.interaction;
  const { caller, respond } = call;
  const saved = await call.app.macros.save(
    caller,
    options.getString('name', true),
    options.getString('roll', true),
  );
  if (saved.ok) await respond.whisper(savedView(saved.value.macro, saved.value.replaced));
  else await refuse(call, saved.refusal, null);
}

function share(call: CommandCall): Promise<void> {
  return seated(call, async (table) =>
    given(
      call,
      table,
      await call.app.macros.share(table, call.interaction.options.getString('name', true)),
      (macro) => call.respond.reply(sharedView(macro)),
    ),
  );
}

/** Mine, unless the campaign's is meant: because it is said, or because only the campaign has one of that name. */
async function drop(call: CommandCall): Promise<void> {
  const { app, caller, interaction, respond } = call;
  const name = interaction.options.getString('name', true);
  const whose = interaction.options.getString('whose');
  if (whose !== 'campaign') {
    const mine = await app.macros.dropMine(caller, name);
    if (mine.ok) return respond.whisper(droppedView(mine.value, 'mine'));
    const shared = (await app.macros.list(caller)).some((one) => one.nameKey === nameKey(name));
    if (whose === 'mine' || !shared) return refuse(call, mine.refusal, null);
  }
  await seated(call, async (table) =>
    given(call, table, await app.macros.dropShared(table, name), (dropped) =>
      respond.reply(droppedView(dropped, 'campaign')),
    ),
  );
}

function roll(call: CommandCall): Promise<void> {
  const { options } = call.interaction;
  const given = options.getString('given');
  const name = options.getString('name', true);
  return rollFor(call, {
    text: given === null ? name : `${name} ${given}`,
    about: options.getString('for'),
    visibility: visibilityOf(call.interaction),
    dice: null,
  });
}

async function complete({ app, caller, interaction, typed }: Completion) {
  const all = await app.macros.list(caller);
  const sub = interaction.options.getSubcommand();
  const fitting = sub === 'share' || sub === 'save' ? all.filter(({ of }) => of === 'mine') : all;
  // Of two of the same name it is one's own that is meant.
  const meant = fitting.filter(
    (one, n) => fitting.findIndex(({ nameKey: key }) => key === one.nameKey) === n,
  );
  return suggest(
    meant.map(({ name, roll }) => ({ id: name, name, note: roll, refused: null })),
    typed,
  );
}

const macro: Command = {
  anywhere: true,
  data: {
    name: 'macro',
    description: "Rolls by name: yours, and the campaign's",
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'save',
        description: 'Give a roll a name; /roll finds it by that',
        options: [
          { ...NAME, description: 'Its name', max_length: MACRO_LIMITS.name.most },
          {
            type: ApplicationCommandOptionType.String,
            name: 'roll',
            description: 'What it rolls: 1d20+$1 asks for a number, $1:5 takes 5 without one, @body is yours',
            required: true,
            max_length: MACRO_LIMITS.roll.most,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'list',
        description: 'All the macros you can roll here',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'roll',
        description: 'Roll one',
        options: [
          NAME,
          {
            type: ApplicationCommandOptionType.String,
            name: 'given',
            description: 'What stands for $1, $2 …, with spaces between',
            max_length: 200,
          },
          FOR,
          WHO_SEES,
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'share',
        description: 'Let the whole campaign roll one of yours',
        options: [NAME],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'delete',
        description: 'Delete a macro',
        options: [
          NAME,
          {
            type: ApplicationCommandOptionType.String,
            name: 'whose',
            description: 'Yours, unless you say',
            choices: [
              { name: 'mine', value: 'mine' },
              { name: "the campaign's", value: 'campaign' },
            ],
          },
        ],
      },
    ],
  },
  secret: (interaction) =>
    interaction.options.getSubcommand() !== 'roll' || visibilityOf(interaction) !== 'everybody',
  run(call) {
    switch (call.interaction.options.getSubcommand()) {
      case 'save':
        return save(call);
      case 'share':
        return share(call);
      case 'delete':
        return drop(call);
      case 'roll':
        return roll(call);
      default:
        return call.app.macros.list(call.caller).then((all) => call.respond.whisper(macrosView(all)));
    }
  },
  complete,
};

export default macro;
