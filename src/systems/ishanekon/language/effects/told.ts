import type { Tx } from '../../../../engine/tx.ts';
import type { Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { Effect } from '../schema/effects/index.ts';
import type { At } from '../use/using.ts';
import { effectWords } from '../words/effects.ts';

/** Says what an effect does where the rules can't play it: there is no fight, or no map. */
export const tellOf = (tx: Tx<Scene>, effect: Effect, { actor, target, row }: At): void =>
  tell(tx, 'abilityTold', { actor, target, name: row.name, does: effectWords(effect) });

/** How long an effect of an Ability lasts: as it says, else as long as the Ability. */
export const lastsOf = (effect: Effect, { row }: At): string =>
  ('lasts' in effect ? effect.lasts : null) ?? ('lasts' in row ? row.lasts : 'fight');
