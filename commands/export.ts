import { ApplicationCommandOptionType } from 'discord.js';
import { PILOT_USER } from '../src/app/autopilot/pilots.ts';
import { refusal } from '../src/app/result.ts';
import type { Table } from '../src/app/table.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { namesOf } from '../src/discord/people.ts';
import { given, refuse, seated } from '../src/discord/seated.ts';
import { hearingAt } from '../src/discord/speech/hearing.ts';
import type { FileToSend } from '../src/view/message.ts';
import { campaignFileView } from '../src/view/transfer.ts';
import { STORY_LIMITS } from '../src/view/transcript/limits.ts';

const FOR = ['players', 'gm'] as const;

// Few campaigns are exported, and none every day: what prints them is loaded for those.
const about = () => import('../src/view/transcript/about.ts');
const printing = () => import('../src/view/transcript/files.ts');
const printers = {
  html: async () => (await import('../src/view/transcript/html/index.ts')).html,
  markdown: async () => (await import('../src/view/transcript/markdown/index.ts')).markdown,
};

async function story(call: CommandCall, table: Table, format: keyof typeof printers): Promise<void> {
  const { interaction, app } = call;
  const [{ exportedText }, { transcriptFiles }, printer] = await Promise.all([
    about(),
    printing(),
    printers[format](),
  ]);
  const { options } = interaction;
  const by = FOR.find((one) => one === options.getString('for')) ?? null;
  const asked = { by, from: options.getString('from'), to: options.getString('to') };
  const written = await app.transcripts.write(
    table,
    {
      hear: hearingAt(interaction, app.ports.store, call.aftermath.channels),
      namesOf: async (ids) => {
        const named = await namesOf(interaction, ids);
        const me = interaction.client.user.displayName;
        return (id) => (id === PILOT_USER ? me : named(id));
      },
    },
    asked,
    async (told, names) => ({ by: told.by, files: await transcriptFiles(printer, told, names) }),
  );
  await given(call, table, written, ({ by: readBy, files }) =>
    send(call, exportedText(readBy, files.length), files),
  );
}

/** The campaign for another server: all of it, whatever days are named. */
async function whole(call: CommandCall, table: Table): Promise<void> {
  const { interaction, app, respond } = call;
  const { options } = interaction;
  if (['from', 'to', 'for'].some((name) => options.getString(name) !== null))
    return refuse(call, refusal('wholeOnly'), table);
  const written = await app.transfer.write(table, (ids) => namesOf(interaction, ids), STORY_LIMITS.file.most);
  await given(call, table, written, (file) => respond.whisper(campaignFileView(table.campaign.name, file)));
}

/** Each file in a message of its own, for the caller alone: together they may be larger than Discord takes. */
async function send({ respond }: CommandCall, content: string, files: readonly FileToSend[]): Promise<void> {
  for (const [at, file] of files.entries())
    await respond.whisper({ ...(at === 0 ? { content } : {}), files: [file] });
}

const command: Command = {
  data: {
    name: 'export',
    description:
      'This campaign as a file: its story to read, or all of it for another server; only you get it',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'format',
        description:
          'A web page to read; Markdown, for a wiki; JSON: the whole campaign, for /import elsewhere (GM)',
        choices: [
          { name: 'web page', value: 'html' },
          { name: 'Markdown', value: 'markdown' },
          { name: 'JSON', value: 'json' },
        ],
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'from',
        description: 'The first day, such as 2026-11-22; without it, from the beginning',
        max_length: 20,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'to',
        description: 'The last day, such as 2026-11-29; without it, to the end',
        max_length: 20,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'for',
        description: "The players' version (no secrets), or the GM's with everything (GM)",
        choices: [
          { name: 'players', value: 'players' },
          { name: 'GM', value: 'gm' },
        ],
      },
    ],
  },
  secret: () => true,
  run: (call) =>
    seated(call, (table) => {
      switch (call.interaction.options.getString('format')) {
        case 'json':
          return whole(call, table);
        case 'markdown':
          return story(call, table, 'markdown');
        default:
          return story(call, table, 'html');
      }
    }),
};

export default command;
