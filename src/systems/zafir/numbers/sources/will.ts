import { profileOf } from '../../character/profile.ts';
import { has, isWounded, negativeOf } from '../../conditions/active.ts';
import { isOut } from '../../conditions/can.ts';
import { canSee, distanceBetween } from '../../move/sight.ts';
import { areEnemies, type CharacterId, character, type Scene, unitsIn } from '../../scene.ts';
import type { Source } from '../about.ts';

/** How near an ally must be so that somebody is not alone, in tiles. */
const company = 4;

/** The others of somebody's side on the battlefield who are not Out of Action. */
const alliesOf = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  unitsIn(scene).filter((other) => other !== id && !areEnemies(scene, id, other) && !isOut(scene, other));

/** Whether somebody stands alone: none of their own within 4 tiles. */
export const isIsolated = (scene: Scene, id: CharacterId): boolean =>
  !alliesOf(scene, id).some((ally) => distanceBetween(scene, id, ally) <= company);

/** Whether fear is about: the target, or an ally whom it sees, panics (A30). */
const fearIsAbout = (scene: Scene, id: CharacterId): boolean =>
  has(scene, id, 'panic') ||
  alliesOf(scene, id).some((ally) => has(scene, ally, 'panic') && canSee(scene, id, ally));

/** What makes a mind easier to attack; and what the attacker's gear adds. */
export const targetsMind: Source<'willAttack'> = (scene, { actor, target }) => [
  ...(actor === null ? [] : [{ source: 'resonator', amount: profileOf(character(scene, actor)).willAttack }]),
  { source: 'wounded', amount: isWounded(character(scene, target)) ? 1 : 0 },
  { source: 'negativeCondition', amount: negativeOf(character(scene, target)).length > 0 ? 1 : 0 },
  { source: 'isolated', amount: isIsolated(scene, target) ? 1 : 0 },
  { source: 'fearAbout', amount: fearIsAbout(scene, target) ? 1 : 0 },
];

/** Whoever panics is wide open. */
export const panicking: Source<'critEffect'> = (scene, { target }) => [
  { source: 'targetPanics', amount: has(scene, target, 'panic') ? 2 : 0 },
];

/** The mark of those who have withstood a panic: they withstand the next ones better for the rest of the mission. */
export const steeled = 'steeled';

/** What helps a mind to resist: gear, and having withstood a panic before. */
export const resisting: Source<'resist'> = (scene, { target, panic }) => {
  const who = character(scene, target);
  return [
    { source: 'charm', amount: profileOf(who).resist },
    { source: 'steeled', amount: panic && who.battle.marks.includes(steeled) ? 3 : 0 },
  ];
};
