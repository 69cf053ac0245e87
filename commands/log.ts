import { ApplicationCommandOptionType } from 'discord.js';
import { logKinds } from '../src/app/log/filter.ts';
import { offeredText } from '../src/discord/acting.ts';
import type { Command } from '../src/discord/command.ts';
import { messageMenu } from '../src/discord/messageMenu.ts';
import { olderPage, openLog, showDetails, suggestInLog } from '../src/discord/logging.ts';

const KINDS: Readonly<Record<(typeof logKinds)[number], string>> = {
  attacks: 'attacks',
  checks: 'checks',
  acts: 'other actions',
  fights: 'fights: turns, who comes and goes',
  conditions: 'conditions',
  rests: 'rests and missions',
  sheets: 'changes of sheets',
  undo: 'undo and redo',
  rolls: 'rolls',
  rulings: 'GM rulings',
};

const log: Command = {
  data: {
    name: 'log',
    description: 'What has happened in this campaign, newest first; only you see it',
    options: [
      { type: ApplicationCommandOptionType.User, name: 'who', description: 'Only what this person did' },
      offeredText('character', 'Only what this character did, or what was done to them'),
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'round',
        description: 'Only this round of the last fight here',
        min_value: 0,
        max_value: 999,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'kind',
        description: 'Only this kind of thing',
        choices: logKinds.map((value) => ({ name: KINDS[value], value })),
      },
    ],
  },
  secret: () => true,
  run: openLog,
  complete: suggestInLog,
  menu: messageMenu.menu,
  components: {
    ...messageMenu.components,
    'log.older': olderPage,
    'log.details': showDetails,
  },
};

export default log;
