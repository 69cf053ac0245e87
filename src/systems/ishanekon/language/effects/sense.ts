import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { isUnseen } from '../../fight/known.ts';
import { putState } from '../../fight/states.ts';
import { areEnemies, beingIn, fightersIn, type Scene } from '../../scene.ts';
import { metresBetween } from '../../space/distance.ts';
import { canSee } from '../../space/vision.ts';
import { mapIn } from '../../space/terrain.ts';
import { tileName } from '../../../../engine/space/grid/index.ts';
import { tell } from '../../tell.ts';
import { plainly } from '../schema/amount.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import { durationFor } from '../use/duration.ts';
import { tilesAt } from '../use/tiles.ts';
import type { At } from '../use/using.ts';
import { make } from './create.ts';
import { lastsOf, tellOf } from './told.ts';

/**
 * Finds what is there, hides it, or shows what is not (effect 23), besides what it does as long as it lasts: to find is to have a Vision, to be hidden is to be
 * out of reach of eyes. What players know nothing of, the GM is told that it would be found.
 */
export function* sense(tx: Tx<Scene>, effect: EffectOf<'sense'>, at: At): Rule<void> {
  if (tx.now.fight === null) return tellOf(tx, effect, at);
  switch (effect.how) {
    case 'detect':
      return detect(tx, effect, at);
    case 'hide':
      return hide(tx, effect, at);
    case 'illusion': {
      const [tile] = tilesAt(tx.snapshot(), at);
      const place = mapIn(tx.snapshot()) === null || tile === undefined ? null : tileName(tile);
      return yield* make(tx, effect, at, {
        ...{ what: effect.what, material: 'energy', blocks: false, vitality: 1, places: [place] },
      });
    }
  }
}

function detect(tx: Tx<Scene>, effect: EffectOf<'sense'>, { target, scale }: At): void {
  const now = tx.snapshot();
  const metres = plainly(effect.metres, scale);
  const others = fightersIn(now).filter(
    (id) => id !== target && isUnseen(now, id) && (metres === 0 || metresBetween(now, target, id) <= metres),
  );
  if (others.length > 0) tell(tx, 'wouldSense', { actor: target, others, what: effect.what }, 'gm');
}

/** Nobody who needs eyes sees them: who is seen by no enemy then is hidden. */
function hide(tx: Tx<Scene>, effect: EffectOf<'sense'>, at: At): void {
  const { target, actor, scale } = at;
  const now = tx.snapshot();
  const seen = fightersIn(now).some(
    (id) => areEnemies(now, id, target) && beingIn(now, id)?.dead === false && canSee(now, id, target),
  );
  const lasting = durationFor(now, lastsOf(effect, at), { user: actor, target, scale });
  if (seen || lasting === null) return;
  putState(tx, target, { id: 'hidden', by: null, number: null, duration: lasting.duration });
  tell(tx, 'hid', { actor: target });
}
