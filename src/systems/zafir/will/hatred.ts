import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { checkStrike, whyNotTarget } from '../attack/legality.ts';
import { checkThrow, grenadesOf } from '../attack/thrown.ts';
import { attackCost, weaponsOf } from '../attack/weapons.ts';
import { whyHelpless, whyNotOpen } from '../conditions/can.ts';
import { knowsOf } from '../move/free.ts';
import { standingOn } from '../move/reveal.ts';
import type { Source } from '../numbers/about.ts';
import {
  areEnemies,
  type CharacterId,
  character,
  characterIn,
  type Scene,
  unitIn,
  unitsIn,
} from '../scene.ts';
import { actionsLeft } from '../turn/legality.ts';
import { isOfKind, traumasOf } from './fears.ts';

/** Whether somebody hates somebody else: a trauma of theirs is hatred of their kind. */
export function hates(scene: Scene, id: CharacterId, other: CharacterId): boolean {
  const foe = characterIn(scene, other);
  return (
    foe !== null &&
    traumasOf(character(scene, id)).some(
      ({ row, detail }) => row.id === 'hatredOfEnemyType' && isOfKind(foe, detail),
    )
  );
}

/** Hatred steadies the hand: a die more to hit and one more for a critical hit. */
export const hatedAim: Source<'aim'> = (scene, { actor, target }) => [
  { source: 'hatred', amount: hates(scene, actor, target) ? 1 : 0 },
];
export const hatedCrit: Source<'crit'> = (scene, about) => hatedAim(scene, about);

/** What somebody is about to do, as far as hatred goes. */
export interface Bid {
  readonly actor: CharacterId;
  /** How many actions it takes of their turn, and whether it leaves them no attack after it. */
  readonly cost: number;
  readonly last: boolean;
  /** Those whom it strikes or is aimed at. */
  readonly struck: readonly CharacterId[];
  /** The tile that it leaves them on; null: the one they are on. */
  readonly to: TileName | null;
}

/**
 * Why somebody must attack another first: one they hate, whom they can attack from where they stand and have not attacked this
 * turn. What leaves them the attack is open, as is whatever is aimed at one they hate. Null where nothing holds them.
 */
export function whyNotSpared(scene: Scene, { actor, cost, last, struck, to }: Bid): Refusal | null {
  if (!isBound(scene, actor) || struck.some((id) => isHated(scene, actor, id))) return null;
  const actions = actionsLeft(scene, actor);
  const targets = hatedInReach(scene, actor, actions);
  if (targets.length === 0) return null;
  const there = to === null ? scene : standingOn(scene, actor, to);
  if (!last && hatedInReach(there, actor, actions - cost).length > 0) return null;
  return refusal('mustAttackHated', { actor, targets: targets.map((id) => character(scene, id).name) });
}

/** Whether hatred binds somebody now: they hate, and have attacked none of the hated this turn. */
export function isBound(scene: Scene, actor: CharacterId): boolean {
  const turn = scene.fight?.turn ?? null;
  return hatesAnybody(scene, actor) && !(turn?.actor === actor && turn.vented === true);
}

/** Notes on the turn that runs that somebody has attacked whom they hate: that is enough for the turn. */
export function vent(tx: Tx<Scene>, actor: CharacterId, struck: readonly CharacterId[]): void {
  const turn = tx.state.fight?.turn;
  if (turn?.actor === actor && struck.some((id) => isHated(tx.now, actor, id))) turn.vented = true;
}

/** Whether somebody is an enemy known to another, who hates their kind. */
const isHated = (scene: Scene, actor: CharacterId, id: CharacterId): boolean =>
  unitIn(scene, id) !== null &&
  areEnemies(scene, actor, id) &&
  hates(scene, actor, id) &&
  knowsOf(scene, actor, id);

/** The hated whom somebody could attack from where they stand with so many actions: with a weapon or a grenade. */
function hatedInReach(scene: Scene, actor: CharacterId, actions: number): readonly CharacterId[] {
  if (unitIn(scene, actor) === null) return [];
  if ((whyHelpless(scene, actor) ?? whyNotOpen(scene, actor, 'attack')) !== null) return [];
  const hated = unitsIn(scene).filter((id) => isHated(scene, actor, id));
  const weapons = weaponsOf(scene, actor).filter((weapon) => attackCost(weapon) <= actions);
  const bombs = actions < 1 ? [] : grenadesOf(scene, actor);
  return hated.filter(
    (target) =>
      weapons.some((weapon) => checkStrike(scene, { actor, target, weapon, way: usualWay }).ok) ||
      (whyNotTarget(scene, actor, target) === null &&
        bombs.some(({ id }) => checkThrow(scene, { actor, target, id, on: null }).ok)),
  );
}

const usualWay = { subdue: false, from: null };

const hatesAnybody = (scene: Scene, actor: CharacterId): boolean =>
  traumasOf(character(scene, actor)).some(({ row }) => row.id === 'hatredOfEnemyType');
