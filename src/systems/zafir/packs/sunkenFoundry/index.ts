import { abilities } from './abilities.ts';
import { dwellers } from './dwellers.ts';
import { items, weapons } from './gear.ts';
import { guards } from './guards.ts';
import type { Pack } from './written.ts';

/**
 * The pack that comes with Turnkeeper for Zafir: a foundry that the sea took, and who still works there. It uses every kind of
 * effect, moment and aim, so it is an example to write packs from, too. Its abilities are other versions of those whose text is lost.
 */
export const sunkenFoundry: Pack = {
  name: 'Sunken Foundry',
  text: "A foundry half under water: its guards are paid, its dead still work, and nobody told its engines that it's over.",
  enemies: [...guards, ...dwellers],
  abilities,
  weapons,
  items,
};
