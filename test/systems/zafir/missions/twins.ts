import type { Tile } from '../../../../src/engine/space/grid/index.ts';
import { isOnHiddenGround } from '../../../../src/systems/zafir/hidden/units.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { optionsOf } from '../../../../src/systems/zafir/options.ts';
import { type Scene, sideOf, type TileMark, unitIn, unitsIn } from '../../../../src/systems/zafir/scene.ts';
import { isChecked } from './checked.ts';
import { again, type Turned } from './turned.ts';

const has = (tile: Tile<TileMark> | undefined, mark: 'hidden' | 'secret') =>
  tile?.features?.some(({ id }) => id === mark) ?? false;

/** The same with other things on its hidden ground; null where it has none, or somebody who stands there would see them. */
function twinOf(scene: Scene): Scene | null {
  const { fight } = scene;
  if (fight === null || unitsIn(scene).some((id) => isOnHiddenGround(scene, id))) return null;
  const { grid } = fight;
  const dark = Object.keys(grid.tiles).filter((name) => has(grid.tiles[name], 'hidden'));
  if (dark.length === 0) return null;
  const isOpen = (...names: readonly string[]) => !names.some((name) => dark.includes(name));
  const walls = Object.entries(grid.walls).filter(([edge]) => isOpen(...edge.split('|')));
  const links = grid.links.filter(({ from, to }) => isOpen(from, to));
  const other = withTiles(scene, (tile) => (has(tile, 'hidden') ? otherwise(tile) : tile));
  if (other.fight === null) return null;
  return {
    ...other,
    fight: { ...other.fight, grid: { ...other.fight.grid, walls: Object.fromEntries(walls), links } },
  };
}

const withTiles = (scene: Scene, change: (tile: Tile<TileMark>) => Tile<TileMark>): Scene => {
  if (scene.fight === null) return scene;
  const { grid } = scene.fight;
  const tiles = Object.entries(grid.tiles).map(([name, tile]) => [name, change(tile)] as const);
  return { ...scene, fight: { ...scene.fight, grid: { ...grid, tiles: Object.fromEntries(tiles) } } };
};

/** A hidden tile with a pillar where there is none, and bare where there is anything. */
function otherwise({ obstacle, features = [] }: Tile<TileMark>): Tile<TileMark> {
  const marks = features.filter(({ id }) => id === 'hidden').map((mark) => ({ ...mark, name: 'Elsewhere' }));
  return obstacle === undefined && features.length === marks.length
    ? { features: marks, ground: 3, obstacle: { height: 2, cover: 'full', opaque: true, solid: true } }
    : { features: marks };
}

/** The same without what lies there that is secret; null where nothing does. */
function baredOf(scene: Scene): Scene | null {
  const tiles = Object.values(scene.fight?.grid.tiles ?? {});
  return tiles.some((tile) => has(tile, 'secret')) ? withTiles(scene, bare) : null;
}

function bare(tile: Tile<TileMark>): Tile<TileMark> {
  if (!has(tile, 'secret') || has(tile, 'hidden')) return tile;
  const { features = [], ...rest } = tile;
  const isClosed = features.some(({ id, open }) => id === 'object' && open === false);
  const stays: readonly TileMark['id'][] = ['secret', 'sturdy', 'climbable', 'stairs'];
  return {
    ...rest,
    ...(isClosed ? { obstacle: { height: 4, cover: 'full', opaque: true, solid: true } } : {}),
    features: features.filter(({ id, by }) => by !== null || stays.includes(id)),
  };
}

const viewerOf = (scene: Scene) => ({
  gm: false,
  characters: unitsIn(scene).filter((id) => unitIn(scene, id)?.side === 'players'),
});

/** All that players see of a scene, and what each of them may do. */
function shown(scene: Scene): readonly (readonly [what: string, seen: string])[] {
  const viewer = viewerOf(scene);
  const { grid, ...tracker } = zafir.tracker(scene, viewer);
  const heroes = viewer.characters.filter((id) => sideOf(scene, id) !== 'enemies');
  return [
    ['tracker', JSON.stringify(tracker)],
    ['map', JSON.stringify(grid?.())],
    ...heroes.map((id) => [`options of ${id}`, JSON.stringify(optionsOf(scene, id))] as const),
    ...heroes.map((id) => [`ways of ${id}`, JSON.stringify(waysOf(scene, id))] as const),
  ];
}

/** What somebody is told of ways to some tiles, hidden or not. */
const waysOf = (scene: Scene, id: string) =>
  ['C3', 'E3', 'F4'].map((target) =>
    refusedOf(
      again(
        scene,
        { kind: 'act', actor: id, act: 'move', target, means: null, detail: null, spend: [], asGm: false },
        'twin',
        [],
      ),
    ),
  );

const refusedOf = (outcome: ReturnType<typeof again>) =>
  outcome.kind === 'refused' ? outcome.refusal : null;

/** What players see, may do and read otherwise because of what is hidden or secret. */
export function differences(turned: Turned): readonly string[] {
  const { before } = turned;
  const twin = twinOf(before);
  const other = isChecked(before) ? (baredOf(twin ?? before) ?? twin) : null;
  const theirs = other === null ? [] : shown(other);
  const seen = (other === null ? [] : shown(before)).flatMap(([what, one], place) =>
    theirs[place]?.[1] === one ? [] : [what],
  );
  return [...seen, ...(twin === null ? [] : toldOtherwise(turned, twin))];
}

/** Whether players read otherwise of what one of theirs does where other things are on the hidden ground. */
function toldOtherwise({ before, intent, seed, answers, done }: Turned, twin: Scene): readonly string[] {
  const isCrews =
    (intent.kind === 'act' || intent.kind === 'attack') && sideOf(before, intent.actor) !== 'enemies';
  if (!isCrews || isEntered(done.state)) return [];
  const other = again(twin, intent, seed, answers);
  const viewer = viewerOf(before);
  const words = (events: Turned['done']['events']) =>
    events.flatMap((event) => zafir.words.event(event, before, viewer)?.text ?? []).join('\n');
  return other.kind === 'done' && words(other.events) === words(done.events)
    ? []
    : [`told of ${intent.kind} ${other.kind}`];
}

/** Whether enemies have come to hidden ground meanwhile: they know what is there. */
const isEntered = (scene: Scene): boolean => unitsIn(scene).some((id) => isOnHiddenGround(scene, id));
