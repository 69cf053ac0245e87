import type { Store } from '../app/ports.ts';
import { takeForsaken } from './arrival.ts';
import { boards } from './boards.ts';
import { campaigns } from './campaigns.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import type { Database, Opening } from './database.ts';
import { sayingWhatFails } from './failure.ts';
import { encounters } from './encounters.ts';
import { macros } from './macros.ts';
import { maps } from './maps.ts';
import { orders } from './orders.ts';
import { packs } from './packs.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { readies } from './readies.ts';
import { requests } from './requests.ts';
import { portraits } from './portraits.ts';
import { scenes } from './scenes.ts';
import { seeds } from './seeds.ts';
import { speeches } from './speeches.ts';
import { webhooks } from './webhooks.ts';
import { transfer } from './transfer.ts';
import { waits } from './waits.ts';

export type { Opening } from './database.ts';

async function openDatabase(url: string, opening: Opening): Promise<Database> {
  if (url.startsWith('file:')) return (await import('./sqlite/open.ts')).openSqlite(url, opening);
  if (/^postgres(ql)?:\/\//.test(url))
    return (await import('./postgresql/open.ts')).openPostgresql(url, opening.patience);
  throw new Error('a database is file:PATH (SQLite) or postgresql://USER:PASSWORD@HOST:PORT/NAME');
}

/**
 * Opens the database and brings its tables up to date: `file:…` is a SQLite file (made where it is missing),
 * `postgresql://…` a PostgreSQL database. Several processes may have the same one open.
 */
export async function openStore(url: string, opening: Opening = {}): Promise<Store> {
  const database = await openDatabase(url, opening);
  opening.opened?.(database);
  await database.client.$connect(); // now, so that the first command does not wait for it, and `close` has what to close
  await takeForsaken(database.driver, new Date());
  const { keeping } = database;
  return sayingWhatFails({
    alone: false,
    durable: () => keeping?.durable() ?? Promise.resolve(),
    damage: async () => (await database.damage?.()) ?? null,
    lost: () => keeping?.lost() ?? new Promise(() => undefined),
    ...campaigns(database),
    ...characters(database),
    ...encounters(database),
    ...play(database),
    ...seeds(database),
    ...transfer(database),
    ...macros(database),
    ...maps(database),
    ...packs(database),
    ...people(database),
    ...readies(database),
    ...requests(database),
    ...portraits(database),
    ...scenes(database),
    ...speeches(database),
    ...webhooks(database),
    ...waits(database),
    ...boards(database),
    ...cards(database),
    ...orders(database),
    close: () => database.close(),
  });
}
