import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CannotStart } from './app/ports.ts';
import { drand } from './beacon.ts';
import { compose, type Turnkeeper } from './compose.ts';
import { createLogger } from './logger.ts';
import { loadSettings, type Settings } from './settings.ts';
import { sweepMemory } from './sweep.ts';

const root = new URL('../', import.meta.url);

/** Says what is wrong with the settings, a line each, and does not start. */
function settingsOrExit(): Settings {
  const read = loadSettings();
  if (read.ok) return read.settings;
  for (const { name, got, takes } of read.problems) console.error(`${name} is ${got}, but takes ${takes}`);
  process.exit(1);
}

const settings = settingsOrExit();
const log = createLogger(settings.LOG_LEVEL);

// Node prints an error that nobody has caught with all it carries, tokens and what people wrote among it.
for (const trouble of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(trouble, (error: unknown) => {
    log.fatal({ err: error }, 'a bug: an error nobody caught');
    process.exit(1);
  });

let serving: Serving | null = null; // null: it still starts
let stopping = false;

/** Stops once, and ends the process with this code. Who still starts has nothing to finish. */
function leave(code: number): void {
  if (stopping) return;
  stopping = true;
  if (serving === null) process.exit(code);
  serving.stop().then(
    () => process.exit(code),
    (error: unknown) => {
      log.fatal({ err: error }, 'could not stop cleanly');
      process.exit(1);
    },
  );
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => leave(0));

const { DISCORD_TOKEN } = settings;
serving = await (DISCORD_TOKEN === undefined
  ? servePlayground(settings)
  : serveDiscord(settings, DISCORD_TOKEN)
).catch((error: unknown) => {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  return process.exit(1);
});

flushCompileCache(); // for the next start, however this one ends

void serving.ended.then((why) => {
  console.error(why);
  leave(1);
});

sweepMemory().catch((error: unknown) => log.warn({ err: error }, 'could not sweep the memory'));

/** A bot that runs. */
interface Serving {
  stop(): Promise<void>;
  /** Resolves, with why, when it can't serve any longer. */
  readonly ended: Promise<string>;
}

/** The bot on Discord. */
async function serveDiscord(given: Settings, token: string): Promise<Serving> {
  const turnkeeper = await compose({
    databaseUrl: given.DATABASE_URL,
    token,
    log,
    ...(given.DISCORD_API === undefined ? {} : { api: given.DISCORD_API }),
    ...(given.DICE_BEACON === undefined ? {} : { beacon: await drand(log) }),
    ...(given.TURNKEEPER_GUILD === undefined ? {} : { guildId: given.TURNKEEPER_GUILD }),
  });
  const { client } = turnkeeper.bot;
  const servers = client.guilds.cache.size;
  console.log(
    `Turnkeeper is ready: ${client.user.tag} serves ${turnkeeper.commands} commands in ${servers} ${servers === 1 ? 'server' : 'servers'}${turnkeeper.bot.registered ? ', newly registered' : ''}.`,
  );
  return { stop: () => turnkeeper.stop(), ended: turnkeeper.ended };
}

/** The bot on a Discord of its own, with a page to try it on. */
async function servePlayground(given: Settings): Promise<Serving> {
  const { startPlayground } = await import('./playground/index.ts');
  const pageFolder = fileURLToPath(new URL('.cache/page', root));
  const playground = await startPlayground({
    port: given.PORT,
    identifyWindow: 0,
    ...(existsSync(pageFolder) ? { pageFolder } : {}),
  });
  const turnkeeper: Turnkeeper = await compose({
    databaseUrl: given.DATABASE_URL,
    token: playground.token,
    api: playground.restUrl,
    log,
  });
  console.log(
    `Turnkeeper is ready: open ${playground.url} and type / (the playground; with DISCORD_TOKEN in .env it goes to Discord).`,
  );
  const stop = async () => {
    await turnkeeper.stop();
    await playground.close();
  };
  return { stop, ended: turnkeeper.ended };
}
