import type { Command } from '../src/discord/command.ts';
import { rollFor } from '../src/discord/rolling.ts';
import { refuse } from '../src/discord/seated.ts';

const again: Command = {
  anywhere: true,
  data: { name: 'again', description: 'Roll your last roll once more', options: [] },
  async run(call) {
    const last = await call.app.rolls.last(call.caller);
    if (!last.ok) return refuse(call, last.refusal, null);
    const { notation, about, visibility } = last.value;
    await rollFor(call, { text: notation, about, visibility, dice: null });
  },
};

export default again;
