/** Prints every table of a system's content as JSON: `npm run -s content -- SYSTEM`. */
import { systemById, systems } from '../src/systems/registry.ts';

const id = process.argv[2] ?? '';
const system = systemById(id);
if (system) {
  console.log(JSON.stringify(system.content, undefined, 2));
} else {
  console.error(`There is no system '${id}'; there are ${[...systems.keys()].join(', ')}.`);
  process.exitCode = 1;
}
