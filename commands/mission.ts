import { ApplicationCommandOptionType } from 'discord.js';
import type { Played } from '../src/app/play/played.ts';
import type { Table } from '../src/app/table.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { given, seated, viewerFor } from '../src/discord/seated.ts';
import { sheetView } from '../src/view/sheet.ts';

async function tell(call: CommandCall, table: Table, played: Played): Promise<void> {
  const { respond, caller, aftermath } = call;
  await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
}

const states = ['done', 'failed', 'open'] as const;

async function run(call: CommandCall, table: Table): Promise<void> {
  const { app, respond, interaction } = call;
  const { options } = interaction;
  switch (options.getSubcommand()) {
    case 'begin':
      return tell(
        call,
        table,
        await app.missions.begin(table, {
          name: options.getString('name'),
          text: options.getString('objectives'),
          number: options.getInteger('encounters'),
          rewards: options.getString('reward'),
        }),
      );
    case 'objective': {
      const state = states.find((one) => one === options.getString('is')) ?? null;
      const said = { text: options.getString('add'), number: options.getInteger('number'), state };
      return tell(call, table, await app.missions.objective(table, said));
    }
    case 'end': {
      const bodies = options.getString('bodies');
      return tell(
        call,
        table,
        await app.missions.end(table, {
          state: options.getString('outcome', true) === 'failure' ? 'failed' : 'done',
          bodies: bodies === 'recovered' || bodies === 'left' ? bodies : null,
          money: options.getString('money'),
          rewards: options.getString('reward'),
        }),
      );
    }
    default:
      return given(call, table, await app.missions.status(table), (sheet) =>
        respond.whisper(sheetView(sheet)),
      );
  }
}

const choices = (...names: readonly string[]) => names.map((name) => ({ name, value: name }));

const text = (name: string, description: string, max_length: number, required = false) =>
  ({ type: ApplicationCommandOptionType.String, name, description, max_length, required }) as const;

const mission: Command = {
  data: {
    name: 'mission',
    description: 'The mission the whole crew is on',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'begin',
        description: 'A mission begins: everybody at full strength, loadouts locked (GM)',
        options: [
          text('name', 'Its name', 100, true),
          text('objectives', 'The objectives, with ; between: Free the miners; optional: no alarm', 1500),
          {
            type: ApplicationCommandOptionType.Integer,
            name: 'encounters',
            description: 'How many encounters it will have',
            min_value: 1,
            max_value: 20,
          },
          text('reward', 'What they get for it', 500),
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'objective',
        description: 'Mark an objective done or failed, or add one (GM)',
        options: [
          {
            type: ApplicationCommandOptionType.Integer,
            name: 'number',
            description: 'Which one, by its number',
            min_value: 1,
            max_value: 12,
          },
          {
            type: ApplicationCommandOptionType.String,
            name: 'is',
            description: 'How it stands; done, unless you say otherwise',
            choices: choices(...states),
          },
          text('add', 'More objectives, with ; between', 1500),
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'status',
        description: 'Objectives and encounters so far; only you see it',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'end',
        description: 'The mission is over: grievous wounds, XP, rewards (GM)',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'outcome',
            description: 'How it ended',
            required: true,
            choices: choices('success', 'failure'),
          },
          text('money', 'Money for the crew to share: 400, or ₹12.50', 50),
          text('reward', 'What else they get', 500),
          {
            type: ApplicationCommandOptionType.String,
            name: 'bodies',
            description: 'The fallen: recovered after a success, otherwise only those who were carried',
            choices: choices('recovered', 'left'),
          },
        ],
      },
    ],
  },
  secret: ({ options }) => options.getSubcommand() === 'status',
  run: (call) => seated(call, (table) => run(call, table)),
};

export default mission;
