import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { isAsleep } from '../abilities/robotic.ts';
import { isUnseen } from '../fight/known.ts';
import { type CharacterId, characterIn, fighterIn, personIn, type Scene } from '../scene.ts';
import { actionsLeft } from '../turn/economy.ts';
import { whyUnderway } from '../vehicles/underway.ts';
import type { Act, Doing } from './act.ts';

/** Why somebody can't do anything at all: they aren't there, or dead. */
export function whyHelpless(scene: Scene, actor: CharacterId, evenDead = false): Refusal | null {
  if (characterIn(scene, actor) === null) return refusal('nobody', { actor });
  if (scene.fight !== null && fighterIn(scene, actor) === null) return refusal('notInFight', { id: actor });
  const person = personIn(scene, actor);
  if (person === null) return refusal('vehiclesDontAct', { actor });
  if (person.dead && !evenDead) return refusal('isDead', { actor });
  return isAsleep(person) ? refusal('isAsleep', { actor }) : null;
}

/** Somebody's id for somebody else to read; null where they know nothing of them, or the scene is already without them. */
function shownTo(scene: Scene, actor: CharacterId, id: CharacterId | null): CharacterId | null {
  if (id === null || fighterIn(scene, actor)?.side !== 'players') return id;
  return fighterIn(scene, id) === null || isUnseen(scene, id) ? null : id;
}

/** Why an act can't be paid now: it isn't their turn, or no Action is left. Outside of fights nobody counts. */
export function whyNotPaid(
  scene: Scene,
  actor: CharacterId,
  { cost, when = 'turn' }: Pick<Act, 'cost' | 'when'>,
): Refusal | null {
  const { fight } = scene;
  if (fight === null) return when === 'turn' ? refusal('onlyInFight', {}) : null;
  if (cost === 'nothing' && when === 'anytime') return null;
  const { turn } = fight;
  if (turn === null || turn.actor !== actor)
    return refusal('notYourTurn', { actor, current: shownTo(scene, actor, turn?.actor ?? null) });
  return cost === 'action' && actionsLeft(scene) < 1 ? refusal('noActionsLeft', { actor }) : null;
}

/** Why an act can't be done now, whatever is chosen for it. */
export const whyNotAct = (scene: Scene, actor: CharacterId, act: Act): Refusal | null =>
  whyHelpless(scene, actor, act.evenDead) ??
  whyNotPaid(scene, actor, act) ??
  (act.cost === 'action' && act.onTheWay !== true ? whyUnderway(scene, actor) : null) ??
  act.refused?.(scene, actor) ??
  null;

/** Why what was chosen for an act doesn't do. */
export function whyNotChosen(scene: Scene, act: Act, doing: Doing): Refusal | null {
  const { actor, target, means, detail, brought } = doing;
  const targets = brought === undefined ? act.targets?.(scene, actor) : undefined;
  if (act.gmOnly && !doing.asGm) return refusal('gmOnly');
  return (
    whyNotPicked(act, 'chooseTarget', targets, target, act.targetLater) ??
    whyNotPicked(act, 'chooseMeans', act.means?.(scene, actor), means, act.meansLater) ??
    (act.words === 'needed' && detail === null ? refusal('needsWords', { act: act.name }) : null) ??
    act.whyNot?.(scene, doing) ??
    null
  );
}

function whyNotPicked(
  { name, targetsOpen }: Act,
  why: 'chooseTarget' | 'chooseMeans',
  choices: readonly Choice[] | undefined,
  id: string | null,
  later: true | undefined,
): Refusal | null {
  if (choices === undefined) return null;
  const names = choices.filter((one) => one.refused === null).map((one) => one.name);
  if (id === null) return later ? null : refusal(why, { act: name, choices: names });
  const found = choices.find((one) => one.id === id);
  if (found === undefined)
    return targetsOpen && why === 'chooseTarget' ? null : refusal(why, { act: name, choices: names });
  return found.refused;
}
