import type { Command } from '../src/discord/command.ts';
import { changeHealth, HARM, namesSomebody, suggestWho } from '../src/discord/harm.ts';

const damage: Command = {
  data: {
    name: 'damage',
    description: 'Deal damage by hand: the same as /hp damage',
    options: [...HARM],
  },
  secret: namesSomebody,
  run: (call) => changeHealth(call, 'damage'),
  complete: suggestWho,
};

export default damage;
