import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Act } from '../acts/act.ts';
import { unitAt } from '../move/free.ts';
import { tell } from '../tell.ts';
import { type FieldObject, objectOn, objectsInReach, setDoor } from './objects.ts';

/** Using what one is on or beside: a door opens or closes at once; of all else the GM says what comes of it. */
export const interact: Act = {
  id: 'interact',
  name: 'Interact',
  text: 'Use an object on your tile or beside it: a door opens or closes, else the GM rules.',
  activation: 'free',
  when: 'turn',
  targets: (scene, actor) => objectsInReach(scene, actor).map(choice),
  nobody: (_scene, actor) => refusal('nothingToUse', { actor }),
  words: 'optional',
  whyNot: (scene, { target }) => {
    const object = target === null ? null : objectOn(scene, target);
    if (object?.open === true && unitAt(scene, object.at) !== null)
      return refusal('doorHeld', { at: object.at });
    return null;
  },
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

const choice = ({ at, name, lock, open }: FieldObject): Choice => ({
  id: at,
  name: `${name} (${at})`,
  note: lock !== null ? 'locked' : open === null ? 'use it' : open ? 'close it' : 'open it',
  refused: lock === null ? null : refusal('isLocked', { object: name, at }),
});
