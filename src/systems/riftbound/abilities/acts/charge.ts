import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { readAttack } from '../../attack/choose.ts';
import { whyNotMeans, whyNotTarget } from '../../attack/legality.ts';
import { isMelee, type Means, meansOf } from '../../attack/means.ts';
import { strike } from '../../attack/strike.ts';
import { enemiesOf } from '../../fight/sides.ts';
import type { Act, Doing } from '../../moves/act.ts';
import { type CharacterId, character, fighterIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { having } from '../owned.ts';
import { pay, whyNotPaid } from '../pay.ts';

/** A Move that isn't the first of the turn. */
const SECOND = 2;

const meleeOf = (scene: Scene, actor: CharacterId): readonly Means[] =>
  meansOf(scene, actor).filter((means) => isMelee(scene, means));

/** Right after a Move Action that isn't the turn's first: nothing else may come between, and each Move gives one. */
function whyNoCharge(scene: Scene, actor: CharacterId): Refusal | null {
  const turn = scene.fight?.turn ?? null;
  if (turn === null || turn.last !== 'move' || turn.moves < SECOND)
    return refusal('chargeAfterMove', { actor });
  return whyNotPaid(scene, actor, 1);
}

/** Charge: for 1 SP a Melee Attack at once, without an Action. It leaves an Attack Counter as any other. */
export const charge: Act = {
  id: 'charge',
  name: 'Charge',
  group: 'attack',
  cost: 'instant',
  sp: 1,
  offered: having('charge'),
  refused: whyNoCharge,
  targets: (scene, actor) =>
    enemiesOf(scene, actor)
      .filter((id) => fighterIn(scene, id)?.unseen !== true)
      .map((id) => ({ id, name: character(scene, id).name, refused: whyNotAt(scene, actor, id) })),
  means: (scene, actor) =>
    meleeOf(scene, actor).map((means) => ({
      id: means.id,
      name: means.name,
      refused: whyNotMeans(scene, { actor, asSkilled: false }, means),
    })),
  meansLater: true,
  whyNot(scene, doing) {
    const read = readAttack(scene, wanted(scene, doing));
    return read.ok ? null : read.refusal;
  },
  run: (tx, doing) => charging(tx, doing),
};

function whyNotAt(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const [first] = meleeOf(scene, actor);
  return first === undefined ? null : whyNotTarget(scene, { actor, asSkilled: false }, first, target);
}

/** With what was named, else the first Melee Attack that one can use. */
function wanted(scene: Scene, { actor, target, means, asSkilled }: Doing) {
  const usable = meleeOf(scene, actor).find((one) => whyNotMeans(scene, { actor, asSkilled }, one) === null);
  const spend = asSkilled ? ['skilled'] : [];
  return { actor, target: target ?? '', means: means ?? usable?.id ?? null, way: null, spend };
}

function* charging(tx: Tx<Scene>, doing: Doing): Rule<void> {
  const { actor, target, payer = null } = doing;
  const read = readAttack(tx.snapshot(), wanted(tx.snapshot(), doing));
  const turn = tx.state.fight?.turn;
  if (!read.ok || !turn || target === null) return;
  pay(tx, { actor, sp: 1, on: 'charge', payer });
  turn.last = 'charge';
  tell(tx, 'charging', { actor, target });
  yield* strike(tx, read.value);
}
