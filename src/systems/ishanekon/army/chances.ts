import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { Viewer } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Scene } from '../scene.ts';
import { unitAttackWords } from '../words/army.ts';
import { type Aimed, type AttackResult, aimedAt, DAMAGE_DIE, damageOf, resultOf } from './attack.ts';
import { unit, unitIn, unitOf } from './battle.ts';
import { vitalityLeft } from './figures.ts';
import { whyNotAttacked } from './legality.ts';

/** What an attack of a unit may come to, exactly: every face of its die, every face of the damage. */
export interface UnitOdds {
  readonly results: Readonly<Record<AttackResult, number>>;
  readonly damage: number;
  /** That so much Vitality is gone. */
  readonly ends: number;
}

const FACES = 10;

export function unitOdds(aimed: Aimed, vitality: number): UnitOdds {
  const results = { none: 0, half: 0, full: 0, most: 0 };
  let [damage, ends] = [0, 0];
  for (let face = 1; face <= FACES; face++) {
    const below = aimed.disadvantage ? 2 * (FACES - face) + 1 : 1;
    const chance = below / (aimed.disadvantage ? FACES * FACES : FACES);
    const result = resultOf(face, aimed);
    results[result] += chance;
    for (let die = 1; die <= DAMAGE_DIE; die++) {
      const dealt = damageOf(result, die, aimed);
      damage += (chance * dealt) / DAMAGE_DIE;
      if (dealt >= vitality) ends += chance / DAMAGE_DIE;
    }
  }
  return { results, damage, ends };
}

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
