import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { dropItem } from '../../actions/interact.ts';
import { inHands, itemName } from '../../attack/held.ts';
import { beingIn, type CharacterId, type Scene } from '../../scene.ts';
import { walk } from '../../space/walk.ts';
import { isDown } from '../../status/held.ts';
import { tell } from '../../tell.ts';
import { windows } from '../../windows.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import type { At } from '../use/using.ts';
import { tellOf } from './told.ts';

type What = EffectOf<'command'>['what'];

/** What somebody who obeys may be told to do. */
const orders: readonly Exclude<What, 'obey'>[] = ['approach', 'flee', 'attack', 'drop', 'stay'];

/** Lets the target do something at once (effect 22): what its user says, where they obey. What they can't do, they don't. */
export function* commandTo(tx: Tx<Scene>, effect: EffectOf<'command'>, at: At): Rule<void> {
  const { target } = at;
  const who = beingIn(tx.snapshot(), target);
  if (tx.now.fight === null) return tellOf(tx, effect, at);
  if (who === null || who.dead || isDown(who)) return;
  const what = effect.what === 'obey' ? yield* orderOf(tx, at) : effect.what;
  tell(tx, 'commanded', { actor: at.actor, target, what });
  yield* obey(tx, at, what);
}

function* orderOf(tx: Tx<Scene>, { actor, target, row }: At): Rule<Exclude<What, 'obey'>> {
  const choice = yield* tx.ask({
    ...{ id: 'command.what', asked: actor, code: 'command.what', default: 'approach' },
    params: { ability: row.name, target },
    options: orders.map((what) => ({ id: what, code: 'command.order', params: { what } })),
  });
  return orders.find((one) => one === choice) ?? 'approach';
}

function* obey(tx: Tx<Scene>, { actor, target }: At, what: Exclude<What, 'obey'>): Rule<void> {
  switch (what) {
    case 'approach':
    case 'flee':
      return yield* walk(tx, target, actor, what === 'flee' ? 'away' : 'toward');
    case 'drop':
      return dropAll(tx, target);
    case 'attack':
      yield* tx.window(windows.commanded, { target });
      return;
    case 'stay': {
      const fighter = tx.state.fight?.fighters[target];
      if (fighter?.turn) fighter.turn.movement = 0;
      if (fighter !== undefined && !fighter.turn) fighter.debt = STAYS;
    }
  }
}

/** All that they hold falls where they stand. */
function dropAll(tx: Tx<Scene>, target: CharacterId): void {
  const who = beingIn(tx.snapshot(), target);
  const held = who === null ? [] : inHands(who);
  for (const item of held) dropItem(tx, target, item);
  if (held.length > 0) tell(tx, 'dropped', { target, items: held.map(itemName) });
}

/** Metres that come off somebody's next turn, so that they stay where they are. */
const STAYS = 100;
