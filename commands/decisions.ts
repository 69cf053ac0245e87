import { InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.ts';
import { askedOfMe } from '../src/discord/waiting.ts';

const decisions: Command = {
  data: {
    name: 'decisions',
    description: 'What waits for your answer, in all your campaigns; only you see it',
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  secret: () => true,
  run: async (call) => call.respond.whisper(await askedOfMe(call)),
};

export default decisions;
