import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import type { Character, Pocket } from '../character/schema.ts';
import { type UtilityItemId, type UtilityItemRow, utilityItems } from '../content/utilityItems.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';

/** A kind of utility item that somebody has in their pockets. */
export interface Carried {
  readonly row: UtilityItemRow;
  /** Charges left in all of them together; null where they are not counted. */
  readonly left: number | null;
}

/** Whether an item is a medkit, of whichever kind: what Combat Medics are trained with. */
export const isMedkit = (id: UtilityItemId): boolean => id === 'medkit' || id === 'magitechMedkit';

/** How many charges more a medkit has in the hands of a Combat Medic. */
const medicsCharges = 2;

/** How many charges an item of somebody's has when it is full; null where they are not counted. */
function fullOf(who: Character, { id, charges }: UtilityItemRow): number | null {
  if (charges === null) return null;
  const isMedics = isMedkit(id) && profileOf(who).abilities.includes('combatMedic');
  return charges + (isMedics ? medicsCharges : 0);
}

/** Charges left in one pocket of somebody's; null where they are not counted. */
function leftIn(who: Character, { count, used }: Pocket, row: UtilityItemRow): number | null {
  const full = fullOf(who, row);
  return full === null ? null : Math.max(0, full * count - used);
}

const pocketsWith = (who: Character | null, item: UtilityItemId): readonly Pocket[] =>
  who?.kind === 'hero' ? who.pockets.filter((pocket) => pocket.item === item) : [];

/** The utility items in somebody's pockets, each kind once, with the charges of all of the kind. */
export function itemsOf(scene: Scene, id: CharacterId): readonly Carried[] {
  const who = characterIn(scene, id);
  if (who === null) return [];
  return utilityItems.flatMap((row) => {
    const pockets = pocketsWith(who, row.id);
    if (pockets.length === 0) return [];
    const left = pockets.reduce((sum, pocket) => sum + (leftIn(who, pocket, row) ?? 0), 0);
    return [{ row, left: row.charges === null ? null : left }];
  });
}

/** Whether somebody has an item with a charge in it, or one whose charges are not counted. */
export function hasItem(scene: Scene, id: CharacterId, item: UtilityItemId): boolean {
  const who = characterIn(scene, id);
  const row = rowOf(utilityItems, item);
  const isLeft = (pocket: Pocket) => row.charges === null || (who !== null && leftIn(who, pocket, row) !== 0);
  return pocketsWith(who, item).some(isLeft);
}

/** Takes a charge of an item; that there is one is to be asked before. What nothing brings back is gone with its last one. */
export function spendCharge(tx: Tx<Scene>, id: CharacterId, item: UtilityItemId): void {
  const row = rowOf(utilityItems, item);
  const who = tx.state.characters[id];
  if (who?.kind !== 'hero' || row.charges === null) return;
  const now = character(tx.now, id);
  const pocket = who.pockets.find((one) => one.item === item && leftIn(now, one, row) !== 0);
  if (pocket === undefined) return;
  pocket.used += 1;
  if (row.renewed !== null || pocket.used < row.charges) return;
  if (pocket.count > 1) {
    pocket.count -= 1;
    pocket.used = 0;
  } else who.pockets = who.pockets.filter((one) => one !== pocket);
}
