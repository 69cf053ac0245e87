import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { hasTrait } from '../character/traits.ts';
import type { Boost } from '../checks/boost.ts';
import { rollTest } from '../checks/rolling.ts';
import type { AttackAbout, TestAbout } from '../numbers/about.ts';
import { attackDifficulty, weaponDamageOf } from '../numbers/index.ts';
import { attackSkill, isRanged, weaponOf } from '../numbers/weapon.ts';
import { attackMoment } from '../powers/moments.ts';
import type { Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { countsSixes, sixesOf } from './sixes.ts';
import { type Through, through } from './through.ts';

/** What an attack came to. */
export interface Struck extends Through {
  readonly successes: number; // none is a miss
  readonly sixes: number; // for Cleave and Rend
  readonly damage: number; // before Armour
}

/** The Test that an attack is. */
export const attackTest = (scene: Scene, about: AttackAbout, doubled: boolean): TestAbout => ({
  actor: about.actor,
  attribute: 'body',
  skill: attackSkill(scene, about),
  sense: null,
  doubled,
  way: about.way,
  opposedBy: null,
  aimedAt: about.target,
  resists: false,
  edge: null,
  social: false,
});

/** Rolls an attack in the scene as it is `now`, and tells what it came to. Nothing is suffered yet. */
export function* strike(tx: Tx<Scene>, now: Scene, about: AttackAbout, bought: Boost): Rule<Struck> {
  const { actor, target, way } = about;
  const ranged = isRanged(now, about);
  const ladder = attackDifficulty(now, about);
  const weapon = weaponOf(now, about);
  const by = ranged ? (about.thrown ? 'throw' : 'shot') : 'melee';
  const { rules } = now.party;
  const counted = countsSixes(now, about);
  const rolled = yield* rollTest(tx, now, {
    about: attackTest(now, about, bought.doubled),
    purpose: { kind: 'attack', target, weapon: weapon.name, by, way },
    difficulty: ladder.dn,
    goal: { kind: 'most', sixes: counted && rules.sixes === 'asTheyEnd' },
    maximised: bought.maximised,
  });
  const { successes } = rolled;
  const soFar = () => ({
    dice: [...rolled.values],
    plus: [...rolled.plus],
    difficulty: ladder.dn,
    successes,
    damage: Math.max(0, weaponDamageOf(tx.now, about).total + successes),
  });
  const then = successes > 0 ? yield* attackMoment(tx, 'attackHit', now, about, soFar) : now;
  const weaponDamage = weaponDamageOf(then, about);
  const damage = successes > 0 ? Math.max(0, weaponDamage.total + successes) : 0;
  const sixes = counted ? sixesOf(rules, rolled) : 0;
  const passed = through(then, about, damage);
  tell(tx, 'attacked', {
    actor,
    target,
    weapon: weapon.name,
    weaponDamage,
    ranged,
    thrown: about.thrown,
    way,
    ...ladder,
    ...rolled,
    sixes: counted ? sixes : null,
    damage,
    armour: passed.armour,
    harm: passed.harm,
    dealt: passed.dealt,
    empties: hasTrait(weapon, 'reload'),
  });
  return { ...passed, successes, sixes, damage };
}
