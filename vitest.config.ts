import { defineConfig } from 'vitest/config';

/** What computes and nothing else: no test can leave anything behind for the next file. */
const pure = ['test/{dice,engine,systems,view}/**/*.test.ts'];

export default defineConfig({
  test: {
    // Processes: tests start databases, servers and bots, and kill some of them.
    pool: 'forks',
    maxWorkers: '100%', // of the cores: unless told, Vitest leaves one idle
    testTimeout: 20_000,
    hookTimeout: 60_000, // a PostgreSQL of one's own is made in a hook
    slowTestThreshold: 2_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'whole', include: ['test/**/*.test.ts'], exclude: pure } },
    ],
  },
});
