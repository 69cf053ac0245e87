import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { findNamed } from '../src/app/names.ts';
import { eventsOf } from '../src/app/play/known.ts';
import type { Where } from '../src/app/play/undo.ts';
import { no, type Result, yes } from '../src/app/result.ts';
import type { Table } from '../src/app/table.ts';
import { everybody } from '../src/app/table.ts';
import { suggestActors } from '../src/discord/acting.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { given, seated } from '../src/discord/seated.ts';
import { suggest } from '../src/discord/suggest.ts';
import { notesFor } from '../src/view/play.ts';
import { undoneView } from '../src/view/undo.ts';

const PARTY = { id: 'party', name: 'The party (what belongs to all, house rules)', refused: null };

/** Where to undo: the fight here, or one that ended here last; else one's own character; for a GM also the whole party. */
async function where(call: CommandCall, table: Table): Promise<Result<Where>> {
  const who = call.interaction.options.getString('who');
  const ofParty = table.gm && table.system.party !== undefined && findNamed(who ?? '', [PARTY]) !== null;
  if (who === null) {
    const fight = await call.app.undo.fightHere(table);
    if (fight !== null) return yes({ id: fight.id, encounter: fight });
  }
  const acting = await call.app.acts.acting(table, who);
  if (!acting.ok && ofParty) return yes('party');
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
        description: 'Outside a fight: for which character (GM: or the party)',
        autocomplete: true,
        max_length: 100,
      },
    ],
  },
  run(call) {
    return seated(call, async (table) =>
      given(call, table, await where(call, table), async (place) => {
        const redo = call.interaction.options.getString('what') === 'redo';
        const done = await (redo ? call.app.undo.redo(table, place) : call.app.undo.undo(table, place));
        await given(call, table, done, async ({ of, stage, after, encounter, campaign }) => {
          const notes = notesFor(table.system, eventsOf(of), stage.state, everybody);
          await call.respond.reply(undoneView(redo ? 'redo' : 'undo', call.caller.userId, of.userId, notes));
          const setting = { system: table.system, campaign };
          await call.aftermath.partyMoved(setting, stage.state, after, encounter);
          if (encounter === null) return;
          call.aftermath.trackers.show(campaign, table.system, encounter);
          await call.aftermath.turn(call.respond, table, stage.state, encounter);
        });
      }),
    );
  },
  async complete(call) {
    const table = await call.app.table(call.caller);
    const party = table.ok && table.value.gm && table.value.system.party !== undefined;
    return [...(await suggestActors(call)), ...(party ? suggest([PARTY], call.typed) : [])];
  },
};

export default undo;
