import { DiscordAPIError, HTTPError } from 'discord.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../src/logger.ts';

const WORDS = 'Ben is in hospital';
const TOKEN = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDpjYW5hcnk';
const ADDRESS = `https://discord.com/api/v10/webhooks/123456789012345678/${TOKEN}/messages/@original?thread_id=1`;

/** What the log holds after this. */
function logged(
  error: unknown,
  write = (log: ReturnType<typeof createLogger>) => log.error({ err: error }, 'broke'),
) {
  const lines: string[] = [];
  write(createLogger('trace', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

/** What this throws. */
function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const refusedByDiscord = () =>
  new DiscordAPIError(
    {
      code: 50035,
      message: `Invalid Form Body: ${WORDS}`,
      errors: { embeds: { 0: { title: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: WORDS }] } } } },
    },
    50035,
    400,
    'PATCH',
    ADDRESS,
    { files: undefined, body: { content: WORDS } },
  );

const database = Object.assign(new Error(`INSERT failed: ${WORDS}`), {
  code: 'P2002',
  meta: { target: WORDS },
  cause: { kind: 'UniqueConstraintViolation', originalMessage: WORDS },
  detail: `Key (note)=(${WORDS}) already exists.`,
});

test.each([
  ["Discord's refusal", refusedByDiscord()],
  [
    "a server's failure",
    new HTTPError(503, 'Service Unavailable', 'POST', ADDRESS, {
      files: undefined,
      body: { content: WORDS },
    }),
  ],
  ["a database's", database],
  ['what is no JSON', thrown(() => JSON.parse(WORDS))],
  ['what does not fit', thrown(() => z.object({ a: z.literal('b') }).parse({ a: WORDS }))],
  ['a bug that quotes', thrown(() => Reflect.apply(Object.defineProperty, null, [WORDS, 'a', {}]))],
  ['one caused by another', new Error('outer', { cause: new Error(WORDS, { cause: refusedByDiscord() }) })],
  ['several at once', new AggregateError([new Error(WORDS), refusedByDiscord()], WORDS)],
  ['a message that looks like a place', new Error(`x\n    at ${WORDS} (file:///a.ts:1:2)`)],
  ['one renamed since', Object.assign(new Error(WORDS), { message: 'other', name: WORDS })],
  ['a text that was thrown', WORDS],
  ['a record that was thrown', { message: WORDS, token: TOKEN }],
])('The log keeps to itself what an error says: %s', (_, error) => {
  expect(logged(error)).not.toMatch(/hospital|aW50ZXJh/u);
});

test('An error that is logged by itself says nothing either', () => {
  expect(logged(null, (log) => log.error(new Error(WORDS)))).not.toContain('hospital');
});

test('An error under any name says nothing', () => {
  expect(logged(null, (log) => log.warn({ why: new Error(WORDS) }, 'broke'))).not.toContain('hospital');
});

test("Of a refusal of Discord's the log says which request, which code and which field", () => {
  const { err } = JSON.parse(logged(refusedByDiscord()));
  expect([err.method, err.route, err.code, err.faults]).toEqual([
    'PATCH',
    '/api/v10/webhooks/123456789012345678/:secret/messages/@original',
    50035,
    ['embeds.0.title: BASE_TYPE_MAX_LENGTH'],
  ]);
});

test('The log says where an error happened', () => {
  const { err } = JSON.parse(logged(new TypeError(WORDS)));
  expect([err.type, err.at[0]]).toEqual(['TypeError', expect.stringContaining('logger.test.ts')]);
});
