// A yardstick: the least that a discord.js bot can be. It answers /roll with a constant, and before that keeps what it is told to.
import { ApplicationCommandOptionType, Client, Events, GatewayIntentBits } from 'discord.js';

const ANSWER = 'You roll 4d6kh3+2: 14';

/** Runs the bot; `keep` is done before each answer, with who asked and what it says. */
export async function runYardstick(keep: (interaction: string, answer: string) => void): Promise<void> {
  const { DISCORD_API, DISCORD_TOKEN } = process.env;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: DISCORD_API === undefined ? {} : { api: DISCORD_API },
  });

  client.on(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    keep(interaction.id, ANSWER);
    await interaction.reply(ANSWER);
  });

  client.once(Events.ClientReady, async ({ application }) => {
    await application.commands.set([
      {
        name: 'roll',
        description: 'Roll dice',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'what',
            description: 'What to roll',
            required: true,
          },
        ],
      },
    ]);
    console.log('The yardstick is ready.');
  });

  process.once('SIGTERM', () => void client.destroy().then(() => process.exit(0)));

  await client.login(DISCORD_TOKEN);
}
