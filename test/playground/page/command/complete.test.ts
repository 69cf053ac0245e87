import { describe, expect, test } from 'vitest';
import {
  type Completion,
  complete,
  noOffer,
  type Offer,
} from '../../../../src/playground/page/command/complete.ts';
import { nothingPicked } from '../../../../src/playground/page/command/names.ts';
import { leavesOf } from '../../../../src/playground/page/command/leaves.ts';
import { command, guild, leaves } from '../support.ts';

/** The bar stands for the caret. */
function at(marked: string, offer: Offer = noOffer): Completion {
  return complete(marked.replace('|', ''), marked.indexOf('|'), leaves, guild, nothingPicked, offer);
}

function labels(completion: Completion): readonly string[] {
  return completion.items.map((item) => item.label);
}

/** The line after taking the first suggestion. */
function taken(marked: string, offer: Offer = noOffer): string {
  const text = marked.replace('|', '');
  const item = at(marked, offer).items[0];
  return item ? text.slice(0, item.from) + item.insert + text.slice(item.to) : text;
}

const offered = (fresh: boolean, ...names: string[]): Offer => ({
  choices: names.map((name) => ({ name, value: name.toLowerCase() })),
  fresh,
});

describe('commands', () => {
  test('are all listed, however many there are', () => {
    const many = leavesOf(Array.from({ length: 120 }, (_, n) => command(`c${n}`, [])));
    expect(complete('/', 1, many, guild, nothingPicked, noOffer).items).toHaveLength(120);
  });

  test('are offered by what they need next, where something else was typed after their first word', () => {
    expect(labels(at('/campaign name:Saltmarsh|'))).toContain('/campaign create');
  });

  test('are found by any words of what they do, in whatever order', () => {
    expect(labels(at('/does help|'))).toEqual(['/help']);
  });

  test('are known as soon as their name is written out, so that the line can be sent', () => {
    expect(at('/campaign info|').line?.leaf.name).toBe('campaign info');
  });

  test('that need nothing more are sent by Enter once their name is written out', () => {
    expect([at('/hel|').initial, at('/help|').initial, at('/roll|').initial]).toEqual([0, -1, 0]);
  });

  test('are all listed behind a slash, subcommands together', () => {
    expect(labels(at('/|'))).toEqual([
      '/attack',
      '/campaign create',
      '/campaign info',
      '/character data import',
      '/help',
      '/roll',
    ]);
  });

  test('are found by the beginning of any word', () => {
    expect(labels(at('/cre|'))).toEqual(['/campaign create']);
  });

  test('are said to be missing where none fits', () => {
    expect(at('/zzz|')).toMatchObject({ title: 'No such command', items: [] });
  });

  test('bring their first needed option', () => {
    expect(taken('/att|')).toBe('/attack target:');
  });

  test('are not suggested in plain text', () => {
    expect(at('hello /att|').items).toEqual([]);
  });
});

describe('options', () => {
  test('are listed with the needed ones first', () => {
    expect(labels(at('/attack |'))).toEqual(['target', 'weapon', 'bonus']);
  });

  test('leave Enter to sending once everything needed is there', () => {
    expect(at('/roll secret:true dice:3 |').initial).toBe(-1);
  });

  test('are found while their names are typed behind a whole value', () => {
    expect(labels(at('/attack target:a weapon:b bonus:3 |'))).toEqual([]);
    expect(taken('/attack bonus:3 wea|')).toBe('/attack bonus:3 weapon:');
  });

  test('do not take Enter away from free text', () => {
    const completion = at('/roll dice:3d6 label:a se|');
    expect([labels(completion), completion.initial]).toEqual([['secret'], -1]);
  });
});

describe('values', () => {
  test('are the choices that fit', () => {
    expect(labels(at('/campaign create system:taf|'))).toEqual([]);
    expect(labels(at('/campaign create system:tac|'))).toEqual(['Zafir Tactics']);
  });

  test('are the people, also behind an @', () => {
    expect(labels(at('/campaign create gm:@a|'))).toEqual(['@Ana Kira']);
  });

  test('are the channels of the right type', () => {
    expect(labels(at('/campaign create where:|'))).toEqual(['#tavern']);
  });

  test('bring the next option that is needed', () => {
    expect(taken('/attack target:ban|', offered(true, 'Bandit'))).toBe('/attack target:Bandit weapon:');
  });

  test('get their option named where it was not', () => {
    expect(taken('/attack ban|', offered(true, 'Bandit'))).toBe('/attack target:Bandit weapon:');
  });

  test('leave what follows alone', () => {
    expect(taken('/attack target:ban| weapon:Axe', offered(true, 'Bandit'))).toBe(
      '/attack target:Bandit weapon:Axe',
    );
  });

  test('that are asked of the bot are shown in its order', () => {
    expect(labels(at('/attack target:b|', offered(true, 'Zombie', 'Bandit')))).toEqual(['Zombie', 'Bandit']);
  });

  test('that the bot offered before are only shown as far as they still fit', () => {
    expect(labels(at('/attack target:b|', offered(false, 'Zombie', 'Bandit')))).toEqual(['Bandit', 'Zombie']);
    expect(labels(at('/attack target:ba|', offered(false, 'Zombie', 'Bandit')))).toEqual(['Bandit']);
  });

  test('leave Enter to sending once one is typed in full', () => {
    expect(at('/attack weapon:a target:bandit|', offered(true, 'Bandit', 'Bandit chief')).initial).toBe(-1);
  });

  test('of a file option ask for the file', () => {
    expect(at('/character data import file:|').items[0]).toMatchObject({ kind: 'file', fileFor: 'file' });
  });
});
