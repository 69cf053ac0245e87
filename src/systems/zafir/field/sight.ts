import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import { type TileName, tilesText } from '../../../engine/space/grid/index.ts';
import type { Sight } from '../../../engine/system.ts';
import type { Tx } from '../../../engine/tx.ts';
import { comeForth } from '../attack/comeForth.ts';
import { hiddenAreas, isSecretTile, secretThings } from '../hidden/ground.ts';
import { bringToLight, type HiddenPlace, hideTiles, whyNotHidden } from '../hidden/light.ts';
import { isHidden } from '../hidden/units.ts';
import { wholeGridOf } from '../move/terrain.ts';
import { type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { groundWanted } from './groundTyped.ts';
import { objectsIn } from './objects.ts';

/** Something of the map that may be hidden: the ground, or what lies there. */
type Place = Sight & HiddenPlace;

/**
 * What a GM may hide or reveal: enemies, on the battlefield or on the reinforcement track; objects, and whatever else is kept
 * secret; hidden ground. Ground that is none yet is named by its tiles (`typed`): 'C4:F6', 'C4:F6 Vault'.
 */
export function sightsOf(scene: Scene, typed: string | null = null): readonly Sight[] {
  if (scene.fight === null) return [];
  const units = unitsIn(scene).filter((id) => unitIn(scene, id)?.side === 'enemies');
  return [
    ...units.map((id) => ({
      id,
      name: character(scene, id).name,
      note: `an enemy on ${unitIn(scene, id)?.at ?? ''}`,
      hidden: isHidden(scene, id),
    })),
    ...scene.fight.reinforcements.flatMap(({ rounds, members }) =>
      members.map(({ id, name, hidden }) => ({
        id,
        name,
        note: rounds === 1 ? 'comes next round' : `comes in ${rounds} rounds`,
        hidden,
      })),
    ),
    ...placesIn(scene, typed).map(({ id, name, note, hidden }) => ({ id, name, note, hidden })),
  ];
}

function placesIn(scene: Scene, typed: string | null): readonly Place[] {
  const grid = wholeGridOf(scene);
  const wanted = typed === null ? null : groundWanted(scene, typed);
  return [
    ...hiddenAreas(grid).map(({ name, tiles }) => groundSight(name, tiles)),
    ...secretThings(grid).map(({ name, tiles }) => thingSight(name, tiles, true)),
    ...objectsIn(grid)
      .filter(({ at }) => !isSecretTile(grid, at))
      .map(({ name, at }) => thingSight(name, [at], false)),
    ...(typed === null || wanted === null
      ? []
      : [{ ...groundSight(wanted.name, wanted.tiles), id: typed, name: typed, hidden: false }]),
  ];
}

const groundSight = (name: string | null, tiles: readonly TileName[]): Place => ({
  id: `hidden ${tiles[0]}`,
  name: name ?? whereText(tiles),
  note: name === null ? 'hidden ground' : `hidden ground, ${whereText(tiles)}`,
  hidden: true,
  tiles,
  what: 'hidden',
  called: name,
});

const thingSight = (name: string, tiles: readonly TileName[], hidden: boolean): Place => ({
  id: `secret ${tiles[0]}`,
  name: `${name} (${whereText(tiles)})`,
  note: 'lies there',
  hidden,
  tiles,
  what: 'secret',
  called: null,
});

const whereText = (tiles: readonly TileName[]): string => {
  const text = tilesText(tiles);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/** A GM hides an enemy or a place from the players, or shows it to them. */
export function* changeSight(tx: Tx<Scene>, { change, what }: IntentOf<'sight'>): Rule<void> {
  const now = tx.snapshot();
  if (now.fight === null) return yield* tx.refuse('noFight');
  const hide = change === 'hide';
  const place = placesIn(now, what).find(({ id }) => id === what);
  const sight = place ?? sightsOf(now).find(({ id }) => id === what);
  if (sight === undefined) return yield* tx.refuse('notHidden', { actor: what });
  if (sight.hidden === hide)
    return yield* tx.refuse(hide ? 'hiddenAlready' : 'shownAlready', { name: sight.name });
  if (place !== undefined) {
    if (!hide) return bringToLight(tx, place.tiles, place.what);
    const why = place.what === 'hidden' ? whyNotHidden(now, place.tiles) : null;
    return why === null ? hideTiles(tx, place) : yield* tx.refuse(why.code, why.params);
  }
  if (unitIn(now, what) !== null) return show(tx, what, !hide);
  for (const { rounds, members } of tx.state.fight?.reinforcements ?? []) {
    const coming = members.find(({ id }) => id === what);
    if (coming === undefined) continue;
    coming.hidden = hide;
    tell(tx, 'awaited', { names: [coming.name], rounds }, hide ? 'gm' : undefined);
  }
}

/** Players come to know of an enemy on the battlefield, or know nothing of it any more. */
export function show(tx: Tx<Scene>, id: CharacterId, shown: boolean): void {
  const unit = tx.state.fight?.units[id];
  if (shown) comeForth(tx, id);
  else if (unit?.hidden === false) {
    unit.hidden = true;
    tell(tx, 'unitHidden', { target: id }, 'gm');
  }
}
