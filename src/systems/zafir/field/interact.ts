import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Act } from '../acts/act.ts';
import { unitAt } from '../move/free.ts';
import type { Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { type FieldObject, objectOn, objectsInReach, setDoor } from './objects.ts';

/** Using what one is on or beside: a door opens or closes at once; of all else the GM says what comes of it. */
export const interact: Act = {
  id: 'interact',
  name: 'Interact',
  text: 'Use an object on your tile or beside it: a door opens or closes, else the GM rules.',
  activation: 'free',
  when: 'turn',
  targets: (scene, actor) => objectsInReach(scene, actor).map((object) => choice(scene, object)),
  nobody: (_scene, actor) => refusal('nothingToUse', { actor }),
  words: 'optional',
  run(tx, { actor, target, detail }) {
    const object = target === null ? null : objectOn(tx.snapshot(), target);
    if (object === null) return undefined;
    if (object.open !== null) setDoor(tx, object.at, !object.open);
    tell(tx, 'usedObject', {
      actor,
      object: object.name,
      at: object.at,
      open: object.open === null ? null : !object.open,
      words: detail,
    });
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
