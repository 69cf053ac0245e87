import { PICTURE_LIMITS } from '../app/pictures/limits.ts';
import { refusal } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import { escapeMarkdown } from '../view/text.ts';
import { readPicture } from './attachment.ts';
import type { CommandCall } from './command.ts';
import { given, refuse } from './seated.ts';
import { Voices } from './speech/voices.ts';

/** `/character portrait`: sets what a character looks like, or takes it away. */
export async function portrait(call: CommandCall, table: Table): Promise<void> {
  const { app, interaction, respond, aftermath } = call;
  const name = interaction.options.getString('name');
  const file = interaction.options.getAttachment('file');
  const told = (text: string) => respond.whisper({ card: { text, tone: 'good' } });
  if (interaction.options.getBoolean('remove') === true)
    return given(call, table, await app.portraits.remove(table, name), async (record) => {
      await new Voices(app.ports.store, aftermath.channels).bare(record.id);
      await told(`**${escapeMarkdown(record.name)}** has no portrait now.`);
    });
  if (file === null) return refuse(call, refusal('noPortraitFile'), table);
  const read = await readPicture(file, interaction.client.rest.options.api, PICTURE_LIMITS.portrait);
  if (!read.ok) return refuse(call, read.refusal, table);
  await given(call, table, await app.portraits.set(table, name, read.value), (record) =>
    told(
      `This is **${escapeMarkdown(record.name)}** from now on: on the sheet, and beside everything they \`/say\`.`,
    ),
  );
}
