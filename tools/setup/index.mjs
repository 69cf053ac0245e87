import { buildGrammar } from '../grammar.mjs';
import { buildPage } from '../page.mjs';
import { generateClients } from './clients.mjs';
import { compileFiles } from './compiled.mjs';
import { withLock } from './lock.mjs';
import { suitableNode } from './node.mjs';
import { installPackages, linkPostgres } from './packages.mjs';
import { inProject } from './paths.mjs';

/**
 * Makes what is missing or stale, and says on stderr what it makes; nothing where there is nothing to do.
 * Two of these at once take turns.
 * @param {{ build: boolean, compile: boolean }} needs whether generated code is needed too, or only the packages; and whether
 * all is to be compiled ahead
 * @returns {Promise<string>} the Node.js to run the project's code with
 */
export function setUp(needs) {
  /** @param {string} owner */
  const waiting = (owner) => console.error(`Waiting for another set-up (process ${owner}) to end.`);
  return withLock(inProject('.cache/setup.lock'), () => makeAll(needs), waiting);
}

/**
 * @param {{ build: boolean, compile: boolean }} needs
 * @returns {Promise<string>}
 */
async function makeAll({ build, compile }) {
  const node = await suitableNode();
  await installPackages();
  await linkPostgres(node);
  if (build) {
    await generateClients(node);
    await built('the dice grammar', buildGrammar);
    await built("the playground's page", buildPage);
  }
  if (compile) await compileFiles(node);
  return node;
}

/**
 * These look for themselves whether there is anything to do, so they are told of afterwards.
 * @param {string} what
 * @param {() => Promise<{ built: boolean }>} build
 */
async function built(what, build) {
  const began = performance.now();
  const { built } = await build();
  if (built) console.error(`Building ${what} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
