import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Character } from '../character/schema.ts';
import { addCondition } from '../conditions/change.ts';
import { type WoundId, wounds } from '../content/wounds.ts';
import { minionsLeft } from '../powers/swarm.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { mortallyStunned } from '../turn/lastStand.ts';

/** How bad a Wound is that so much Damage makes, left over after Toughness; null for none. */
export function woundOf(damage: number, minorOnly = false): WoundId | null {
  if (damage <= 0) return null;
  if (minorOnly) return 'minor';
  return wounds.findLast((wound) => damage >= wound.from)?.id ?? null;
}

/**
 * Somebody suffers Damage, Armour already taken off. Toughness goes first; what is left over makes one Wound. A Wound
 * that finds too few spaces fills them and makes Mortally Wounded, or kills who makes no Death Tests; who is that already has a harder Death Test. Nothing
 * hurts who makes a Last Stand.
 */
export function suffer(tx: Tx<Scene>, target: CharacterId, damage: number, minorOnly = false): void {
  const who = tx.state.characters[target];
  if (who === undefined || damage <= 0 || who.dead) return;
  if (who.lastStand) {
    tell(tx, 'unharmed', { target, damage });
    return;
  }
  const before = { toughness: who.toughness.now, wounds: who.wounds.now };
  who.toughness.now -= Math.min(who.toughness.now, damage);
  const wound = who.minions === null ? woundOf(damage - before.toughness, minorOnly) : null;
  const falls = wound !== null && who.mortal === null && fill(who.wounds, wound);
  if (who.mortal !== null) who.mortal.hits += 1;
  const dies = falls && !makesDeathTests(tx.now, target);
  if (falls && wound !== null && !dies) who.mortal = { wound, hits: 0, failures: 0 };
  tell(tx, 'suffered', {
    target,
    damage,
    toughness: [before.toughness, who.toughness.now, who.toughness.max],
    wounds: [before.wounds, who.wounds.now, who.wounds.max],
    wound,
    mortal: who.mortal === null ? null : { fell: falls, wound: who.mortal.wound, hits: who.mortal.hits },
    minions: fallOf(who, before.toughness),
    ...(dies ? { dies: true as const } : {}),
  });
  if (dies || (who.minions !== null && who.toughness.now === 0)) who.dead = true;
  if (falls && !dies) addCondition(tx, target, mortallyStunned);
}

/** Whether who has no room for another Wound is Mortally Wounded then; else they die (S121). */
export const makesDeathTests = ({ party, fight }: Scene, id: CharacterId): boolean =>
  party.rules.deathTests === 'all' || fight?.fighters[id]?.nameless !== true;

/** How many of a swarm fell, and how many are left; null for who is no minion. */
function fallOf(
  who: Pick<Character, 'minions' | 'toughness'>,
  before: number,
): { readonly fell: number; readonly left: number } | null {
  if (who.minions === null) return null;
  const [was, left] = [minionsLeft(who, before), minionsLeft(who)];
  return { fell: was - left, left };
}

/** Whether so much Damage, Armour already taken off, would make somebody Mortally Wounded who is not yet. */
export function wouldFell(
  {
    toughness,
    wounds: track,
    mortal,
    lastStand,
    minions,
  }: Pick<Character, 'toughness' | 'wounds' | 'mortal' | 'lastStand' | 'minions'>,
  damage: number,
  minorOnly = false,
): boolean {
  if (lastStand) return false;
  if (minions !== null) return damage >= toughness.now; // they are dead then
  const wound = woundOf(damage - toughness.now, minorOnly);
  return wound !== null && mortal === null && track.now + rowOf(wounds, wound).spaces > track.max;
}

/** Notes a Wound on the track; gives whether there was no room for it, which fills the track. */
function fill(track: { now: number; readonly max: number }, wound: WoundId): boolean {
  const { spaces } = rowOf(wounds, wound);
  const full = track.now + spaces > track.max;
  track.now = full ? track.max : track.now + spaces;
  return full;
}
