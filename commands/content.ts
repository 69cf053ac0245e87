import { ApplicationCommandOptionType } from 'discord.js';
import type { Imported } from '../src/app/packs.ts';
import type { Played } from '../src/app/play/played.ts';
import type { Result } from '../src/app/result.ts';
import type { Table } from '../src/app/table.ts';
import { offeredText, suggestActors } from '../src/discord/acting.ts';
import { readAttachment } from '../src/discord/attachment.ts';
import type {
  Command,
  CommandCall,
  Completion,
  FormCall,
  Scene,
  Suggestion,
} from '../src/discord/command.ts';
import { given, refuse, seated, viewerFor } from '../src/discord/seated.ts';
import { suggest } from '../src/discord/suggest.ts';
import {
  entryView,
  importedView,
  packFileView,
  packsView,
  packView,
  pasteForm,
  removedView,
} from '../src/view/packs.ts';

const kindsOf = ({ system }: Table) => system.packs?.kinds ?? [];

const imported = (call: CommandCall | FormCall, table: Table, result: Result<Imported>) =>
  given(call, table, result, ({ view, replaced, unread }) =>
    call.respond.reply(importedView(kindsOf(table), view, replaced, unread)),
  );

/** A file, a pack that comes along, or, where neither is named, a form to paste one into. */
async function importPack(call: CommandCall): Promise<void> {
  const { app, interaction, respond } = call;
  const file = interaction.options.getAttachment('file');
  const shipped = interaction.options.getString('pack');
  if (file === null && shipped === null) return respond.form(pasteForm);
  await seated(call, async (table) => {
    if (file === null) return imported(call, table, await app.packs.importShipped(table, shipped ?? ''));
    const text = await readAttachment(file, interaction.client.rest.options.api);
    if (!text.ok) return refuse(call, text.refusal, table);
    return imported(call, table, await app.packs.import(table, text.value, file.name));
  });
}

const pasted = (call: FormCall) =>
  seated(call, async (table) =>
    imported(call, table, await call.app.packs.import(table, call.fields.pack ?? '')),
  );

async function list(call: CommandCall, table: Table): Promise<void> {
  const packs = await call.app.packs.list(table);
  const here = packs.map(({ view }) => view.name);
  const shipped = call.app.packs.shipped(table).map(({ name }) => name);
  await call.respond.whisper(
    packsView(
      kindsOf(table),
      packs.map(({ view }) => view),
      shipped.filter((name) => !here.includes(name)),
    ),
  );
}

/** A pack by its name, else an entry by its own. */
async function show(call: CommandCall, table: Table): Promise<void> {
  const what = call.interaction.options.getString('what');
  const pack = await call.app.packs.show(table, what);
  if (pack.ok || what === null)
    return given(call, table, pack, ({ view }) => call.respond.whisper(packView(kindsOf(table), view)));
  await given(call, table, await call.app.packs.entry(table, what), ({ pack: { name }, entry }) =>
    call.respond.whisper(entryView(name, entry)),
  );
}

async function tell(call: Scene & CommandCall, table: Table, played: Played): Promise<void> {
  const { respond, caller, aftermath } = call;
  await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
}

async function run(call: CommandCall): Promise<void> {
  const { app, interaction, respond } = call;
  const { options } = interaction;
  const sub = options.getSubcommand();
  if (sub === 'import') return importPack(call);
  await seated(call, async (table) => {
    switch (sub) {
      case 'show':
        return show(call, table);
      case 'remove':
        return given(
          call,
          table,
          await app.packs.remove(table, options.getString('pack', true)),
          ({ name }) => respond.reply(removedView(name)),
        );
      case 'export':
        return given(
          call,
          table,
          await app.packs.export(table, options.getString('pack')),
          ({ name, text }) => respond.whisper(packFileView(name, text)),
        );
      case 'give':
        return tell(
          call,
          table,
          await app.packs.give(table, options.getString('to'), options.getString('what', true)),
        );
      case 'take':
        return tell(
          call,
          table,
          await app.packs.take(table, options.getString('from'), options.getString('what', true)),
        );
      default:
        return list(call, table);
    }
  });
}

async function complete(call: Completion): Promise<readonly Suggestion[]> {
  const { app, caller, interaction, option, typed } = call;
  if (option === 'to' || option === 'from') return suggestActors(call);
  const found = await app.table(caller);
  if (!found.ok) return [];
  const table = found.value;
  switch (interaction.options.getSubcommand()) {
    case 'import':
      return choices(app.packs.shipped(table), typed);
    case 'give':
      return choices(
        (await entries(call, table)).filter(({ kind }) => kind !== 'creatures'),
        typed,
      );
    case 'show':
      return choices([...(await packs(call, table)), ...(await entries(call, table))], typed);
    case 'take': {
      const acting = await app.acts.acting(table, interaction.options.getString('from'));
      const carried = acting.ok ? await app.packs.carriedBy(table, acting.value) : null;
      return carried?.ok ? choices(carried.value, typed) : [];
    }
    default:
      return choices(await packs(call, table), typed);
  }
}

const packs = async ({ app }: Completion, table: Table) =>
  (await app.packs.list(table)).map(({ record }) => ({ id: record.name, name: record.name, note: 'pack' }));

const entries = async ({ app }: Completion, table: Table) =>
  (await app.packs.entries(table)).map(({ pack, entry }) => ({
    id: `${pack.name}: ${entry.name}`.slice(0, 100),
    name: entry.name,
    note: entry.note,
    kind: entry.kind,
  }));

const choices = (
  all: readonly { readonly id: string; readonly name: string; readonly note?: string }[],
  typed: string,
) =>
  suggest(
    all.map(({ id, name, note }) => ({ id, name, refused: null, ...(note === undefined ? {} : { note }) })),
    typed,
  );

const PACK = offeredText('pack', 'Which pack');

const content: Command = {
  data: {
    name: 'content',
    description: 'Talents, spells, creatures and gear that your group brings',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'import',
        description: 'Bring a pack into the campaign: a file, a built-in one, or pasted text (GM)',
        options: [
          {
            type: ApplicationCommandOptionType.Attachment,
            name: 'file',
            description: 'A pack as JSON; docs/content-packs.md says how to write one',
            file_types: ['.json', '.txt'],
          },
          offeredText('pack', 'A built-in one; to paste your own, send the command with no options'),
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'list',
        description: 'The packs of this campaign, and the built-in ones',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'show',
        description: "What's in a pack, or one thing from it in full",
        options: [offeredText('what', 'A pack, or the name of a talent, spell, creature …')],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'give',
        description: 'Learn a talent or spell, or take gear: it goes on the sheet',
        options: [
          offeredText('what', 'What to take from the packs', true),
          offeredText('to', 'Who gets it; without it, your character'),
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'take',
        description: 'Take a talent, spell or gear off a sheet',
        options: [
          offeredText('what', 'What', true),
          offeredText('from', "Whose sheet; without it, your character's"),
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'remove',
        description: 'Take a pack out of the campaign; sheets keep what they have from it (GM)',
        options: [{ ...PACK, required: true }],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'export',
        description: 'A pack as a file (GM)',
        options: [PACK],
      },
    ],
  },
  secret: (interaction) => ['list', 'show', 'export'].includes(interaction.options.getSubcommand()),
  run,
  complete,
  forms: { 'content.paste': pasted },
};

export default content;
