import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js';
import { WAYS } from '../view/autopilot.ts';

const ZONE = {
  type: ApplicationCommandOptionType.String,
  name: 'zone',
  description: 'Where they stand at first: a Zone, or a tile (C4)',
  autocomplete: true,
  max_length: 100,
} as const;

/** What `/encounter` takes, subcommand by subcommand. */
export const encounterOptions: APIApplicationCommandOption[] = [
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'start',
    description: 'Start a fight here (GM)',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'zones',
        description: 'Where it happens: Gate - Yard - Hall, Yard - Wall [partial cover]; on squares: 24x18',
        max_length: 500,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'everyone',
        description: "All players' characters are in it (in a scene its cast); True: all, False: nobody yet",
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'surprised',
        description: 'Who is surprised: foes, players, or characters with commas between',
        max_length: 200,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'thread',
        description: 'True: in its own thread, where no talk pushes the turns away',
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'autopilot',
    description: 'Let foes and NPCs act by themselves, or play them yourself again (GM)',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'who',
        description: 'Who, with commas between; without it: everybody the GM plays',
        autocomplete: true,
        max_length: 500,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'how',
        description: 'Who they go for; without it: as their sheet says',
        choices: WAYS.map(({ id, name }) => ({ name, value: id })),
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'ready',
    description: 'A ready fight to try, with heroes anybody can take (GM)',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'which',
        description: 'Which; without it, the first',
        autocomplete: true,
        max_length: 100,
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'add',
    description: 'Bring in foes or NPCs (GM)',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'who',
        description: 'A creature of a pack, a ready-made foe, or a character of the campaign',
        required: true,
        autocomplete: true,
        max_length: 100,
      },
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'count',
        description: 'How many; without it, as many as usually come',
        min_value: 1,
        max_value: 20,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'name',
        description: 'What to call them',
        max_length: 30,
      },
      ZONE,
      {
        type: ApplicationCommandOptionType.String,
        name: 'side',
        description: 'On whose side',
        choices: [
          { name: 'foes', value: 'foes' },
          { name: "the players' side", value: 'players' },
        ],
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'hidden',
        description: 'Hidden from the players until you reveal them, or they attack',
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'join',
    description: 'Bring your character into the fight',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'character',
        description: 'Which; without it, the one you play now',
        autocomplete: true,
        max_length: 100,
      },
      ZONE,
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'zones',
    description: 'Change the field: a Zone burns, a door opens, a wall falls (GM)',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'zones',
        description: "What's new: Yard [hazard minor, object lever], Hall [], Yard - Cellar",
        required: true,
        autocomplete: true,
        max_length: 500,
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'hide',
    description: 'Hide somebody or a place from the players; /reveal shows it again (GM)',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'what',
        description: 'Who or what; on squares also tiles, and a name for them: C4:F6 The vault',
        required: true,
        autocomplete: true,
        max_length: 100,
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'map',
    description: 'Who stands where: a picture, and the same in words',
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'show',
        description: "Post the players' version for everybody; without it, only you see yours",
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'status',
    description: 'How the fight stands',
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'next',
    description: "End the turn: your own (GM: anybody's, or a whole phase)",
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'who',
        description: 'Whose, when several can act',
        autocomplete: true,
        max_length: 100,
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'hold',
    description: 'Hold your whole turn until the end of the round: the others act first',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'who',
        description: 'Whose (GM); without it, whose turn it is',
        autocomplete: true,
        max_length: 100,
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'remove',
    description: 'Take somebody out of the fight (GM)',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'who',
        description: 'Who',
        required: true,
        autocomplete: true,
        max_length: 100,
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'end',
    description: "End the fight; everybody's numbers go to their sheets (GM)",
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'keep',
    description: 'Keep foes for later, wounds and all: of this fight, or the last one here (GM)',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'who',
        description: 'Who, with commas between; without it, all who are alive',
        autocomplete: true,
        max_length: 500,
      },
    ],
  },
  {
    type: ApplicationCommandOptionType.Subcommand,
    name: 'resume',
    description: 'Resume the fight that rests here, with a recap',
  },
];
