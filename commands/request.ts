import { ApplicationCommandOptionType } from 'discord.js';
import { findNamed, usualNamed } from '../src/app/names.ts';
import { EVERYBODY } from '../src/app/requests/ask.ts';
import { REQUEST_LIMITS } from '../src/app/requests/limits.ts';
import { refusal } from '../src/app/result.ts';
import type { Table } from '../src/app/table.ts';
import { offeredText, suggestOffered } from '../src/discord/acting.ts';
import type { Command, CommandCall, Completion, Suggestion } from '../src/discord/command.ts';
import { requestComponents } from '../src/discord/components/request.ts';
import { WHAT } from '../src/discord/rollOptions.ts';
import { given, refuse, seated } from '../src/discord/seated.ts';
import { partsOf, suggestSeveral } from '../src/discord/several.ts';
import { suggestNames } from '../src/discord/suggest.ts';
import { refusalText, refusalView } from '../src/view/refusals.ts';
import { openRequestsView } from '../src/view/requests/list.ts';
import { askedView } from '../src/view/requests/panels.ts';
import { misreadView } from '../src/view/rolls/misread.ts';

async function ask(call: CommandCall, table: Table, kind: 'check' | 'roll'): Promise<void> {
  const { app, respond, aftermath, interaction } = call;
  const { options } = interaction;
  const asked = await app.requests.ask(table, {
    kind,
    what: options.getString('what', true),
    of: options.getString('of'),
    difficulty: options.getString('difficulty'),
    hidesDifficulty: options.getBoolean('hide-difficulty') ?? false,
    together: options.getBoolean('together') ?? false,
    secret: options.getBoolean('secret') ?? false,
    note: options.getString('note'),
  });
  switch (asked.kind) {
    case 'misread':
      return respond.whisper(misreadView(asked, null));
    case 'refused':
      return respond.whisper(refusalView(asked.refusal, asked.setting));
    case 'asked': {
      const board = await app.requests.board(asked.request.id, 'gm');
      const unable = asked.unable.map(({ name, refusal: why, setting }) => ({
        name,
        why: refusalText(why, setting),
      }));
      await respond.whisper(askedView(board?.lines.map(({ name }) => name) ?? [], unable));
      await aftermath.requests.show(asked.request.id, async (view) => (await respond.show(view))[0] ?? null);
    }
  }
}

/** Ends a request: the one that is named, or the only one. */
async function close(call: CommandCall, table: Table): Promise<void> {
  const { app, caller, respond, aftermath, interaction } = call;
  const open = await openHere(call, table);
  const typed = interaction.options.getString('which');
  const found = typed === null ? (open.length === 1 ? open[0] : null) : findNamed(typed, open);
  if (found == null)
    return refuse(call, refusal('requestWhich', { names: open.map(({ name }) => name) }), table);
  await given(call, table, await app.requests.close(caller, found.id), async ({ request }) => {
    await respond.whisper({ card: { text: 'Closed.', tone: 'quiet' } });
    await aftermath.requests.show(request.id);
  });
}

/** The open requests by what people call them. */
async function openHere(call: Pick<Completion, 'app'>, table: Table) {
  const open = await call.app.requests.list(table);
  return open.map(({ request: { id, name, note } }) => ({
    id,
    name: note === null ? name : `${name}: ${note}`,
  }));
}

async function complete(call: Completion): Promise<readonly Suggestion[]> {
  const { app, caller, interaction, option, typed } = call;
  const table = await app.table(caller);
  if (!table.ok) return [];
  if (option === 'which') return suggestNames(await openHere(call, table.value), typed);
  if (!table.value.gm) return [];
  const all = await app.requests.playable(table.value);
  if (option === 'of') {
    const everybody = {
      id: EVERYBODY,
      name: EVERYBODY,
      note: "all players' characters; in a fight or a scene, those in it",
    };
    const choices = [everybody, ...all.map(({ id, name }) => ({ id, name }))];
    return suggestSeveral(
      { table: table.value, scene: {} },
      choices.map((one) => ({ ...one, refused: null })),
      typed,
    );
  }
  const first = partsOf(interaction.options.getString('of'))[0] ?? '';
  const who = findNamed(first, all) ?? all[0];
  if (who === undefined || interaction.options.getSubcommand() !== 'check') return [];
  const acting = await app.acts.acting(table.value, who.id);
  const scene = acting.ok ? await app.acts.sceneFor(table.value, acting.value) : acting;
  if (!scene.ok) return [];
  const { checks } = table.value.system.checks(scene.value, who.id);
  // What one of those asked cannot do, another may.
  if (option === 'what') return suggestNames(checks, typed);
  const what = usualNamed(interaction.options.getString('what') ?? '', checks)?.id ?? null;
  const { difficulties } = table.value.system.checks(scene.value, who.id, what);
  return suggestOffered({ table: table.value, scene: scene.value }, difficulties, typed);
}

const yesNo = (name: string, description: string) =>
  ({ type: ApplicationCommandOptionType.Boolean, name, description }) as const;

const shared = [
  offeredText(
    'of',
    "Who: names with commas between; without it, all players' characters (in a scene: its cast)",
  ),
  yesNo('together', 'Show the results together, once everybody has answered'),
  yesNo('secret', 'Only each player and the GM see their result'),
  {
    type: ApplicationCommandOptionType.String,
    name: 'note',
    description: "What it's for: to notice the ambush",
    max_length: REQUEST_LIMITS.note.most,
  },
] as const;

const { autocomplete: _, ...DICE_TO_ROLL } = WHAT;

const request: Command = {
  data: {
    name: 'request',
    description: 'Ask several players for the same roll at once (GM)',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'check',
        description: 'Everybody makes a check (GM)',
        options: [
          offeredText('what', 'What they use', true),
          offeredText('difficulty', 'How hard it is, as your rules write it'),
          yesNo('hide-difficulty', "Only tell how hard it was when it's over"),
          ...shared,
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'roll',
        description: 'Everybody rolls the same plain dice (GM)',
        options: [DICE_TO_ROLL, ...shared],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'list',
        description: "Open requests, and who hasn't answered yet",
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'close',
        description: 'Close a request (GM)',
        options: [offeredText('which', 'Which one; without it, the only one')],
      },
    ],
  },
  secret: () => true,
  run(call) {
    return seated(call, async (table) => {
      switch (call.interaction.options.getSubcommand()) {
        case 'check':
          return ask(call, table, 'check');
        case 'roll':
          return ask(call, table, 'roll');
        case 'close':
          return close(call, table);
        default:
          return call.respond.whisper(openRequestsView(await call.app.requests.list(table)));
      }
    });
  },
  complete,
  ...requestComponents,
};

export default request;
