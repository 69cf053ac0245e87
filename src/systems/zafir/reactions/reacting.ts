import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Reaction } from '../../../engine/ruleset.ts';
import type { Tx, Verdict } from '../../../engine/tx.ts';
import { whyNotTarget, whyNotWeapon } from '../attack/legality.ts';
import { placeAttack } from '../attack/reach.ts';
import { aimOf } from '../attack/strike.ts';
import { hitChance } from '../chances/dice.ts';
import type { Weapon } from '../character/weapon.ts';
import { mayReact } from '../conditions/can.ts';
import { isHidden } from '../hidden/units.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';

/** Somebody whom a moment names; null where it names nobody who is on the battlefield. */
export const unitNamed = (scene: Scene, id: Json | undefined): CharacterId | null =>
  typeof id === 'string' && unitIn(scene, id) !== null ? id : null;

/**
 * A reaction of somebody's, as the engine asks about it: of those whom the players do not know of, only the GM hears. What it would do
 * is worked out where somebody asks: most react by standing order, and nobody does.
 */
export const reactionOf = (
  scene: Scene,
  owner: CharacterId,
  id: string,
  params: Params | (() => Params),
  react: (tx: Tx<Scene>) => Rule<Verdict> | Verdict,
  asked: Pick<Reaction<Scene>, 'likely' | 'pass'> = {},
): Reaction<Scene> => ({
  ...asked,
  id,
  owner,
  get params() {
    return typeof params === 'function' ? params() : params;
  },
  refused: null,
  *run(tx) {
    const verdict = react(tx);
    return typeof verdict === 'string' ? verdict : yield* verdict;
  },
  ...(isHidden(scene, owner) ? { to: 'gm' as const } : {}),
});

/** An attack that a reaction would make. */
export interface Answering {
  readonly actor: CharacterId;
  readonly target: CharacterId;
  readonly weapon: Weapon;
  readonly reaction: NonNullable<AttackAbout['reaction']>;
  readonly moving: boolean;
}

/** The attack that somebody could make as a reaction, from where it is best made; null where they cannot. */
export function answer(scene: Scene, answering: Answering): AttackAbout | null {
  const { actor, target, weapon } = answering;
  if (!mayReact(scene, actor) || whyNotTarget(scene, actor, target) !== null) return null;
  if (whyNotWeapon(scene, actor, weapon) !== null) return null;
  const placed = placeAttack(scene, { ...answering, kind: weapon.kind, ability: null }, null, false);
  return placed.ok ? placed.placed.about : null;
}

/** What an attack is asked about with: what it is made with, its chance to hit in hundredths, and whether it gives the attacker away. */
export const answerParams = (scene: Scene, about: AttackAbout): Params => ({
  weapon: about.weapon.name,
  target: about.target,
  chance: percent(hitChance(aimOf(scene, about).total)),
  reveals: unitIn(scene, about.actor)?.concealed === true,
});

/** A chance in hundredths. */
export const percent = (chance: number): number => Math.round(chance * 100);
