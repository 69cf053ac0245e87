import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { aftermath } from '../escalation/aftermath.ts';
import { letGo } from '../markers/carry.ts';
import { passMarking } from '../markers/marking.ts';
import { playing } from '../rounds/clockwise.ts';
import { passTurn } from '../rounds/turns.ts';
import { homeOf, playerIn, type Scene, type SideId } from '../scene.ts';
import { tell } from '../tell.ts';
import { agree } from './agree.ts';
import { nextToPlace } from './halves.ts';
import { endIfWon } from './victory.ts';

/** A side gives up: its units leave the game, and what they were doing is lost. */
export function* concede(tx: Tx<Scene>, side: SideId): Rule<void> {
  const scene = tx.snapshot();
  const { battle } = tx.state;
  if (battle === null || scene.battle?.end !== null) return yield* tx.refuse('noBattle');
  const player = battle.sides[side];
  if (player === undefined || player.conceded) return yield* tx.refuse('notInBattle', { side });
  player.conceded = true;
  player.cards = castDraft({ ...player.cards, hand: [], deferred: [] });
  // What acts for another side just now is its own all the same.
  const whose = Object.keys(scene.battle.units).filter((id) => homeOf(scene, id) === side);
  for (const one of battle.activations)
    if (one.lentBy !== undefined && one.side === side) {
      const lent = battle.units[one.unit];
      if (lent !== undefined) lent.side = one.lentBy;
    }
  for (const id of whose) {
    const unit = battle.units[id];
    if (unit === undefined || unit.where.kind === 'captured') continue;
    letGo(tx, id);
    unit.where = { kind: 'removed' };
  }
  tell(tx, 'conceded', { side });
  if (endIfWon(tx)) return;
  const isMarking = scene.battle.marking?.turn === side;
  const isPlacing = scene.battle.marking === undefined && scene.battle.settingUp[0] === side;
  battle.settingUp = battle.settingUp.filter((one) => one !== side);
  battle.activations = battle.activations.filter((one) => one.side !== side);
  if (isMarking) return yield* passMarking(tx, side);
  if (isPlacing) return yield* nextToPlace(tx);
  if (scene.battle.turn !== side) return;
  battle.deploying = null;
  if (battle.activations.length === 0) yield* passTurn(tx);
}

/** The battle is put away: at once where it is over, else where all others who still play accept. */
export function* end(tx: Tx<Scene>, { asking = [] }: IntentOf<'end'>): Rule<void> {
  const { battle, characters } = tx.snapshot();
  if (battle === null) return yield* tx.refuse('noBattle');
  const names = new Map(Object.entries(characters).map(([id, { name }]) => [id, name]));
  const others = battle.end === null ? playing(battle).filter((side) => asking.includes(side)) : [];
  yield* agree(tx, 'end', others, names, {});
  // What nobody has won or lost is no match: nothing comes of it.
  if (battle.end !== null && battle.escalation === true) yield* aftermath(tx);
  tell(tx, 'putAway', { sides: tx.snapshot().battle?.order.filter((id) => playerIn(tx.now, id)) ?? [] });
  tx.state.battle = null;
}
