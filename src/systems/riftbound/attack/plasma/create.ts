import { refusal } from '../../../../engine/refusal.ts';
import { ahead } from '../../../../engine/space/plane/index.ts';
import type { Choice } from '../../../../engine/options.ts';
import { bodyOf } from '../../fight/bodies.ts';
import { inMind } from '../../fight/mind.ts';
import { isUnseen } from '../../fight/known.ts';
import { bearingMeant, points } from '../../fight/pointing.ts';
import { enemiesOf } from '../../fight/sides.ts';
import { benefitOf, heldBy, nameOf } from '../../gear/carried.ts';
import type { Act } from '../../moves/act.ts';
import { type CharacterId, characterIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';

const cannonsOf = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  heldBy(scene, actor).flatMap((item) => {
    const benefit = benefitOf(item, 'plasma');
    if (benefit === null) return [];
    const { charge: needed } = benefit;
    const params = { item: nameOf(item), needed, left: item.charge };
    return [
      {
        id: item.id,
        name: nameOf(item),
        note: `${item.charge}/${item.profile.charge ?? 0} Charge`,
        refused: item.charge < needed ? refusal('tooLittleCharge', params) : null,
      },
    ];
  });

/** Where it flies in the theatre of the mind: at somebody, or where it was said. */
const whereOf = (scene: Scene, target: string | null): string | null =>
  target === null ? null : (characterIn(scene, target)?.name ?? target);

/** Plasma Cannon: an Action and all its Charge for a Plasma Disruption, which flies on by itself in the direction one points. */
export const plasma: Act = {
  id: 'plasma',
  name: 'Fire the Plasma Cannon',
  also: ['Plasma Disruption', 'Disrupt'],
  group: 'attack',
  cost: 'action',
  offered: (scene, actor) => cannonsOf(scene, actor).length > 0,
  means: cannonsOf,
  targets: (scene, actor) => [
    ...enemiesOf(scene, actor)
      .filter((id) => !isUnseen(scene, id) && (inMind(scene) || bodyOf(scene, id) !== null))
      .map((id) => ({ id, name: characterIn(scene, id)?.name ?? id, refused: null })),
    ...points.map((point) => ({ id: point, name: point, relation: 'place' as const, refused: null })),
  ],
  targetsOpen: true,
  whyNot: (scene, { actor, target }) =>
    inMind(scene)
      ? null
      : target !== null && bearingMeant(scene, actor, target) === null
        ? refusal('noSuchDirection', { typed: target })
        : bodyOf(scene, actor) === null
          ? refusal('standsNowhere', { actor })
          : null,
  run(tx, { actor, target, means }) {
    const { fight } = tx.state;
    const now = tx.snapshot();
    const mind = inMind(now);
    const body = bodyOf(now, actor);
    const bearing = mind || target === null ? 0 : bearingMeant(now, actor, target);
    const person = tx.state.characters[actor];
    const item = person?.kind === 'person' ? person.items.find(({ id }) => id === means) : undefined;
    const held = heldBy(now, actor).find(({ id }) => id === means);
    const benefit = held === undefined ? null : benefitOf(held, 'plasma');
    if (!fight || bearing === null || item === undefined || benefit === null) return undefined;
    item.charge -= benefit.charge;
    if (!mind && body === null) return undefined;
    const { x, y } =
      mind || body === null ? { x: 0, y: 0 } : ahead(body.at, bearing, Math.ceil(body.diameter / 2));
    fight.lastId += 1;
    const { step, radius, damage, times } = benefit;
    fight.plasma.push({
      ...{ id: `plasma${fight.lastId}`, by: actor, at: { x, y }, bearing, times: 0 },
      made: { step, radius, damage: { ...damage }, times },
    });
    const towards = mind ? { bearing: null, where: whereOf(now, target) } : { bearing, where: null };
    tell(tx, 'disruptionMade', { actor, item: item.profile.name, ...towards });
    return undefined;
  },
};
