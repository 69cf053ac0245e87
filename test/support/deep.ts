// What a run proves with small numbers (`npm test`) or with large ones and a seed of its own (`npm run test:deep`).
// Files that are no tests use it as well: workers have the environment of the test that began them.

const { TEST_DEEP, SEED = '0' } = process.env;

/** Whether this run has time for the large numbers. */
export const isDeep = TEST_DEEP === 'yes';

/** The number (of games, rolls, steps, moments …) for a usual run, or for a deep one. */
export const deep = <T>(usual: T, large: T): T => (isDeep ? large : usual);

/**
 * How long a test may take at most, in milliseconds. In a deep run that is a guard against what hangs, and nothing else: its numbers take as
 * long as the machine is slow, and others run beside it.
 */
export const patience = (usual: number): number => deep(usual, 30 * 60_000);

/** The run's seed: 0 in every usual run; a deep one prints its own, and takes it from SEED. */
export const runSeed = isDeep ? Number(SEED) : 0;

/** The name of a source of dice in this run: as it stands for seed 0. */
export const seeded = (name: string): string => (runSeed === 0 ? name : `${name}, run ${runSeed}`);

/** The seed of a property test in this run: as it stands for seed 0. */
export const seededFrom = (usual: number): number => (usual + Math.imul(runSeed, 0x9e3779b1)) | 0;
