import { castDraft } from 'immer';
import type { Rule } from '../../../../engine/rule.ts';
import { insertTurn, type SortedOrder } from '../../../../engine/turns/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { defend } from '../../defence/defend.ts';
import { drPowerOf } from '../../defence/dr.ts';
import { numberOf } from '../../numbers/ask.ts';
import { beingIn, type CharacterId, fighterIn, fightersIn, presentIn, type Scene } from '../../scene.ts';
import { seatOf } from '../../turn/initiative.ts';
import { orderOf } from '../../turn/order.ts';
import { harmIn } from '../../zones/harm.ts';
import { aurasOf, reaches } from '../active/active.ts';
import { rowFor } from '../active/parts.ts';
import { applyAll } from '../effects/apply.ts';
import { isStaying } from '../schema/effects/index.ts';
import { endEffects } from '../use/lay.ts';
import { triggers } from './trigger.ts';

/** What features do where a fight begins. */
export function* atFightStart(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight?.order.round !== 1) return;
  for (const actor of fightersIn(tx.snapshot())) yield* triggers(tx, { trigger: 'fightStart', actor });
}

/** What Abilities and features do where somebody's turn begins: auras that they stand in, what they resist anew, what begins with it. */
export function* atTurnStart(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  yield* harmIn(tx, actor);
  yield* inAuras(tx, actor);
  yield* resistAgain(tx, actor, 'turnStart');
  yield* triggers(tx, { trigger: 'turnStart', actor });
}

export function* atTurnEnd(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  moreTurns(tx, actor);
  yield* resistAgain(tx, actor, 'turnEnd');
  yield* triggers(tx, { trigger: 'turnEnd', actor });
}

/** Another turn comes after this one, as often as effects say; a turn that came so brings no more. */
function moreTurns(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  const now = tx.snapshot();
  const isOwn = fighterIn(now, actor)?.turn?.extra === false;
  if (fight === null || now.fight === null || !isOwn) return;
  let { order } = now.fight;
  const seat = seatOf(now, actor);
  const times = numberOf(now, 'turns', 0, { actor }).total;
  for (let n = 0; n < times; n++) order = orderOf(insertTurn<SortedOrder>(order, seat));
  fight.order = castDraft(order);
}

/** What auras do at once they do at the start of each turn of who is in them. */
function* inAuras(tx: Tx<Scene>, target: CharacterId): Rule<void> {
  const now = tx.snapshot();
  const seen = new Set<string>();
  for (const owner of presentIn(now))
    for (const aura of aurasOf(now, owner)) {
      const effects = aura.effect.effects.filter((effect) => !isStaying(effect));
      // Of the same from several one counts (Multiple Simultaneous Effects).
      if (effects.length === 0 || seen.has(aura.key) || !reaches(now, owner, aura, target)) continue;
      if (beingIn(tx.now, target)?.dead !== false) return;
      seen.add(aura.key);
      yield* applyAll(tx, effects, {
        ...{
          actor: aura.by,
          target,
          row: aura.row,
          kind: 'types' in aura.row ? 'ability' : 'feature',
          tier: 1,
        },
        ...{ upcasts: aura.scale.upcasts, scale: aura.scale, half: false, area: true, aimed: null },
        ...{ critical: false, halved: false, rolled: new Map(), dealt: new Map() },
      });
    }
}

/** Who is under something that is resisted anew makes the Defense Roll again; a success ends it. */
function* resistAgain(tx: Tx<Scene>, actor: CharacterId, at: 'turnStart' | 'turnEnd'): Rule<void> {
  for (const held of beingIn(tx.snapshot(), actor)?.effects ?? []) {
    const row = rowFor(tx.snapshot(), actor, held.by, held.of);
    if (row === null || !('dr' in row) || row.dr?.again !== at) continue;
    const power = held.by === null ? 10 : drPowerOf(tx.snapshot(), held.by).total;
    const { success } = yield* defend(tx, {
      target: actor,
      by: held.by,
      stat: row.dr.stat,
      power,
      with: held.name,
    });
    if (success) endEffects(tx, actor, ({ id }) => id === held.id);
  }
}
