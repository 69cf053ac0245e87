import { scriptedDice } from '../../../../src/dice/index.ts';
import type { GameEvent } from '../../../../src/engine/event.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import { run } from '../../../../src/engine/run.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { dealDamage } from '../../../../src/systems/zafir/attack/damage.ts';
import type { Damage } from '../../../../src/systems/zafir/attack/through.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import type { Scene } from '../../../../src/systems/zafir/scene.ts';
import type { ZafirStage } from '../table.ts';

/** A scene after a rule alone, with what it told. Fails where it asks, refuses, or dice are missing or left over. */
export function after(
  stage: ZafirStage,
  rule: (tx: Tx<Scene>) => Rule<unknown>,
  dice: readonly number[] = [],
): { readonly state: Scene; readonly events: readonly GameEvent[] } {
  const source = scriptedDice(dice);
  const outcome = run(
    zafir.ruleset,
    stage.state,
    function* (tx) {
      yield* rule(tx);
    },
    { source, dice: [], answers: [] },
  );
  if (outcome.kind !== 'done') throw new Error(`the rule ended as '${outcome.kind}'`);
  if (source.left().faces.length > 0) throw new Error('dice left over');
  return { state: outcome.state, events: outcome.events };
}

/** A scene in which something has been done by hand. */
export function having(stage: ZafirStage, act: (tx: Tx<Scene>) => void): ZafirStage {
  const outcome = run(
    zafir.ruleset,
    stage.state,
    function* (tx) {
      act(tx);
      yield* [];
    },
    { source: scriptedDice([]), dice: [], answers: [] },
  );
  if (outcome.kind !== 'done') throw new Error(`it ended as '${outcome.kind}'`);
  return stage.with(() => outcome.state);
}

/** The same with the ground of a tile so many tiles up. */
export const raised = (stage: ZafirStage, tile: string, ground: number): ZafirStage =>
  stage.with(({ fight, ...rest }) => {
    if (fight === null) throw new Error('no battlefield');
    const tiles = { ...fight.grid.tiles, [tile]: { ...fight.grid.tiles[tile], ground } };
    return { ...rest, fight: { ...fight, grid: { ...fight.grid, tiles } } };
  });

/** Plain damage of an attack: 1 point, of no type, by nobody. */
export const damage = (target: string, more: Partial<Damage> = {}): Damage => ({
  target,
  amount: 1,
  damageType: null,
  by: null,
  what: 'Test',
  attack: true,
  ...more,
});

/** Somebody's battle figures after damage. */
export const hurt = (
  stage: ZafirStage,
  target: string,
  more: Partial<Damage>,
  dice: readonly number[] = [],
) => {
  const { state } = after(stage, (tx) => dealDamage(tx, damage(target, more)), dice);
  const who = state.characters[target];
  if (who === undefined) throw new Error(`nobody is called '${target}'`);
  return who.battle;
};
