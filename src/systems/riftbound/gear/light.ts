import { refusal } from '../../../engine/refusal.ts';
import type { Item } from '../character/schema.ts';
import { bodyOf } from '../fight/bodies.ts';
import { isUnseen } from '../fight/known.ts';
import { inMind } from '../fight/mind.ts';
import { bearingMeant, points } from '../fight/pointing.ts';
import { alliesOf, enemiesOf } from '../fight/sides.ts';
import type { Act } from '../moves/act.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { insideOf } from '../vehicles/crew.ts';
import { tell } from '../tell.ts';
import { benefitOf, carriedBy, nameOf } from './carried.ts';
import { single } from './pile.ts';

const lightsOf = (scene: Scene, actor: CharacterId): readonly Item[] =>
  carriedBy(scene, actor).filter((item) => benefitOf(item, 'light') !== null);

/** Turning a lantern or torch on or off. The book asks nothing for it. */
export const light: Act = {
  id: 'light',
  name: 'Turn a light on or off',
  group: 'gear',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) => lightsOf(scene, actor).length > 0,
  means: (scene, actor) =>
    lightsOf(scene, actor).map((item) => ({
      id: item.id,
      name: `${nameOf(item)} ${item.on ? 'off' : 'on'}`,
      refused: null,
    })),
  run(tx, { actor, means }) {
    const person = tx.state.characters[actor];
    const item = person?.kind === 'person' && means !== null ? single(person, means) : null;
    if (item === null) return undefined;
    item.on = !item.on;
    tell(tx, 'switched', { actor, item: nameOf(item), on: item.on });
    return undefined;
  },
};

const CONE = 360;

/** Whether somebody carries a torch that is on: it shines one way. */
const shines = (scene: Scene, actor: CharacterId): boolean =>
  lightsOf(scene, actor).some((item) => item.on && (benefitOf(item, 'light')?.degrees ?? CONE) < CONE);

/** Pointing a torch: it lights a cone in one direction (Torch). The book asks nothing for it. Who Moves points it ahead anew. */
export const point: Act = {
  id: 'point',
  name: 'Point your torch',
  also: ['Shine'],
  group: 'gear',
  cost: 'nothing',
  offered: (scene, actor) => shines(scene, actor) && !inMind(scene) && insideOf(scene, actor) === null,
  targets: (scene, actor) => [
    ...[...enemiesOf(scene, actor), ...alliesOf(scene, actor)]
      .filter((id) => !isUnseen(scene, id) && bodyOf(scene, id) !== null)
      .map((id) => ({ id, name: characterIn(scene, id)?.name ?? id, refused: null })),
    ...points.map((one) => ({ id: one, name: one, relation: 'place' as const, refused: null })),
  ],
  targetsOpen: true,
  whyNot: (scene, { actor, target }) =>
    target !== null && bearingMeant(scene, actor, target) === null
      ? refusal('noSuchDirection', { typed: target })
      : null,
  run(tx, { actor, target }) {
    const bearing = target === null ? null : bearingMeant(tx.snapshot(), actor, target);
    const fighter = tx.state.fight?.fighters[actor];
    if (bearing === null || fighter === undefined) return undefined;
    fighter.heading = bearing;
    tell(tx, 'pointed', { actor, bearing });
    return undefined;
  },
};
