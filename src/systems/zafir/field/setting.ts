import { singleBlanks } from '../../../engine/text.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { nameKey } from '../../../engine/names.ts';
import type { Rule } from '../../../engine/rule.ts';
import { MAP_LIMITS, parseTile, type TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isFree } from '../move/free.ts';
import { putAt } from '../move/place.ts';
import { conceal, reveal } from '../move/reveal.ts';
import { wholeGridOf, wholeTerrainOf } from '../move/terrain.ts';
import { type CharacterId, character, type Scene, sizeOf, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { putTile } from './ground.ts';
import { readGround } from './groundTyped.ts';
import { changeMap, type GroundNames } from './mapChange.ts';
import { changeObject, isOnMap, objectOn, whoKnowsObject } from './objects.ts';
import { show } from './sight.ts';

/** A line of a GM's that is not about the map itself. */
type Said =
  | { readonly what: 'place'; readonly id: CharacterId; readonly at: TileName }
  | { readonly what: 'hide' | 'show' | 'reveal' | 'conceal'; readonly id: CharacterId }
  | { readonly what: 'name'; readonly at: TileName; readonly name: string }
  | { readonly what: 'lock'; readonly at: TileName; readonly will: number | null };

/**
 * The battlefield changes, as a GM typed it: the map in the words of maps ('C4:F6 half cover'), and besides, each between
 * semicolons or on a line of its own: 'C4:F6 hidden Vault' (ground that is called so), 'C4:F6 shown', 'Kira to C4', 'Raider 2 hidden'
 * or 'shown', 'Kira revealed' or 'concealed', 'C4 object Lever' (its name), 'C4 locked 3' (the Will of its lock), 'C4 unlocked'.
 */
export function* setting(tx: Tx<Scene>, { text }: IntentOf<'setting'>): Rule<void> {
  const before = tx.snapshot();
  if (before.fight === null) return yield* tx.refuse('noFight');
  const { ours, theirs, names } = sorted(before, text);
  if (theirs !== '') yield* changeMap(tx, theirs, names);
  for (const said of ours) yield* obey(tx, said);
}

interface Sorted {
  readonly ours: readonly Said[];
  readonly theirs: string;
  readonly names: GroundNames;
}

/** A drawing is one text; of anything else, the statements that are ours and those that are the map's. */
function sorted(scene: Scene, text: string): Sorted {
  if (/^(?:```|map ?:?$)/i.test(singleBlanks(text.split('\n')[0] ?? '')))
    return { ours: [], theirs: text, names: new Map() };
  const ours: Said[] = [];
  const theirs: string[] = [];
  const names = new Map<TileName, string>();
  let tiles = 0;
  for (const statement of text.split(/[;\n]/).map(singleBlanks)) {
    const said = statement === '' ? null : read(scene, statement);
    // Beyond the limit the map's own words refuse the whole.
    const isMuch = tiles > MAP_LIMITS.painted.most;
    const ground = statement === '' || said !== null || isMuch ? null : readGround(scene, statement);
    tiles += ground?.tiles.length ?? 0;
    for (const tile of ground?.name == null ? [] : ground.tiles) names.set(tile, ground?.name ?? '');
    if (said !== null) ours.push(said);
    else if (statement !== '') theirs.push(ground?.text ?? statement);
  }
  return { ours, theirs: theirs.join('\n'), names };
}

function read(scene: Scene, statement: string): Said | null {
  return readObject(scene, statement) ?? readUnit(scene, statement);
}

function readUnit(scene: Scene, statement: string): Said | null {
  const [, placed, at] = /^(.+?) (?:to|at|on) ([a-z]{1,3}\d{1,3})$/i.exec(statement) ?? [];
  const there = placed === undefined ? null : called(scene, placed);
  if (there !== null && at !== undefined) return { what: 'place', id: there, at: at.toUpperCase() };
  const [, name, state] = /^(.+?) (?:is )?(hidden|shown|revealed|concealed)$/i.exec(statement) ?? [];
  const id = name === undefined ? null : called(scene, name);
  if (id === null) return null;
  const what = ({ hidden: 'hide', shown: 'show', revealed: 'reveal', concealed: 'conceal' } as const)[
    (state ?? '').toLowerCase() as 'hidden' | 'shown' | 'revealed' | 'concealed'
  ];
  return { what, id };
}

function readObject(scene: Scene, statement: string): Said | null {
  const [, tile, word, rest] =
    /^([a-z]{1,3}\d{1,3}) (object|locked|unlocked)(?: (.+))?$/i.exec(statement) ?? [];
  const at = tile?.toUpperCase() ?? '';
  if (word === undefined || !isOnMap(scene, at)) return null;
  if (/^object$/i.test(word))
    return rest === undefined ? null : { what: 'name', at, name: rest.slice(0, 40) };
  if (/^unlocked$/i.test(word)) return { what: 'lock', at, will: null };
  const will = Number(rest ?? 1);
  return Number.isInteger(will) && will >= 0 && will <= 12 ? { what: 'lock', at, will } : null;
}

const called = (scene: Scene, name: string): CharacterId | null =>
  unitsIn(scene).find((id) => nameKey(character(scene, id).name) === nameKey(name)) ?? null;

function* obey(tx: Tx<Scene>, said: Said): Rule<void> {
  switch (said.what) {
    case 'place':
      return yield* place(tx, said.id, said.at);
    case 'hide':
    case 'show':
      if (unitIn(tx.now, said.id)?.side !== 'enemies')
        return yield* tx.refuse('notHidden', { actor: said.id });
      return show(tx, said.id, said.what === 'show');
    case 'reveal':
      return reveal(tx, said.id, 'gm');
    case 'conceal':
      return conceal(tx, said.id, 'the GM');
    case 'name':
      return name(tx, said.at, said.name);
    case 'lock':
      return yield* lock(tx, said.at, said.will);
  }
}

/** Puts somebody on a free tile. Nobody reacts to it: it is the GM's hand, no move. */
function* place(tx: Tx<Scene>, id: CharacterId, at: TileName): Rule<void> {
  const now = tx.snapshot();
  if (parseTile(at) === null || !isOnMap(now, at)) return yield* tx.refuse('noSuchTile', { tile: at });
  if (!isFree(now, at, sizeOf(now, id), id, wholeTerrainOf(now)))
    return yield* tx.refuse('tileHeld', { tile: at });
  putAt(tx, id, at);
  tell(tx, 'unitPlaced', { actor: id, at, why: 'gm' });
}

/** An object gets a name; where there is none, it comes to be. */
function name(tx: Tx<Scene>, at: TileName, called: string): void {
  const grid = wholeGridOf(tx.snapshot());
  if (objectOn(grid, at) === null) {
    const tile = grid.tiles[at] ?? {};
    const object = { id: 'object', left: null, by: null, name: called } as const;
    putTile(tx, at, { ...tile, features: [...(tile.features ?? []), object] });
  } else changeObject(tx, at, (mark) => ({ ...mark, name: called }));
  tell(tx, 'objectChanged', { object: called, at, change: 'named' }, whoKnowsObject(tx.now, at));
}

function* lock(tx: Tx<Scene>, at: TileName, will: number | null): Rule<void> {
  const object = objectOn(wholeGridOf(tx.snapshot()), at);
  if (object === null) return yield* tx.refuse('nothingThere', { tile: at });
  changeObject(tx, at, ({ lock: _before, ...mark }) => (will === null ? mark : { ...mark, lock: will }));
  const change = will === null ? 'unlocked' : 'locked';
  tell(tx, 'objectChanged', { object: object.name, at, change }, whoKnowsObject(tx.now, at));
}
