import { ApplicationCommandOptionType } from 'discord.js';
import { z } from 'zod';
import { refusal } from '../src/app/result.ts';
import type { FreeRoll } from '../src/app/rolls/record.ts';
import { VISIBILITIES, type Visibility } from '../src/app/rolls/visibility.ts';
import type { Command, ComponentCall } from '../src/discord/command.ts';
import { rollFor } from '../src/discord/rolling.ts';
import { FOR, suggestRolls, visibilityOf, WHAT, WHO_SEES } from '../src/discord/rollOptions.ts';
import { refuse } from '../src/discord/seated.ts';

import { allDiceView, lookView, revealedView } from '../src/view/rolls/card.ts';
import { oddsOfRollViews } from '../src/view/rolls/odds.ts';
import { rollWhyView } from '../src/view/rolls/why.ts';

/** A kept roll, if the caller may look into it. */
async function kept(call: ComponentCall, show: (found: FreeRoll) => Promise<void>): Promise<void> {
  const found = await call.app.rolls.look(call.caller, call.about[0] ?? '');
  if (found.ok) await show(found.value);
  else await refuse(call, found.refusal, null);
}

async function again(call: ComponentCall): Promise<void> {
  const wish = await call.app.rolls.wish(call.caller, call.about[0] ?? '');
  if (!wish.ok) return refuse(call, wish.refusal, null);
  const { notation, about, visibility } = wish.value;
  await rollFor(call, { text: notation, about, visibility, dice: null });
}

/** Shows a secret roll to who may see it: a GM who was not reached by a direct message. */
const look = (call: ComponentCall) =>
  kept(call, async (found) => {
    const mayReveal = await call.app.rolls.mayReveal(call.caller, found.entry);
    await call.respond.whisper(mayReveal ? lookView(found) : revealedView(found));
  });

const visibility = z.enum(VISIBILITIES);

/** Rolls what the bot has offered instead of what was typed. */
async function rollThis(call: ComponentCall): Promise<void> {
  const [who, about = '', ...rest] = call.about;
  const seen = visibility.safeParse(who);
  const text = rest.join('|');
  if (!seen.success || text === '') return refuse(call, refusal('oldButton'), null);
  await rollFor(call, { text, about: about === '' ? null : about, visibility: seen.data, dice: null });
}

const isHidden = (visibility: Visibility) => visibility !== 'everybody';

const roll: Command = {
  anywhere: true,
  data: {
    name: 'roll',
    description: 'Roll dice: 2d6+3, 4d6kh3, 5d6>=4, a macro of yours …',
    options: [
      WHAT,
      FOR,
      WHO_SEES,
      {
        type: ApplicationCommandOptionType.String,
        name: 'dice',
        description: 'What you rolled by hand, where your campaign allows it: 4 2 6 1',
        max_length: 600,
      },
    ],
  },
  secret: (interaction) => isHidden(visibilityOf(interaction)),
  run(call) {
    const { options } = call.interaction;
    return rollFor(call, {
      text: options.getString('what', true),
      about: options.getString('for'),
      visibility: visibilityOf(call.interaction),
      dice: options.getString('dice'),
    });
  },
  complete: (call) => (call.option === 'what' ? suggestRolls(call) : Promise.resolve([])),
  components: {
    'roll.again': again,
    'roll.why': (call) => kept(call, (found) => call.respond.whisper(rollWhyView(found), 'why')),
    'roll.all': (call) => kept(call, (found) => call.respond.whisper(allDiceView(found))),
    'roll.odds': (call) =>
      kept(call, async ({ rolled }) => {
        for (const view of oddsOfRollViews(rolled)) await call.respond.whisper(view);
      }),
    'roll.look': look,
    'roll.this': rollThis,
  },
};

export default roll;
