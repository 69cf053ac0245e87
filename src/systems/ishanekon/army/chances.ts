import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { Viewer } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Scene } from '../scene.ts';
import { unitAttackWords } from '../words/army.ts';
import { aimedAt } from './attack.ts';
import { unit, unitIn, unitOf } from './battle.ts';
import { vitalityLeft } from './figures.ts';
import { whyNotAttacked } from './legality.ts';
import { unitOdds } from './odds.ts';

/** The chances of a unit's attack. Foes' figures are the GM's: players read no chance against them that tells of one. */
export function battleChances(
  scene: Scene,
  { actor, target }: IntentOf<'attack'>,
  viewer: Viewer,
): Made<Chances> {
  const id = unitOf(scene, actor);
  const aim = unitOf(scene, target);
  if (id === null || aim === null || unitIn(scene, aim) === null)
    return { ok: false, refusal: refusal('nobody', { actor: target }) };
  if (!viewer.gm && unit(scene, id).side === 'foes')
    return { ok: false, refusal: refusal('chancesHidden', { actor: id }) };
  const why = whyNotAttacked(scene, id, aim);
  if (why !== null) return { ok: false, refusal: why };
  const aimed = aimedAt(scene, id, aim, false);
  const known = viewer.gm || unit(scene, aim).side === 'players';
  return {
    ok: true,
    value: unitAttackWords(scene, { id, aim, aimed, odds: unitOdds(aimed, vitalityLeft(scene, aim)), known }),
  };
}
