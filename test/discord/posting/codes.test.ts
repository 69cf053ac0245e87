import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { CODES, isFault, refusedBy } from '../../../src/discord/posting/codes.ts';
import { reasonOf } from '../../../src/view/troubles.ts';

const SENT = { body: { content: 'a secret' }, files: [] };

const refusalOf = (code: number, errors?: object): DiscordAPIError =>
  new DiscordAPIError(
    { code, message: 'No', ...(errors === undefined ? {} : { errors: errors as never }) },
    code,
    400,
    'POST',
    'https://discord.com/api',
    SENT,
  );

const read = (error: unknown) => {
  const refused = refusedBy(error);
  return refused === null ? null : [refused.trouble, refused.next];
};

describe("a refusal of Discord's", () => {
  test.for<[number, string, string]>([
    [10003, 'channelGone', 'forget'],
    [10004, 'serverGone', 'forget'],
    [10007, 'personGone', 'without'],
    [10008, 'messageGone', 'forget'],
    [10013, 'personGone', 'without'],
    [10015, 'webhookGone', 'forget'],
    [10062, 'interactionGone', 'leave'],
    [30003, 'pinsFull', 'without'],
    [30007, 'webhooksFull', 'otherwise'],
    [30046, 'tooManyOldEdits', 'wait'],
    [30058, 'serverWebhooksFull', 'otherwise'],
    [40005, 'tooLarge', 'words'],
    [40060, 'answeredElsewhere', 'leave'],
    [50001, 'noAccess', 'otherwise'],
    [50005, 'notOurs', 'otherwise'],
    [50007, 'directsClosed', 'without'],
    [50013, 'noPermission', 'words'],
    [50019, 'notHere', 'without'],
    [50024, 'notHere', 'without'],
    [50027, 'webhookGone', 'forget'],
    [50035, 'badForm', 'bug'],
    [50083, 'archived', 'open'],
    [160005, 'locked', 'open'],
    [160006, 'threadsFull', 'otherwise'],
    [200000, 'blocked', 'otherwise'],
    [220001, 'needsThread', 'otherwise'],
    [220003, 'needsThread', 'otherwise'],
    [987654, 'unknown', 'otherwise'],
  ])('%i is %s: %s', ([code, trouble, next]) => {
    expect(read(refusalOf(code))).toEqual([trouble, next]);
  });

  test('is in the table above, whichever it is', () => {
    expect(Object.keys(CODES)).toHaveLength(27);
  });

  test('that keeps an edit waiting says for how long', () => {
    const limited = new RateLimitError({
      global: false,
      hash: '',
      limit: 3,
      majorParameter: '',
      method: 'PATCH',
      retryAfter: 0,
      route: '',
      scope: 'user',
      sublimitTimeout: 4500,
      timeToReset: 200,
      url: '',
    });
    expect(refusedBy(limited)).toMatchObject({ trouble: 'tooManyOldEdits', wait: 4500 });
  });

  test('of a form names the place of the fault, and nothing that stands there', () => {
    const errors = {
      embeds: { 0: { title: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'a secret' }] } } },
    };
    expect(refusedBy(refusalOf(50035, errors))?.faults).toEqual(['embeds.0.title BASE_TYPE_MAX_LENGTH']);
  });

  test('is told from a bug of ours', () => {
    expect(refusedBy(new TypeError('x is not a function'))).toBeNull();
  });
});

describe('whether Discord has done it is not sure', () => {
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const aborted = Object.assign(new Error('This operation was aborted'), { name: 'AbortError' });

  test.for<[string, unknown, boolean]>([
    ['after a fault of its own', new HTTPError(504, 'Gateway Timeout', 'POST', '', SENT), true],
    ['after a cut connection', reset, true],
    ['after too long a time', aborted, true],
    ['but for what it refuses', refusalOf(50013), false],
    ['but for a bug of ours', new TypeError('x is not a function'), false],
  ])('%s', ([_, error, unsure]) => {
    expect(isFault(error)).toBe(unsure);
  });
});

test('every trouble has words of its own', () => {
  const troubles = Object.values(CODES).map(({ trouble }) => trouble);
  const silent = ['serverGone', 'webhookGone', 'interactionGone', 'answeredElsewhere'];
  const general = reasonOf('unknown', 'post');
  expect(troubles.filter((one) => reasonOf(one, 'post') === general && !silent.includes(one))).toEqual([]);
});
