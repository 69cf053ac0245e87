import { ApplicationCommandOptionType } from 'discord.js';
import { isOwn } from '../src/app/character/cast.ts';
import { nameKey } from '../src/app/names.ts';
import type { Table } from '../src/app/table.ts';
import { readAttachment } from '../src/discord/attachment.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { beginMaking, makingComponents } from '../src/discord/components/making.ts';
import { openSheet, sheetComponents } from '../src/discord/components/sheet/index.ts';
import { portrait } from '../src/discord/portrait.ts';
import { given, refuse, seated, viewerFor } from '../src/discord/seated.ts';
import { suggestNames } from '../src/discord/suggest.ts';
import type { View } from '../src/view/message.ts';
import { fitLines } from '../src/view/limits.ts';
import { escapeMarkdown } from '../src/view/text.ts';

const NAME = {
  type: ApplicationCommandOptionType.String,
  name: 'name',
  description: 'Which character; without it, the one you play now',
  autocomplete: true,
  max_length: 100,
} as const;

const sheet = (call: CommandCall, table: Table): Promise<void> =>
  openSheet(call, table, call.interaction.options.getString('name'));

async function edit(call: CommandCall, table: Table): Promise<void> {
  const { app, interaction, respond, aftermath, caller } = call;
  const name = interaction.options.getString('name');
  const what = interaction.options.getString('what', true);
  const value = interaction.options.getString('to', true);
  if (nameKey(what) === 'name')
    return given(call, table, await app.sheets.rename(table, name, value), (record) => {
      const view: View = {
        card: { text: `The name is now **${escapeMarkdown(record.name)}**.`, tone: 'good' },
      };
      return record.kind === 'npc' ? respond.whisper(view) : respond.reply(view);
    });
  const played = await app.sheets.edit(table, name, what, value);
  await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
}

async function list(call: CommandCall, table: Table): Promise<void> {
  const { characters, active } = await call.app.sheets.list(table);
  const lines = characters.map((one) => {
    const owner = table.gm && one.ownerId !== null ? ` · <@${one.ownerId}>` : '';
    return `${one.id === active ? '▶ ' : '· '}**${escapeMarkdown(one.name)}**${one.kind === 'npc' ? ' (NPC)' : ''}${owner}${one.encounterId === null ? '' : ' · in a fight'}`;
  });
  await call.respond.whisper({
    card: {
      title: 'Characters',
      text: lines.length === 0 ? 'None yet: `/character create` makes one.' : fitLines(lines, 3900),
      ...(lines.length === 0 ? {} : { footer: '▶ the one you play · /character switch plays another' }),
      tone: 'plain',
    },
  });
}

async function switchTo(call: CommandCall, table: Table): Promise<void> {
  const found = await call.app.sheets.switchTo(table, call.interaction.options.getString('name', true));
  await given(call, table, found, (record) =>
    call.respond.whisper({
      card: { text: `You now play **${escapeMarkdown(record.name)}**.`, tone: 'good' },
    }),
  );
}

async function exportFile(call: CommandCall, table: Table): Promise<void> {
  const exported = await call.app.sheets.export(table, call.interaction.options.getString('name'));
  await given(call, table, exported, ({ name, text }) =>
    call.respond.whisper({
      content: `**${escapeMarkdown(name)}** as a file. \`/character import\` makes the character again, here or elsewhere.`,
      files: [
        {
          name: 'character.json',
          data: new Blob([text]),
          description: `The character ${name} as JSON`,
        },
      ],
    }),
  );
}

async function importFile(call: CommandCall, table: Table): Promise<void> {
  const attachment = call.interaction.options.getAttachment('file', true);
  const text = await readAttachment(attachment, call.interaction.client.rest.options.api);
  if (!text.ok) return refuse(call, text.refusal, table);
  const name = call.interaction.options.getString('name');
  await given(call, table, await call.app.sheets.import(table, text.value, name), (record) =>
    call.respond.reply({
      card: {
        text: `<@${call.caller.userId}> brings **${escapeMarkdown(record.name)}** and plays this character now.`,
        tone: 'good',
      },
    }),
  );
}

