import { type Sum, sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import type { WillAbout } from '../numbers/about.ts';
import { changes } from '../numbers/index.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { ToldPool, WillOutcome } from './events.ts';

/** Aim at a mind succeeds on this, a Crit Effect die and a Resist die on a 6. */
export const willSucceeds = 5;
export const resists = 6;

/** The dice of a test for panic, which nobody in particular makes. */
export const panicDice = 2;

/** Somebody's Will as it is now, and why; never below none. */
export function willOf(scene: Scene, actor: CharacterId): Sum {
  const will = sum(profileOf(character(scene, actor)).will, changes(scene, 'will', { actor }));
  return { ...will, total: Math.max(0, will.total) };
}

const pool = (base: number, { modifiers, total }: Sum): Sum => ({
  base,
  modifiers,
  total: Math.max(0, total),
});

/** How many dice an attack on a mind rolls, and why; `dice` in the place of a Will where nobody makes it. */
export function willDice(scene: Scene, about: WillAbout, dice = panicDice): Sum {
  const own = about.actor === null ? { base: dice, modifiers: [], total: dice } : willOf(scene, about.actor);
  const base = own.total;
  return pool(base, sum(base, changes(scene, 'willAttack', about)));
}

/** The Crit Effect dice: none where neither the ability nor anything else gives any. */
export const critEffectDice = (scene: Scene, about: WillAbout): Sum =>
  pool(about.crit, sum(about.crit, changes(scene, 'critEffect', about)));

/** The dice to resist with: none for a mind without Will, whatever else would help it (A31). */
export function resistDice(scene: Scene, about: WillAbout): Sum {
  const will = willOf(scene, about.target);
  if (will.total < 1) return { base: 0, modifiers: [], total: 0 };
  return pool(will.total, sum(will.total, changes(scene, 'resist', about)));
}

/** Attacks a mind: both rolls, and the Crit Effect where there is one. Gives how it ends; what follows is the ability's. */
export function* willAttack(tx: Tx<Scene>, about: WillAbout, dice = panicDice): Rule<WillOutcome> {
  const now = tx.snapshot();
  const { actor, target } = about;
  const attack = yield* rollPool(tx, 'will', willDice(now, about, dice), actor ?? target, actor === null);
  // Without a Will Attack die it fails of itself.
  const crit =
    about.ability === null || attack.values.length === 0
      ? null
      : yield* rollPool(tx, 'critEffect', critEffectDice(now, about), actor ?? target);
  const succeeds = attack.values.some((value) => value >= willSucceeds);
  // Where the attack fails there is nothing to resist.
  const resist = succeeds ? yield* rollPool(tx, 'resist', resistDice(now, about), target) : null;
  const outcome = outcomeOf(succeeds, crit, resist);
  tell(tx, 'mindAttacked', {
    actor,
    target,
    ability: about.ability,
    attack,
    crit: crit !== null && crit.values.length > 0 ? crit : null,
    resist: resist !== null && resist.values.length > 0 ? resist : null,
    outcome,
  });
  return outcome;
}

/** How an attack by Will ends. */
export function outcomeOf(succeeds: boolean, crit: ToldPool | null, resist: ToldPool | null): WillOutcome {
  if (!succeeds) return 'failed';
  if (resist?.values.some((value) => value >= resists)) return 'resisted';
  return crit?.values.some((value) => value >= resists) ? 'crit' : 'success';
}

/** Rolls a pool; a pool of no dice is not rolled. */
export function* rollPool(
  tx: Tx<Scene>,
  label: string,
  { base, modifiers, total }: Sum,
  by: CharacterId,
  turned = false, // whoever rolls would rather it failed
): Rule<ToldPool> {
  if (total < 1) return { base, modifiers, values: [] };
  const roll = yield* tx.roll({ count: total, sides: 6, label, by, about: { turned } });
  return { base, modifiers, values: roll.dice.map(({ value }) => value) };
}
