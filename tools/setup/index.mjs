import { buildGrammar } from '../grammar.mjs';
import { buildPage } from '../page.mjs';
import { generateClients } from './clients.mjs';
import { withLock } from './lock.mjs';
import { suitableNode } from './node.mjs';
import { installPackages, linkPostgres } from './packages.mjs';
import { inProject } from './paths.mjs';

/**
 * Makes what is missing or stale, and says on stderr what it makes; nothing where there is nothing to do.
 * Two of these at once take turns.
 * @param {{ build: boolean }} needs whether generated code is needed too, or only the packages
 * @returns {Promise<string>} the Node.js to run the project's code with
 */
export function setUp({ build }) {
  const waiting = (owner) => console.error(`Waiting for another set-up (process ${owner}) to end.`);
  return withLock(inProject('.cache/setup.lock'), () => makeAll(build), waiting);
}

async function makeAll(build) {
  const node = await suitableNode();
  await installPackages();
  await linkPostgres(node);
  if (build) {
    await generateClients(node);
    tell('Built the dice grammar', await timed(buildGrammar));
    tell("Built the playground's page", await timed(buildPage));
  }
  return node;
}

async function timed(build) {
  const began = performance.now();
  const { built } = await build();
  return { built, seconds: (performance.now() - began) / 1000 };
}

function tell(what, { built, seconds }) {
  if (built) console.error(`${what} … ${seconds.toFixed(1)} s`);
}
