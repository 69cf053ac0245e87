import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene, Unit } from '../scene.ts';
import { tell } from '../tell.ts';
import { unit } from './battle.ts';
import { vitalityLeft } from './figures.ts';

/** A unit of heroes as it comes about: unhurt, at a space. */
export const unitOfHeroes = ({
  heroes,
  lost = 0,
  ...where
}: Pick<Unit, 'heroes' | 'side' | 'at'> & { readonly lost?: number }): Unit => ({
  ...where,
  ...{ row: 'hero', level: 0, lost, heroes, turn: null, defending: false, prepared: null, unseen: false },
});

/**
 * A unit whose Vitality has dropped below 1 is gone at once. Heroes who were with it survive as a unit of their own; where it was their own, they die, unless
 * whoever did it leaves them alive, unconscious (Heroes and Hero Units).
 */
export function fall(tx: Tx<Scene>, id: CharacterId, spares: boolean): void {
  const scene = tx.snapshot();
  if (vitalityLeft(scene, id) >= 1) return;
  const { heroes, row, side, at } = unit(scene, id);
  if (row === 'hero') {
    heroesFall(tx, id, heroes, spares);
    return;
  }
  tell(tx, 'unitFell', { actor: id });
  dies(tx, id);
  disband(tx, id);
  const [first] = heroes;
  if (first === undefined || tx.state.battle == null) return;
  tx.state.battle.units[first] = castDraft(unitOfHeroes({ heroes, side, at }));
  tell(tx, 'heroesStand', { others: heroes });
}

function heroesFall(tx: Tx<Scene>, id: CharacterId, heroes: readonly CharacterId[], spares: boolean): void {
  tell(tx, 'heroesFell', { others: heroes, dead: !spares });
  for (const hero of heroes)
    if (spares) dropsOut(tx, hero);
    else dies(tx, hero);
  disband(tx, id);
}

function dies(tx: Tx<Scene>, id: CharacterId): void {
  const who = tx.state.characters[id];
  if (who === undefined) return;
  who.vitality = Math.min(0, who.vitality);
  who.dead = true;
}

/** Unconscious: without Vitality, and out of the battle. */
function dropsOut(tx: Tx<Scene>, id: CharacterId): void {
  const who = tx.state.characters[id];
  if (who !== undefined) who.vitality = Math.min(0, who.vitality);
}

/** Takes a unit off the map and out of the line. */
export function disband(tx: Tx<Scene>, id: CharacterId): void {
  const { battle } = tx.state;
  if (battle == null) return;
  delete battle.units[id];
  battle.line = battle.line
    .map((group) => group.filter((one) => one !== id))
    .filter((group) => group.length > 0);
  for (const other of Object.values(battle.units))
    if (Array.isArray(other.prepared)) other.prepared = other.prepared.filter((one) => one !== id);
}
