import { type Sum, sum } from '../../../engine/modifier.ts';
import type { Params } from '../../../engine/refusal.ts';
import type { RolledDie } from '../../../engine/roll.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx, Verdict } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import type { Weapon } from '../character/weapon.ts';
import { isOut } from '../conditions/can.ts';
import { gain } from '../conditions/change.ts';
import { reveal } from '../move/reveal.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { changes } from '../numbers/index.ts';
import { coverAgainst } from '../numbers/sources/cover.ts';
import { windows } from '../reactions/index.ts';
import { type CharacterId, character, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { fire } from './ammo.ts';
import { comeForth } from './comeForth.ts';
import { dealDamage } from './damage.ts';
import { afterStrike, type Struck } from './hooks.ts';
import { critsOn, hitsOn } from './pools.ts';
import { type Damage, through } from './through.ts';
import { hasProperty } from './weapons.ts';

/** The pools of an attack, and what a hit would do besides its die, each with what makes it so. */
export interface Numbered {
  readonly aim: Sum;
  readonly crit: Sum;
  readonly damage: Sum;
  readonly critDamage: Sum;
  readonly breaking: number;
  readonly piercing: number;
}

const none = sum(0, []);

/** The Aim Dice of an attack in the scene as it is. */
export const aimOf = (scene: Scene, about: AttackAbout): Sum =>
  sum(profileOf(character(scene, about.actor)).aim, changes(scene, 'aim', about));

/** The Crit Dice of an attack; a subdue has none. */
export const critOf = (scene: Scene, about: AttackAbout): Sum =>
  about.kind === 'subdue' ? none : sum(about.weapon.crit, changes(scene, 'crit', about));

/** The numbers of an attack in the scene as it is. A subdue has Aim Dice alone. */
export function numbersOf(scene: Scene, about: AttackAbout): Numbered {
  const { weapon } = about;
  const subdue = about.kind === 'subdue';
  return {
    aim: aimOf(scene, about),
    crit: critOf(scene, about),
    damage: subdue ? none : sum(weapon.damage.plus, changes(scene, 'damage', about)),
    critDamage: subdue ? none : sum(weapon.critDamage, changes(scene, 'critDamage', about)),
    breaking: subdue ? 0 : sum(weapon.breaking, changes(scene, 'breaking', about)).total,
    piercing: subdue ? 0 : sum(weapon.piercing, changes(scene, 'piercing', about)).total,
  };
}

/**
 * One attack: what may be done about it first (window 'attack.made'), Aim, Crit and Damage Dice as one roll, what may undo a hit
 * ('attack.hit'), damage and what comes with it, and what may follow ('attack.over'). Ammo is fired; actions are the caller's.
 */
export function* strike(tx: Tx<Scene>, about: AttackAbout): Rule<Struck> {
  const { actor, target, weapon } = about;
  comeForth(tx, actor);
  const moment = {
    actor,
    target,
    kind: about.kind,
    weapon: weapon.name,
    weaponId: weapon.id,
    reaction: about.reaction,
    damageType: weapon.damageType,
  };
  const spoilt = (yield* react(tx, about, windows.attackMade, moment)) === 'prevented';
  const struck = spoilt ? spoiltStrike(tx, about) : yield* rolledStrike(tx, about, moment);
  for (const happens of afterStrike) yield* happens(tx, about, struck) ?? [];
  if (isThere(tx.now, actor) && isThere(tx.now, target))
    yield* react(tx, about, windows.attackOver, { ...moment, hit: struck.hit });
  if (!hasProperty(weapon, 'silent')) reveal(tx, actor, 'action');
  return struck;
}

/** Lets others react; nobody can to what an Autotracker guides. */
function* react(tx: Tx<Scene>, { weapon }: AttackAbout, window: string, about: Params): Rule<Verdict> {
  return weapon.mods.includes('autotracker') ? 'goesOn' : yield* tx.window(window, about);
}

const isThere = (scene: Scene, id: CharacterId): boolean =>
  scene.fight === null || unitIn(scene, id) !== null;

/** A reaction made it go wide before any die fell; the shot is gone all the same. */
function spoiltStrike(tx: Tx<Scene>, about: AttackAbout): Struck {
  const numbers = numbersOf(tx.snapshot(), about);
  fire(tx, about.actor, about.weapon, about.kind);
  tellStrike(tx, about, numbers, { aim: [], crit: [], damage: null }, 'prevented', null);
  return { hit: false, crit: false, prevented: true, hp: 0 };
}

/** Dice as they lie when all have fallen and nobody changes any more. */
interface Fallen {
  readonly aim: readonly number[];
  readonly crit: readonly number[];
  readonly damage: number | null;
}

function* rolledStrike(tx: Tx<Scene>, about: AttackAbout, moment: Params): Rule<Struck> {
  const numbers = numbersOf(tx.snapshot(), about);
  fire(tx, about.actor, about.weapon, about.kind);
  const dice = yield* rollAttack(tx, about, numbers);
  if (!dice.aim.some((value) => value >= hitsOn)) {
    tellStrike(tx, about, numbers, dice, 'miss', null);
    return { hit: false, crit: false, prevented: false, hp: 0 };
  }
  const crit = dice.crit.some((value) => value >= critsOn);
  const damage = about.kind === 'subdue' ? null : damageOf(about, numbers, dice.damage ?? 0, crit);
  const says = { ...moment, crit, damage: damage?.amount ?? 0, area: false };
  if ((yield* react(tx, about, windows.attackHit, says)) === 'prevented') {
    tellStrike(tx, about, numbers, dice, 'prevented', null);
    return { hit: false, crit: false, prevented: true, hp: 0 };
  }
  tellStrike(tx, about, numbers, dice, crit ? 'crit' : 'hit', damage);
  if (damage === null) {
    gain(tx, about.target, 'unconscious', { source: about.actor, from: 'attack' });
    return { hit: true, crit: false, prevented: false, hp: 0 };
  }
  const { hp } = yield* dealDamage(tx, damage);
  giveConditions(tx, about, crit);
  return { hit: true, crit, prevented: false, hp };
}

/** Aim, Crit and Damage Dice, in this order. Without an Aim Die it misses of itself, and nothing is rolled (A42). */
function* rollAttack(tx: Tx<Scene>, { actor, weapon, kind }: AttackAbout, numbers: Numbered): Rule<Fallen> {
  const pool = (count: number, sides: number, label: string, matters = true) =>
    tx.roll({ count, sides, label, by: actor, about: { matters } });
  const values = (roll: { readonly id: number } | null) =>
    roll === null ? [] : tx.rolled(roll.id).dice.map(({ value }: RolledDie) => value);
  if (numbers.aim.total < 1) return { aim: [], crit: [], damage: null };
  const aim = yield* pool(numbers.aim.total, 6, 'aim');
  const hits = values(aim).some((value) => value >= hitsOn);
  const crit = numbers.crit.total < 1 ? null : yield* pool(numbers.crit.total, 6, 'crit', hits);
  const sides = kind === 'subdue' ? 0 : weapon.damage.die;
  const damage = sides === 0 ? null : yield* pool(1, sides, 'damage', hits);
  return { aim: values(aim), crit: values(crit), damage: values(damage)[0] ?? null };
}

/** The damage of a hit, before anything of the target's counts. */
export function damageOf(about: AttackAbout, numbers: Numbered, die: number, crit: boolean): Damage {
  const { weapon } = about;
  const most = crit && weapon.critIsMaximum === true;
  const base = numbers.damage.total + (most ? weapon.damage.die : die);
  return {
    target: about.target,
    amount: Math.max(0, base + (crit && !most ? numbers.critDamage.total : 0)),
    damageType: weapon.damageType,
    melee: weapon.proficiency === 'meleeWeapons',
    by: about.actor,
    what: weapon.name,
    attack: true,
    critical: crit,
    piercing: numbers.piercing,
    breaking: numbers.breaking,
    told: true,
  };
}

/** What a weapon gives besides damage: a Stun Weapon on a critical hit, an enemy's attack what its sheet says. */
function giveConditions(tx: Tx<Scene>, { actor, target, weapon }: AttackAbout, crit: boolean): void {
  for (const given of conditionsGiven(weapon, crit)) {
    if (isOut(tx.now, target)) return;
    gain(tx, target, given.condition, {
      source: actor,
      from: 'attack',
      ...(given.number === undefined ? {} : { number: given.number }),
    });
  }
}

/** The conditions that a hit with a weapon gives. */
export const conditionsGiven = (weapon: Weapon, crit: boolean): Weapon['gives'] => [
  ...weapon.gives.filter(({ when }) => when === 'hit' || crit),
  ...weapon.properties
    .filter(({ id }) => crit && id === 'stunWeapon')
    .map(({ number = 1 }) => ({ condition: 'stunned' as const, number, when: 'crit' as const })),
];

function tellStrike(
  tx: Tx<Scene>,
  about: AttackAbout,
  numbers: Numbered,
  dice: Fallen,
  outcome: 'miss' | 'hit' | 'crit' | 'prevented',
  damage: Damage | null,
): void {
  const now = tx.snapshot();
  const own = unitIn(now, about.actor)?.at ?? about.from;
  tell(tx, 'attacked', {
    actor: about.actor,
    target: about.target,
    weapon: about.weapon.name,
    kind: about.kind,
    from: about.from === own ? null : about.from,
    reaction: about.reaction,
    ability: about.ability,
    cover: coverAgainst(now, about).cover,
    outcome,
    hit: outcome === 'hit' || outcome === 'crit',
    aim: { ...numbers.aim, values: dice.aim },
    crit: numbers.crit.total < 1 ? null : { ...numbers.crit, values: dice.crit },
    die: dice.damage === null ? null : { sides: about.weapon.damage.die, value: dice.damage },
    damage: numbers.damage,
    critDamage: numbers.critDamage,
    critIsMaximum: about.weapon.critIsMaximum === true,
    damageType: about.weapon.damageType,
    through: damage === null ? null : through(now, damage),
  });
}
