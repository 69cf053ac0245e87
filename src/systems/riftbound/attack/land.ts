import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { hpOf, shake } from '../harm/hurt.ts';
import { type Wound, wound } from '../harm/wound.ts';
import { guarded } from '../powers/staying.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { windows } from '../windows.ts';
import { changedBy } from './die.ts';
import type { Dodged } from './dodge.ts';
import type { Ongoing } from './inProgress.ts';
import { ongoingIn, ongoingOf } from './ongoing.ts';
import { doubled } from './special/doubles.ts';
import { halved } from './special/thunder.ts';
import type { Striking } from './striking.ts';

/** What came of the hits on one target. */
export interface Landed {
  readonly target: CharacterId;
  readonly landed: number;
  readonly lost: number;
}

/** The hits that were neither blocked nor dodged land: each does its damage once. */
export function* land(
  tx: Tx<Scene>,
  attack: Ongoing,
  { target, hits, blocked, dodge, dice, modifiers, dodged }: Dodged,
  striking: Striking,
): Rule<Landed> {
  const landed = hits - dodged;
  if (hits + blocked.length === 0) return { target, landed: 0, lost: 0 };
  const twice = yield* doubled(tx, attack, landed, striking);
  const damage = damageTo(tx.snapshot(), attack, target);
  tell(tx, 'landed', {
    ...{ actor: attack.actor, target, landed, damage, type: attack.type, blocked, dice, modifiers },
    hits: hits + blocked.length,
    rating: dodge?.rating ?? null,
    with: dodge?.with ?? null,
    doubled: twice.count,
    doubleDice: twice.dice,
  });
  const amounts = Array.from({ length: landed }, (_, n) => damage * (n < twice.count ? 2 : 1));
  return { target, landed, lost: landed === 0 ? 0 : yield* deal(tx, attack, target, amounts) };
}

/** Damage of each hit on somebody. */
export const damageTo = (
  scene: Scene,
  attack: Pick<Ongoing, 'actor' | 'attack' | 'damage' | 'melee'>,
  target: CharacterId,
): number => {
  const { actor, melee } = attack;
  const damage = changedBy(scene, 'damage', attack.damage, { owner: actor, opponent: target, melee });
  return halved(scene, { ...attack, damage }, target);
};

/** The damage of an Attack comes to one of its targets, a hit at a time (A24). Gives what they lost. */
function* deal(
  tx: Tx<Scene>,
  { id, actor, type, melee }: Ongoing,
  target: CharacterId,
  amounts: readonly number[],
): Rule<number> {
  const draft = ongoingOf(tx, id);
  if (draft !== undefined) draft.coming = { target, amounts: [...amounts] };
  yield* tx.window(windows.attackDamage, { attack: id, actor, target, type });
  const coming = ongoingIn(tx.snapshot(), id)?.coming?.amounts ?? amounts;
  const { lost, killed } = yield* inTurn(tx, { target, type, by: actor, because: 'attack' }, coming);
  yield* tx.window(windows.damageDone, { attack: id, actor, target, type, lost, killed, melee });
  return lost;
}

/**
 * Several instances of damage, one after another. What is more than the HP or EHP that were left is lost with each (A31), so that all up to one
 * that empties them can be told as one. Whether Overwatch outlasts them is asked once (A34).
 */
export function* inTurn(
  tx: Tx<Scene>,
  one: Omit<Wound, 'amount'>,
  amounts: readonly number[],
): Rule<{ readonly lost: number; readonly killed: boolean }> {
  const before = hpOf(tx.now, one.target);
  const left = [...amounts];
  let [lost, killed] = [0, false];
  while (left.length > 0) {
    const most = isGuarded(tx.now, one) ? 1 : roomFor(tx.now, one.target);
    let amount = 0;
    while (left.length > 0 && amount < most) amount += left.shift() ?? 0;
    if (amount === 0) break;
    const came = yield* wound(tx, { ...one, amount });
    lost += came.lost;
    killed ||= came.killed;
  }
  yield* shake(tx, one.target, lost, before);
  return { lost, killed };
}

/** Whether damage of this type is more or less to them: then each instance is, and stands for itself. */
const isGuarded = (scene: Scene, { target, type }: Omit<Wound, 'amount'>): boolean =>
  guarded(scene, target, type, 2) !== 2;

/** How much damage somebody can take before what is left of an instance is lost: their HP, else their EHP. */
function roomFor(scene: Scene, id: CharacterId): number {
  const who = characterIn(scene, id);
  if (who === null) return 0;
  if (who.kind === 'vehicle' || who.hp.now > 0) return who.hp.now;
  return who.dead ? 0 : who.ehp.now;
}
