import { Routes } from 'discord.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { fits } from '../../src/discord/shape.ts';
import { type Room, useTable } from './support/room.ts';

// A Discord client that was not reloaded sends commands as they were.

const { now, room } = useTable();
const CHANGED = /^This command has changed: reload Discord \(Ctrl\+R/u;
const TEXT = 3;
const SUB = 1;

describe('a client that was not reloaded', () => {
  let here: Room;

  beforeAll(async () => {
    here = await room();
    const { rest, application } = now().turnkeeper.bot.client;
    const text = (name: string, choices: readonly string[] = []) => ({
      type: TEXT,
      name,
      description: name,
      choices: choices.map((value) => ({ name: value, value })),
    });
    const of = [
      {
        name: 'roll',
        description: 'Roll',
        options: [text('what'), text('modifier'), text('who-sees', ['nobody'])],
      },
      { name: 'throw', description: 'Throw' },
      {
        name: 'encounter',
        description: 'Fight',
        options: [{ type: SUB, name: 'begin', description: 'Begin' }],
      },
      { type: 3, name: 'Praise this' },
      { type: 2, name: 'Praise' },
    ];
    await rest.put(Routes.applicationCommands(application.id), { body: of });
  });

  test.for([
    ['a command that is no more', 'throw', {}],
    ['a subcommand that is no more', 'encounter begin', {}],
    ['an option that is no more', 'roll', { what: '1d6', modifier: '2' }],
    ['a choice that is no more', 'roll', { what: '1d6', 'who-sees': 'nobody' }],
    ['nothing for what is wanted now', 'roll', {}],
  ] as const)('that sends %s is told to reload', async ([, command, options]) => {
    expect(await here.use('Ana', command, options)).toMatch(CHANGED);
  });

  test("that uses a message's command that is no more is told to reload", async () => {
    const message = here.person('Ana').say(here.channel, 'Well met');
    expect(await here.heard(here.person('Ana').menu(message, 'Praise this'))).toMatch(CHANGED);
  });

  test("that uses a person's command that is no more is told to reload", async () => {
    expect(await here.heard(here.person('Ana').menuOf(here.channel, 'Ben', 'Praise'))).toMatch(CHANGED);
  });
});

describe('the shape of a command', () => {
  const name = { name: 'name', description: 'x' };
  test.for([
    ['of another type', [{ ...name, type: TEXT }], [{ name: 'name', type: 4, value: 1 }], false],
    ['as it is', [{ ...name, type: TEXT }], [{ name: 'name', type: TEXT, value: 'x' }], true],
    ['without what need not be', [{ ...name, type: TEXT }], [], true],
    ['without a subcommand', [{ ...name, type: SUB }], [], false],
    ['with a subcommand', [{ ...name, type: SUB }], [{ name: 'name', type: SUB }], true],
  ] as const)('fits what is sent %s: %#', ([, options, given, expected]) => {
    expect(fits(options, given)).toBe(expected);
  });
});
