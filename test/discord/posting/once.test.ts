import { describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { useTable } from '../support/room.ts';

// Discord takes a message and does not say so: what is sent again must not be there twice.

const { now, room } = useTable();

const POST = 'POST /channels/:channel/messages';
const SAY = 'POST /webhooks/:webhook/:token';
const ANSWER = 'POST /interactions/:interaction/:token/callback';

/** Discord takes the next request on a route, and answers 504. */
const swallow = (route: string) => now().playground.fail({ route, status: 504, afterwards: true });

/** The same, and the connection is cut. */
const cut = (route: string) => now().playground.fail({ route, cut: true, afterwards: true });

const times = (text: string, words: string): number => text.split(words).length - 1;

async function fight() {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start');
  return here;
}

describe('a message of its own', () => {
  test.for([
    ['504', swallow],
    ['a cut connection', cut],
  ] as const)('calls whose turn it is once, whatever Discord answers: %s', async ([_, lose]) => {
    const here = await fight();
    const before = here.person('Ana').pings.length;
    lose(POST);
    await here.use('Mia', 'encounter next');
    expect(here.person('Ana').pings.length - before).toBe(1);
  });

  test('names what it is: the same turn is one message, whoever posts it', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter next');
    const posts = now().playground.requests.filter(({ method, route }) => `${method} ${route}` === POST);
    const bodies = posts.map(({ body }) => body as { nonce?: string; enforce_nonce?: boolean });
    expect(
      bodies.every(({ nonce = '', enforce_nonce }) => /^[\w-]{20,25}$/u.test(nonce) && enforce_nonce),
    ).toBe(true);
  });

  test('says the same twice where two things are the same', async () => {
    const here = await room();
    await here.use('Ana', 'safety x-card');
    await here.use('Ana', 'safety x-card');
    const cards = here.messages().filter((message) => messageText(message).includes('X-card'));
    expect(cards.length).toBeGreaterThanOrEqual(2);
  });
});

describe("a post of a character's", () => {
  test('is said once', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    swallow(SAY);
    await here.use('Ana', 'say', { text: 'I open the door.' });
    expect(times(here.seen('Ben'), 'I open the door.')).toBe(1);
  });

  test("is the webhook's all the same: it can be edited", async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    swallow(SAY);
    const said = await here.use('Ana', 'say', { text: 'I open the door.' });
    expect(said).toContain('[Edit]');
  });

  test('is said once where Discord does not say that it has heard of it', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    swallow(ANSWER);
    await here.use('Ana', 'say', { text: 'I open the door.' });
    expect(times(here.seen('Ben'), 'I open the door.')).toBe(1);
  });

  test('is said where Discord had not taken it', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    now().playground.fail({ route: SAY, status: 504 });
    await here.use('Ana', 'say', { text: 'I open the door.' });
    expect(times(here.seen('Ben'), 'I open the door.')).toBe(1);
  });
});

describe('an answer', () => {
  test('is given once', async () => {
    const here = await room();
    swallow(ANSWER);
    await here.use('Ana', 'roll', { what: '1d6' });
    expect(here.messages().filter((message) => messageText(message).includes('1d6'))).toHaveLength(1);
  });

  test('is remembered with its message: it is struck through when the roll is taken back', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter next');
    swallow(ANSWER);
    await here.use('Ana', 'check', { what: 'Body', difficulty: '4:1' });
    await here.takeBack('Mia');
    expect(here.seen('Ben')).toContain('~~');
  });

  test('to a button is given once', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter next');
    swallow(ANSWER);
    const before = here.messages('Mia').length;
    await here.press('Mia', 'More…');
    expect(here.messages('Mia').length - before).toBe(1);
  });

  test('goes on with what else there is to say', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    now().playground.world.denyBot(['PinMessages'], here.channel);
    swallow(ANSWER);
    expect(await here.use('Mia', 'encounter start')).toContain('**Pin Messages**');
  });
});

describe('a further message', () => {
  test('for everybody is sent once', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    swallow(SAY);
    swallow(SAY);
    await here.use('Ana', 'say', { text: 'I look: [[1d6]]' });
    expect(times(here.seen('Ben'), 'I look: ')).toBe(1);
  });
});

test("a scene's thread is begun once", async () => {
  const here = await room();
  await here.hero('Ana', 'Kira');
  swallow('POST /channels/:channel/threads');
  await here.use('Mia', 'scene open', { name: 'The cellar', cast: 'Kira' });
  const { channels } = now().playground.world.state;
  expect([...channels.values()].filter(({ name }) => name === 'The cellar')).toHaveLength(1);
});
