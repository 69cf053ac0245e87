import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What computes and nothing else: no test can leave anything behind for the next file. */
const pure = ['test/{dice,engine,systems,view}/**/*.test.ts'];

/** What measures its own process (open files, memory, how long it stands still), or leaves it with a gigabyte that it does not give back. */
const alone = [
  'test/discord/drawing/easel.test.ts',
  'test/discord/importing.test.ts',
  'test/store/migrations.test.ts',
  'test/store/sqlite/stability.test.ts',
];

/**
 * What takes so long that the deep run alone does it: whole evenings in a browser and a look at all of its pages, all that is counted of
 * play by presses, and everything compiled anew.
 */
export const long = [
  ...['barriers', 'fight', 'keyboard', 'newcomer', 'story', 'touch'].map(
    (name) => `test/e2e/${name}.test.ts`,
  ),
  'test/discord/panels/presses.test.ts',
  'test/tools/setup/compiled.test.ts',
];

/** Short files that take long: begun last, one of them alone would keep a run waiting. */
const longest =
  /\/(?:playscripts\/shares|store\/(?:postgresql|sqlite)\.test|discord\/(?:roundTrip|secrets)|e2e\/|main\.test|autopilot\/fights|systems\/\w+\/(?:battles|missions))/u;

/** Vitest goes by how long each file took the last time, and by its size where it has not been run yet. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))]; // one after the other
    const at = ({ project, moduleId }: TestSpecification) =>
      projects.indexOf(project.name) + (longest.test(moduleId) ? 0 : 0.5);
    return sorted.toSorted((one, other) => at(one) - at(other));
  }
}

export const configured = (isDeep: boolean) =>
  defineConfig({
    test: {
      // Processes: tests start databases, servers and bots, and kill some of them.
      pool: 'forks',
      maxWorkers: Math.ceil(1.5 * availableParallelism()), // a third of its time one waits: for a browser, a database, another process
      testTimeout: 20_000,
      hookTimeout: 60_000, // a PostgreSQL of one's own is made in a hook
      slowTestThreshold: 2_000,
      sequence: { sequencer: LongestFirst },
      // Node runs our TypeScript as it stands, as it runs the bot: Vite's own loader takes a sixth more of the processor's time.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      projects: [
        { extends: true, test: { name: 'alone', include: alone } },
        { extends: true, test: { name: 'pure', include: pure, isolate: false } },
        // A bot takes most of a second of processor time to load: files share a process that has one, as nothing of ours outlives
        // the bot that it belongs to.
        {
          extends: true,
          test: {
            name: 'whole',
            include: ['test/**/*.test.ts'],
            exclude: [...pure, ...alone, ...(isDeep ? [] : long)],
            isolate: false,
          },
        },
      ],
    },
  });

export default configured(false);
