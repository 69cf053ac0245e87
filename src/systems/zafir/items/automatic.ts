import { rowOf } from '../../../engine/table.ts';
import type { AfterStrike } from '../attack/hooks.ts';
import { profileOf } from '../character/profile.ts';
import { gain } from '../conditions/change.ts';
import { utilityItems } from '../content/utilityItems.ts';
import type { Source } from '../numbers/about.ts';
import { ruleOf } from '../party/rules.ts';
import { type Reactor, windows } from '../reactions/index.ts';
import { reactionOf } from '../reactions/reacting.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { hasItem, itemsOf, spendCharge } from './charges.ts';

/** The mark of a Holy Shield: the book names it and says nothing of what it does (A08). */
export const holyShield = 'holyShield';

/** Salvation Charm: at zero HP its bearer has 1 HP instead, and it is gone. A crew may play it as Ethereal Suspension (A08). */
export const salvationCharm: Reactor = (scene, window, { target }) => {
  if (window !== windows.hpZero || typeof target !== 'string') return [];
  if (characterIn(scene, target) === null || !hasItem(scene, target, 'salvationCharm')) return [];
  return [
    reactionOf(scene, target, 'salvationCharm', {}, (tx) => {
      const who = tx.state.characters[target];
      if (who === undefined) return 'goesOn';
      spendCharge(tx, target, 'salvationCharm');
      who.battle.hp = 1;
      const suspended = ruleOf(tx.now.party, 'salvationCharm') === 'suspension';
      tell(tx, 'charmSaved', { target, suspended });
      if (suspended) gain(tx, target, 'etherealSuspension', { source: target, from: 'item' });
      else who.battle.marks.push(holyShield);
      return 'goesOn';
    }),
  ];
};

/** From here on a Ballistic Mask takes all of the damage with it. */
const maskHolds = 4;

/** Ballistic Mask: the first damage that would leave its wearer no HP breaks it, and may do nothing else (A43: any damage). */
export const ballisticMask: Reactor = (scene, window, { target }) => {
  const who = window === windows.hpFalling && typeof target === 'string' ? characterIn(scene, target) : null;
  if (who === null || typeof target !== 'string' || profileOf(who).headgear !== 'ballisticMask') return [];
  return [
    reactionOf(scene, target, 'ballisticMask', {}, function* (tx) {
      const wearer = tx.state.characters[target];
      if (wearer?.kind === 'hero') wearer.equipment.headgear = null;
      const roll = yield* tx.roll({ count: 1, sides: 6, label: 'mask', by: target });
      const rolled = roll.dice[0]?.value ?? 1;
      const saved = rolled >= maskHolds;
      tell(tx, 'maskBroke', { target, rolled, saved });
      return saved ? 'prevented' : 'goesOn';
    }),
  ];
};

/** Whether a detector warns somebody of an attack: made by an Undead unit, while it has a charge. */
const isWarned = (scene: Scene, actor: CharacterId, target: CharacterId): boolean =>
  profileOf(character(scene, actor)).type === 'undead' && hasItem(scene, target, 'undeadDetector');

/** Undead Detector: attacks of the Undead on its bearer have 2 fewer Aim Dice. */
export const undeadDetectorAim: Source<'aim'> = (scene, { actor, target }) =>
  isWarned(scene, actor, target)
    ? [{ source: 'undeadDetector', amount: -2, params: { name: rowOf(utilityItems, 'undeadDetector').name } }]
    : [];

/** Each such attack takes a charge, hit or miss. */
export const undeadDetected: AfterStrike = (tx, { actor, target }) => {
  if (!isWarned(tx.now, actor, target)) return undefined;
  spendCharge(tx, target, 'undeadDetector');
  const left = itemsOf(tx.now, target).find(({ row }) => row.id === 'undeadDetector')?.left ?? 0;
  tell(tx, 'undeadDetected', { target, by: actor, left });
  return undefined;
};
