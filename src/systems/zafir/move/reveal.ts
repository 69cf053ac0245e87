import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import { isDown, whyHelpless } from '../conditions/can.ts';
import { isHidden } from '../hidden/units.ts';
import { areEnemies, type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { owe } from '../turn/owed.ts';
import type { Revealed } from './events.ts';
import { remembered } from '../../../engine/remembered.ts';
import { coverOf, distanceBetween, seesFrom } from './sight.ts';

/** Who notices somebody who is concealed, and how. */
export interface Noticed {
  readonly by: CharacterId;
  readonly why: Extract<Revealed, 'tooClose' | 'noCover'>;
}

/**
 * Which enemy would notice a unit where it stands, or on another tile: one within whose detection range it is, or who sees it
 * without any cover from them. Enemies who know of nothing look from where they stand, they do not step out.
 */
export function noticedBy(scene: Scene, id: CharacterId, on: TileName | null = null): Noticed | null {
  const there = on === null ? scene : standingOn(scene, id, on);
  for (const by of unitsIn(there)) {
    if (!areEnemies(there, id, by) || whyHelpless(there, by) !== null) continue;
    if (distanceBetween(there, id, by) <= profileOf(character(there, by)).detection)
      return { by, why: 'tooClose' };
    const at = unitIn(there, by)?.at ?? '';
    if (seesFrom(there, by, at, id) && coverOf(there, { attacker: by, target: id }).cover === 'none')
      return { by, why: 'noCover' };
  }
  return null;
}

/** The scene as it would be with somebody on another tile. */
export function standingOn(scene: Scene, id: CharacterId, tile: TileName): Scene {
  const unit = unitIn(scene, id);
  return scene.fight === null || unit === null || unit.at === tile ? scene : moved(scene, `${id} ${tile}`);
}

// One scene for all who ask how things would be: so it's remembered what has been worked out of it.
const moved = remembered((scene: Scene, to: string): Scene => {
  const [tile, id] = [to.slice(to.lastIndexOf(' ') + 1), to.slice(0, to.lastIndexOf(' '))];
  const unit = unitIn(scene, id);
  if (scene.fight === null || unit === null) return scene;
  const units = { ...scene.fight.units, [id]: { ...unit, at: tile } };
  return { ...scene, fight: { ...scene.fight, units } };
});

/** The concealed ones of the scene. */
const concealedIn = remembered((scene: Scene, _all: null): readonly CharacterId[] =>
  unitsIn(scene).filter((id) => unitIn(scene, id)?.concealed === true),
);

/** After somebody has moved, a concealed unit may be noticed: the mover, or whoever the mover has come to. `say` tells the move first. */
export function noticeAll(tx: Tx<Scene>, mover: CharacterId, say: () => void): void {
  for (const id of concealedIn(tx.snapshot(), null)) {
    const now = tx.snapshot();
    if (unitIn(now, id)?.concealed !== true || (id !== mover && !areEnemies(now, id, mover))) continue;
    const noticed = noticedBy(now, id);
    if (noticed === null || (id !== mover && noticed.by !== mover)) continue;
    say();
    reveal(tx, id, noticed.why, noticed.by);
  }
}

/**
 * A concealed unit is revealed. With the first, the whole crew is, but for those whom Subterfuge keeps concealed, and every enemy
 * who can can make a free move. Does nothing to who is not concealed.
 */
export function reveal(tx: Tx<Scene>, id: CharacterId, why: Revealed, by: CharacterId | null = null): void {
  const { fight } = tx.state;
  const unit = fight?.units[id];
  if (!fight || unit === undefined || !unit.concealed) return;
  unit.concealed = false;
  const first = !fight.revealed;
  const crew = first ? concealedIn(tx.snapshot(), null).filter((one) => !areEnemies(tx.now, one, id)) : [];
  const stay = crew.filter((one) => keepsConcealed(tx.now, one));
  const others = crew.filter((one) => !stay.includes(one));
  for (const one of others) {
    const other = fight.units[one];
    if (other !== undefined) other.concealed = false;
  }
  fight.revealed = true;
  const known = by === null || isHidden(tx.now, by) ? null : by;
  tell(tx, 'revealed', { target: id, by: known, why, others, targets: stay });
  if (!first) return;
  const now = tx.snapshot();
  owe(
    tx,
    unitsIn(now).filter((one) => areEnemies(now, one, id) && !isDown(now, one)),
    'revealed',
  );
}

/** Whether somebody stays concealed when their crew is revealed. */
const keepsConcealed = (scene: Scene, id: CharacterId): boolean =>
  profileOf(character(scene, id)).abilities.includes('subterfuge');

/** Somebody is concealed again: by an ability, by what it is called. */
export function conceal(tx: Tx<Scene>, id: CharacterId, what: string): void {
  const unit = tx.state.fight?.units[id];
  if (unit === undefined || unit.concealed) return;
  unit.concealed = true;
  tell(tx, 'concealed', { target: id, what });
}

/** Whether an enemy knows nothing of a unit: it cannot be aimed at, nor does it count. */
export const isUnnoticed = (scene: Scene, viewer: CharacterId, target: CharacterId): boolean =>
  unitIn(scene, target)?.concealed === true && areEnemies(scene, viewer, target);
