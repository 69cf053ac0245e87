// Loads what the bot loads at its start and later, every rulebook among it, and does nothing with it: so Node compiles it and,
// where it is told where (`NODE_COMPILE_CACHE`), keeps it. `tools/setup/compiled.mjs` runs this.
import '../src/compose.ts';
import '../src/playground/index.ts';
import '../src/settings.ts';
import '../src/store/sqlite/open.ts';
import { loadCommands } from '../src/discord/loader.ts';
import { systems } from '../src/systems/registry.ts';

await loadCommands(new URL('../commands/', import.meta.url));
for (const { id } of systems.catalogue) await systems.load(id);
