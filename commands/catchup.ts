import { ApplicationCommandOptionType } from 'discord.js';
import { backByAct, catchUp } from '../src/discord/catchup.ts';
import type { Command, ComponentCall } from '../src/discord/command.ts';
import { seated } from '../src/discord/seated.ts';

/** Whose button it is has been away since a moment; anybody else was here in between. */
const press = (call: ComponentCall) =>
  seated(call, (table) => {
    const [userId, at] = call.about;
    const theirs = userId === call.caller.userId && Number.isFinite(Number(at));
    return catchUp(call, table, theirs ? { at: new Date(Number(at)) } : null);
  });

const catchup: Command = {
  data: {
    name: 'catchup',
    description: 'What has happened in this campaign since you last did something; only you see it',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'since',
        description: 'yesterday · Friday · 3 days · 2026-11-20; without it, since you last did something',
        max_length: 100,
      },
    ],
  },
  secret: () => true,
  run: (call) =>
    seated(call, async (table) => {
      const typed = call.interaction.options.getString('since');
      const at = await backByAct(call, table);
      await catchUp(call, table, typed !== null ? { typed } : at === null ? null : { at });
    }),
  components: { catchup: press },
};

export default catchup;
