/** Prints every table of a system's content as JSON, and what the packs that come with it bring: `npm run -s content -- SYSTEM`. */
import { systems } from '../src/systems/registry.ts';

/** The rows of a pack by their kinds, 'pack.abilities', each with an id: its own, or its name. */
const rowsOf = (pack: object): readonly (readonly [string, readonly object[]])[] =>
  Object.entries(pack).flatMap(([kind, rows]: [string, unknown]) =>
    Array.isArray(rows) &&
    rows.length > 0 &&
    rows.every((row) => typeof row === 'object' && row !== null && 'name' in row)
      ? [
          [
            `pack.${kind}`,
            rows.map((row: object) => ({ ...('name' in row ? { id: row.name } : {}), ...row })),
          ] as const,
        ]
      : [],
  );

const id = process.argv[2] ?? '';
const system = await systems.load(id);
if (system) {
  const packs = (system.packs?.shipped ?? []).flatMap((pack) =>
    typeof pack === 'object' && pack !== null ? rowsOf(pack) : [],
  );
  console.log(JSON.stringify({ ...system.content, ...Object.fromEntries(packs) }, undefined, 2));
} else {
  console.error(
    `There is no system '${id}'; there are ${systems.catalogue.map((book) => book.id).join(', ')}.`,
  );
  process.exitCode = 1;
}
