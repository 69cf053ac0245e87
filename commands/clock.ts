import { ApplicationCommandOptionType } from 'discord.js';
import { endings, readCampaignSettings, type TurnClock } from '../src/app/campaign/settings.ts';
import { clockComponents } from '../src/discord/clock/components.ts';
import type { Command, CommandCall } from '../src/discord/command.ts';
import { given, seated } from '../src/discord/seated.ts';
import { clockCard, ENDINGS } from '../src/view/clock.ts';

const hours = (name: string, description: string) =>
  ({
    type: ApplicationCommandOptionType.Integer,
    name,
    description,
    min_value: 0,
    max_value: 24 * 60,
  }) as const;

/** What was said of the clock, over what it is; 0 takes a step out. */
function typed({ options }: CommandCall['interaction'], now: TurnClock): TurnClock {
  const step = (name: 'nudge' | 'again' | 'end') => {
    const said = options.getInteger(name);
    return said === null ? now[name] : said === 0 ? null : said;
  };
  const ending = endings.find((one) => one === options.getString('then')) ?? now.ending;
  return { nudge: step('nudge'), again: step('again'), end: step('end'), ending };
}

const OFF: TurnClock = { nudge: null, again: null, end: null, ending: 'gm' };

const clock: Command = {
  data: {
    name: 'clock',
    description: 'What happens when the game waits too long for somebody',
    options: [
      { type: ApplicationCommandOptionType.Subcommand, name: 'show', description: 'How the clock is set' },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'set',
        description: 'When to remind, and what happens at the end (GM)',
        options: [
          hours('nudge', 'Remind the person who is up after so many hours (0: never)'),
          hours('again', 'Remind them again after so many hours (0: never)'),
          hours('end', 'After so many hours, do what "then" says (0: never)'),
          {
            type: ApplicationCommandOptionType.String,
            name: 'then',
            description: 'What happens at the end',
            choices: endings.map((id) => ({ name: ENDINGS[id].name, value: id })),
          },
        ],
      },
      { type: ApplicationCommandOptionType.Subcommand, name: 'off', description: 'Turn the clock off (GM)' },
    ],
  },
  secret: (interaction) => interaction.options.getSubcommand() === 'show',
  run(call) {
    const { app, respond, interaction, aftermath } = call;
    return seated(call, async (table) => {
      const now = readCampaignSettings(table.campaign.settings);
      const kind = interaction.options.getSubcommand();
      if (kind === 'show') return respond.whisper({ card: clockCard(now.clock, now.paused) });
      const next = kind === 'off' ? OFF : typed(interaction, now.clock);
      await given(call, table, await app.clocks.set(table, next), async () => {
        await respond.reply({ card: { ...clockCard(next, now.paused), tone: 'good' } });
        await aftermath.questions.refresh(table.campaign.id);
      });
    });
  },
  ...clockComponents,
};

export default clock;
