import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Area, CharacterId, Scene } from '../scene.ts';
import { slot } from '../slot.ts';
import type { MoveWhy } from './how.ts';

/** A leg of a move that has been made. */
export interface Stepped {
  readonly actor: CharacterId;
  readonly from: TileName;
  readonly to: TileName;
  readonly why: MoveWhy;
}

/** What else happens as somebody moves from tile to tile: fire in their footprints. */
export type AfterStep = (tx: Tx<Scene>, stepped: Stepped) => Rule<void> | undefined;

/** What happens when somebody moves within the area of a tripmine, which is gone by then. */
export type Sprung = (tx: Tx<Scene>, mine: Area, by: CharacterId) => Rule<void> | undefined;

export const afterSteps = slot<AfterStep>('afterSteps');
export const sprung = slot<Sprung>('sprung');
