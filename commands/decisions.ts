import type { Command } from '../src/discord/command.ts';
import { askedOfMe } from '../src/discord/waiting.ts';

const decisions: Command = {
  anywhere: true,
  data: {
    name: 'decisions',
    description: "What's waiting for your answer, in all your campaigns; only you see it",
  },
  secret: () => true,
  run: async (call) => call.respond.whisper(await askedOfMe(call)),
};

export default decisions;
