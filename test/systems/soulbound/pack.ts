import { plain } from '../../../src/engine/json.ts';
import type { PackCreature } from '../../../src/engine/packs.ts';
import type { Character } from '../../../src/systems/soulbound/character/schema.ts';
import { ashenPass } from '../../../src/systems/soulbound/packs/ashenPass.ts';
import { type Carried, carriedOf, readCarried } from '../../../src/systems/soulbound/packs/carried.ts';
import { packs } from '../../../src/systems/soulbound/packs/index.ts';
import { readPack } from '../../../src/systems/soulbound/packs/read.ts';
import type { Pack } from '../../../src/systems/soulbound/packs/schema.ts';
import { type Power, powerSchema } from '../../../src/systems/soulbound/powers/schema/power.ts';

const read = readPack(plain(ashenPass));
if (!read.ok) throw new Error(JSON.stringify(read.faults));

/** The pack that comes with Turnkeeper, as it is read. */
export const pass: Pack = read.pack;

const view = packs.view(plain(pass));

/** All of it that sheets can carry, as they carry it. */
export const packGoods: readonly Carried[] = view.entries.flatMap(
  ({ id }) => readCarried(plain(carriedOf(pass, id))) ?? [],
);

/** Every talent, miracle, spell and item of it. */
export const packPowers: readonly Power[] = packGoods.flatMap((carried) =>
  carried.kind === 'power' ? [carried.power] : [],
);

/** Every creature of it, fresh. */
export const packCreatures: readonly PackCreature<Character>[] = view.entries.flatMap(
  ({ id }) => packs.creature(plain(pass), id) ?? [],
);

/** Every trait of them, as their sheets carry it. */
export const creatureTraits: readonly Power[] = packCreatures.flatMap(({ sheet }) =>
  sheet.powers.filter(({ kind }) => kind === 'trait'),
);

/** A creature of it by its name. */
export function creature(name: string): Character {
  const found = packCreatures.find((one) => one.name === name);
  if (found === undefined) throw new Error(`the pack has no '${name}'`);
  return found.sheet;
}

/** A power as its writer would put it down: what is left out is the plain case. */
export function power(written: {
  readonly name: string;
  readonly effects: readonly object[];
  readonly [value: string]: unknown;
}): Power {
  const { name } = written;
  return powerSchema.parse({ id: name.toLowerCase(), kind: 'talent', when: 'action', ...written });
}
