import type { Act } from '../../acts/act.ts';
import { bestStand } from '../../attack/stand.ts';
import { strike } from '../../attack/strike.ts';
import type { Weapon } from '../../character/weapon.ts';
import { isOut } from '../../conditions/can.ts';
import { ability } from '../ability.ts';
import { unitsFor } from '../aims.ts';
import { knows } from '../limits.ts';

/** What an Arcane Bolt strikes with: d3 Arcane Damage, all of it on a critical hit. */
export const bolt: Weapon = {
  id: 'arcaneBolt',
  name: 'Arcane Bolt',
  slot: 'ability',
  kind: 'ranged',
  range: 'medium',
  aim: 2,
  crit: 1,
  damage: { die: 3, plus: 0 },
  critDamage: 0,
  breaking: 0,
  piercing: 0,
  damageType: 'arcane',
  proficiency: null,
  critIsMaximum: true,
  ammo: null,
  properties: [],
  mods: [],
  gives: [],
};

const enemies = { range: 'medium', at: 'enemies' } as const;

/** Arcane Bolt: a ranged attack by magic; split, on two enemies, each with a roll of its own. */
export const arcaneBolt: Act = ability('arcaneBolt', {
  hostile: true,
  quiet: true,
  targets: (scene, actor) => unitsFor(scene, actor, enemies),
  means: (scene, actor) =>
    knows(scene, actor, 'boltSplitting')
      ? unitsFor(scene, actor, enemies).map((choice) => ({ ...choice, note: 'the second enemy' }))
      : [],
  meansLater: true,
  strikes: (_scene, { target, means }) => [target, means].filter((id) => id !== null),
  *run(tx, { actor, target, means }) {
    const second = means ?? null;
    for (const aimed of new Set([target, second])) {
      if (aimed === null || isOut(tx.now, aimed)) continue;
      const about = {
        actor,
        target: aimed,
        weapon: bolt,
        kind: 'ranged',
        reaction: null,
        moving: false,
        ability: 'arcaneBolt',
      } as const;
      yield* strike(tx, { ...about, from: bestStand(tx.snapshot(), about) });
    }
  },
});
