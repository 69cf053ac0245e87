import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'dotenv';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Environment, loadSettings, readSettings, settingsSchema } from '../src/settings.ts';

const token = 'MTk4NjIyNDgzNDcx.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs';

function settings(environment: Environment) {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(`refused: ${JSON.stringify(read.problems)}`);
  return read.settings;
}

function problems(environment: Environment) {
  const read = readSettings(environment);
  return read.ok ? [] : read.problems;
}

describe('Without anything set', () => {
  test('there is no token', () => {
    expect(settings({}).DISCORD_TOKEN).toBeUndefined();
  });

  test('the database is a SQLite file', () => {
    expect(settings({}).DATABASE_URL).toBe('file:./data/turnkeeper.db');
  });

  test('the port is 4173', () => {
    expect(settings({}).PORT).toBe(4173);
  });

  test('blanks around a value do not count', () => {
    expect(settings({ PORT: ' 80 ' }).PORT).toBe(80);
  });

  test('an empty variable counts as not set', () => {
    expect(settings({ PORT: '', DISCORD_TOKEN: ' ' })).toEqual(settings({}));
  });
});

describe('A right value is taken', () => {
  test.each([
    ['DISCORD_TOKEN', token, token],
    ['DATABASE_URL', 'file:/var/lib/turnkeeper.db', 'file:/var/lib/turnkeeper.db'],
    ['DATABASE_URL', 'postgresql://me:secret@db:5432/play', 'postgresql://me:secret@db:5432/play'],
    ['DATABASE_URL', 'postgres://db/play', 'postgres://db/play'],
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['LOG_LEVEL', 'debug', 'debug'],
    ['TURNKEEPER_GUILD', '197038439483310086', '197038439483310086'],
    ['DISCORD_API', 'http://127.0.0.1:8080/api/', 'http://127.0.0.1:8080/api'],
  ])('%s=%s', (name, value, taken) => {
    expect(settings({ [name]: value })).toHaveProperty(name, taken);
  });
});

describe('A wrong value is named, with what it got and what it takes', () => {
  test.each([
    ['DISCORD_TOKEN', 'Bot abc'],
    ['DATABASE_URL', 'mysql://localhost/play'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'postgresql://localhost'],
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['TURNKEEPER_GUILD', 'my server'],
    ['DISCORD_API', 'discord.com/api'],
    ['DISCORD_API', 'ftp://discord.com/api'],
  ])('%s=%s', (name, value) => {
    expect(problems({ [name]: value })).toMatchObject([{ name }]);
  });

  test('what it got is in quotes', () => {
    expect(problems({ PORT: 'http' })[0]?.got).toBe("'http'");
  });

  test('what it takes is in words', () => {
    expect(problems({ PORT: 'http' })[0]?.takes).toBe('a whole number from 0 (any free port) to 65535');
  });

  test('each wrong variable has a line of its own', () => {
    expect(problems({ PORT: 'x', LOG_LEVEL: 'y' }).map(({ name }) => name)).toEqual(['PORT', 'LOG_LEVEL']);
  });
});

describe('A secret is never shown', () => {
  test('not the token', () => {
    expect(JSON.stringify(problems({ DISCORD_TOKEN: `Bot ${token}` }))).not.toContain('ZnCjm1XVW7');
  });

  test("not the database's password, whatever is in it", () => {
    expect(JSON.stringify(problems({ DATABASE_URL: 'mysql://me:s3c:r@t@db/play' }))).not.toMatch(/s3c|r@t/);
  });
});

describe('The file .env', () => {
  function file(text: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const name = path.join(folder, '.env');
    writeFileSync(name, text);
    return name;
  }

  test('gives what the environment leaves open', () => {
    expect(loadSettings(file('PORT=5000'), {})).toMatchObject({ settings: { PORT: 5000 } });
  });

  test('comes after the environment', () => {
    expect(loadSettings(file('PORT=5000'), { PORT: '6000' })).toMatchObject({ settings: { PORT: 6000 } });
  });

  test('comes before an empty variable of the environment', () => {
    expect(loadSettings(file('PORT=5000'), { PORT: '' })).toMatchObject({ settings: { PORT: 5000 } });
  });

  test('need not be there', () => {
    expect(loadSettings('/no/such/.env', {}).ok).toBe(true);
  });
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');

  test('names every setting, in the same order', () => {
    expect(Object.keys(parse(text))).toEqual(Object.keys(settingsSchema.shape));
  });

  test('sets nothing as it stands', () => {
    expect(settings(parse(text))).toEqual(settings({}));
  });

  test('tells each default', () => {
    const defaults = Object.values(settings({})).filter((value) => value !== undefined);
    expect(text.match(/Empty: .*/g)).toEqual(
      expect.arrayContaining(defaults.map((value) => `Empty: ${value}`)),
    );
  });
});
