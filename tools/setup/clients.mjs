import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './child.mjs';
import { compilerAsFile } from './compiler.mjs';
import { forReading } from './reading.mjs';
import { inProject } from './paths.mjs';
import { step } from './step.mjs';
import { Trouble } from './trouble.mjs';

/**
 * Generates the database clients out of prisma/ where they are missing or made of something else.
 * @param {string} node
 */
export async function generateClients(node) {
  const stale = readdirSync(inProject('prisma'))
    .filter((provider) => existsSync(inProject('prisma', provider, 'datasource.prisma')))
    .map((provider) => ({
      provider,
      digest: digestOf(provider),
      stamp: inProject('src/generated', provider, 'inputs.sha256'),
    }))
    .filter(({ digest, stamp }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest);
  if (stale.length === 0) return;
  const names = stale.map(({ provider }) => provider).join(' and ');
  await step(`Generating the database client for ${names}`, () =>
    Promise.all(stale.map((client) => generate(node, client))),
  );
}

/**
 * @param {string} node
 * @param {{ provider: string, digest: string, stamp: string }} client
 */
async function generate(node, { provider, digest, stamp }) {
  const { code, output } = await run(node, ['tools/prisma/cli.ts', provider, 'generate'], { capture: true });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Trouble(`Prisma could not generate its client for ${provider}: its own words are above.`);
  }
  compilerAsFile(provider);
  forReading(provider);
  writeFileSync(stamp, digest);
}

/** @param {string} provider */
function digestOf(provider) {
  const schema = readdirSync(inProject('prisma', provider)).filter((name) => name.endsWith('.prisma'));
  const files = [
    ...schema.map((name) => inProject('prisma', provider, name)),
    inProject('node_modules/prisma/package.json'),
    inProject('tools/setup/compiler.mjs'),
    inProject('tools/setup/reading.mjs'),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
