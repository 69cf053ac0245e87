import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { showHand } from '../cards/seen.ts';
import { goOver, untilRound } from '../commands/goOver.ts';
import { rule } from '../content/effect.ts';
import { goBack, remove } from '../defeat/gone.ts';
import { toReserves } from '../defeat/reserves.ts';
import { cardValue } from '../effects/pool.ts';
import { isOfType } from '../effects/sources.ts';
import { begin, endSpellsOn } from '../lasting/ends.ts';
import { driveAway } from '../moves/driveAway.ts';
import { homeOf, type Scene, type UnitId, unit } from '../scene.ts';
import { uncontestedSixes } from '../tests/results.ts';
import type { Means } from './wielded.ts';
import { stun } from './stun.ts';

interface Won {
  readonly by: UnitId;
  readonly unit: UnitId;
  readonly means: Means;
  readonly offense: readonly number[];
  readonly defense: readonly number[];
}

/** A unit goes to its reserves, or out of the game by an uncontested 6 (L4911, L4915, L4955). No save die helps: it is no defeat (B27). */
function* away(tx: Tx<Scene>, { unit: id, means, offense, defense }: Won): Rule<void> {
  const isOut = means.power?.bySix === true && uncontestedSixes(offense, defense) > 0;
  if (isOut) remove(tx, id, means.id);
  else yield* toReserves(tx, id, means.id);
}

/** A rule of the book that holds of a unit for the rest of the round. */
function mark(tx: Tx<Scene>, { by, unit: on, means }: Won, named: string): void {
  const { side } = unit(tx.now, by);
  begin(tx, { from: means.id, on, by, until: null, effects: [rule(named, { side })] });
}

/**
 * What a power does to whom it has won over, where that isn't a defeat; gives whether that is all. Otherwise its target is defeated as by any
 * blow.
 */
export function* winOver(tx: Tx<Scene>, won: Won): Rule<boolean> {
  const { by, unit: id, means } = won;
  const scene = tx.snapshot();
  const { side } = unit(scene, by);
  switch (means.power?.wins ?? 'defeated') {
    case 'defeated':
    case 'restores':
      return false;
    case 'reserves':
      yield* away(tx, won);
      return true;
    case 'activated':
      stun(tx, id, means.id);
      return true;
    case 'handSeen':
      mark(tx, won, 'bugged');
      showHand(tx, id, side);
      return true;
    case 'noEquipment':
      begin(tx, { from: means.id, on: id, by, until: scene.battle?.round ?? 0, takes: 'equipment' });
      return true;
    case 'yours':
      goOver(tx, id, side, means.id);
      goBack(tx, id, means.id);
      return true;
    case 'dominated': {
      const former = homeOf(scene, id);
      const until = untilRound(scene, cardValue(scene, by, 'arcaneOff')?.dice ?? 1);
      goOver(tx, id, side, means.id);
      const effects = [rule('dominated', { former, to: side })];
      begin(tx, { from: means.id, on: id, by, until, effects, isSpell: true });
      return true;
    }
    case 'rushesAway':
      yield* driveAway(tx, id, by);
      return true;
    case 'unbound':
      if (isOfType(scene, id, 'magicalBeing')) return false;
      endSpellsOn(tx, id);
      return true;
  }
}
