import type { Tx } from '../../../../engine/tx.ts';
import type { Scene } from '../../scene.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import { lay } from '../use/lay.ts';
import type { At } from '../use/using.ts';
import { lastsOf, tellOf } from './told.ts';

/** Words over any distance (effect 24): as long as it lasts, the two can speak so that nobody else hears it (`acts/telepathy`). */
export function speak(tx: Tx<Scene>, effect: EffectOf<'speak'>, at: At): void {
  if (!lay(tx, at, [effect], lastsOf(effect, at))) tellOf(tx, effect, at);
}
