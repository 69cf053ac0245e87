// Reads what Vitest's json reporter wrote: `node tools/ci/results.mjs total|skipped FILE…`. 'total' prints how many tests
// passed and failed in all files that are there; 'skipped' names those that did not run, and fails where there are any.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ fullName: string, status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled' }} Test */

const [question, ...files] = process.argv.slice(2);
const tests = files.filter((file) => existsSync(file)).flatMap(testsIn);

/**
 * @param {string} file
 * @returns {readonly (Test & { readonly file: string })[]}
 */
function testsIn(file) {
  /** @type {{ testResults: { name: string, assertionResults: Test[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  );
}

if (question === 'total') {
  const count = (/** @type {Test['status']} */ status) =>
    tests.filter((test) => test.status === status).length;
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
} else {
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  for (const test of skipped) console.log(`${test.status}: ${test.fullName} (${test.file})`);
  if (skipped.length > 0) process.exitCode = 1;
}
