/** Prints every table of a system's content as JSON: `npm run -s content -- SYSTEM`. */
import { systems } from '../src/systems/registry.ts';

const id = process.argv[2] ?? '';
const system = await systems.load(id);
if (system) {
  console.log(JSON.stringify(system.content, undefined, 2));
} else {
  console.error(
    `There is no system '${id}'; there are ${systems.catalogue.map((book) => book.id).join(', ')}.`,
  );
  process.exitCode = 1;
}
