// Reads what Vitest's json reporter wrote: `node tools/ci/results.mjs total|skipped FILE`. 'total' prints how many tests
// passed and failed; 'skipped' names those that did not run, and fails where there are any.
import { readFileSync } from 'node:fs';

/** @typedef {{ fullName: string, status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled' }} Test */

const [question, file = ''] = process.argv.slice(2);
/** @type {{ testResults: { name: string, assertionResults: Test[] }[] }} */
const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
const tests = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults.map((test) => ({ file: name, ...test })),
);

if (question === 'total') {
  const count = (/** @type {Test['status']} */ status) =>
    tests.filter((test) => test.status === status).length;
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
} else {
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  for (const test of skipped) console.log(`${test.status}: ${test.fullName} (${test.file})`);
  if (skipped.length > 0) process.exitCode = 1;
}
