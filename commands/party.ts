import { ApplicationCommandOptionType } from 'discord.js';
import { findNamed } from '../src/app/names.ts';
import type { PartyView } from '../src/app/party.ts';
import type { Played } from '../src/app/play/played.ts';
import type { Table } from '../src/app/table.ts';
import { offeredText } from '../src/discord/acting.ts';
import type { Command, CommandCall, Completion, Suggestion } from '../src/discord/command.ts';
import { given, seated, viewerFor } from '../src/discord/seated.ts';
import { suggest } from '../src/discord/suggest.ts';
import { shorten } from '../src/view/limits.ts';
import { houseRulesView } from '../src/view/party.ts';
import { sheetView } from '../src/view/sheet.ts';

async function tell(call: CommandCall, table: Table, played: Played): Promise<void> {
  const { respond, caller, aftermath } = call;
  await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
}

async function run(call: CommandCall, table: Table): Promise<void> {
  const { app, respond, interaction } = call;
  const { options } = interaction;
  switch (options.getSubcommand()) {
    case 'set': {
      const played = await app.parties.set(
        table,
        options.getString('what', true),
        options.getString('to', true),
      );
      return tell(call, table, played);
    }
    case 'rules': {
      const rule = options.getString('rule');
      const to = options.getString('to');
      if (rule !== null && to !== null) return tell(call, table, await app.parties.rule(table, rule, to));
      return given(call, table, await app.parties.show(table), ({ houseRules }) => {
        const found = findNamed(rule ?? '', houseRules);
        return respond.whisper(houseRulesView(found === null ? houseRules : [found]));
      });
    }
    default:
      return given(call, table, await app.parties.show(table), ({ sheet }) =>
        respond.whisper(sheetView(sheet)),
      );
  }
}

async function complete({
  app,
  caller,
  interaction,
  option,
  typed,
}: Completion): Promise<readonly Suggestion[]> {
  const table = await app.table(caller);
  const shown = table.ok ? await app.parties.show(table.value) : null;
  if (!shown?.ok) return [];
  const sub = interaction.options.getSubcommand();
  if (sub === 'set') return option === 'what' ? values(shown.value, typed) : now(shown.value, interaction);
  return option === 'rule' ? rules(shown.value, typed) : choices(shown.value, interaction, typed);
}

const values = ({ fields }: PartyView, typed: string) =>
  suggest(
    fields.map(({ id, label, value, hint }) => ({
      id,
      name: label,
      note: `${value} now; ${hint}`,
      refused: null,
    })),
    typed,
  );

/** The value that stands there now, so that nobody needs to look it up. */
function now({ fields }: PartyView, { options }: Completion['interaction']): readonly Suggestion[] {
  const named = fields.map((field) => ({ ...field, name: field.label }));
  const field = findNamed(options.getString('what') ?? '', named);
  return field === null
    ? []
    : [{ name: shorten(`${field.value} now; ${field.hint}`, 100), value: field.value }];
}

const rules = ({ houseRules }: PartyView, typed: string) =>
  suggest(
    houseRules.map(({ id, name, chosen, choices }) => ({
      id,
      name,
      note: choices.find((one) => one.id === chosen)?.name ?? chosen,
      refused: null,
    })),
    typed,
  );

function choices(
  { houseRules }: PartyView,
  { options }: Completion['interaction'],
  typed: string,
): readonly Suggestion[] {
  const found = findNamed(options.getString('rule') ?? '', houseRules);
  if (found === null) return [];
  const played = (id: string) => (id === found.chosen ? { note: 'played now' } : {});
  return suggest(
    found.choices.map(({ id, name }) => ({ id, name, ...played(id), refused: null })),
    typed,
  );
}

const party: Command = {
  data: {
    name: 'party',
    description: 'What belongs to the whole party, and your house rules',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'show',
        description: "What the party has, and what it's for",
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'set',
        description: "Set a value of the party's (GM)",
        options: [offeredText('what', 'Which value', true), offeredText('to', 'What you choose', true)],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'rules',
        description: 'House rules (a GM can change them: rule and to)',
        options: [offeredText('rule', 'Which house rule'), offeredText('to', 'How you play it (GM)')],
      },
    ],
  },
  secret: (interaction) => {
    const { options } = interaction;
    return options.getSubcommand() !== 'set' && options.getString('to') === null;
  },
  run: (call) => seated(call, (table) => run(call, table)),
  complete,
};

export default party;
