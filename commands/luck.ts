import { ApplicationCommandOptionType } from 'discord.js';
import { refusal } from '../src/app/result.ts';
import type { Command } from '../src/discord/command.ts';
import { given, refuse, seated } from '../src/discord/seated.ts';
import { luckView } from '../src/view/luck.ts';

/** 'd20' and '20' are the die with twenty sides; null for what is no die. */
function sidesOf(typed: string): number | null {
  const [, sides] = /^1?d?(\d{1,7}|%)$/iu.exec(typed.replace(/\s+/gu, '')) ?? [];
  return sides === undefined ? null : sides === '%' ? 100 : Number(sides);
}

const luck: Command = {
  anywhere: true,
  data: {
    name: 'luck',
    description: "Am I lucky? What my dice in this campaign showed, and what you'd expect",
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'die',
        description: 'Which dice: d20; without it, those you rolled most',
        max_length: 10,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'show',
        description: 'Everybody sees it; hidden rolls are left out then',
      },
      { type: ApplicationCommandOptionType.User, name: 'who', description: 'Whose dice (GM)' },
    ],
  },
  secret: ({ options }) => !(options.getBoolean('show') ?? false),
  run(call) {
    const { options } = call.interaction;
    const typed = options.getString('die');
    const sides = typed === null ? null : sidesOf(typed);
    if (typed !== null && sides === null) return refuse(call, refusal('noSuchKindOfDie', { typed }), null);
    const { app, caller, respond } = call;
    const userId = options.getUser('who')?.id ?? caller.userId;
    const forAll = options.getBoolean('show') ?? false;
    return seated(call, async (table) =>
      given(call, table, await app.luck.of(table, userId, forAll), (found) => {
        const view = luckView({ ...found, userId, mine: userId === caller.userId, forAll, sides });
        return forAll ? respond.reply(view) : respond.whisper(view);
      }),
    );
  },
};

export default luck;
