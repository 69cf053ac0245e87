import { ApplicationCommandOptionType } from 'discord.js';
import { readCampaignSettings } from '../src/app/campaign/settings.ts';
import type { Table } from '../src/app/table.ts';
import { catchUp } from '../src/discord/catchup.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { given, seated } from '../src/discord/seated.ts';
import { absencesCard, awayView, backCard, standInView } from '../src/view/away.ts';

const STAND_IN = {
  type: ApplicationCommandOptionType.User,
  name: 'stand-in',
  description: 'Who acts and answers for you meanwhile',
} as const;

const pingsIn = ({ campaign }: Table): boolean => readCampaignSettings(campaign.settings).pings;

async function leave(call: CommandCall): Promise<void> {
  const { options } = call.interaction;
  await seated(call, async (table) =>
    given(
      call,
      table,
      await call.app.away.leave(table, {
        until: options.getString('until'),
        standIn: options.getUser('stand-in'),
        note: options.getString('note'),
      }),
      async (absence) => {
        await call.respond.reply(awayView(absence, call.app.away.list(table), pingsIn(table)));
        await call.aftermath.showAbsences(table.campaign.id);
      },
    ),
  );
}

async function standIn(call: CommandCall): Promise<void> {
  const who = call.interaction.options.getUser('who');
  await seated(call, async (table) =>
    given(call, table, await call.app.away.standIn(table, who), (absence) =>
      call.respond.reply(standInView(absence, call.app.away.list(table), pingsIn(table))),
    ),
  );
}

async function back(call: CommandCall): Promise<void> {
  await seated(call, async (table) =>
    given(call, table, await call.app.away.back(table), async ({ since, byClock }) => {
      await call.respond.reply({ card: backCard(call.caller.userId, since) });
      await call.aftermath.showAbsences(table.campaign.id);
      await catchUp(call, table, {
        at: byClock ? await call.app.catchup.lastActBefore(table, since) : since,
      });
    }),
  );
}

const away: Command = {
  data: {
    name: 'away',
    description: "Say you're away, until when, and who acts for you",
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'until',
        description: "Say you're away in this campaign",
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'until',
            description: 'Friday · tomorrow 18:00 · 3 days · 2026-12-24; without it, until /away back',
            max_length: 100,
          },
          STAND_IN,
          {
            type: ApplicationCommandOptionType.String,
            name: 'note',
            description: 'What you want to say about it',
            max_length: 80,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'stand-in',
        description: "Who acts for you while you're away, and when the clock runs out for you",
        options: [{ ...STAND_IN, name: 'who', description: 'Who stands in; without it, nobody' }],
      },
      { type: ApplicationCommandOptionType.Subcommand, name: 'back', description: "Say you're back" },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'list',
        description: "Who's away, and who stands in for them",
      },
    ],
  },
  secret: (interaction) => interaction.options.getSubcommand() === 'list',
  run(call) {
    switch (call.interaction.options.getSubcommand()) {
      case 'until':
        return leave(call);
      case 'stand-in':
        return standIn(call);
      case 'back':
        return back(call);
      default:
        return seated(call, (table) =>
          call.respond.whisper({ card: absencesCard(call.app.away.list(table)) }),
        );
    }
  },
};

export default away;
