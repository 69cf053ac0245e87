import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What measures its own process (open files, memory, how long it stands still), or leaves it with a gigabyte that it does not give back. */
const alone = [
  'test/discord/drawing/easel.test.ts',
  'test/discord/importing.test.ts',
  'test/store/migrations.test.ts',
  'test/store/sqlite/stability.test.ts',
];

/**
 * What takes long, and proves no rule, script, store or secret that something quicker doesn't prove as well: `npm run test:long` and the deep
 * run do it, and so does all that must hold before a change is taken.
 */
const long = [
  // evenings in a browser, all that is counted of play by presses, what people may press and type at random, and what scripts play as well
  'test/e2e/!(fight).test.ts',
  'test/discord/panels/{panels,parity,presses,wholeFight}.test.ts',
  'test/discord/{agreement,audit,badInput,decisions,monkey,monkeyTwo,mostPressed,pad}.test.ts',
  'test/discord/cards/{cards,folding,forsaken,phase}.test.ts',
  // all that a campaign can be carried away as, and every worked example of the pages
  'test/discord/{export,fromFile,roundTrip,transfer}.test.ts',
  'test/docs/examples.test.ts',
  'test/tools/{content,where}.test.ts',
  // hundreds of characters by chance, texts by the thousand, and odds against as many rolls
  'test/systems/*/{character,creation}/random.test.ts',
  'test/systems/{ishanekon/chances/strike,riftbound/chances/attack}.test.ts',
  'test/dice/{libraries/rpg-dice-roller,notation/fuzz,odds/every-roll,odds/large}.test.ts',
  // processes that are started, cut short and killed, and two on one database
  'test/main.test.ts',
  'test/discord/powerCut.test.ts',
  'test/discord/otherProcess.test.ts',
  'test/discord/questions/leftAsking.test.ts',
  'test/discord/panels/twoProcesses.test.ts',
  'test/store/*.kill.test.ts',
  // on PostgreSQL, what the store's contract holds already
  'test/{discord,store}/*.postgresql.test.ts',
  // the largest that may be sent
  'test/discord/importing.test.ts',
  'test/discord/drawing/easel.test.ts',
  'test/store/sqlite/stability.test.ts',
  // something else at every moment of something long
  'test/discord/erasedMeanwhile.test.ts',
  // fights by the dozen, to see who wins
  'test/systems/ready/fights.test.ts',
  'test/systems/*/autopilot/fights/*.test.ts',
  'test/systems/riftbound/autopilot/ending.test.ts',
  'test/systems/ishanekon/ways/pairs.test.ts',
  'test/discord/autopilot/{pace,runs,undo}.test.ts',
  // games that earlier versions recorded
  'test/recorded/{campaigns,games}.test.ts',
  // every migration from the first, everything compiled, and every pattern tried with long texts
  'test/store/migrations.test.ts',
  'test/tools/setup/compiled.test.ts',
  'test/tools/patience.test.ts',
];

/** What the deep run alone does: whole fights on the page, each button in sight, by touch and by keyboard. */
const longer = ['test/e2e/fight.test.ts'];

/** The files that `npm test` leaves out: those that take long, or with those that the deep run alone does. */
export const longFiles = (isDeep: boolean): readonly string[] =>
  globSync(isDeep ? [...long, ...longer] : long, { cwd: import.meta.dirname });

/** Short files that take long, in `npm test` or in the deep run: begun last, one of them alone would keep a run waiting. */
const longest = new RegExp(
  [
    'playscripts/shares',
    'store/(?:postgresql|sqlite)\\.test',
    'discord/(?:roundTrip|secrets|audit|monkey|powerCut|panels/presses|autopilot/runs)',
    'e2e/',
    'main\\.test',
    'autopilot/fights',
    'systems/ready/fights',
    'systems/\\w+/(?:battles|missions|journeys|armies|chances)',
    'dice/notation/(?:fuzz|nothingLost)',
    'wayfarer/(?:games|space/bruteReach)',
  ]
    .map((file) => `/${file}`)
    .join('|'),
  'u',
);

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

/** How tests are run: those that are quick, or all. */
export const configured = (which: 'quick' | 'all') =>
  defineConfig({
    test: {
      exclude: which === 'quick' ? [...long, ...longer] : [],
      globalSetup: ['test/support/scratchFolder.ts'],
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
        // A bot and its rulebooks take seconds of processor time to load, and longer to become quick: files share a process that has
        // them, as nothing of ours outlives the bot that it belongs to.
        {
          extends: true,
          test: {
            name: 'whole',
            include: ['test/**/*.test.ts'],
            exclude: alone,
            isolate: false,
          },
        },
      ],
    },
  });

export default configured('quick');
