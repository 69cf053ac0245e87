import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Battle, CharacterId, Scene, Side } from '../scene.ts';
import { tell } from '../tell.ts';
import { healUnit } from './attack.ts';
import { actingUnits, unit, unitIn, unitOf, unitsIn } from './battle.ts';
import { figuresOf } from './figures.ts';

/**
 * Who acts in which order (Rounds and Turns): the highest Movement first; of the same Movement the side that started the battle; of one side, units of the same
 * Movement act in any order.
 */
export function lineOf(scene: Scene, { first }: Pick<Battle, 'first'>): readonly (readonly CharacterId[])[] {
  const groups = new Map<
    string,
    { readonly movement: number; readonly side: Side; readonly ids: CharacterId[] }
  >();
  for (const id of unitsIn(scene)) {
    const { side, row } = unit(scene, id);
    if (row === 'building') continue;
    const { movement } = figuresOf(scene, id);
    const key = `${movement} ${side}`;
    const group = groups.get(key) ?? { movement, side, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()]
    .toSorted((a, b) => b.movement - a.movement || Number(b.side === first) - Number(a.side === first))
    .map(({ ids }) => ids);
}

/** Goes on until there is a unit that acts. A round with nobody left to act in it does not begin. */
export function settleBattle(tx: Tx<Scene>): void {
  for (;;) {
    const scene = tx.snapshot();
    const { battle } = scene;
    if (!battle || battle.round === 0 || actingUnits(scene).length > 0 || tx.state.battle == null) return;
    if (battle.line.length > 0) beginTurns(tx);
    else {
      const line = lineOf(scene, battle);
      if (line.length === 0) return;
      tx.state.battle.round += 1;
      tx.state.battle.line = castDraft(line);
      tell(tx, 'battleRound', { round: battle.round + 1 });
    }
  }
}

/** The battle's first round. */
export function startBattle(tx: Tx<Scene>): void {
  const scene = tx.snapshot();
  if (!scene.battle || tx.state.battle == null) return;
  tx.state.battle.round = 1;
  tx.state.battle.line = castDraft(lineOf(scene, scene.battle));
  tell(tx, 'battleRound', { round: 1 });
  settleBattle(tx);
}

/** The turns of those who come next begin: what lasted until then is over, and heroes with Charisma bring Vitality back. */
function beginTurns(tx: Tx<Scene>): void {
  const { battle } = tx.state;
  const [group = [], ...later] = tx.snapshot().battle?.line ?? [];
  if (battle == null) return;
  battle.line = castDraft(later);
  for (const id of group) {
    const acting = battle.units[id];
    if (acting === undefined) continue;
    const { movement, regeneration } = figuresOf(tx.snapshot(), id);
    acting.turn = { movement, acted: false };
    acting.defending = false;
    acting.prepared = null;
    const healed = healUnit(tx, id, regeneration);
    if (healed > 0) tell(tx, 'unitRegenerated', { actor: id, healed });
  }
}

/** A unit ends its turn; a GM ends anybody's, or has the first round begin. */
export function* nextUnit(
  tx: Tx<Scene>,
  { actor, asGm }: Pick<IntentOf<'next'>, 'actor' | 'asGm'>,
): Rule<void> {
  const scene = tx.snapshot();
  if (scene.battle?.round === 0) return asGm ? startBattle(tx) : yield* tx.refuse('notBegun');
  const acting = actingUnits(scene);
  const [first] = acting;
  const id = actor === null ? first : unitOf(scene, actor);
  if (first === undefined || id === undefined) return yield* tx.refuse('nobodyToAct');
  if (id === null) return yield* tx.refuse('notInFight', { id: actor });
  if (!acting.includes(id))
    return yield* tx.refuse('notYourTurn', {
      actor: id,
      current: unitIn(scene, first)?.unseen && !asGm ? null : first,
    });
  const ending = tx.state.battle?.units[id];
  if (ending !== undefined) ending.turn = null;
  tell(tx, 'unitDone', { actor: id });
  settleBattle(tx);
}
