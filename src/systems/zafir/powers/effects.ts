import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { forPhases, untilEncounterEnd } from '../../../engine/uses/index.ts';
import { addEffect } from '../abilities/effects.ts';
import { leapTo } from '../abilities/soldier/steps.ts';
import { areaDamage, areaTiles, unitsOn } from '../attack/area.ts';
import { carryOut } from '../attack/attack.ts';
import { comeForth } from '../attack/comeForth.ts';
import { dealDamage, gainShield, heal } from '../attack/damage.ts';
import { focusOn } from '../attack/focused.ts';
import { isOut } from '../conditions/can.ts';
import { gain, lose } from '../conditions/change.ts';
import { conceal } from '../move/reveal.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { areEnemies, type CharacterId, type Scene, sideOf, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { grantAction } from '../turn/granted.ts';
import { owe } from '../turn/owed.ts';
import { lastingOf } from './numbers.ts';
import type { Power, PowerEffect } from './schema.ts';
import { strikeBy } from './strikes.ts';

/** A power that works: whose, and on what. `target`: a unit or a tile; null: nothing but its owner. */
export interface Working {
  readonly actor: CharacterId;
  readonly power: Power;
  readonly target: string | null;
  /** As a reaction to an attack. */
  readonly reaction: AttackAbout['reaction'];
}

/** Whom a power means: the one it is aimed at, or those around it, its owner not among them (but for what helps their own side). */
export function meantBy(scene: Scene, { actor, power, target }: Working): readonly CharacterId[] {
  const centre = centreOf(scene, actor, target);
  if (power.radius === null || centre === null) {
    const unit = target ?? actor;
    return unitIn(scene, unit) === null ? [] : [unit];
  }
  return unitsOn(scene, areaTiles(scene, centre, power.radius)).filter((id) => {
    if (id === actor) return power.among === 'allies';
    return power.among === 'everybody' || areEnemies(scene, actor, id) === (power.among === 'enemies');
  });
}

/** Whoever turns a power on enemies is hidden no more. Gives whether it is turned on any. */
export function showSelf(tx: Tx<Scene>, working: Working): boolean {
  const now = tx.snapshot();
  const { actor, power } = working;
  const turned = power.at === 'enemy' || meantBy(now, working).some((id) => areEnemies(now, actor, id));
  if (turned) comeForth(tx, actor);
  return turned;
}

/** The tile in the middle of what a power does. */
const centreOf = (scene: Scene, actor: CharacterId, target: string | null): TileName | null =>
  unitIn(scene, target ?? actor)?.at ?? target;

/** Does all that a power does, one effect after the other. Whoever is Out of Action by then is left alone. */
export function* work(tx: Tx<Scene>, working: Working): Rule<void> {
  const meant = meantBy(tx.snapshot(), working);
  for (const [place, effect] of working.power.effects.entries()) {
    const onUser = 'on' in effect && effect.on === 'user';
    if (effect.effect === 'damage' && !onUser && working.power.radius !== null) {
      yield* blast(tx, working, effect, meant);
      continue;
    }
    for (const id of onUser ? [working.actor] : meant)
      if (!isOut(tx.now, id) || effect.effect === 'heal') yield* apply(tx, working, effect, place, id);
    if (effect.effect === 'step' && working.target !== null)
      yield* leapTo(tx, working.actor, working.target, true);
  }
}

type Damage = Extract<PowerEffect, { effect: 'damage' }>;

/** Damage over an area: a roll for each, and each may get out of its way. */
function* blast(
  tx: Tx<Scene>,
  { actor, power, target }: Working,
  { damage, damageType, ignoresArmour }: Damage,
  whom: readonly CharacterId[],
): Rule<void> {
  const centre = centreOf(tx.snapshot(), actor, target);
  if (centre === null || power.radius === null) return;
  const { name: what, radius } = power;
  yield* areaDamage(tx, { by: actor, what, centre, radius, damage, damageType, ignoresArmour, whom });
}

function* apply(
  tx: Tx<Scene>,
  { actor, power, reaction }: Working,
  effect: PowerEffect,
  place: number,
  id: CharacterId,
): Rule<void> {
  switch (effect.effect) {
    case 'modify':
      return lasting(tx, actor, power, place, id, effect.turns ?? 1);
    case 'condition': {
      const number = effect.number === undefined ? {} : { number: effect.number };
      gain(tx, id, effect.condition, { source: actor, from: 'ability', ...number });
      return;
    }
    case 'cure':
      for (const condition of effect.conditions) lose(tx, id, condition, 'cured');
      return;
    case 'damage':
      return yield* harm(tx, actor, power, effect, id);
    case 'heal':
      heal(tx, id, effect.hp, actor, power.name);
      return;
    case 'shield': {
      const side = sideOf(tx.now, actor);
      const duration = effect.turns === undefined ? untilEncounterEnd : forPhases(effect.turns, side);
      return gainShield(tx, { target: id, source: actor, what: power.name, points: effect.points, duration });
    }
    case 'move':
      return owe(tx, [id], 'ability');
    case 'action':
      return grantAction(tx, id, power.name);
    case 'attack': {
      const struck = strikeBy(tx.snapshot(), actor, id, effect, reaction);
      if (!struck.ok) return tell(tx, 'attackFellThrough', { actor, target: id });
      const { placed } = struck;
      return yield* carryOut(tx, actor, { kind: 'strike', means: placed.about.weapon.id, placed });
    }
    case 'conceal':
      return conceal(tx, id, power.name);
    case 'step':
      return;
  }
}

/** Whether no effect of a power before this one changes a number of the same people: what lasts on them is told once. */
function isFirstOf({ effects }: Power, place: number): boolean {
  const whose = (effect: PowerEffect | undefined) => (effect?.effect === 'modify' ? effect.on : null);
  return !effects.slice(0, place).some((one) => whose(one) === whose(effects[place]));
}

/** A number of somebody's is another for so many turns of the one whose doing it is. */
function lasting(
  tx: Tx<Scene>,
  actor: CharacterId,
  power: Power,
  place: number,
  id: CharacterId,
  turns: number,
): void {
  // What comes where a phase begins comes before durations count down there.
  const count = power.when === 'phase' ? turns + 1 : turns;
  addEffect(tx, id, {
    id: 'power',
    by: actor,
    means: lastingOf(power, place),
    duration: forPhases(count, sideOf(tx.now, actor)),
  });
  if (isFirstOf(power, place))
    tell(tx, 'powerLasts', { target: id, by: actor, power: power.name, text: power.text, turns });
}

function* harm(tx: Tx<Scene>, actor: CharacterId, power: Power, effect: Damage, id: CharacterId): Rule<void> {
  const { damage, damageType, ignoresArmour } = effect;
  const rolled =
    damage.die === 0 ? null : yield* tx.roll({ count: 1, sides: damage.die, label: 'damage', by: actor });
  const die = rolled === null ? 0 : (tx.rolled(rolled.id).dice[0]?.value ?? 0);
  yield* dealDamage(tx, {
    target: id,
    amount: damage.plus + die,
    adds: focusOn(tx.snapshot(), actor, damageType),
    damageType,
    by: actor,
    what: power.name,
    attack: true,
    ignoresArmour,
  });
}