async function putAway(call: CommandCall, table: Table, away: boolean): Promise<void> {
  const name = call.interaction.options.getString('name', true);
  const done = await (away ? call.app.sheets.archive(table, name) : call.app.sheets.restore(table, name));
  await given(call, table, done, (record) =>
    call.respond.whisper({
      card: {
        text: away
          ? `**${escapeMarkdown(record.name)}** is put away, not deleted: \`/character restore\` brings it back.`
          : `**${escapeMarkdown(record.name)}** is back.`,
        tone: 'quiet',
      },
    }),
  );
}

const character: Command = {
  data: {
    name: 'character',
    description: 'Your characters in this campaign',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'create',
        description: 'Make a character step by step, or go on with the one you began',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'name',
            description: 'What the character is called',
            max_length: 100,
          },
          {
            type: ApplicationCommandOptionType.String,
            name: 'kind',
            description: "A player's character (PC), or an NPC (GM)",
            choices: [
              { name: 'PC', value: 'pc' },
              { name: 'NPC', value: 'npc' },
            ],
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'sheet',
        description: 'Show the sheet; only you see it',
        options: [NAME],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'edit',
        description: 'Change a value on the sheet, even in the middle of a fight',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'what',
            description: 'Which value',
            required: true,
            autocomplete: true,
            max_length: 100,
          },
          {
            type: ApplicationCommandOptionType.String,
            name: 'to',
            description: 'Its new value',
            required: true,
            max_length: 500,
          },
          NAME,
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'list',
        description: 'Your characters here (GM: all)',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'switch',
        description: 'Play another of your characters',
        options: [{ ...NAME, description: 'Which one', required: true }],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'export',
        description: 'The character as a file',
        options: [NAME],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'import',
        description: 'Make a character from a file',
        options: [
          {
            type: ApplicationCommandOptionType.Attachment,
            name: 'file',
            description: 'A file from /character export',
            file_types: ['.json'],
            required: true,
          },
          {
            type: ApplicationCommandOptionType.String,
            name: 'name',
            description: 'A new name, instead of the one in the file',
            max_length: 100,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'portrait',
        description: "The character's picture: beside what they /say, and on the sheet",
        options: [
          {
            type: ApplicationCommandOptionType.Attachment,
            name: 'file',
            description: 'A picture: PNG, JPEG, WebP or GIF, up to 1 MB',
            file_types: ['image'],
          },
          NAME,
          {
            type: ApplicationCommandOptionType.Boolean,
            name: 'remove',
            description: 'Remove the picture',
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'archive',
        description: 'Put a character away; nothing is deleted',
        options: [{ ...NAME, description: 'Which one', required: true }],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'restore',
        description: 'Bring back an archived character',
        options: [{ ...NAME, description: 'Which one', required: true }],
      },
    ],
  },
  secret: () => true,
  run(call) {
    return seated(call, (table) => {
      switch (call.interaction.options.getSubcommand()) {
        case 'create':
          return beginMaking(call, table);
        case 'edit':
          return edit(call, table);
        case 'list':
          return list(call, table);
        case 'switch':
          return switchTo(call, table);
        case 'export':
          return exportFile(call, table);
        case 'import':
          return importFile(call, table);
        case 'portrait':
          return portrait(call, table);
        case 'archive':
          return putAway(call, table, true);
        case 'restore':
          return putAway(call, table, false);
        default:
          return sheet(call, table);
      }
    });
  },
  async complete({ app, caller, interaction, typed, option }) {
    const table = await app.table(caller);
    if (!table.ok) return [];
    if (option === 'what') {
      const shown = await app.sheets.show(table.value, interaction.options.getString('name'));
      if (!shown.ok) return [];
      const fields = shown.value.fields.map((one) => ({
        id: one.label,
        name: one.label,
        note: `now ${one.value} · ${one.hint}`,
        refused: null,
      }));
      return suggestNames(
        fields.map(({ id, name, note }) => ({ id, name: `${name} · ${note}` })),
        typed,
      );
    }
    if (interaction.options.getSubcommand() === 'restore') {
      const archived = await app.ports.store.characters(table.value.campaign.id, { archived: true });
      return suggestNames(
        archived.filter((one) => isOwn(table.value, one)),
        typed,
      );
    }
    return suggestNames((await app.sheets.list(table.value)).characters, typed);
  },
  components: { ...makingComponents.components, ...sheetComponents.components },
  forms: { ...makingComponents.forms, ...sheetComponents.forms },
};

export default character;
