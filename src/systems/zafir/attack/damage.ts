import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Duration, untilRemoved } from '../../../engine/uses/index.ts';
import { shieldOf } from '../character/defence.ts';
import { profileOf } from '../character/profile.ts';
import { has } from '../conditions/active.ts';
import { gain, lose } from '../conditions/change.ts';
import { type ConditionId, conditions } from '../content/conditions.ts';
import { windows } from '../reactions/index.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { afterDamage } from './hooks.ts';
import { type Damage, isMagic, through } from './through.ts';
import { zeroHp } from './zero.ts';

/** What somebody lost: Shield Points, damage that armour took, HP, Armor Points. */
export interface Dealt {
  readonly shields: number;
  readonly armour: number;
  readonly hp: number;
  readonly broken: number;
}

/** Whoever wakes from these is Disoriented. */
const waking: readonly ConditionId[] = ['bleedingOut', 'unconscious'];

const nothing: Dealt = { shields: 0, armour: 0, hp: 0, broken: 0 };

/**
 * Somebody suffers damage: shields first, then armour, then HP; armour breaks after. Where it would leave them no HP, what
 * turns such damage aside may do so first (window 'hp.falling'); at 0 HP the rules of zero HP follow.
 */
export function* dealDamage(tx: Tx<Scene>, damage: Damage): Rule<Dealt> {
  const { target, by } = damage;
  const foreseen = through(tx.snapshot(), damage);
  const before = character(tx.now, target).battle.hp;
  if (before > 0 && foreseen.hp === before) {
    const about = { target, by, what: damage.what, attack: damage.attack };
    if ((yield* tx.window(windows.hpFalling, about)) === 'prevented') return nothing;
  }
  const now = tx.snapshot();
  const done = through(now, damage);
  const who = tx.state.characters[target];
  if (who === undefined) return nothing;
  takeShields(tx, target, done.shields);
  who.battle.hp -= done.hp;
  who.battle.broken += done.broken;
  if (done.hp > 0 && tx.state.fight !== null && !tx.now.fight?.hurt.includes(target))
    tx.state.fight.hurt.push(target);
  const after = character(tx.now, target);
  tell(tx, 'damaged', {
    target,
    by,
    what: damage.what,
    damageType: damage.damageType,
    magic: isMagic(now.party, damage),
    brief: damage.told === true,
    ...done,
    hpNow: after.battle.hp,
    maxHp: profileOf(after).maxHp,
    shieldNow: shieldOf(after),
  });
  for (const happens of afterDamage) yield* happens(tx, damage, done) ?? [];
  if (done.hp > 0 && character(tx.now, target).battle.hp === 0) yield* zeroHp(tx, damage);
  return { shields: done.shields, armour: done.armour, hp: done.hp, broken: done.broken };
}

/** Shield Points go from the top of the stack down. */
function takeShields(tx: Tx<Scene>, target: CharacterId, points: number): void {
  const who = tx.state.characters[target];
  if (who === undefined || points === 0) return;
  let left = points;
  const kept = character(tx.snapshot(), target)
    .battle.shields.toReversed()
    .flatMap((layer) => {
      const taken = Math.min(layer.points, left);
      left -= taken;
      return layer.points > taken ? { ...layer, points: layer.points - taken } : [];
    });
  who.battle.shields = castDraft(kept.toReversed());
}

/**
 * Somebody is healed, to no more than their maximum; whoever is Out of Action is beyond it. Where at least 1 HP comes back,
 * the conditions go that healing removes; who wakes up by it is Disoriented (A36). Gives the HP gained.
 */
export function heal(
  tx: Tx<Scene>,
  target: CharacterId,
  amount: number,
  by: CharacterId | null,
  what: string,
): number {
  const who = tx.state.characters[target];
  if (who === undefined || has(tx.now, target, 'outOfAction')) return 0;
  const { maxHp } = profileOf(character(tx.snapshot(), target));
  const gained = Math.max(0, Math.min(amount, maxHp - who.battle.hp));
  who.battle.hp += gained;
  tell(tx, 'healed', { target, by, what, hp: gained, hpNow: who.battle.hp, maxHp });
  if (gained === 0) return 0;
  const wakes = waking.some((id) => has(tx.now, target, id));
  for (const { id } of conditions.filter(({ removedBy }) => removedBy.includes('healing')))
    lose(tx, target, id, 'healed');
  if (wakes) gain(tx, target, 'disoriented', { source: null, from: 'rule' });
  return gained;
}

/** What gives somebody Shield Points. */
export interface ShieldGain {
  readonly target: CharacterId;
  /** A unit's id, or 'armour'. */
  readonly source: string;
  readonly what: string;
  readonly points: number;
  readonly duration?: Duration;
}

/** Shield Points come on top of those somebody has. */
export function gainShield(
  tx: Tx<Scene>,
  { target, source, what, points, duration = untilRemoved }: ShieldGain,
): void {
  const who = tx.state.characters[target];
  if (who === undefined || points <= 0) return;
  who.battle.shields.push(castDraft({ source, what, points, most: points, duration }));
  tell(tx, 'shielded', {
    target,
    by: source === 'armour' ? null : source,
    what,
    points,
    shieldNow: shieldOf(character(tx.now, target)),
  });
}
