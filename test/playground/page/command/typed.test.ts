import { describe, expect, test } from 'vitest';
import { nothingPicked, type Picked } from '../../../../src/playground/page/command/names.ts';
import { parseLine } from '../../../../src/playground/page/command/parse.ts';
import {
  commandOf,
  optionsForCompletion,
  whyNoCommand,
} from '../../../../src/playground/page/command/typed.ts';
import { guild, leaves } from '../support.ts';

function send(text: string, picked: Picked = nothingPicked) {
  const line = parseLine(text, leaves);
  if (!line) throw new Error(`no command in ${text}`);
  return commandOf(line, guild, picked);
}

function problem(text: string): string {
  const ready = send(text);
  return ready.ok ? '' : ready.problem;
}

describe('what is sent', () => {
  test('names the options with their types', () => {
    expect(send('/roll dice:3d6 secret:yes')).toEqual({
      ok: true,
      command: 'id-roll',
      options: [
        { name: 'dice', type: 3, value: '3d6' },
        { name: 'secret', type: 5, value: true },
      ],
    });
  });

  test('nests subcommands', () => {
    expect(send('/campaign create system:soulbound')).toMatchObject({
      options: [{ name: 'create', type: 1, options: [{ name: 'system', value: 'sb' }] }],
    });
  });

  test('nests a subcommand in its group, with the file chosen', () => {
    const file = { name: 'kira.json', type: 'application/json', base64: 'e30=' };
    const picked: Picked = { ...nothingPicked, files: new Map([['file', file]]) };
    expect(send('/character data import file:kira.json', picked)).toMatchObject({
      options: [
        { name: 'data', type: 2, options: [{ name: 'import', type: 1, options: [{ name: 'file', file }] }] },
      ],
    });
  });

  test('is the value behind the name of an offered choice', () => {
    const choices = new Map([['target', [{ name: 'Bandit', value: 'b-17' }]]]);
    expect(send('/attack target:bandit weapon:Axe', { ...nothingPicked, choices })).toMatchObject({
      options: [{ value: 'b-17' }, { value: 'Axe' }],
    });
  });

  test.each([
    ['gm:@Ana Kira', '2'],
    ['gm:ana', '2'],
    ['gm:<@3>', '3'],
    ['gm:turnkeeper', '900'],
    ['where:#tavern', '101'],
    ['role:players', '72'],
  ])('is the id behind %s', (option, id) => {
    expect(send(`/campaign create system:Soulbound ${option}`)).toMatchObject({
      options: [{ options: [{}, { value: id }] }],
    });
  });

  test('is a number where one is asked for', () => {
    expect(send('/attack target:a weapon:b bonus:-3')).toMatchObject({ options: [{}, {}, { value: -3 }] });
  });
});

describe('what is wrong is told in one sentence', () => {
  test.each([
    ['/attack weapon:Axe', 'target is needed.'],
    ['/attack target: weapon:Axe', 'target is needed.'],
    ['/attack target:a weapon:b bonus:', 'bonus is empty: give a value or take it out.'],
    ['/attack target:a weapon:b bonus:6', 'bonus is at most 5.'],
    ['/attack target:a weapon:b bonus:-6', 'bonus is at least -5.'],
    ['/attack target:a weapon:b bonus:1.5', 'bonus is a whole number, such as 3.'],
    ['/roll dice:a secret:perhaps', 'secret is true or false.'],
    ['/roll dice:a label:twenty-one characters', 'label takes at most 20 characters, this has 21.'],
    ['/roll dice:1 dice:2', 'dice is there twice: give it once.'],
    ['/campaign create system:Chess', 'system is one of: Soulbound, Zafir Tactics.'],
    ['/campaign create system:Soulbound gm:Zoe', "There's no person called Zoe for gm."],
    ['/campaign create system:Soulbound where:voices', "There's no fitting channel called voices for where."],
    ['/character data import file:x.json', 'Choose a file for file.'],
    ['/attack targt:Bob', "targt isn't an option of /attack: it has target, weapon, bonus."],
    ['/help me', '/help takes no options.'],
  ])('%s', (line, sentence) => {
    expect(problem(line)).toBe(sentence);
  });
});

test('the option being completed goes out as typed, unfinished others do not go at all', () => {
  const line = parseLine('/attack target:Ban weapon:Axe bonus:x', leaves);
  const focused = line?.parts[0];
  expect(line && focused && optionsForCompletion(line, focused, guild, nothingPicked)).toEqual([
    { name: 'target', type: 3, value: 'Ban', focused: true },
    { name: 'weapon', type: 3, value: 'Axe' },
  ]);
});

describe('a line that names no command', () => {
  test('says what the command needs next, where it begins with one', () => {
    expect(whyNoCommand('/campaign name:Saltmarsh', leaves)).toMatch(
      /^\/campaign needs one of these next: .*create/u,
    );
  });

  test('says how to see all commands, where it begins with none', () => {
    expect(whyNoCommand('/dance now', leaves)).toBe(
      "There's no command /dance here. Type / to see them all.",
    );
  });
});
