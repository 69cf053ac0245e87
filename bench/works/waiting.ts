import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { atMost, type Figure, under, type Work } from '../figure.ts';
import type { Scene } from '../stage/scene.ts';
import { ASKED, type Books, Waiting } from '../stage/waiting.ts';
import { median, p99 } from '../statistics.ts';

/** How long answers took, in ms, and what some of them refused. */
interface Answers {
  readonly rolls: number[];
  readonly attacks: number[];
  readonly refusals: string[];
  unanswered: number;
}

const RATE = 10; // answers a second
const LOOK_MS = 250;
const STUCK_MS = 60_000; // who has done nothing of what is due for so long never will
const PATIENCE_MS = 15_000; // who has no answer by then has none

/**
 * People in many channels have been waited for while no bot ran: two bots on one PostgreSQL begin at once, remind everybody, and
 * another time answer for everybody. Everything must come exactly once, and whoever plays meanwhile must not wait for it. Discord's
 * limits hold, and take most of the time.
 */
export const waiting: Work = {
  name: 'waiting',
  async measure(scale) {
    const stage = await Waiting.open(scale.times(1000, 10));
    try {
      return [await aloneAfter(stage, scale.times(30, 3)), await reminders(stage), ...(await ends(stage))];
    } finally {
      await stage.close();
    }
  },
};

/** How long after its moment one wait takes effect where nothing else is due. */
async function aloneAfter(stage: Waiting, samples: number): Promise<Figure> {
  const { playground, channels } = stage;
  await stage.calm();
  const dues = new Map<string, number>();
  const begin = Date.now() + 8000; // the bots must be there by then
  for (const [n, channel] of channels.slice(-samples).entries()) {
    dues.set(channel, begin + n * 500);
    await stage.due('nudge', begin + n * 500, [channel]);
  }
  const late: number[] = [];
  const told = new Promise<void>((resolve) => {
    const off = playground.on('message', ({ api }) => {
      const due = dues.get(api.channel_id);
      if (due === undefined) return;
      dues.delete(api.channel_id);
      late.push(Date.now() - due);
      if (dues.size > 0) return;
      off();
      resolve();
    });
  });
  await stage.start(2);
  await told;
  await stage.stop();
  return {
    work: 'a wait of an idle bot, from its moment to its message',
    value: median(late),
    unit: 'ms',
    target: under(1000),
    details: { 'longest ms': Math.max(...late), 'shortest ms': Math.min(...late), samples: late.length },
  };
}

/** All are to be reminded: one message a channel, which calls each person once. */
async function reminders(stage: Waiting): Promise<Figure> {
  const { channels } = stage;
  await stage.due('nudge', Date.now());
  const heard = listen(stage);
  const { seconds } = await worked(stage, ({ unreminded }) => unreminded === 0);
  heard.stop();
  const people = channels.length * ASKED;
  mustBe('people who were called', heard.pings, people);
  mustBe('messages that call them', heard.messages, channels.length);
  mustBe('most messages in one channel', Math.max(...heard.byChannel.values()), 1);
  return {
    work: `${people} reminders in ${channels.length} channels: messages a channel`,
    value: heard.messages / channels.length,
    unit: '×',
    target: atMost(1),
    details: { 'all told after s': seconds, pings: heard.pings },
  };
}

