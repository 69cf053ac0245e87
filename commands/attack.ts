import { AS, act, DICE, namesWho, offeredText, WHEN } from '../src/discord/acting.ts';
import type { Command } from '../src/discord/command.ts';
import { attackOptions, attackTyped, suggestAttack } from '../src/discord/intents.ts';

const attack: Command = {
  data: {
    name: 'attack',
    description: 'Attack somebody in the fight',
    options: [
      offeredText('target', 'Your target', true),
      offeredText('weapon', 'Your weapon; without it, the first one that reaches'),
      offeredText('how', 'A charge, a called shot … as your rules have it'),
      offeredText('spend', 'Spend something on it, before the roll'),
      DICE,
      WHEN,
      AS,
    ],
  },
  secret: namesWho,
  run(call) {
    const target = call.interaction.options.getString('target', true);
    return act(call, (table, acting) =>
      attackTyped(call, table, acting, attackOptions(call.interaction, target)),
    );
  },
  complete: (call) => suggestAttack(call, 'target'),
};

export default attack;
