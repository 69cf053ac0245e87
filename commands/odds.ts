import { ApplicationCommandOptionType } from 'discord.js';
import { refusal } from '../src/app/result.ts';
import { AS, offeredText } from '../src/discord/acting.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import {
  attackOptions,
  attackTyped,
  checkOptions,
  checkTyped,
  suggestAttack,
  suggestCheck,
} from '../src/discord/intents.ts';
import { suggestRolls } from '../src/discord/rollOptions.ts';
import { given, refuse, seated } from '../src/discord/seated.ts';
import { chancesHereView, chancesView } from '../src/view/odds/chances.ts';
import { type AskedRoll, askedRoll, oddsView } from '../src/view/odds/view.ts';
import { refusalView } from '../src/view/refusals.ts';
import { misreadView } from '../src/view/rolls/misread.ts';

/** One roll as somebody typed it, with their numbers and macros in it; null where it is refused, and told so. */
async function asked(call: CommandCall, typed: string): Promise<AskedRoll | null> {
  const reading = await call.app.rolls.read(call.caller, typed);
  if (reading.kind === 'refused') {
    await refuse(call, reading.refusal, null);
    return null;
  }
  if (reading.kind === 'misread') {
    await call.respond.whisper(misreadView(reading, null));
    return null;
  }
  const [line, ...more] = reading.batch;
  if (line !== undefined && more.length === 0) return askedRoll(line.expression);
  await refuse(call, refusal('oddsOfOne'), null);
  return null;
}

/** The odds of one roll or of two: nothing secret is in them, so everybody sees them. */
async function ofDice(call: CommandCall, a: string | null, b: string | null): Promise<void> {
  const rolls: AskedRoll[] = [];
  for (const typed of [a, b].filter((text) => text !== null)) {
    const roll = await asked(call, typed);
    if (roll === null) return;
    rolls.push(roll);
  }
  await call.respond.reply(oddsView(rolls, call.interaction.options.getNumber('target')));
}

/** The chances of an attack or a check. They may have what the caller alone may know, so nobody else sees them. */
function ofDeed(call: CommandCall, deed: { readonly attack: string } | { readonly check: string }) {
  const { app, interaction, respond } = call;
  return seated(call, async (table) =>
    given(call, table, await app.acts.acting(table, interaction.options.getString('as')), async (acting) => {
      const intent =
        'attack' in deed
          ? await attackTyped(call, table, acting, attackOptions(interaction, deed.attack))
          : await checkTyped(call, table, acting, checkOptions(interaction, deed.check, false));
      if (!intent.ok) return refuse(call, intent.refusal, table);
      const answer = await app.chances.of(table, acting, intent.value);
      await given(call, table, answer, ({ told, scene }) =>
        respond.whisper(
          told.ok
            ? chancesView(told.value)
            : refusalView(told.refusal, { system: table.system, before: scene }),
        ),
      );
    }),
  );
}

/** What is open and possible for somebody where they are, for their eyes alone. */
function ofWhatIsHere(call: CommandCall): Promise<void> {
  const { app, interaction, respond } = call;
  return seated(call, async (table) =>
    given(call, table, await app.chances.here(table, interaction.options.getString('as')), (here) =>
      respond.whisper(chancesHereView(here)),
    ),
  );
}

/** What only a check has, besides itself. */
const CHECK_ALONE = ['difficulty', 'against', 'against-with', 'edge', 'their-edge', 'helped-by'];

const odds: Command = {
  anywhere: true,
  data: {
    name: 'odds',
    description:
      'How likely is it? For dice, an attack or a check; with no options: for what you can do here',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'a',
        description: 'Dice, as /roll takes them: 4d6kh3',
        autocomplete: true,
        max_length: 600,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'b',
        description: 'Other dice, to compare with the first: 3d6',
        autocomplete: true,
        max_length: 600,
      },
      {
        type: ApplicationCommandOptionType.Number,
        name: 'target',
        description: 'What the dice should reach',
        min_value: -1_000_000_000,
        max_value: 1_000_000_000,
      },
      offeredText('attack', 'An attack: its target'),
      offeredText('weapon', 'An attack: with what'),
      offeredText('how', 'An attack: a charge, a called shot … as your rules have it'),
      offeredText('check', 'A check: what you use'),
      offeredText('difficulty', 'A check: how hard it is, as your rules write it'),
      offeredText('against', 'A check: who opposes it'),
      offeredText('against-with', 'A check: with what they oppose it'),
      offeredText('edge', 'A check: advantage or disadvantage'),
      offeredText('their-edge', "A check: the opponent's advantage or disadvantage"),
      offeredText('helped-by', 'A check: who helps; several with commas between'),
      offeredText('spend', "What you'd spend on it, before the roll"),
      AS,
    ],
  },
  secret: ({ options }) => options.getString('a') === null && options.getString('b') === null,
  run(call) {
    const { options } = call.interaction;
    const said = options.data.map(({ name }) => name);
    /** Whether one of these is asked about, and nothing that does not belong to it. */
    const about = (heads: readonly string[], ...more: readonly string[]) =>
      said.some((name) => heads.includes(name)) &&
      said.every((name) => heads.includes(name) || more.includes(name));
    if (about(['a', 'b'], 'target')) return ofDice(call, options.getString('a'), options.getString('b'));
    if (about(['attack'], 'weapon', 'how', 'spend', 'as'))
      return ofDeed(call, { attack: options.getString('attack', true) });
    if (about(['check'], ...CHECK_ALONE, 'spend', 'as'))
      return ofDeed(call, { check: options.getString('check', true) });
    if (said.every((name) => name === 'as')) return ofWhatIsHere(call);
    return refuse(call, refusal('oddsOfWhat'), null);
  },
  complete(call) {
    if (call.option === 'a' || call.option === 'b') return suggestRolls(call);
    const asked = call.interaction.options.getString('check');
    const ofCheck =
      ['check', ...CHECK_ALONE].includes(call.option) || (call.option === 'spend' && asked !== null);
    return ofCheck ? suggestCheck(call, 'check') : suggestAttack(call, 'attack');
  },
};

export default odds;
