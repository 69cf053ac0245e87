import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { configured, longFiles } from './vitest.config.ts';

// The long proofs: thousands of games, millions of rolls, floods and fuzz, scenes undone and redone at each step. Every run has a
// seed of its own; SEED=… plays one again, and SEED=0 is the same for everybody (test/support/deep.ts).
process.env.TEST_DEEP = 'yes';
process.env.SEED ??= String(randomInt(1, 2 ** 31));
if (!/^\d{1,10}$/u.test(process.env.SEED)) throw new Error('SEED is a whole number, such as SEED=7');
console.log(`A deep run: to play it again, SEED=${process.env.SEED} npm run test:deep`);

const usual = configured('all');
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Only tests that take their numbers from there prove more than `npm test` does, and those that it leaves out.
const related = ['test/support/deep.ts', ...longFiles(true)].map(here);

export default { ...usual, test: { ...usual.test, related, testTimeout: 900_000, hookTimeout: 900_000 } };
