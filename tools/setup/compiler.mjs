import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from './paths.mjs';
import { Trouble } from './trouble.mjs';

const asText =
  /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.]+\.wasm-base64)\.mjs"\)\n\s*return await decodeBase64AsWasm\(wasm\)/;
const asFile = `const { readFile } = await import('node:fs/promises')
    return await WebAssembly.compile(await readFile(new URL('query_compiler.wasm', import.meta.url)))`;

/**
 * Prisma's generated client brings its query compiler along as a text of two million letters, which a bot would keep in its
 * memory twice as long as it runs. Here it becomes a file of bytes beside the client. Fits the exact version of Prisma.
 * @param {string} provider
 */
export function compilerAsFile(provider) {
  const client = inProject('src/generated', provider, 'internal/class.ts');
  const text = readFileSync(client, 'utf8');
  const packed = asText.exec(text)?.[1];
  if (packed === undefined)
    throw new Trouble(`Prisma's client for ${provider} no longer holds its compiler as text.`);
  const { wasm } = createRequire(import.meta.url)(`${packed}.js`);
  writeFileSync(
    inProject('src/generated', provider, 'internal/query_compiler.wasm'),
    Buffer.from(wasm, 'base64'),
  );
  writeFileSync(client, text.replace(asText, asFile));
}
