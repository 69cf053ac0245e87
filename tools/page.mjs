// Builds the playground's page into .cache/page: index.html, page.js, page.css. Plain JavaScript that Node 20 reads.
// `node tools/page.mjs` builds; `buildPage()` does nothing where no input has changed since the last build.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const source = join(root, 'src/playground/page');
export const pageDirectory = join(root, '.cache/page');
const stampFile = join(pageDirectory, 'inputs.sha256');

/** A digest of everything the page is made of: its sources, the markdown that it shows, the protocol, the lock file, this program. */
async function digestOfInputs() {
  const files = [];
  for (const folder of [source, join(root, 'src/markdown')]) {
    const names = await readdir(folder, { recursive: true });
    files.push(...names.filter((name) => extname(name)).map((name) => join(folder, name)));
  }
  files.push(
    join(root, 'src/playground/protocol.ts'),
    join(root, 'package-lock.json'),
    fileURLToPath(import.meta.url),
  );
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Builds the page where it is missing or stale.
 * @returns {Promise<{ directory: string, built: boolean, milliseconds: number }>} where it lies, and whether anything was done
 */
export async function buildPage() {
  const began = performance.now();
  const digest = await digestOfInputs();
  const outcome = (/** @type {boolean} */ built) => ({
    directory: pageDirectory,
    built,
    milliseconds: Math.round(performance.now() - began),
  });
  const last = await readFile(stampFile, 'utf8').catch(() => '');
  if (last === digest) return outcome(false);

  const { build } = await import('esbuild');
  await mkdir(pageDirectory, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: join(source, 'main.ts'), out: 'page' },
      { in: join(source, 'styles/index.css'), out: 'page' },
    ],
    outdir: pageDirectory,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    // Class and function names stay readable in the browser's error messages.
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  await writeFile(join(pageDirectory, 'index.html'), await readFile(join(source, 'index.html')));
  await writeFile(stampFile, digest);
  return outcome(true);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { built, milliseconds } = await buildPage();
  console.log(
    built ? `built the playground's page in ${milliseconds} ms` : "the playground's page is up to date",
  );
}
