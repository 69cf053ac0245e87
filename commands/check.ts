import { ApplicationCommandOptionType } from 'discord.js';
import { AS, act, DICE, namesWho, offeredText } from '../src/discord/acting.ts';
import type { Command } from '../src/discord/command.ts';
import { checkOptions, checkTyped, suggestCheck } from '../src/discord/intents.ts';

const check: Command = {
  data: {
    name: 'check',
    description: 'Try something: roll a test for your character',
    options: [
      offeredText('what', 'What you use', true),
      offeredText('difficulty', 'How hard it is, as your rules write it'),
      offeredText('against', 'Who opposes you'),
      offeredText('against-with', 'With what they oppose it'),
      offeredText('edge', 'Advantage or disadvantage'),
      offeredText('their-edge', "The opponent's advantage or disadvantage"),
      offeredText('helped-by', 'Who helps, outside a fight; several with commas between'),
      offeredText('spend', 'Spend something on it, before the roll'),
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'secret',
        description: 'Only you and the GM see it',
      },
      DICE,
      AS,
    ],
  },
  secret: (interaction) => interaction.options.getBoolean('secret') === true || namesWho(interaction),
  run(call) {
    const { options } = call.interaction;
    const secret = options.getBoolean('secret') ?? false;
    return act(call, (table, acting) =>
      checkTyped(
        call,
        table,
        acting,
        checkOptions(call.interaction, options.getString('what', true), secret),
      ),
    );
  },
  complete: (call) => suggestCheck(call, 'what'),
};

export default check;
