import { setImmediate as turn } from 'node:timers/promises';
import { ApplicationCommandOptionType } from 'discord.js';
import { refusal } from '../src/app/result.ts';
import type { FreeRoll } from '../src/app/rolls.ts';
import type { Command, ComponentCall, Scene } from '../src/discord/command.ts';
import { refuse } from '../src/discord/seated.ts';
import { oddsOfRollView } from '../src/view/odds/view.ts';
import { rollCopyView, rollView, rollWhyView } from '../src/view/roll.ts';
import { explainParseError } from '../src/view/text.ts';

/** Until what was just sent is on its way: the HTTP client writes in the turn of the event loop after the one it is asked in. */
async function sent(): Promise<void> {
  await turn();
  await turn();
}

/** Rolls, answers, and keeps the roll while the answer travels: nobody waits for a disk to see dice fall. */
async function roll(scene: Scene, notation: string, about: string | null, secret: boolean): Promise<void> {
  const { app, caller, respond, aftermath } = scene;
  const made = app.rolls.make(caller, notation, secret);
  if (!made.ok) return refuse(scene, refusal('badRoll', { explained: explainParseError(made.error) }), null);
  const { entry, rolled } = made.value;
  const view = rollView(entry.id, rolled, about, secret);
  const answered = secret ? respond.whisper(view) : respond.reply(view);
  const kept = app.rolls.keep(caller, made.value, sent());
  kept.catch(() => undefined); // if it fails while the answer is on its way, it is reported below
  await answered;
  const campaign = await kept;
  if (secret && campaign !== null) await aftermath.whisperGms(campaign, caller, rollCopyView(rolled, about));
}

/** A kept roll, if the caller may look into it. */
async function kept(call: ComponentCall, show: (found: FreeRoll) => Promise<void>): Promise<void> {
  const found = await call.app.rolls.look(call.caller, call.about[0] ?? '');
  if (found.ok) await show(found.value);
  else await refuse(call, found.refusal, null);
}

const command: Command = {
  data: {
    name: 'roll',
    description: 'Roll dice: 2d6+3, 4d6kh3, 5d6>=4 …',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'dice',
        description: 'What to roll',
        required: true,
        max_length: 600,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'for',
        description: 'What it is for',
        max_length: 200,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'secret',
        description: 'Only you and the GM see it',
      },
    ],
  },
  secret: (interaction) => interaction.options.getBoolean('secret') ?? false,
  run(call) {
    const { options } = call.interaction;
    return roll(
      call,
      options.getString('dice', true),
      options.getString('for'),
      options.getBoolean('secret') ?? false,
    );
  },
  components: {
    'roll.again': (call) => kept(call, ({ notation, secret }) => roll(call, notation, null, secret)),
    'roll.why': (call) =>
      kept(call, ({ rolled, entry }) => call.respond.whisper(rollWhyView(rolled, entry.seed))),
    'roll.odds': (call) =>
      kept(call, ({ rolled, notation }) =>
        call.respond.whisper(oddsOfRollView(rolled.expression, notation, rolled)),
      ),
  },
};

export default command;
