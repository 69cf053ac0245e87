import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';
import { dodgeModifiers } from '../abilities/modifiers.ts';
import { has } from '../conditions/active.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { areTouching, step } from '../fight/bodies.ts';
import { inMind } from '../fight/mind.ts';
import type { AttackProfile } from '../gear/profile.ts';
import { ratingOf } from '../numbers/score.ts';
import { powerModifiers } from '../powers/staying.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { isBeset } from './contact.ts';
import type { Stated } from './inProgress.ts';

/** An Attack at one target, as far as it changes the dice. */
export interface Aimed {
  readonly actor: CharacterId;
  readonly from: CharacterId;
  readonly target: CharacterId;
  readonly attack: AttackProfile;
  readonly melee: boolean;
  readonly overwatch: boolean;
  /** What the GM has said of where they are, in the theatre of the mind. */
  readonly stated?: Stated | null;
}

const COUNTER = -2;
const INDIRECT = -3;

/** What is added to each die of a Hit Roll before it is compared with the Rating: all of it counts (A17). */
export const hitDie = (scene: Scene, aimed: Aimed): Sum =>
  sum(0, [
    ...counters(scene, aimed),
    ...pointBlanc(scene, aimed),
    ...prone(scene, aimed),
    ...indirect(scene, aimed),
    ...(aimed.attack.special === 'arcing' ? [{ source: 'arcing', amount: 1 }] : []),
    ...powerModifiers(scene, 'hit', { owner: aimed.actor, opponent: aimed.target, melee: aimed.melee }),
    ...powerModifiers(scene, 'targeted', { owner: aimed.target, opponent: aimed.actor, melee: aimed.melee }),
  ]);

/** The Rating that a die of it must reach: of an attribute of whoever attacks, or its own. */
export const hitRating = (scene: Scene, actor: CharacterId, { hit }: Pick<AttackProfile, 'hit'>): number =>
  typeof hit === 'number' ? hit : ratingOf(scene, actor, hit);

/** Attack Counters: of each character, also for what they fire from a vehicle; Overwatch knows none. */
function counters(scene: Scene, { actor, overwatch }: Aimed): readonly Modifier[] {
  const many = overwatch ? 0 : (fighterIn(scene, actor)?.counters ?? 0);
  return many === 0 ? [] : [{ source: 'counters', amount: COUNTER * many }];
}

/**
 * The Point Blanc rule, which the Attack Action's own −2 for a target next to oneself is the same as (A15): in contact with an enemy, or
 * with the target, whoever that is; else 1 where the target is in contact with an enemy of theirs.
 */
function pointBlanc(scene: Scene, { from, target, attack, melee, stated }: Aimed): readonly Modifier[] {
  if (melee || attack.ignoresPointBlanc) return [];
  if (inMind(scene)) return statedModifiers(stated ?? 'clear');
  if (isBeset(scene, from) || areTouching(scene, from, target)) return [{ source: 'pointBlanc', amount: -2 }];
  return isBeset(scene, target) ? [{ source: 'targetPointBlanc', amount: -1 }] : [];
}

function statedModifiers(stated: Stated): readonly Modifier[] {
  if (stated === 'beset') return [{ source: 'pointBlanc', amount: -2 }];
  return stated === 'targetBeset' ? [{ source: 'targetPointBlanc', amount: -1 }] : [];
}

/** Prone: whoever lies is harder to hit with anything but a Melee Attack. */
const prone = (scene: Scene, { target, melee }: Aimed): readonly Modifier[] =>
  !melee && has(scene, target, 'prone') ? [{ source: 'targetProne', amount: -1 }] : [];

/** Indirect (keyword): against what is Large or smaller. */
function indirect(scene: Scene, { target, attack }: Aimed): readonly Modifier[] {
  const size = characterIn(scene, target)?.size;
  const isSmall = size !== undefined && step(size) <= step('large');
  return attack.indirect && isSmall ? [{ source: 'indirect', amount: INDIRECT }] : [];
}

/** What is added to each die of a Dodge Roll. */
export const dodgeDie = (
  scene: Scene,
  { actor, melee, type }: Pick<Aimed, 'actor' | 'melee'> & { readonly type: DamageTypeId },
  target: CharacterId,
): Sum =>
  sum(0, [
    ...dodgeModifiers(scene, target, type),
    ...powerModifiers(scene, 'dodge', { owner: target, opponent: actor, melee }),
  ]);

/** Damage of each hit, and how many shots, as powers of packs change them: never below none. */
export const changedBy = (
  scene: Scene,
  number: 'damage' | 'shots',
  base: number,
  about: Parameters<typeof powerModifiers>[2],
): number => Math.max(0, sum(base, powerModifiers(scene, number, about)).total);
