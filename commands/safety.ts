import { ApplicationCommandOptionType } from 'discord.js';
import type { TopicList } from '../src/app/safety/safety.ts';
import { offeredText } from '../src/discord/acting.ts';
import type { Command } from '../src/discord/command.ts';
import {
  fastForward,
  pause,
  resume,
  rewind,
  safetyComponents,
  show,
  topics,
  xCard,
} from '../src/discord/safety.ts';
import { suggestNames } from '../src/discord/suggest.ts';

const subcommand = (name: string, description: string) =>
  ({ type: ApplicationCommandOptionType.Subcommand, name, description }) as const;

const words = (name: string, description: string) =>
  ({ type: ApplicationCommandOptionType.String, name, description, max_length: 80 }) as const;

const list = (name: TopicList, description: string, what: string) =>
  ({
    ...subcommand(name, description),
    options: [
      words('add', `${what} to add; nobody learns that it was you`),
      offeredText('remove', `${what} to take away`),
    ],
  }) as const;

const isList = (name: string): name is TopicList => name === 'lines' || name === 'veils';

const safety: Command = {
  data: {
    name: 'safety',
    description: 'Safety tools: for anybody, at any moment, without your name',
    options: [
      subcommand('show', 'The safety tools, and what your group has agreed on'),
      {
        ...subcommand('x-card', 'Take what has just come up out of the story; nobody learns that it was you'),
        options: [words('what', 'What to leave out, if you want to say')],
      },
      list('lines', 'What never happens in your game', 'A line'),
      list('veils', 'What can happen, but only off the page', 'A veil'),
      subcommand('rewind', 'Ask to go back a little and play it differently'),
      subcommand('fast-forward', 'Ask to skip ahead'),
      subcommand('pause', 'Pause the game until somebody resumes it'),
      subcommand('resume', 'Resume the game'),
    ],
  },
  // What comes late must not show whose it is.
  secret: () => true,
  run(call) {
    const { options } = call.interaction;
    const sub = options.getSubcommand();
    if (isList(sub))
      return topics(call, sub, { add: options.getString('add'), remove: options.getString('remove') });
    switch (sub) {
      case 'x-card':
        return xCard(call, options.getString('what')?.trim() || null);
      case 'rewind':
        return rewind(call);
      case 'fast-forward':
        return fastForward(call);
      case 'pause':
        return pause(call);
      case 'resume':
        return resume(call);
      default:
        return show(call);
    }
  },
  async complete({ app, caller, interaction, typed }) {
    const table = await app.table(caller);
    const sub = interaction.options.getSubcommand();
    return table.ok && isList(sub)
      ? suggestNames(
          app.safety.read(table.value)[sub].map((name) => ({ id: name, name })),
          typed,
        )
      : [];
  },
  ...safetyComponents,
};

export default safety;
