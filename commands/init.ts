import type { Command } from '../src/discord/command.ts';
import { seated } from '../src/discord/seated.ts';
import { fightStatus } from '../src/discord/status.ts';

const init: Command = {
  data: { name: 'init', description: "Who's up, and in what order: the same as /encounter status" },
  secret: () => true,
  run: (call) => seated(call, (table) => fightStatus(call, table)),
};

export default init;
