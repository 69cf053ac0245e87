import { describe, expect, test } from 'vitest';
import { parseLine, partAt } from '../../../../src/playground/page/command/parse.ts';
import { leaves } from '../support.ts';

function texts(line: string): Record<string, string> | null {
  const parsed = parseLine(line, leaves);
  return parsed && Object.fromEntries(parsed.parts.map((part) => [part.option.name, part.text]));
}

describe('the command a line names', () => {
  test('is found by its whole name', () => {
    expect(parseLine('/roll', leaves)?.leaf.name).toBe('roll');
  });

  test('is not found by a beginning of it', () => {
    expect(parseLine('/rol', leaves)).toBeNull();
  });

  test('takes in its subcommand', () => {
    expect(parseLine('/campaign create system:x', leaves)?.leaf.path).toEqual(['campaign', 'create']);
  });

  test('takes in its group', () => {
    expect(parseLine('/character data import', leaves)?.leaf.name).toBe('character data import');
  });

  test('is none where a subcommand is missing', () => {
    expect(parseLine('/campaign ', leaves)).toBeNull();
  });

  test('is none where the line is plain text', () => {
    expect(parseLine('roll dice:3d6', leaves)).toBeNull();
  });
});

describe('the text of an option', () => {
  test('runs until the next option', () => {
    expect(texts('/attack target:Bandit chief weapon:Long sword')).toEqual({
      target: 'Bandit chief',
      weapon: 'Long sword',
    });
  });

  test('may hold colons that belong to no option', () => {
    expect(texts('/roll dice:2d6 label:note: parry at 12:30')).toEqual({
      dice: '2d6',
      label: 'note: parry at 12:30',
    });
  });

  test('may hold the name of an option inside a word', () => {
    expect(texts('/roll dice:3d6 label:indice:4')).toEqual({ dice: '3d6', label: 'indice:4' });
  });

  test('may hold the name of an option in what was picked', () => {
    const picked = { name: '✗ Weapon: none is at hand', value: 'no' };
    const parsed = parseLine(
      `/attack target:${picked.name} weapon:Axe`,
      leaves,
      new Map([['target', [picked]]]),
    );
    expect(parsed?.parts.map(({ text }) => text)).toEqual(['✗ Weapon: none is at hand', 'Axe']);
  });

  test('may run over several lines', () => {
    expect(texts('/roll dice:3d6\nlabel:a\nb')).toEqual({ dice: '3d6', label: 'a\nb' });
  });

  test('may stand without a name where one option is needed', () => {
    expect(texts('/roll 3d6 + 2 secret:true')).toEqual({ dice: '3d6 + 2', secret: 'true' });
  });

  test('is not taken from a name that is misspelt', () => {
    expect(parseLine('/attack targt:Bandit', leaves)?.stray?.text).toBe('targt:Bandit');
  });

  test('is found under its name in capitals', () => {
    expect(texts('/roll Dice:3d6')).toEqual({ dice: '3d6' });
  });
});

test('an option named twice is told', () => {
  expect(parseLine('/roll dice:1 dice:2', leaves)?.twice).toEqual(['dice']);
});

describe('the part at the caret', () => {
  test('is the option whose value is being written', () => {
    const line = parseLine('/attack target:Ban weapon:', leaves);
    expect(line && partAt(line, 18)?.option.name).toBe('target');
  });

  test('is the next option behind its colon', () => {
    const line = parseLine('/attack target:Ban weapon:', leaves);
    expect(line && partAt(line, 26)?.option.name).toBe('weapon');
  });

  test('is none right behind the command', () => {
    const line = parseLine('/attack  target:Ban', leaves);
    expect(line && partAt(line, 8)).toBeNull();
  });
});
