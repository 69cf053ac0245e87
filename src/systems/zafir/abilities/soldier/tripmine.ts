import { refusal } from '../../../../engine/refusal.ts';
import { rowOf } from '../../../../engine/table.ts';
import type { Act } from '../../acts/act.ts';
import { type CheckedThrow, checkThrow, grenadesOf, spendGrenade, thrownBy } from '../../attack/thrown.ts';
import { grenades } from '../../content/grenades.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import { ability } from '../ability.ts';
import { centresFor, tileTyped } from '../aims.ts';
import { makeArea } from '../areas.ts';

/** The grenade that is laid: the one named, else the first there is. */
function laid(scene: Scene, actor: CharacterId, target: string, means: string | null): CheckedThrow {
  const id = grenadesOf(scene, actor).find((one) => one.left > 0 && (means === null || one.id === means))?.id;
  return id === undefined
    ? { ok: false, refusal: refusal('noGrenadeToLay', { actor }) }
    : checkThrow(scene, { actor, target, id, on: null });
}

/** How far somebody's grenades go: as far, a tripmine is laid. */
const rangeOf = (scene: Scene, actor: CharacterId) => {
  const [first] = grenadesOf(scene, actor);
  return first === undefined ? 'short' : thrownBy(scene, actor, first.id).range;
};

/** Tripmine: a grenade attack that waits for somebody to move in its area. */
export const tripmine: Act = ability('tripmine', {
  hostile: true,
  quiet: true,
  refused: (scene, actor) =>
    grenadesOf(scene, actor).some(({ left }) => left > 0) ? null : refusal('noGrenadeToLay', { actor }),
  targets: (scene, actor) => centresFor(scene, actor, rangeOf(scene, actor), 'enemies'),
  reads: (scene, actor, typed) => tileTyped(scene, actor, typed, rangeOf(scene, actor)),
  nobody: () => refusal('nameATile'),
  means: (scene, actor) =>
    grenadesOf(scene, actor).map(({ id, left }) => {
      const { row, radius } = thrownBy(scene, actor, id);
      return {
        id,
        name: row.name,
        note: `${left} left, radius ${radius}`,
        refused: left > 0 ? null : refusal('noGrenade', { actor, grenade: row.name }),
      };
    }),
  meansLater: true,
  whyNot: (scene, { actor, target, means }) => {
    const thrown = target === null ? null : laid(scene, actor, target, means);
    return thrown === null || thrown.ok ? null : thrown.refusal;
  },
  run(tx, { actor, target, means }) {
    const thrown = target === null ? null : laid(tx.snapshot(), actor, target, means);
    if (thrown === null || !thrown.ok) return undefined;
    const { row, radius } = thrown.thrown;
    spendGrenade(tx, actor, row.id);
    makeArea(tx, {
      what: 'tripmine',
      ability: 'tripmine',
      centre: thrown.at,
      radius,
      by: actor,
      turns: null,
      grenade: rowOf(grenades, row.id).id,
    });
    return undefined;
  },
});
