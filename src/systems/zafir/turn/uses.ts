import { castDraft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import {
  chargesLeft,
  spend,
  stateOf,
  type UseLimit,
  type Uses,
  whyNotUsable,
} from '../../../engine/uses/index.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';

/** What is used at most so often a round is counted under an id of its own, so that a round's beginning knows it. */
const roundUse = (id: string): string => `round:${id}`;

/** A limit with the charges that somebody has beyond it counted in (shards, etchings, a refilled flask). */
function withExtra(scene: Scene, actor: CharacterId, use: string, limit: UseLimit): UseLimit {
  const extra = character(scene, actor).battle.extra[use] ?? 0;
  return limit.charges === undefined || extra === 0
    ? limit
    : { ...limit, charges: { ...limit.charges, max: limit.charges.max + extra } };
}

/** Why something limited cannot be used now: no charge left, or it cools down. `name` is how people know it. */
export function whyUsedUp(
  scene: Scene,
  actor: CharacterId,
  use: string,
  limit: UseLimit,
  name: string,
): Refusal | null {
  const why = whyNotUsable(usesOf(scene, actor), use, withExtra(scene, actor, use, limit));
  if (why === null) return null;
  return why.code === 'use.coolingDown'
    ? refusal('coolingDown', { actor, name, left: why.params.left })
    : refusal('noCharges', { actor, name });
}

/** Takes a charge of something and lets it cool down; whether that may be is to be asked before. */
export function useUp(tx: Tx<Scene>, actor: CharacterId, use: string, limit: UseLimit): void {
  const spent = spend(usesOf(tx.now, actor), use, withExtra(tx.now, actor, use, limit));
  if (!spent.ok) throw new Error(`${spent.code} ${use}`);
  write(tx, actor, spent.uses);
}

/** How many charges of something are left, extra ones included; null where charges do not limit it. */
export const usesLeft = (scene: Scene, actor: CharacterId, use: string, limit: UseLimit): number | null =>
  chargesLeft(usesOf(scene, actor), use, withExtra(scene, actor, use, limit));

/** How many of the owner's phases something still cools down; 0: it is ready. */
export const coolsFor = (scene: Scene, actor: CharacterId, use: string): number =>
  stateOf(usesOf(scene, actor), use).cooling;

/** Whether somebody has used something this round already, so often as a round allows. */
export const usedThisRound = (scene: Scene, actor: CharacterId, id: string, times = 1): boolean =>
  stateOf(usesOf(scene, actor), roundUse(id)).spent >= times;

/** Notes that somebody has used something this round. */
export function useThisRound(tx: Tx<Scene>, actor: CharacterId, id: string): void {
  const uses = usesOf(tx.now, actor);
  const use = roundUse(id);
  write(tx, actor, { ...uses, [use]: { spent: stateOf(uses, use).spent + 1, cooling: 0 } });
}

/** A round begins: what may be used so often a round may be used again. */
export function freshRound(tx: Tx<Scene>, actor: CharacterId): void {
  const uses = usesOf(tx.now, actor);
  const kept = Object.entries(uses).filter(([use]) => !use.startsWith(roundUse('')));
  if (kept.length < Object.keys(uses).length) write(tx, actor, Object.fromEntries(kept));
}

/** The owner's phase begins: every cooldown is shorter by 1. Gives what is ready again, by its id. */
export function coolDown(tx: Tx<Scene>, actor: CharacterId): readonly string[] {
  const uses = usesOf(tx.now, actor);
  if (Object.values(uses).every(({ cooling }) => cooling === 0)) return [];
  const cooled = Object.entries(uses).map(
    ([use, { spent, cooling }]) => [use, { spent, cooling: Math.max(0, cooling - 1) }] as const,
  );
  write(tx, actor, Object.fromEntries(cooled.filter(([, { spent, cooling }]) => spent > 0 || cooling > 0)));
  return Object.keys(uses).filter((use) => stateOf(uses, use).cooling === 1);
}

const usesOf = (scene: Scene, actor: CharacterId): Uses => character(scene, actor).battle.uses;

function write(tx: Tx<Scene>, actor: CharacterId, uses: Uses): void {
  const who = tx.state.characters[actor];
  if (who !== undefined) who.battle.uses = castDraft({ ...uses });
}
