// What the scripts of package.json run, with the arguments that always come first. `build` says whether a job needs
// what is generated (database clients, dice grammar, page) or only the installed packages; `compile`, whether it runs a bot
// whose files are to be compiled before; `whole`: only where all is run, for many processes that load them at once.
const biome = 'node_modules/@biomejs/biome/bin/biome';
const vitest = 'node_modules/vitest/vitest.mjs';
const compiler = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'];

/** How the bot is run: a small nursery for young objects keeps its memory low, and it has no need of a large one. */
export const bot = ['--max-semi-space-size=4', 'src/main.ts'];

/** @typedef {{ readonly command: readonly string[], readonly build: boolean, readonly compile?: true | 'whole' }} Job */

/** @type {Readonly<Record<string, Job | undefined>>} */
export const jobs = {
  start: { command: bot, build: true, compile: true },
  test: { command: [vitest, 'run'], build: true, compile: 'whole' },
  'test:long': {
    command: [vitest, 'run', '--config', 'vitest.long.config.ts'],
    build: true,
    compile: 'whole',
  },
  'test:deep': {
    command: [vitest, 'run', '--config', 'vitest.deep.config.ts'],
    build: true,
    compile: 'whole',
  },
  playscript: { command: ['test/support/playscript/cli.ts'], build: true },
  presses: { command: ['test/support/presses/cli.ts'], build: true },
  phrases: { command: ['test/support/phrases/cli.ts'], build: true },
  record: { command: ['test/recorded/record.ts'], build: true },
  bench: { command: ['bench/run.ts'], build: true, compile: true },
  content: { command: ['tools/content.ts'], build: true },
  pictures: { command: ['test/support/pictures.ts'], build: true },
  limits: { command: ['tools/limits.ts'], build: true },
  where: { command: ['tools/where/index.ts'], build: true },
  build: { command: compiler, build: true },
  types: { command: compiler, build: true },
  imports: {
    command: ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'src', 'commands', 'bench'],
    build: true,
  },
  lint: { command: [biome, 'lint', '--error-on-warnings', '--diagnostic-level=warn'], build: false },
  format: { command: [biome, 'format', '--write'], build: false },
  'format:check': { command: [biome, 'format'], build: false },
  prisma: { command: ['tools/prisma/cli.ts'], build: false },
  migration: { command: ['tools/prisma/migration.ts'], build: false },
};
