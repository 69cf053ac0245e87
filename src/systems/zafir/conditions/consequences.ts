import type { Tx } from '../../../engine/tx.ts';
import { carrierOf, letGo } from '../attack/bodies.ts';
import { type ConditionId, withoutHp } from '../content/conditions.ts';
import { putTile } from '../field/ground.ts';
import { freeNear, isFree } from '../move/free.ts';
import { whoKnowsTiles } from '../hidden/light.ts';
import { putAt } from '../move/place.ts';
import { wholeGridOf } from '../move/terrain.ts';
import { type CharacterId, character, footprintOf, type Scene, sizeOf, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { heldOf, negativeOf } from './active.ts';
import { isDown } from './can.ts';
import { lose } from './change.ts';

/** Conditions that make somebody let go of all they do. */
const felling: readonly ConditionId[] = ['outOfAction', 'unconscious', 'bleedingOut'];

/** What goes with a condition as soon as somebody has it. */
export function comesWith(tx: Tx<Scene>, id: CharacterId, condition: ConditionId): void {
  const who = tx.state.characters[id];
  if (condition === 'outOfAction') noteOut(tx, id);
  if (withoutHp.includes(condition) && who !== undefined) who.battle.hp = 0;
  if (condition === 'panic') dropEffect(tx, id, 'panicMoved');
  if (condition === 'disoriented') {
    lose(tx, id, 'mindControlled', 'disoriented');
    releaseMinds(tx, id, 'disoriented');
  }
  if (condition === 'exhausted' || felling.includes(condition)) dropEffect(tx, id, 'overwatch');
  if (felling.includes(condition)) {
    dropEffect(tx, id, 'towerShield');
    dissolvePylons(tx, id);
    letGo(tx, id);
  }
  if (condition === 'outOfAction' || condition === 'unconscious') lose(tx, id, 'mindControlled', 'felled');
}

/** Of whom nobody has noted how they fell: the ground, or a GM, has put them Out of Action. */
const felledByNobody = { by: null, byType: null, attack: false, magic: false, extracted: false } as const;

/**
 * Notes which negative conditions somebody has as they go Out of Action, however they come to it: a Fear may be of one of these.
 * Bleeding Out is not among them: it is how they went, and would leave no other Fear to whoever bled.
 */
function noteOut(tx: Tx<Scene>, id: CharacterId): void {
  const who = tx.state.characters[id];
  if (who === undefined) return;
  const had = negativeOf(character(tx.snapshot(), id)).filter((one) => !withoutHp.includes(one));
  // Whoever had HP has got up since the fall that is noted.
  const fall = who.battle.hp > 0 ? null : who.battle.fall;
  who.battle.fall = { ...(fall ?? felledByNobody), conditions: had };
}

/** What ends with a condition. */
export function endsWith(tx: Tx<Scene>, id: CharacterId, condition: ConditionId): void {
  const unit = tx.state.fight?.units[id];
  if (condition === 'panic') dropEffect(tx, id, 'panicMoved');
  if (condition === 'mindControlled' && unit?.controlled?.how === 'mind') {
    free(tx, id);
  }
  const who = tx.state.characters[id];
  const bled =
    withoutHp.includes(condition) && !withoutHp.some((one) => heldOf(tx.now.characters[id] ?? null, one));
  if (bled && who?.battle.hp === 0) who.battle.hp = 1;
  if (felling.includes(condition) && !isDown(tx.now, id)) getUp(tx, id);
}

/** Whom nothing keeps down any more is on their own feet: off the shoulders of a carrier, on a tile of their own. */
export function getUp(tx: Tx<Scene>, id: CharacterId): void {
  const now = tx.snapshot();
  const unit = unitIn(now, id);
  if (unit === null) return;
  const carrier = carrierOf(now, id);
  if (carrier !== null) letGo(tx, carrier);
  if (isFree(tx.snapshot(), unit.at, sizeOf(now, id), id)) return;
  const tile = freeNear(tx.snapshot(), footprintOf(now, id).at, sizeOf(now, id), id);
  if (tile === null) return;
  putAt(tx, id, tile);
  tell(tx, 'unitPlaced', { actor: id, at: tile, why: 'gaveWay' });
}

/** Those whose mind somebody controls are free again: they are killed or Disoriented. */
export function releaseMinds(tx: Tx<Scene>, by: CharacterId, why: string): void {
  const now = tx.snapshot();
  for (const id of unitsIn(now)) {
    if (unitIn(now, id)?.controlled?.by === by) {
      if (!lose(tx, id, 'mindControlled', why)) releaseArtifact(tx, id, by);
    }
  }
}

/** An artifact under control is its own again. */
function releaseArtifact(tx: Tx<Scene>, id: CharacterId, by: CharacterId): void {
  const unit = tx.state.fight?.units[id];
  if (unit?.controlled?.how === 'artifact' && unit.controlled.by === by) free(tx, id);
}

/** Nobody commands somebody any more: they fight for their own side again, and act with it. */
export function free(tx: Tx<Scene>, id: CharacterId): void {
  const unit = tx.state.fight?.units[id];
  if (unit === undefined || unit.controlled === null) return;
  const { by } = unit.controlled;
  unit.controlled = null;
  tell(tx, 'freed', { target: id, by });
}

/** What goes when somebody's HP come to zero ('killed'): their marks, the minds they hold. Shields they gave are the damage rules' to take. */
export function killed(tx: Tx<Scene>, by: CharacterId): void {
  releaseMinds(tx, by, 'killed');
  const now = tx.snapshot();
  for (const id of unitsIn(now)) {
    const marked = heldOf(now.characters[id] ?? null, 'marked');
    if (marked?.source === by) lose(tx, id, 'marked', 'killed');
  }
}

/** An effect of somebody's is gone. */
export function dropEffect(tx: Tx<Scene>, id: CharacterId, effect: string): void {
  const unit = tx.state.fight?.units[id];
  if (unit?.effects.some((one) => one.id === effect))
    unit.effects = unit.effects.filter((one) => one.id !== effect);
}

/** A pylon dissolves when who set it up is unconscious. */
function dissolvePylons(tx: Tx<Scene>, by: CharacterId): void {
  const { fight } = tx.state;
  if (fight === null) return;
  for (const placed of fight.placed.filter((one) => one.what === 'pylon' && one.by === by)) {
    for (const tile of placed.tiles) {
      const { obstacle: _gone, features = [], ...rest } = wholeGridOf(tx.now).tiles[tile] ?? {};
      const left = features.filter((one) => one.id !== 'sturdy' || one.by !== by);
      putTile(tx, tile, { ...rest, features: left });
    }
    tell(tx, 'pylonDissolved', { actor: by, tiles: placed.tiles }, whoKnowsTiles(tx.now, placed.tiles));
  }
  fight.placed = fight.placed.filter((one) => one.what !== 'pylon' || one.by !== by);
}
