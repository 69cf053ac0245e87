import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx, Verdict } from '../../../engine/tx.ts';
import { critChance } from '../chances/dice.ts';
import { profileOf } from '../character/profile.ts';
import type { DodgeDice } from '../character/unitProfile.ts';
import { whyHelpless } from '../conditions/can.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { usedThisRound, useThisRound } from '../turn/uses.ts';
import { type Reactor, windows } from './index.ts';
import { percent, reactionOf, unitNamed } from './reacting.ts';

/** A die to dodge with that shows this makes the attack miss. */
const dodges = 6;

/** What is rolled to dodge, and what that uses up for the round. */
interface Pool {
  readonly dice: number;
  readonly uses: readonly string[];
}

/** Whether dice to dodge with count against an attack: its kind, or what it deals. */
const fits = ({ versus }: DodgeDice, { kind, damageType }: Params): boolean =>
  versus === 'explosive'
    ? damageType === 'explosive'
    : versus === 'melee'
      ? kind === 'melee' || kind === 'subdue'
      : versus === kind;

/**
 * The dice somebody dodges an attack with: the best Dodge X against it that is not used yet, and the Dodge of their own with it
 * (A39), each once a round; null where there are none.
 */
function dodgePool(scene: Scene, owner: CharacterId, attack: Params): Pool | null {
  if (whyHelpless(scene, owner) !== null) return null;
  const free = (use: string) => !usedThisRound(scene, owner, use);
  const { dodge } = profileOf(character(scene, owner));
  const [best] = dodge
    .filter((one) => one.versus !== null && fits(one, attack) && free(`dodge:${one.versus}`))
    .sort((a, b) => b.dice - a.dice);
  const own = dodge.find(({ versus }) => versus === null && free('dodge'));
  const pool = {
    dice: (best?.dice ?? 0) + (own?.dice ?? 0),
    uses: [...(best === undefined ? [] : [`dodge:${best.versus}`]), ...(own === undefined ? [] : ['dodge'])],
  };
  return pool.dice > 0 ? pool : null;
}

/** Dodge: hit by an attack, in the open or in an area, somebody may still get out of its way; a 6 on any die makes it miss. */
export const dodgeHit: Reactor = (scene, window, about) => {
  const owner = window === windows.attackHit ? unitNamed(scene, about.target) : null;
  const pool = owner === null ? null : dodgePool(scene, owner, about);
  if (owner === null || pool === null) return [];
  const params = { dice: pool.dice, chance: percent(critChance(pool.dice)) };
  const dodging = function* (tx: Tx<Scene>): Rule<Verdict> {
    for (const use of pool.uses) useThisRound(tx, owner, use);
    const roll = yield* tx.roll({ count: pool.dice, sides: 6, label: 'dodge', by: owner });
    const values = tx.rolled(roll.id).dice.map(({ value }) => value);
    const success = values.some((value) => value >= dodges);
    tell(tx, 'dodged', { target: owner, by: unitNamed(tx.now, about.actor), values, success });
    return success ? 'prevented' : 'goesOn';
  };
  return [reactionOf(scene, owner, 'dodge', params, dodging, { likely: true })];
};