/** All are to be answered with the default, while others play. */
async function ends(stage: Waiting): Promise<readonly Figure[]> {
  const { channels } = stage;
  await stage.due('end', Date.now());
  const before = await stage.books();
  const heard = listen(stage);
  const answers: Answers = { rolls: [], attacks: [], refusals: [], unanswered: 0 };
  let over = false;
  const { seconds, books } = await worked(
    stage,
    ({ open }) => open === 0,
    () => play(stage, answers, () => over),
    () => {
      over = true;
    },
  );
  heard.stop();
  const decisions = channels.length * ASKED;
  mustBe('open decisions', before.open, decisions);
  mustBe('answers by the clock', books.entries, decisions);
  mustBe('commands answered twice', books.doubled, 0);
  mustBe('channels with as many messages as answers', heard.withCount(ASKED), channels.length);
  const all = [...answers.rolls, ...answers.attacks];
  return [
    {
      work: `${decisions} decisions in ${channels.length} channels, two processes: answered more than once, or never`,
      value: Math.abs(books.entries - decisions) + books.doubled + books.open,
      unit: '×',
      target: atMost(0),
      details: { 'all answered after s': seconds, 'a second': decisions / seconds },
    },
    {
      work: `answers at ${RATE} a second meanwhile: p99`,
      value: p99(all),
      unit: 'ms',
      target: under(100),
      details: {
        'median ms': median(all),
        'longest ms': Math.max(...all),
        '/attack p99 ms': p99(answers.attacks),
        '/roll p99 ms': p99(answers.rolls),
        samples: all.length,
        'bots were refused for their number of requests': refused(stage),
        refusals: answers.refusals.length,
        'never answered': answers.unanswered,
      },
    },
  ];
}

/** Starts the bots, lets something else go on once they are there, and stops them when what is due is done and told. */
async function worked(
  stage: Waiting,
  done: (books: Books) => boolean,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
  isOver: () => void = () => undefined,
): Promise<{ readonly seconds: number; readonly books: Books }> {
  const began = performance.now();
  await stage.start(2);
  const others = meanwhile();
  let books = await stage.books();
  for (let moved = performance.now(); !done(books); ) {
    await wait(LOOK_MS);
    const now = await stage.books();
    if (!isDeepStrictEqual(now, books)) moved = performance.now();
    if (performance.now() - moved > STUCK_MS) throw new Error(`nothing goes on: ${JSON.stringify(now)}`);
    books = now;
  }
  const seconds = (performance.now() - began) / 1000;
  isOver();
  await others;
  await stage.stop();
  return { seconds, books };
}

/** Attacks and rolls in other channels, by turns, whether or not those before them are answered. */
async function play({ scene, fight }: Waiting, heard: Answers, isOver: () => boolean): Promise<void> {
  const ask = async (times: number[], ...[channel, command, options]: Parameters<Scene['ask']>) => {
    const answer = await Promise.race([scene.ask(channel, command, options), wait(PATIENCE_MS, null)]);
    if (answer === null) {
      heard.unanswered += 1;
      return;
    }
    times.push(answer.answered - answer.sent);
    if (answer.refusal !== null) heard.refusals.push(answer.refusal);
  };
  const all: Promise<void>[] = [];
  let attack: Promise<void> = Promise.resolve();
  const began = performance.now();
  for (let n = 0; !isOver(); n++) {
    await wait(Math.max(0, began + (n * 1000) / RATE - performance.now()));
    if (n % 2 === 0) all.push(ask(heard.rolls, 'lounge', 'roll', { what: '4d6kh3+2' }));
    else
      attack = attack.then(async () => {
        if (isOver()) return;
        const { command, options } = fight.next();
        return ask(heard.attacks, fight.channel, command, options);
      });
  }
  await Promise.all([...all, attack]);
}

/** What is said in the channels, and who is called there. */
function listen({ playground, channels }: Waiting) {
  const byChannel = new Map(channels.map((id) => [id, 0]));
  const heard = {
    byChannel,
    messages: 0,
    pings: 0,
    /** How many channels have had so many messages. */
    withCount: (count: number) => [...byChannel.values()].filter((one) => one === count).length,
    stop: () => {
      for (const off of offs) off();
    },
  };
  const offs = [
    playground.on('message', ({ api }) => {
      const before = byChannel.get(api.channel_id);
      if (before === undefined) return;
      byChannel.set(api.channel_id, before + 1);
      heard.messages += 1;
    }),
    playground.on('ping', ({ message }) => {
      if (byChannel.has(message.api.channel_id)) heard.pings += 1;
    }),
  ];
  return heard;
}

const refused = ({ playground }: Waiting): number =>
  playground.requests.filter(({ status }) => status === 429).length;

/** What is wrong here is no matter of how fast the machine is: it ends the run, however short that was to be. */
function mustBe(what: string, value: number, wanted: number): void {
  if (value !== wanted) throw new Error(`${what}: ${value}, and not ${wanted}`);
}
