import path from 'node:path';
import { runProgram } from './child.mjs';
import { Trouble } from './trouble.mjs';

/**
 * Installs exactly what the lock file in this folder names, the tools for development included.
 * No package runs a script of its own: what of that is needed, the set-up does.
 * @param {string} folder
 */
export async function npmCi(folder) {
  const [program, ...first] = npm();
  const { code, output } = await runProgram(
    program,
    [...first, 'ci', '--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error'],
    { cwd: folder, capture: true, shell: process.platform === 'win32' && first.length === 0 },
  ).catch((error) => ({ code: null, output: `${error.message}\n` }));
  if (code !== 0) {
    process.stderr.write(output);
    throw new Trouble('`npm ci` could not install the packages: its own words are above.');
  }
}

/**
 * The npm that started this (an `npm start`), else the one in the PATH.
 * @returns {[string, ...string[]]}
 */
function npm() {
  const file = process.env.npm_execpath;
  return file && path.basename(file) === 'npm-cli.js' ? [process.execPath, file] : ['npm'];
}
