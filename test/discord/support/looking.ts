import type { OptionValues } from '../../../src/playground/index.ts';
import { Refused } from '../../../src/playground/index.ts';
import type { Heard } from './heard.ts';
import { PLAYERS } from './records.ts';
import type { Room } from './room.ts';

/** All that somebody can ask to be shown. */
const LOOKS: readonly (readonly [command: string, options: OptionValues])[] = [
  ['log', {}],
  ['catchup', { since: '300 days' }],
  ['export', { format: 'html' }],
  ['export', { format: 'markdown' }],
  ['export', { format: 'html', for: 'gm' }],
  ['export', { format: 'json' }],
  ['turns show', {}],
  ['decisions', {}],
  ['scene list', {}],
  ['request list', {}],
  ['macro list', {}],
  ['orders', {}],
  ['queue show', {}],
  ['queue show', { as: 'Kira' }],
  ['verify roll', {}],
  ['verify status', {}],
  ['campaign info', {}],
  ['character list', {}],
  ['encounter status', {}],
  ['encounter map', {}],
  ['encounter resume', {}],
  ['map show', {}],
  ['odds', {}],
  ['luck', {}],
  ['party show', {}],
  ['privacy export', {}],
];

/** Everybody looks at everything there is, opens each line of the log, and begins to type wherever something is offered. */
export async function everybodyLooks(here: Room): Promise<void> {
  for (const who of PLAYERS) {
    for (const [command, options] of LOOKS) await here.use(who, command, options);
    await opensDetails(here, who);
    await beginsToType(here, who);
  }
}

async function opensDetails(here: Room, who: string): Promise<void> {
  await here.use(who, 'log');
  const message = here.find(who, 'Log, newest first');
  for (const row of message.components ?? [])
    for (const one of 'components' in row ? row.components : [])
      if ('options' in one && 'custom_id' in one && one.custom_id === 'log.details')
        for (const { value } of one.options ?? [])
          await here.heard(here.person(who).select(message, one.custom_id, String(value)));
}

interface Option {
  readonly name: string;
  readonly type: number;
  readonly autocomplete?: boolean;
  readonly options?: readonly Option[];
}

const SUBCOMMAND = 1;

async function beginsToType(here: Room, who: string): Promise<void> {
  const person = here.person(who);
  for (const { name, options = [] } of person.commands(here.channel) as readonly Option[])
    for (const [path, own] of pathsOf(name, options))
      for (const option of own)
        if (option.autocomplete === true)
          await unlessRefused(person.complete(here.channel, path, { [option.name]: '' }, option.name));
}

const pathsOf = (
  name: string,
  options: readonly Option[],
): readonly (readonly [string, readonly Option[]])[] =>
  options[0]?.type === SUBCOMMAND
    ? options.map((sub) => [`${name} ${sub.name}`, sub.options ?? []] as const)
    : [[name, options]];

async function unlessRefused(look: Promise<unknown>): Promise<void> {
  try {
    await look;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** What a GM makes for the players is handed round: all of them read it. */
export async function gmHandsRound(here: Room, heard: Heard): Promise<void> {
  for (const format of ['html', 'markdown']) {
    const answer = await here.person('Mia').command(here.channel, 'export', { format, for: 'players' });
    await here.table.turnkeeper.bot.idle();
    for (const { url } of [answer.message(), ...answer.followups()].flatMap(
      (one) => one?.attachments ?? [],
    )) {
      const text = await (await fetch(url)).text();
      for (const who of PLAYERS) heard.show(who, text);
    }
  }
}
