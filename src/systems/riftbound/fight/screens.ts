import { isDraft } from 'immer';
import { type Plane, type Screens, screensOf } from '../../../engine/space/plane/index.ts';

/** What hides on a place, made once for all looks at it. */
const screens = new WeakMap<Plane, Screens>();

export function screensIn(plane: Plane): Screens {
  if (isDraft(plane)) return screensOf(plane); // it may still change
  const found = screens.get(plane) ?? screensOf(plane);
  screens.set(plane, found);
  return found;
}
