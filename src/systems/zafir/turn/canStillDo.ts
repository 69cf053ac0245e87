import { actsFor } from '../acts/index.ts';
import { whyAimless, whyNotAct } from '../acts/legality.ts';
import { whyHelpless } from '../conditions/can.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';

/** Whether anything can still be done on the turn that runs, which is this one's: an action, or something free. */
export function canStillDo(scene: Scene, actor: CharacterId): boolean {
  const turn = scene.fight?.turn ?? null;
  if (turn === null || unitIn(scene, actor) === null || whyHelpless(scene, actor) !== null) return false;
  if (turn.over) return false;
  if (turn.actions > 0) return true;
  return actsFor(scene, actor).some(
    (act) =>
      act.activation === 'free' &&
      act.when !== 'whenever' &&
      (whyNotAct(scene, actor, act) ?? whyAimless(scene, actor, act)) === null,
  );
}
