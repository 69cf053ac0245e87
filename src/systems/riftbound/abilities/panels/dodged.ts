import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { characterIn, type Scene } from '../../scene.ts';
import { type FallenRoll, failing, type PanelAttack } from './fallen.ts';
import { dodgeMeans } from './means.ts';
import { reroll } from './rerolls.ts';

/**
 * After all Dodge Rolls of an Attack, those of who intercepted among them: everybody who can have dice of them rolled again is asked once, all at
 * the same moment; only where HP can change.
 */
export function* afterDodgeRolls(
  tx: Tx<Scene>,
  attack: PanelAttack,
  rolls: readonly FallenRoll[],
): Rule<void> {
  const open = rolls.filter(
    (roll) => attack.damage > 0 && failing(tx, roll).length > 0 && isMortal(tx.now, roll),
  );
  if (open.length === 0) return;
  yield* reroll(tx, {
    id: 'panel.dodged',
    rolls: open,
    params: { actor: attack.actor, weapon: attack.weapon, damage: attack.damage },
    means: (scene, roll) => dodgeMeans(scene, attack, roll),
  });
}

/** Somebody whose HP can change: neither dead nor a wreck. */
const isMortal = (scene: Scene, { of }: FallenRoll): boolean => {
  const who = characterIn(scene, of);
  return who !== null && (who.kind === 'person' ? !who.dead : !who.destroyed);
};
