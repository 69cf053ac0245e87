import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { contest } from '../actions/contest.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** Whether somebody gets through an enemy's space: Raw Force, Athletics or Nimbleness against Raw Force or Athletics (Battlefield). */
export const forcesThrough = (tx: Tx<Scene>, actor: CharacterId, target: CharacterId): Rule<boolean> =>
  contest(tx, {
    ...{ actor, target, label: 'through' },
    own: ['rawForce', 'athletics', 'nimbleness'],
    theirs: ['rawForce', 'athletics'],
  });
