import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { eventsOf } from '../src/app/log.ts';
import type { Acting } from '../src/app/play/act.ts';
import { no, type Result } from '../src/app/result.ts';
import type { Table } from '../src/app/table.ts';
import { everybody } from '../src/app/table.ts';
import { suggestActors } from '../src/discord/acting.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { given, seated } from '../src/discord/seated.ts';
import { notesFor } from '../src/view/play.ts';
import { undoneView } from '../src/view/undo.ts';

/** Where to undo: the fight here, or one that ended here last; else one's own character. */
async function where(call: CommandCall, table: Table): Promise<Result<Acting>> {
  const who = call.interaction.options.getString('who');
  if (who === null) {
    const fight = await call.app.undo.fightHere(table);
    if (fight !== null)
      return { ok: true, value: { id: fight.id, name: '', encounter: fight, record: null } };
  }
  const acting = await call.app.acts.acting(table, who);
  return acting.ok || who !== null || !table.gm ? acting : no('undoWho');
}

const undo: Command = {
  data: {
    name: 'undo',
    description: 'Take back the last thing that happened here; nothing is deleted',
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'what',
        description: 'Take it back, or bring back what was taken back',
        choices: [
          { name: 'undo the last', value: 'undo' },
          { name: 'redo what was undone', value: 'redo' },
        ],
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'who',
        description: 'Outside a fight: for which character',
        autocomplete: true,
        max_length: 100,
      },
    ],
  },
  run(call) {
    return seated(call, async (table) =>
      given(call, table, await where(call, table), async (acting) => {
        const redo = call.interaction.options.getString('what') === 'redo';
        const done = await (redo ? call.app.undo.redo(table, acting) : call.app.undo.undo(table, acting));
        await given(call, table, done, async ({ of, stage, encounter }) => {
          const notes = notesFor(table.system, eventsOf(of), stage.state, everybody);
          await call.respond.reply(undoneView(redo ? 'redo' : 'undo', call.caller.userId, of.userId, notes));
          if (encounter === null) return;
          call.aftermath.trackers.show(table.campaign, table.system, encounter);
          await call.aftermath.turn(call.respond, table, stage.state, encounter);
        });
      }),
    );
  },
  complete: suggestActors,
};

export default undo;
