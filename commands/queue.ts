import { ApplicationCommandOptionType } from 'discord.js';
import type { Acting } from '../src/app/play/act.ts';
import type { Table } from '../src/app/table.ts';
import { AS, suggestActors } from '../src/discord/acting.ts';
import type { Command, CommandCall, ComponentCall } from '../src/discord/command.ts';
import { panelVoice } from '../src/discord/components/panels/voice.ts';
import { given, refuse, seated, viewerFor } from '../src/discord/seated.ts';
import {
  askedAgainView,
  keptView,
  queueAsksView,
  queuedView,
  takenBackView,
  termsKey,
} from '../src/view/queue.ts';
import { refusalText } from '../src/view/refusals.ts';

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
  forActor(call, async (table, acting) =>
    call.respond.whisper(queuedView(acting.name, await call.app.queue.list(table, acting), table.system)),
  );

const end = (call: CommandCall) =>
  forActor(call, async (table, acting) =>
    given(
      call,
      table,
      await call.app.queue.add(table, acting, { kind: 'next', actor: acting.id, asGm: table.gm }),
      async () =>
        call.respond.whisper(queuedView(acting.name, await call.app.queue.list(table, acting), table.system)),
    ),
  );

const clear = (call: CommandCall) =>
  forActor(call, async (table, acting) => {
    await call.app.queue.clear(acting);
    await call.respond.whisper(queuedView(acting.name, [], table.system));
  });

/** What is picked out of the list is taken back. */
const drop = async (call: ComponentCall): Promise<void> => {
  const dropped = await call.app.queue.drop(call.caller, call.values[0] ?? '');
  if (!dropped.ok) return refuse(call, dropped.refusal, null);
  const { acting, left, table } = dropped.value;
  await call.respond.update(queuedView(acting.name, left, table.system));
};

/** 'Cancel' under something that is kept, or that its owner is asked about. */
const cancel = async (call: ComponentCall): Promise<void> => {
  const dropped = await call.app.queue.drop(call.caller, call.about[0] ?? '');
  if (!dropped.ok) return refuse(call, dropped.refusal, null);
  const { act, also } = dropped.value;
  await call.respond.update(takenBackView(act.label, also));
};

/** 'Do it' under something that its owner is asked about: done as things are now, and told as any command. */
const again = async (call: ComponentCall): Promise<void> => {
  const { app, caller, respond, aftermath } = call;
  const [id = '', told = ''] = call.about;
  const done = await app.queue.again(caller, id, (terms) => termsKey(terms) === told);
  if (!done.ok) return refuse(call, done.refusal, null);
  const { act, table, acting } = done.value;
  if (done.value.kind === 'asks') {
    const { userId, label } = act;
    const { changed, terms } = done.value;
    return respond.update(
      queueAsksView({ id, userId, name: acting.name, label, changed, calledOff: false, terms, pings: false }),
    );
  }
  const { played } = done.value;
  const why = played.kind === 'refused' ? refusalText(played.refusal, played.setting) : null;
  await respond.update(played.kind === 'kept' ? keptView(played) : askedAgainView(act.label, why));
  if (why !== null || played.kind === 'kept') return;
  await aftermath.tell(
    { respond: panelVoice(respond), caller, viewer: await viewerFor(call, table) },
    played,
  );
};

const queue: Command = {
  data: {
    name: 'queue',
    description: 'What to do when your turn comes',
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
        description: 'Cancel all of it',
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
  components: { 'queue.drop': drop, 'queue.cancel': cancel, 'queue.again': again },
};

export default queue;
