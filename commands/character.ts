import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import type { Making } from '../src/app/character/creation.ts';
import { nameKey } from '../src/app/names.ts';
import type { Table } from '../src/app/table.ts';
import { readAttachment } from '../src/discord/attachment.ts';
import type { Command, CommandCall, ComponentCall, FormCall, Scene } from '../src/discord/command.ts';
import { given, refuse, seated, viewerFor } from '../src/discord/seated.ts';
import { suggestNames } from '../src/discord/suggest.ts';
import { makingView, pickView, stepForm } from '../src/view/creation.ts';
import { refusalText } from '../src/view/refusals.ts';
import { sheetView } from '../src/view/sheet.ts';
import { escapeMarkdown } from '../src/view/text.ts';

const NAME = {
  type: ApplicationCommandOptionType.String,
  name: 'name',
  description: 'Which character; without it, the one you play now',
  autocomplete: true,
  max_length: 100,
} as const;

// ── making one ──────────────────────────────────────────────────────────────────────────────────────────

async function create(call: CommandCall, table: Table): Promise<void> {
  const { app, interaction, respond } = call;
  const name = interaction.options.getString('name');
  const kind = interaction.options.getString('kind') === 'npc' ? 'npc' : 'pc';
  const going = await app.creation.current(table);
  const same = going.ok && (name === null || nameKey(name) === nameKey(going.value.name));
  if (same)
    return respond.whisper(makingView(going.value, 'You have begun this one before: it goes on here.'));
  if (name === null) return refuse(call, { code: 'nameNeeded', params: {} }, table);
  await given(call, table, await app.creation.begin(table, name, kind), (making) =>
    respond.whisper(makingView(making)),
  );
}

/** Shows the making after a step, or what was wrong with the step. */
async function after(
  call: Scene,
  table: Table,
  result: Awaited<ReturnType<typeof call.app.creation.choose>>,
): Promise<void> {
  if (result.ok) return call.respond.update(makingView(result.value));
  const current = await call.app.creation.current(table);
  if (!current.ok) return refuse(call, result.refusal, table);
  const why = refusalText(result.refusal, { system: table.system, before: table.system.scene({}) });
  await call.respond.update(makingView(current.value, `✗ ${why}`));
}

async function openStep(call: ComponentCall, page: number): Promise<void> {
  await seated(call, async (table) =>
    given(call, table, await call.app.creation.current(table), async (making) => {
      const step = making.steps.find((one) => one.id === call.about[1]);
      if (step === undefined || String(making.version) !== call.about[0])
        return call.respond.update(makingView(making, 'You have changed it since: this is how it stands.'));
      if (step.kind === 'form') return call.respond.form(stepForm(making, step));
      await call.respond.update(pickView(making, step, page));
    }),
  );
}

async function pick(call: ComponentCall): Promise<void> {
  const [version, stepId = '', page] = call.about;
  await seated(call, async (table) =>
    given(call, table, await call.app.creation.current(table), async (making) => {
      const step = making.steps.find((one) => one.id === stepId);
      const shown = step?.kind === 'pick' ? pageOf(step.choices, Number(page)) : [];
      const kept =
        step?.kind === 'pick' && step.max > 1
          ? step.choices.filter((one) => one.chosen && !shown.includes(one)).map((one) => one.id)
          : [];
      const ids = [...kept, ...call.values];
      await after(
        call,
        table,
        await call.app.creation.choose(table, Number(version), stepId, { kind: 'pick', ids }),
      );
    }),
  );
}

const pageOf = <T>(all: readonly T[], page: number): readonly T[] => all.slice(page * 25, (page + 1) * 25);

async function filledIn(call: FormCall): Promise<void> {
  const [version, stepId = ''] = call.about;
  await seated(call, async (table) =>
    after(
      call,
      table,
      await call.app.creation.choose(table, Number(version), stepId, { kind: 'form', fields: call.fields }),
    ),
  );
}

async function finish(call: ComponentCall): Promise<void> {
  await seated(call, async (table) => {
    const made = await call.app.creation.finish(table, Number(call.about[0]));
    if (!made.ok) return after(call, table, made);
    const { name, kind } = made.value;
    await call.respond.update({
      content: '',
      card: {
        title: `${escapeMarkdown(name)} is ready`,
        text:
          kind === 'pc'
            ? 'You play this character now. `/character sheet` shows it, `/check` tries something, `/encounter join` enters a fight.'
            : '`/encounter add` brings this NPC into a fight.',
        tone: 'good',
      },
      rows: [],
    });
    if (kind === 'pc')
      await call.respond.reply({
        card: { text: `<@${call.caller.userId}> now plays **${escapeMarkdown(name)}**.`, tone: 'good' },
      });
  });
}

const back = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.creation.current(table), (making: Making) =>
      call.respond.update(makingView(making)),
    ),
  );

const drop = (call: ComponentCall) =>
  seated(call, async (table) => {
    await call.app.creation.drop(table);
    await call.respond.update({
      content: '',
      card: { text: 'Thrown away. `/character create` begins a new one.', tone: 'quiet' },
      rows: [],
    });
  });

// ── what there is ───────────────────────────────────────────────────────────────────────────────────────

async function sheet(call: CommandCall, table: Table): Promise<void> {
  const shown = await call.app.sheets.show(table, call.interaction.options.getString('name'));
  await given(call, table, shown, ({ sheet }) => call.respond.whisper(sheetView(sheet)));
}

async function edit(call: CommandCall, table: Table): Promise<void> {
  const { app, interaction, respond, aftermath, caller } = call;
  const name = interaction.options.getString('name');
  const what = interaction.options.getString('what', true);
  const value = interaction.options.getString('to', true);
  if (nameKey(what) === 'name')
    return given(call, table, await app.sheets.rename(table, name, value), (record) =>
      respond.reply({ card: { text: `The name is now **${escapeMarkdown(record.name)}**.`, tone: 'good' } }),
    );
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
      text: lines.length === 0 ? 'None yet: `/character create` makes one.' : lines.join('\n'),
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
          data: new TextEncoder().encode(text),
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
          ? `**${escapeMarkdown(record.name)}** is put away, not deleted: \`/character restore\` takes it out again.`
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
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'create',
        description: 'Make a character, step by step; what you have begun goes on',
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
            description: "A player's character, or an NPC of the GM's",
            choices: [
              { name: "player's character", value: 'pc' },
              { name: 'NPC (GM)', value: 'npc' },
            ],
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'sheet',
        description: 'Show the sheet, to you alone',
        options: [NAME],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'edit',
        description: 'Change a value on the sheet; also in the middle of a fight',
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
            description: 'What it becomes',
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
            description: 'A file that /character export gave',
            required: true,
          },
          {
            type: ApplicationCommandOptionType.String,
            name: 'name',
            description: 'Another name than in the file',
            max_length: 100,
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
        description: 'Take an archived character out again',
        options: [{ ...NAME, description: 'Which one', required: true }],
      },
    ],
  },
  secret: () => true,
  run(call) {
    return seated(call, (table) => {
      switch (call.interaction.options.getSubcommand()) {
        case 'create':
          return create(call, table);
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
        archived.filter((one) => table.value.gm || one.ownerId === caller.userId),
        typed,
      );
    }
    return suggestNames((await app.sheets.list(table.value)).characters, typed);
  },
  components: {
    'make.step': (call) => openStep(call, 0),
    'make.page': (call) => openStep(call, Number(call.about[2] ?? 0)),
    'make.pick': pick,
    'make.done': finish,
    'make.back': back,
    'make.drop': drop,
  },
  forms: { 'make.form': filledIn },
};

export default character;
