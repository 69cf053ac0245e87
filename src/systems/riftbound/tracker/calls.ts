import type { OpenCall } from '../../../engine/words.ts';
import { fighterIn, fightersIn, personIn, type Scene } from '../scene.ts';
import { whyNotSeize } from '../turn/seize.ts';
import { SEIZE, waitsToSeize } from '../turn/seizeAct.ts';

/** Whether anybody of the players' side could Seize the Initiative: what foes could is theirs to know. */
const isSeizable = (scene: Scene): boolean =>
  fightersIn(scene).some(
    (id) =>
      fighterIn(scene, id)?.side === 'players' &&
      personIn(scene, id) !== null &&
      !waitsToSeize(scene, id) &&
      whyNotSeize(scene, { actor: id, helper: null }) === null,
  );

/** What people can do by a press whoever's turn it is: one button for all who want to Seize the Initiative. */
export const callsOf = (scene: Scene): readonly OpenCall[] =>
  isSeizable(scene) ? [{ actor: null, act: SEIZE, label: 'Seize…' }] : [];
