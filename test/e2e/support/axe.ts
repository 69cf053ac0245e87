import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page as it is now, of whatever weight: a line each, with where it is. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(await source);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations.map(
    ({ impact, id, help, nodes }) =>
      `${impact} ${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')})`,
  );
}
