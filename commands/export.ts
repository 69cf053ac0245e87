import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import type { Table } from '../src/app/table.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { namesOf } from '../src/discord/people.ts';
import { given, seated } from '../src/discord/seated.ts';
import type { FileToSend } from '../src/view/message.ts';
import { exportedText } from '../src/view/transcript/about.ts';
import { transcriptFiles } from '../src/view/transcript/files.ts';
import { html } from '../src/view/transcript/html/index.ts';
import { markdown } from '../src/view/transcript/markdown/index.ts';

const FOR = ['players', 'gm'] as const;

async function story(call: CommandCall, table: Table, printer: typeof html): Promise<void> {
  const { interaction, app } = call;
  const { options } = interaction;
  const by = FOR.find((one) => one === options.getString('for')) ?? null;
  const asked = { by, from: options.getString('from'), to: options.getString('to') };
  const written = await app.transcripts.write(table, asked, async (told) => ({
    by: told.by,
    files: await transcriptFiles(printer, told, await namesOf(interaction, told.people)),
  }));
  await given(call, table, written, ({ by: readBy, files }) =>
    send(call, exportedText(readBy, files.length), files),
  );
}

/** Each file in a message of its own, for the caller alone: together they may be larger than Discord takes. */
async function send({ respond }: CommandCall, content: string, files: readonly FileToSend[]): Promise<void> {
  for (const [at, file] of files.entries())
    await respond.whisper({ ...(at === 0 ? { content } : {}), files: [file] });
}

const command: Command = {
  data: {
    name: 'export',
    description: 'The story of this campaign as a file; only you get it',
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'format',
        description: 'A web page to read and search; or Markdown, for a wiki',
        choices: [
          { name: 'web page', value: 'html' },
          { name: 'Markdown', value: 'markdown' },
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
        description: 'Whether it holds what all players may know, or all that the GM knows (GM)',
        choices: [
          { name: 'players', value: 'players' },
          { name: 'GM', value: 'gm' },
        ],
      },
    ],
  },
  secret: () => true,
  run: (call) =>
    seated(call, (table) =>
      story(call, table, call.interaction.options.getString('format') === 'markdown' ? markdown : html),
    ),
};

export default command;
