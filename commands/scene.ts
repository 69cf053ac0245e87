import { ApplicationCommandOptionType } from 'discord.js';
import { SCENE_LIMITS } from '../src/app/scenes/limits.ts';
import type { Command, Completion } from '../src/discord/command.ts';
import { closeScene, listScenes, openScene, recast } from '../src/discord/scenes.ts';
import { seated } from '../src/discord/seated.ts';
import { suggestNames } from '../src/discord/suggest.ts';

const whom = (name: string, description: string) =>
  ({
    type: ApplicationCommandOptionType.String,
    name,
    description,
    autocomplete: true,
    max_length: 500,
  }) as const;

/** Names with commas between: what stands before the last comma stays. */
async function suggestCast({ app, caller, typed }: Completion) {
  const table = await app.table(caller);
  if (!table.ok) return [];
  const at = typed.lastIndexOf(',') + 1;
  const before = typed.slice(0, at);
  const taken = before.split(',').map((one) => one.trim());
  const known = (await app.acts.knownCharacters(table.value)).filter(({ name }) => !taken.includes(name));
  return suggestNames(known, typed.slice(at).trim())
    .map(({ name }) => `${before}${before === '' ? '' : ' '}${name}`.replace(/ {2,}/gu, ' '))
    .filter((all) => all.length <= 100)
    .map((all) => ({ name: all, value: all }));
}

async function suggestScenes({ app, caller, typed }: Completion) {
  const table = await app.table(caller);
  if (!table.ok) return [];
  const open = await app.scenes.list(table.value);
  return suggestNames(
    open.map(({ record }) => ({ id: record.id, name: record.name })),
    typed,
  );
}

const scene: Command = {
  data: {
    name: 'scene',
    description: 'Scenes: each has its own thread and its own cast',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'open',
        description: 'Open a scene in its own thread; in a thread, that thread becomes the scene',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'name',
            description: 'Where or what it is: The cellar',
            required: true,
            max_length: SCENE_LIMITS.name.most,
          },
          whom('cast', 'Who is in it, with commas between; without it, all player characters'),
          {
            type: ApplicationCommandOptionType.Boolean,
            name: 'private',
            description: 'Only those who are in it and the GM see it',
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'close',
        description: 'End the scene here (the GM, and who opened it)',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'name',
            description: 'Which one, from elsewhere',
            autocomplete: true,
            max_length: SCENE_LIMITS.name.most,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'cast',
        description: 'Who comes into the scene here, and who leaves it',
        options: [
          whom('add', 'Who comes, with commas between'),
          whom('remove', 'Who leaves, with commas between'),
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'list',
        description: 'The open scenes, with links',
      },
    ],
  },
  secret: ({ options }) => options.getSubcommand() === 'list' || (options.getBoolean('private') ?? false),
  run(call) {
    return seated(call, (table) => {
      switch (call.interaction.options.getSubcommand()) {
        case 'open':
          return openScene(call, table);
        case 'close':
          return closeScene(call, table);
        case 'cast':
          return recast(call, table);
        default:
          return listScenes(call, table);
      }
    });
  },
  complete: (call) => (call.option === 'name' ? suggestScenes(call) : suggestCast(call)),
};

export default scene;
