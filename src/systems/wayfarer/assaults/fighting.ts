import { coverFrom, isInTheDark, isOnEarth, suffersDarkness } from '../battle/seeing.ts';
import { fieldIn, standing } from '../battle/standing.ts';
import type { When } from '../content/effect.ts';
import { hasRule } from '../effects/sources.ts';
import type { Scene, UnitId } from '../scene.ts';
import { isBehind, isHigher } from '../space/measure.ts';
import { changesFor } from './changes.ts';
import { lostDice, retaliationOf } from './legality.ts';
import type { Change, Fighting } from './pools.ts';
import type { Assault } from './resolve.ts';
import { type Sides, weakestOf } from './sides.ts';
import type { Means } from './wielded.ts';

/** Whether one comes from behind another, wherever on the map they stand. */
export function comesFromBehind(scene: Scene, id: UnitId, target: UnitId): boolean {
  const [own, other] = [standing(scene, id), standing(scene, target)];
  return own !== null && other !== null && isBehind(own, other);
}

/** With what the target of an assault strikes back; null: it may not. Who is taken from behind can't, but by Danger Sense (A41). */
export const answerOf = (scene: Scene, id: UnitId, target: UnitId, { kind, power }: Means): Means | null =>
  power?.noAnswer === true || (comesFromBehind(scene, id, target) && !hasRule(scene, target, 'dangerSense'))
    ? null
    : retaliationOf(scene, target, id, kind);

/**
 * What the places of two say of one of them: it comes from behind, it stands higher (L472), unless that gives nothing (L2673); it is in
 * cover from the other, or on earth.
 */
function placed(scene: Scene, id: UnitId, enemy: UnitId): readonly When[] {
  const [own, other] = [standing(scene, id), standing(scene, enemy)];
  if (own === null || other === null) return [];
  const higher =
    isHigher(fieldIn(scene).terrain, own, other) && !hasRule(scene, enemy, 'noHigherGroundAgainst');
  return [
    ...(isBehind(own, other) ? ['fromBehind' as const] : []),
    ...(higher ? ['higherGround' as const] : []),
    ...(coverFrom(scene, enemy, id) > 0 ? ['inCover' as const] : []),
    ...(isOnEarth(scene, id) ? ['onEarth' as const] : []),
  ];
}

interface Made {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly means: Means;
  readonly back: Means | null;
  readonly hasMoved: boolean;
  /** Who has lost their nerve. */
  readonly shaken: readonly UnitId[];
  /** The attacker comes out of hiding. */
  readonly sneaks: boolean;
  /** What the way in which it is made says of the attacker, and changes of either of the two. */
  readonly given?: readonly When[];
  readonly changes?: readonly (Change & { readonly of: UnitId })[];
  /** All who take part beside the two; left out: nobody does. */
  readonly sides?: Sides;
}

/** The bonus re-rolls of a squad: one for each by which it outnumbers those it strikes at (L5973). */
const outnumbering = ({ attackers, targets }: Sides): readonly Change[] =>
  attackers.length > targets.length
    ? [
        {
          pool: 'offense',
          from: 'outnumbering',
          what: 'reroll',
          by: attackers.length - targets.length,
        },
      ]
    : [];

/** Whose Defense counts for a squad that is struck at; nothing where it is the target's own. */
function weakestIn(
  scene: Scene,
  { unit: id, target, means }: Made,
  { targets }: Sides,
): Pick<Fighting, 'weakest'> {
  const weakest = weakestOf(scene, targets, means.kind);
  return weakest === null || weakest === target
    ? {}
    : { weakest: { unit: weakest, means: retaliationOf(scene, weakest, id, means.kind) } };
}

/** Both who fight, ready for their dice. */
export function assaultOf(scene: Scene, made: Made): Assault {
  const { unit: id, target, means, back, hasMoved, shaken, sneaks, given = [], changes = [] } = made;
  const { sides = { attackers: [id], targets: [target] } } = made;
  const one = (
    own: UnitId,
    enemy: UnitId,
    by: Means | null,
    against: Means | null,
    moved: boolean,
  ): Fighting => ({
    unit: own,
    means: by,
    enemy,
    enemyMeans: against,
    kind: means.kind,
    lost: by?.kind === 'ballistic' ? (lostDice(scene, own, enemy, by, moved) ?? 0) : 0,
    shaken: shaken.includes(own),
    // From the dark, who is lit is taken by surprise (L479), as by who sneaks (L545).
    halvedDefense: own === target && (sneaks || (isInTheDark(scene, id) && !isInTheDark(scene, target))),
    blind: suffersDarkness(scene, own) && isInTheDark(scene, enemy),
    given: [...placed(scene, own, enemy), ...(own === id ? given : [])],
    changes: [
      ...changesFor(scene, { unit: own, enemy, means: by, isAttacker: own === id }),
      ...changes.filter(({ of }) => of === own),
      ...(own === id ? outnumbering(sides) : []),
    ],
  });
  return {
    attacker: one(id, target, means, back, hasMoved),
    target: { ...one(target, id, back, means, false), ...weakestIn(scene, made, sides) },
    sides: {
      ...sides,
      answering: sides.targets.filter((one) => one === target || answerOf(scene, id, one, means) !== null),
    },
  };
}
