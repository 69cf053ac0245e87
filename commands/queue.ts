import { ApplicationCommandOptionType } from 'discord.js';
import type { Acting } from '../src/app/play/act.ts';
import type { Table } from '../src/app/table.ts';
import { AS, suggestActors } from '../src/discord/acting.ts';
import type { Command, CommandCall, ComponentCall } from '../src/discord/command.ts';
import { given, seated } from '../src/discord/seated.ts';
import { queuedView } from '../src/view/queue.ts';

const forActor = (call: CommandCall, work: (table: Table, acting: Acting) => Promise<void>): Promise<void> =>
  seated(call, async (table) =>
    given(
      call,
      table,
      await call.app.acts.acting(table, call.interaction.options.getString('as')),
      (acting) => work(table, acting),
    ),
  );

const show = (call: CommandCall) =>
  forActor(call, async (_, acting) =>
    call.respond.whisper(queuedView(acting.name, await call.app.queue.list(acting))),
  );

const end = (call: CommandCall) =>
  forActor(call, async (table, acting) =>
    given(
      call,
      table,
      await call.app.queue.add(
        table,
        acting,
        { kind: 'next', actor: acting.id, asGm: false },
        'end the turn',
      ),
      async () => call.respond.whisper(queuedView(acting.name, await call.app.queue.list(acting))),
    ),
  );

const clear = (call: CommandCall) =>
  forActor(call, async (_, acting) => {
    await call.app.queue.clear(acting);
    await call.respond.whisper(queuedView(acting.name, []));
  });

const drop = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.queue.drop(table, call.values[0] ?? ''), ({ name, left }) =>
      call.respond.update(queuedView(name, left)),
    ),
  );

const queue: Command = {
  data: {
    name: 'queue',
    description: 'What is to be done when your turn comes',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'show',
        description: 'What you have queued',
        options: [AS],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'end-turn',
        description: 'End your turn after what you have queued',
        options: [AS],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'clear',
        description: 'Take everything back',
        options: [AS],
      },
    ],
  },
  secret: () => true,
  run(call) {
    switch (call.interaction.options.getSubcommand()) {
      case 'end-turn':
        return end(call);
      case 'clear':
        return clear(call);
      default:
        return show(call);
    }
  },
  complete: suggestActors,
  components: { 'queue.drop': drop },
};

export default queue;
