import { spawn } from 'node:child_process';
import path from 'node:path';
import { compiledFolder, root } from './paths.mjs';

/**
 * How a program ended, and what it wrote where that was kept.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, output: string }} Ending
 *
 * @typedef {object} Options
 * @property {string} [cwd] the folder it runs in; the project's unless given
 * @property {boolean} [capture] keep its output instead of showing it
 * @property {string} [firstInPath] a folder that its PATH shall begin with
 * @property {boolean} [shell] run it through the system's shell
 */

/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** @type {Map<NodeJS.Signals, () => void>} */
const handlers = new Map();
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a Node program until it ends; signals that reach this process go on to it, and it is waited for.
 * @param {string} node the Node.js to run it with
 * @param {readonly string[]} args its file and arguments
 * @param {Options} [options]
 */
export function run(node, args, options = {}) {
  return runProgram(node, args, { ...options, firstInPath: path.dirname(node) });
}

/**
 * As `run`, for any program. Rejects where it cannot be started.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<Ending>}
 */
export function runProgram(program, args, { cwd = root, capture = false, firstInPath, shell = false } = {}) {
  // What Node compiles (types stripped) is kept: the next start is quicker and needs less memory. And two stores of memory
  // are enough for the C library, which would give each thread one of its own that is never full; what is free at the end of
  // one goes back to the system, which it would keep by the megabyte once something large has been freed.
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...process.env,
    NODE_COMPILE_CACHE: compiledFolder,
  };
  if (firstInPath) env.PATH = [firstInPath, env.PATH].filter(Boolean).join(path.delimiter);
  const child = spawn(program, args, {
    cwd,
    env,
    shell,
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  running.add(child);
  passOnSignals();
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal, output });
    });
  });
}

/**
 * Ends this process as its child ended: with the same code, or by the same signal.
 * @param {Ending} ending
 */
export function endLike({ code, signal }) {
  for (const [name, handler] of handlers) process.off(name, handler);
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
}

/**
 * Ends the children when the npm that started this process is gone: a shell between npm and this one dies of a signal
 * without a word to its child, and a bot that nobody can see would go on for ever.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = () => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    for (const child of running) child.kill('SIGTERM');
  };
  const timer = setInterval(look, 250);
  timer.unref();
}

function passOnSignals() {
  if (handlers.size > 0) return;
  for (const signal of signals) {
    const handler = () => {
      // Ctrl+C in a terminal reaches the whole group; a second one would mean 'at once' to many programs.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      for (const child of running) child.kill(signal);
    };
    handlers.set(signal, handler);
    process.on(signal, handler);
  }
}
