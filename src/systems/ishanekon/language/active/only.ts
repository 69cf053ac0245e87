import { rowOf } from '../../../../engine/table.ts';
import { creatureTypes } from '../../content/creatures.ts';
import { sizes } from '../../content/sizes.ts';
import type { Situation } from '../../numbers/situation.ts';
import {
  areEnemies,
  beingIn,
  characterIn,
  type CharacterId,
  fighterIn,
  presentIn,
  type Scene,
  stateOf,
} from '../../scene.ts';
import { metresBetween } from '../../space/distance.ts';
import { hasStatus } from '../../status/held.ts';
import type { Only, PlainOnly } from '../schema/only.ts';
import { vitalityIn } from './vitality.ts';

type Asked = (scene: Scene, about: Situation) => boolean;

/** Below half of their most Vitality. */
function isHurt(scene: Scene, id: CharacterId): boolean {
  const who = characterIn(scene, id);
  return who !== null && who.vitality * 2 < vitalityIn(scene, id);
}

function isUnhurt(scene: Scene, id: CharacterId): boolean {
  const who = characterIn(scene, id);
  return who !== null && who.vitality >= vitalityIn(scene, id);
}

/** Whether an ally who stands is within 1 m. */
const isBeside = (scene: Scene, id: CharacterId): boolean =>
  presentIn(scene).some(
    (other) =>
      other !== id &&
      (beingIn(scene, other)?.vitality ?? 0) > 0 &&
      !areEnemies(scene, id, other) &&
      metresBetween(scene, id, other) <= 1,
  );

const isHidden = (scene: Scene, id: CharacterId): boolean =>
  stateOf(scene, id, 'hidden') !== null || stateOf(scene, id, 'givenAway') !== null;

const stepOf = (scene: Scene, id: CharacterId): number => {
  const who = characterIn(scene, id);
  return who === null ? 0 : rowOf(sizes, who.size).step;
};

const larger = (scene: Scene, { actor, other = null }: Situation): number =>
  other === null ? 0 : stepOf(scene, other) - stepOf(scene, actor);

const asked: Readonly<Record<PlainOnly, Asked>> = {
  melee: (_scene, { reach }) => reach === 'melee',
  ranged: (_scene, { reach }) => reach === 'ranged',
  weapon: (_scene, { attack }) => attack === 'weapon' || attack === 'unarmed',
  unarmed: (_scene, { attack }) => attack === 'unarmed',
  ability: (_scene, { attack }) => attack === 'ability',
  critical: (_scene, { critical }) => critical === true,
  hurt: (scene, { actor }) => isHurt(scene, actor),
  unhurt: (scene, { actor }) => isUnhurt(scene, actor),
  alone: (scene, { actor }) => !isBeside(scene, actor),
  beside: (scene, { actor }) => isBeside(scene, actor),
  hidden: (scene, { actor }) => isHidden(scene, actor),
  moved: (scene, { actor }) => (fighterIn(scene, actor)?.turn?.moved ?? 0) > 0,
  still: (scene, { actor }) => (fighterIn(scene, actor)?.turn?.moved ?? 0) === 0,
  targetHurt: (scene, { other = null }) => other !== null && isHurt(scene, other),
  targetLarger: (scene, about) => larger(scene, about) > 0,
  targetSmaller: (scene, about) => larger(scene, about) < 0,
};

const isPlain = (only: Only): only is PlainOnly => Object.hasOwn(asked, only);

/** Whether all that an effect asks for is so. */
export const holds = (scene: Scene, only: readonly Only[], about: Situation): boolean =>
  only.every((one) => {
    if (isPlain(one)) return asked[one](scene, about);
    const theirs = one.startsWith('target is ');
    const who = beingIn(scene, theirs ? (about.other ?? null) : about.actor);
    if (who === null) return false;
    const what = one.slice(theirs ? 10 : 3);
    const category = creatureTypes.find(({ id }) => id === who.type)?.category;
    return hasStatus(who, what) || (theirs && category === what);
  });
