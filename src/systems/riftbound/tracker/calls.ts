import type { OpenCall, TrackerCall } from '../../../engine/words.ts';
import { ROLL_AGAIN } from '../abilities/acts/rollAgain.ts';
import { againOf } from '../abilities/again.ts';
import { DRAWBACK, withDrawback } from '../checks/drawback.ts';
import {
  actingIn,
  type CharacterId,
  character,
  fighterIn,
  fightersIn,
  personIn,
  presentIn,
  type Scene,
} from '../scene.ts';
import { whyNotSeize } from '../turn/seize.ts';
import { SEIZE, waitsToSeize } from '../turn/seizeAct.ts';

/**
 * Whether anybody of the players' side could Seize the Initiative from who acts: what foes could is theirs to know. Who acts has their own Actions;
 * where they want one more all the same, it is behind More….
 */
const isSeizable = (scene: Scene): boolean =>
  fightersIn(scene).some(
    (id) =>
      id !== actingIn(scene) &&
      fighterIn(scene, id)?.side === 'players' &&
      personIn(scene, id) !== null &&
      !waitsToSeize(scene, id) &&
      whyNotSeize(scene, { actor: id, helper: null }) === null,
  );

/** What a GM's own could do is theirs to know: it would tell how much Prestige they hold. */
const isOpen = (scene: Scene, id: CharacterId): boolean =>
  scene.fight === null ? !scene.npcs.includes(id) : fighterIn(scene, id)?.side === 'players';

/** Rolls just seen that three Prestige make again: a press each, until the next step. */
const againCalls = (scene: Scene): readonly TrackerCall[] =>
  presentIn(scene)
    .filter((id) => againOf(scene, id) !== null && isOpen(scene, id))
    .map((id) => {
      const label = `${character(scene, id).name}: roll again`;
      const against = scene.fight === null ? personIn(scene, id)?.again?.against?.id : undefined;
      return { actor: id, act: ROLL_AGAIN, label, ...(against === undefined ? {} : { target: against }) };
    });

/** Drawbacks that the GM is still to name: a press each, which asks for the words. */
const drawbackCalls = (scene: Scene): readonly TrackerCall[] =>
  withDrawback(scene).map((id) => ({
    actor: id,
    act: DRAWBACK,
    label: `GM: name ${character(scene, id).name}'s drawback`,
  }));

/** What can be pressed on a result until the next step, and what the GM is to add to one. */
export const resultCalls = (scene: Scene): readonly TrackerCall[] => [
  ...againCalls(scene),
  ...drawbackCalls(scene),
];

/** What people can do by a press whoever's turn it is: rolls made again, and one button for all who want to Seize the Initiative. */
export const callsOf = (scene: Scene): readonly (TrackerCall | OpenCall)[] => [
  ...resultCalls(scene),
  ...(isSeizable(scene) ? [{ actor: null, act: SEIZE, label: 'Seize…' }] : []),
];
