import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { runProgram } from './child.mjs';
import { npmCi } from './npm.mjs';
import { inProject } from './paths.mjs';
import { step } from './step.mjs';
import { Trouble } from './trouble.mjs';

// Runs TypeScript as it stands, `using` included. (better-sqlite3 13 crashes on Node 20.)
const oldestMajor = 24;
/** @type {Partial<Record<NodeJS.Platform, string>>} */
const brought = { linux: 'node-linux-', win32: 'node-win-' };

/**
 * The Node.js for the project's own code: the one that runs this if it is new enough, else one out of npm,
 * which is installed into .node where it is missing.
 * @returns {Promise<string>} its executable
 */
export async function suitableNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestMajor) return process.execPath;
  const wanted = JSON.parse(readFileSync(inProject('tools/node/package.json'), 'utf8')).optionalDependencies;
  const name = `${brought[process.platform]}${process.arch}`;
  if (!wanted[name]) {
    throw new Trouble(
      `Turnkeeper needs Node.js ${oldestMajor} or newer; this is ${process.versions.node}, and there is no package with a newer one ` +
        `for ${process.platform} ${process.arch}. Please install it from https://nodejs.org and try again.`,
    );
  }
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const node = inProject('.node/node_modules', name, file);
  if (!existsSync(node) || !isCurrent()) {
    await step(`Installing Node.js ${wanted[name]} (${process.versions.node} is too old)`, () =>
      install(node),
    );
  }
  return node;
}

function isCurrent() {
  const [installed, locked] = [
    inProject('.node/package-lock.json'),
    inProject('tools/node/package-lock.json'),
  ];
  return existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(locked, 'utf8');
}

/** @param {string} node */
async function install(node) {
  mkdirSync(inProject('.node'), { recursive: true });
  copyFileSync(inProject('tools/node/package.json'), inProject('.node/package.json'));
  copyFileSync(inProject('tools/node/package-lock.json'), inProject('.node/package-lock.json'));
  await npmCi(inProject('.node'));
  const { code, output } = await runProgram(node, ['--version'], { capture: true }).catch((error) => ({
    code: null,
    output: error.message,
  }));
  if (code !== 0) {
    throw new Trouble(
      `The Node.js that npm brought does not run on this machine (${output.trim()}). ` +
        `Please install Node.js ${oldestMajor} or newer from https://nodejs.org and try again.`,
    );
  }
}
