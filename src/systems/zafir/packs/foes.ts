import { plain } from '../../../engine/json.ts';
import type { Enemy } from '../character/schema.ts';
import { enemyOf } from './creature.ts';
import { describeEnemy } from './describe.ts';
import { readPack } from './read.ts';
import type { PackEnemy } from './schema.ts';

/** Foes to begin with, where no pack has been brought in. They are written as those of packs are. */
const written = {
  name: 'House foes',
  enemies: [
    {
      name: 'Bandit',
      text: 'A rifle, a scarf, and nothing to lose.',
      tags: ['insaan', 'bandit'],
      hp: 4,
      aim: 1,
      attacks: [
        { name: 'Old rifle', range: 'Medium', damage: 'd2 + 1', critDamage: 1, ammo: 3 },
        { name: 'Knife', range: 'Adjacent', aim: 2, damage: 'd3', critDamage: 1 },
      ],
    },
    {
      name: 'Soldier',
      text: 'Drilled, armoured, and under orders.',
      tags: ['insaan', 'soldier'],
      hp: 5,
      aim: 1,
      will: 1,
      armour: 1,
      attacks: [
        { name: 'Autorifle', range: 'Medium', damage: 'd3 + 2', critDamage: 2, ammo: 4 },
        { name: 'Knife', range: 'Adjacent', aim: 2, damage: 'd3', critDamage: 1 },
      ],
      grenades: ['Frag Grenade'],
    },
    {
      name: 'Ghul',
      text: "A corpse that the Nether has raised: it doesn't tire, and it doesn't stop.",
      type: 'Undead',
      tags: ['ghul'],
      hp: 4,
      speed: 7,
      aim: 1,
      attacks: [
        { name: 'Claws', range: 'Adjacent', aim: 1, damage: 'd3 + 1', critDamage: 1, damageType: 'Melee' },
      ],
      immune: ['Poison', 'Poisoned', 'Panic', 'Exhausted'],
      vulnerable: ['Fire'],
    },
  ],
};

function readFoes(): readonly PackEnemy[] {
  const read = readPack(plain(written));
  if (!read.ok) throw new TypeError(`a house foe is none: ${read.faults[0]?.at}`);
  return read.pack.enemies;
}

const enemies = readFoes().map((enemy) => ({ id: enemy.name.toLowerCase(), enemy }));

/** The house foes, as they are listed. */
export const foes = enemies.map(({ id, enemy }) => ({
  id,
  name: enemy.name,
  note: describeEnemy(enemy).note,
}));

/** A fresh house foe. */
export function foe(id: string): Enemy {
  const found = enemies.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no foe '${id}'`);
  return enemyOf(found.enemy);
}
