import type { Choice } from '../../../engine/options.ts';
import { hangsOn } from '../abilities/again.ts';
import { acts } from '../moves/index.ts';
import { whyNotAct } from '../moves/legality.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { actionsLeft } from './economy.ts';

/** Whether anything can still be done on the turn that runs: an Action, or an Instant. An Action out of turn is all there is of it. */
export function canStillDo(scene: Scene, actor: CharacterId): boolean {
  const turn = scene.fight?.turn ?? null;
  if (turn === null) return false;
  if (hangsOn(scene, actor)) return true;
  if (personIn(scene, actor)?.dead === true) return false;
  if (actionsLeft(scene) > 0) return true;
  if (scene.fight?.order.turns.at(-1)?.kind === 'action') return false;
  return acts.some(
    (act) =>
      act.cost === 'instant' &&
      act.offered?.(scene, actor) !== false &&
      whyNotAct(scene, actor, act) === null &&
      isOpen(act.means?.(scene, actor)) &&
      isOpen(act.targets?.(scene, actor)),
  );
}

const isOpen = (choices: readonly Choice[] | undefined): boolean =>
  choices === undefined || choices.some(({ refused }) => refused === null);
