import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Act } from '../acts/act.ts';
import { unitAt } from '../move/free.ts';
import { gridFor } from '../move/terrain.ts';
import type { Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { type FieldObject, objectOn, objectsInReach, setDoor, whoKnowsObject } from './objects.ts';

/** Using what one is on or beside: a door opens or closes at once; of all else the GM says what comes of it. */
export const interact: Act = {
  id: 'interact',
  name: 'Interact',
  text: 'Use an object on your tile or next to it: doors open or close, the GM says what others do.',
  activation: 'free',
  when: 'turn',
  targets: (scene, actor) => objectsInReach(scene, actor).map((object) => choice(scene, object)),
  nobody: (_scene, actor) => refusal('nothingToUse', { actor }),
  words: 'optional',
  run(tx, { actor, target, detail }) {
    const now = tx.snapshot();
    const object = target === null ? null : objectOn(gridFor(now, actor), target);
    if (object === null) return undefined;
    if (object.open !== null) setDoor(tx, object.at, !object.open);
    const open = object.open === null ? null : !object.open;
    const used = { actor, object: object.name, at: object.at, open, words: detail };
    tell(tx, 'usedObject', used, whoKnowsObject(tx.now, object.at));
    return undefined;
  },
};

const choice = (scene: Scene, object: FieldObject): Choice => {
  const { at, name, lock, open } = object;
  return {
    id: at,
    name: `${name} (${at})`,
    note: lock !== null ? 'locked' : open === null ? 'use it' : open ? 'close it' : 'open it',
    refused: whyNotUsed(scene, object),
  };
};

/** Why an object cannot be used: it is locked, or somebody stands in the doorway that would be closed. */
function whyNotUsed(scene: Scene, { at, name, lock, open }: FieldObject): Refusal | null {
  if (lock !== null) return refusal('isLocked', { object: name, at });
  return open === true && unitAt(scene, at) !== null ? refusal('doorHeld', { at }) : null;
}
