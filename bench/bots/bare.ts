// The yardstick: the least that a discord.js bot can be. It answers /roll with a constant.
import { ApplicationCommandOptionType, Client, Events, GatewayIntentBits } from 'discord.js';

const { DISCORD_API, DISCORD_TOKEN } = process.env;
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: DISCORD_API === undefined ? {} : { api: DISCORD_API },
});

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await interaction.reply('You roll 4d6kh3+2: 14');
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
  console.log('The bare bot is ready.');
});

process.once('SIGTERM', () => void client.destroy().then(() => process.exit(0)));

await client.login(DISCORD_TOKEN);
