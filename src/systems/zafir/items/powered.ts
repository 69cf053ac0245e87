import { castDraft } from 'immer';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved } from '../../../engine/uses/index.ts';
import { shieldOf } from '../character/defence.ts';
import { wornArmour } from '../character/gear.ts';
import type { Character } from '../character/schema.ts';
import { bodyArmor } from '../content/bodyArmor.ts';
import { type UtilityItemId, utilityItems } from '../content/utilityItems.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { itemsOf } from './charges.ts';

/** The mark of an item that has its power for this mission. */
const powerOf = (item: UtilityItemId): string => `powered:${item}`;

/** Whether somebody's item has the power it needs; what needs none always has. */
export const isPowered = (scene: Scene, id: CharacterId, item: UtilityItemId): boolean =>
  !rowOf(utilityItems, item).powered || characterIn(scene, id)?.battle.marks.includes(powerOf(item)) === true;

/** The items of somebody's that lack their power. */
export const unpowered = (scene: Scene, id: CharacterId): readonly UtilityItemId[] =>
  itemsOf(scene, id)
    .filter(({ row, left }) => left !== 0 && !isPowered(scene, id, row.id))
    .map(({ row }) => row.id);

/** An item has its power. */
export function givePower(tx: Tx<Scene>, id: CharacterId, item: UtilityItemId): void {
  tx.state.characters[id]?.battle.marks.push(powerOf(item));
}

/** An item's power is used up. */
export function usePower(tx: Tx<Scene>, id: CharacterId, item: UtilityItemId): void {
  const who = tx.state.characters[id];
  if (who !== undefined) who.battle.marks = who.battle.marks.filter((mark) => mark !== powerOf(item));
}

/** Whether somebody wears body armour that must be powered on each mission, and is not. */
export function armourUnpowered(who: Character): boolean {
  if (who.kind !== 'hero' || who.equipment.armour === null || who.equipment.armour.powered) return false;
  return rowOf(bodyArmor, who.equipment.armour.id).properties.some(({ id }) => id === 'powered');
}

/** The shield of somebody's body armour when full, where it is powered; null for none. */
function fullShield(who: Character): { readonly what: string; readonly points: number } | null {
  const armour = who.kind === 'hero' && !armourUnpowered(who) ? wornArmour(who) : null;
  return armour === null || armour.row.shieldPoints === 0
    ? null
    : { what: armour.row.name, points: armour.row.shieldPoints };
}

/** The Shield Points that somebody's body armour lacks. */
export function shieldMissing(scene: Scene, id: CharacterId): number {
  const who = character(scene, id);
  const left = who.battle.shields.find(({ source }) => source === 'armour')?.points ?? 0;
  return Math.max(0, (fullShield(who)?.points ?? 0) - left);
}

/** The shield of somebody's body armour is full again, where it was in the stack: at the bottom. */
export function rechargeShield(tx: Tx<Scene>, id: CharacterId): void {
  const now = tx.snapshot();
  const points = shieldMissing(now, id);
  const full = fullShield(character(now, id));
  const who = tx.state.characters[id];
  if (who === undefined || full === null || points === 0) return;
  const others = who.battle.shields.filter(({ source }) => source !== 'armour');
  who.battle.shields = [castDraft({ source: 'armour', ...full, duration: untilRemoved }), ...others];
  tell(tx, 'shielded', {
    target: id,
    by: null,
    what: full.what,
    points,
    shieldNow: shieldOf(character(tx.now, id)),
  });
}
