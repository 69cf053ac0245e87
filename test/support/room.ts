import type { APIMessage } from 'discord-api-types/v10';
import type { Answer, OptionValues, Pending, Person } from '../../src/playground/index.ts';
import { heroFile } from '../discord/support/hero.ts';
import { messageText } from './playscript/print.ts';
import type { GameTable } from './table.ts';

/** A channel in which a campaign is played. */
export class Room {
  readonly table: GameTable;
  readonly channel: string;

  constructor(table: GameTable, channel: string) {
    this.table = table;
    this.channel = channel;
  }

  person(name: string): Person {
    return this.table.playground.person(name);
  }

  /** Uses a command and gives all that its user reads in answer. */
  async use(who: string, command: string, options: OptionValues = {}): Promise<string> {
    return this.heard(this.person(who).command(this.channel, command, options));
  }

  /** Uses `/undo`, and agrees where it is first shown what goes; gives all that is read in answer. */
  async takeBack(who: string, options: OptionValues = {}): Promise<string> {
    const said = await this.use(who, 'undo', options);
    return said.includes('[Undo it]') ? `${said}\n${await this.press(who, 'Undo it')}` : said;
  }

  /** Presses a button of the newest message that has it. */
  async press(who: string, label: string): Promise<string> {
    return this.heard(this.person(who).press(this.find(who, `[${label}]`), label));
  }

  /** All that is read in answer to an interaction, once everything is done. */
  async heard(pending: Pending): Promise<string> {
    const answer = await pending;
    await this.table.turnkeeper.bot.idle();
    return answerText(answer);
  }

  /** A character as most have them, from a file. */
  async hero(who: string, name: string, sheet: object = {}): Promise<void> {
    const said = await this.use(who, 'character import', { file: heroFile(name, sheet) });
    if (!said.includes('plays this character now')) throw new Error(said);
  }

  messages(who = 'Mia', channel = this.channel): readonly APIMessage[] {
    return this.person(who).messages(channel);
  }

  /** The newest message somebody sees that says something. */
  find(who: string, words: string, channel = this.channel): APIMessage {
    const found = this.messages(who, channel).findLast((message) => messageText(message).includes(words));
    if (found === undefined) throw new Error(`${who} sees no '${words}'`);
    return found;
  }

  /** What somebody sees in the channel, oldest first. */
  seen(who: string): string {
    return this.messages(who).map(messageText).join('\n\n');
  }
}

/** What a command, a press or a form was answered with. */
export function answerText(answer: Answer): string {
  if (answer.kind === 'failed') return `(no answer: ${answer.reason})`;
  if (answer.modal !== null) return `(form: ${answer.modal.title})`;
  return [answer.message(), ...answer.followups()]
    .flatMap((message) => (message === undefined ? [] : [messageText(message)]))
    .join('\n');
}

/** A new channel with a campaign of Mia's. */
export async function openRoom(table: GameTable, channel: string, system = 'soulbound'): Promise<Room> {
  table.playground.world.addChannel({ name: channel });
  const room = new Room(table, channel);
  const said = await room.use('Mia', 'campaign create', {
    name: `Campaign in ${channel}`,
    system,
  });
  if (!said.includes('the campaign begins')) throw new Error(said);
  return room;
}
