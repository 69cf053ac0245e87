import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './paths.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const handlers = new Map();
const running = new Set();

/**
 * Runs a Node program in the terminal until it ends; signals that reach this process go on to it, and it is waited for.
 * @param {string} node the Node.js to run it with
 * @param {readonly string[]} args its file and arguments
 * @param {{ cwd?: string, capture?: boolean }} [options] with `capture` its output is kept instead of shown
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null, output: string }>}
 */
export function run(node, args, { cwd = root, capture = false } = {}) {
  return runProgram(node, args, { cwd, capture, firstInPath: path.dirname(node) });
}

/** As `run`, for any program; `firstInPath` is a folder that its PATH shall begin with. */
export function runProgram(program, args, { cwd = root, capture = false, firstInPath, shell = false }) {
  const env = { ...process.env };
  if (firstInPath) env.PATH = [firstInPath, env.PATH].filter(Boolean).join(path.delimiter);
  const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(program, args, { cwd, env, stdio, shell });
  return new Promise((resolve, reject) => {
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    running.add(child);
    listen();
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal, output });
    });
  });
}

/** Ends this process as its child ended: with the same code, or by the same signal. */
export function stopLikeChild({ code, signal }) {
  for (const [name, handler] of handlers) process.off(name, handler);
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
}

function listen() {
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
