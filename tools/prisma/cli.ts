/**
 * Runs Prisma's command line on one provider without a download: `npm run -s prisma -- [sqlite|postgresql] ARGUMENTS…`.
 * Its schema engine is `schema-engine.ts`, which works on throw-away databases in memory, so this is for writing
 * and checking migrations, never for a database with anything in it.
 */

import { isProvider } from './provider.ts';
import { runPrisma } from './run.ts';

const [first, ...rest] = process.argv.slice(2);
const named = isProvider(first);
process.exitCode = runPrisma(named ? first : 'sqlite', named ? rest : process.argv.slice(2));
