import { defineConfig } from 'prisma/config';

/**
 * For Prisma's command line only: Turnkeeper itself reads `src/settings.ts`.
 * There is one set of models and a folder for each engine; `tools/prisma/cli.mjs` sets the variables.
 */
const provider = process.env.PRISMA_PROVIDER ?? 'sqlite';

export default defineConfig({
  schema: `prisma/${provider}`,
  migrations: { path: `prisma/${provider}/migrations` },
  datasource: { url: process.env.PRISMA_URL ?? 'file::memory:' },
});
