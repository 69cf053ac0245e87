import { ApplicationCommandOptionType } from 'discord.js';
import { findNamed, nearest } from '../src/app/names.ts';
import type { Acting, Intent } from '../src/app/play/act.ts';
import type { Played } from '../src/app/play/played.ts';
import { refusal } from '../src/app/result.ts';
import type { Table } from '../src/app/table.ts';
import { suggestActors } from '../src/discord/acting.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { given, refuse, seated, viewerFor } from '../src/discord/seated.ts';
import { suggest } from '../src/discord/suggest.ts';

async function run(call: CommandCall): Promise<void> {
  const { app, interaction } = call;
  await seated(call, async (table) => {
    const typed = interaction.options.getString('kind', true);
    const rests = table.system.rests();
    const rest = findNamed(typed, rests);
    if (rest === null) {
      const names = rests.map((one) => one.name);
      const why = { typed: typed.slice(0, 100), nearest: nearest(typed, names), rests: names };
      return refuse(call, refusal('noSuchRest', why), table);
    }
    if (rest.together === true) return tell(call, table, await app.rests.together(table, rest.id));
    const intent = (id: string): Intent => ({ kind: 'rest', rest: rest.id, actors: [id], asGm: table.gm });
    if (interaction.options.getBoolean('everyone') ?? false) return everyone(call, table, intent);
    await given(call, table, await app.acts.acting(table, interaction.options.getString('who')), (acting) =>
      one(call, table, acting, intent(acting.id)),
    );
  });
}

async function one(call: CommandCall, table: Table, acting: Acting, intent: Intent): Promise<void> {
  await tell(call, table, await call.app.acts.give(table, acting, intent));
}

async function tell(call: CommandCall, table: Table, played: Played): Promise<void> {
  const { respond, caller, aftermath } = call;
  await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
}

/** The whole party rests: each character on their own, so that one who cannot does not keep the others awake. */
async function everyone(call: CommandCall, table: Table, intent: (id: string) => Intent): Promise<void> {
  if (!table.gm) return refuse(call, refusal('gmOnly'), table);
  const { characters } = await call.app.sheets.list(table);
  const party = characters.filter((record) => record.kind === 'pc');
  if (party.length === 0) return refuse(call, refusal('nobodyHere'), table);
  for (const [n, record] of party.entries()) {
    const encounter =
      record.encounterId === null ? null : await call.app.ports.store.encounter(record.encounterId);
    const acting: Acting = { id: record.id, name: record.name, encounter, record };
    const caller = { ...table.caller, interactionId: `${table.caller.interactionId}.${n}` };
    await one(call, { ...table, caller }, acting, intent(record.id));
  }
}

const rest: Command = {
  data: {
    name: 'rest',
    description: 'Rest and recover, as your rules have it',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'kind',
        description: 'How long',
        required: true,
        autocomplete: true,
        max_length: 100,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'who',
        description: 'Who rests; without it, your character',
        autocomplete: true,
        max_length: 100,
      },
      { type: ApplicationCommandOptionType.Boolean, name: 'everyone', description: 'The whole party (GM)' },
    ],
  },
  run,
  async complete(call) {
    if (call.option === 'who') return suggestActors(call);
    const table = await call.app.table(call.caller);
    return table.ok ? suggest(table.value.system.rests(), call.typed) : [];
  },
};

export default rest;
