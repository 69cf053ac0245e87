import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { Rerolled } from '../events.ts';
import { isUsed, markUsed } from '../marks.ts';
import { pay, whyNotPaid } from '../pay.ts';
import { spendPrestige, whyNoPrestige } from '../prestige.ts';
import { type FallenDie, type FallenRoll, failing } from './fallen.ts';
import type { Means } from './means.ts';

/** Dice that Prepare has rolled again already: it does so only once each. By the roll's number and the die's place. */
export type PreparedDice = Set<string>;

const keyOf = ({ roll }: FallenRoll, { place }: FallenDie): string => `${roll}/${place}`;

/** The dice that a means would roll again now. None: it would change nothing, so it is neither used nor paid for. */
export function diceFor(
  tx: Tx<Scene>,
  { roll, source, dice }: Means,
  prepared: PreparedDice,
): readonly FallenDie[] {
  const failed = failing(tx, roll);
  if (dice === 'whole') return failed.length === 0 ? [] : roll.dice;
  const open = source === 'prepare' ? failed.filter((die) => !prepared.has(keyOf(roll, die))) : failed;
  return dice === 'failing' ? open : open.slice(0, dice);
}

/** Whether it could be used and paid for as things are. */
export const isPossible = (scene: Scene, { owner, sp, prestige, mark }: Means): boolean =>
  whyNotPaid(scene, owner, sp) === null &&
  (prestige === 0 || whyNoPrestige(scene, owner) === null) &&
  (mark === null || !isUsed(scene, owner, mark));

/** Uses a means once on the dice that fail: pays, rolls them again, and says so. The new dice count. */
export function* use(
  tx: Tx<Scene>,
  means: Means,
  { payer, prepared }: { readonly payer: CharacterId | null; readonly prepared: PreparedDice },
): Rule<boolean> {
  const { owner, sp, source, roll, item } = means;
  const dice = diceFor(tx, means, prepared);
  if (dice.length === 0 || !isPossible(tx.now, means)) return false;
  if (means.prestige > 0) spendPrestige(tx, owner, source === 'prestige' ? 'reroll' : 'skilled');
  pay(tx, { actor: owner, sp, on: source, payer });
  if (means.mark !== null) markUsed(tx, owner, means.mark);
  if (source === 'prepare') spendPrepared(tx, roll);
  const rerolled: Rerolled[] = [];
  for (const die of dice) {
    const before = tx.rolled(roll.roll).dice[die.place]?.value ?? 0;
    const fresh = yield* tx.reroll(roll.roll, die.place);
    rerolled.push([before, fresh.value]);
    if (source === 'prepare') prepared.add(keyOf(roll, die));
  }
  tell(tx, 'rerolled', { actor: owner, target: roll.of, roll: roll.kind, source, item, dice: rerolled });
  return true;
}

/** A die of the Prepare that ends first is gone. Two dice for each roll never are, where the house has it so (A20). */
function spendPrepared(tx: Tx<Scene>, { by, attribute }: FallenRoll): void {
  const fighter = tx.state.fight?.fighters[by];
  if (fighter === undefined || tx.now.party.rules.prepare === 'eachRoll') return;
  const pool = fighter.prepared.find((one) => one.attribute === attribute && one.left > 0);
  if (pool !== undefined) pool.left -= 1;
}
