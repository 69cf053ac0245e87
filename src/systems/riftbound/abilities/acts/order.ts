import { castDraft } from 'immer';
import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { alliesOf, seesOrHears } from '../../fight/sides.ts';
import type { Act } from '../../moves/act.ts';
import { type CharacterId, character, personIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { whyNotSeize } from '../../turn/seize.ts';
import { cool, whyNotReady } from '../cooldown.ts';
import { isUsed, markUsed } from '../marks.ts';
import { having } from '../owned.ts';
import { pay, whyNotPaid } from '../pay.ts';

const MARK = 'thatsAnOrder';

function whyNotOrdered(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  if (personIn(scene, target)?.willing !== true && target !== actor) return refusal('notWilling', { target });
  if (!seesOrHears(scene, target, actor)) return refusal('nobodyHears', { actor });
  return whyNotSeize(scene, { actor: target, helper: null });
}

/**
 * That's an Order: somebody willing who sees or hears the Captain Seizes the Initiative without a roll, in the gap after what the Captain is doing (A4).
 * It still takes an Action off their next turn.
 */
export const order: Act = {
  id: 'thatsAnOrder',
  name: "That's an Order",
  group: 'powers',
  cost: 'instant',
  sp: 1,
  offered: having('thatsAnOrderI'),
  refused: (scene, actor) =>
    whyNotReady(scene, actor, 'thatsAnOrderI') ??
    (isUsed(scene, actor, MARK) ? refusal('usedThisTurn', { ability: 'thatsAnOrderI' }) : null) ??
    whyNotPaid(scene, actor, 1),
  targets: (scene, actor) =>
    [...alliesOf(scene, actor), actor]
      .filter((id) => personIn(scene, id) !== null)
      .map(
        (id): Choice => ({
          id,
          name: character(scene, id).name,
          refused: whyNotOrdered(scene, actor, id),
        }),
      ),
  run(tx, { actor, target, payer = null }) {
    const { fight } = tx.state;
    if (!fight || target === null) return undefined;
    pay(tx, { actor, sp: 1, on: 'thatsAnOrderI', payer });
    cool(tx, actor, 'thatsAnOrderI');
    markUsed(tx, actor, MARK);
    const others = fight.seizing.filter((one) => one.actor !== target);
    fight.seizing = [castDraft({ actor: target, helper: null, ordered: true }), ...others];
    tell(tx, 'ordered', { actor, target });
    return undefined;
  },
};
