import { castDraft } from 'immer';
import { nameKey } from '../../../engine/names.ts';
import type { Rule } from '../../../engine/rule.ts';
import { changed, isInside, parseTile } from '../../../engine/space/grid/index.ts';
import { singleBlanks } from '../../../engine/text.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, character, type Scene, type Side } from '../scene.ts';
import { legend } from '../space/legend.ts';
import { tell } from '../tell.ts';
import { unitsIn } from './battle.ts';

/**
 * The field of a battle changes as a GM typed it: the map in the words of maps; 'Infantry 2 to C4'; 'foes first' or 'players first', for whose units go first among
 * those of the same Movement.
 */
export function* changeBattle(tx: Tx<Scene>, text: string): Rule<void> {
  const theirs: string[] = [];
  const isDrawing = /^(?:```|map ?:?$)/i.test(singleBlanks(text.split('\n')[0] ?? ''));
  for (const statement of isDrawing ? [] : text.split(/[;\n]/).map(singleBlanks)) {
    const first = /^(players|foes) first$/i.exec(statement)?.[1]?.toLowerCase();
    const placed = placedBy(tx.snapshot(), statement);
    if (first === 'players' || first === 'foes') goFirst(tx, first);
    else if (placed !== null) yield* place(tx, placed.id, placed.tile);
    else if (statement !== '') theirs.push(statement);
  }
  const map = isDrawing ? text : theirs.join('\n');
  if (map !== '') yield* changeMap(tx, map);
}

function goFirst(tx: Tx<Scene>, side: Side): void {
  if (tx.state.battle == null) return;
  tx.state.battle.first = side;
  tell(tx, 'firstSide', { side });
}

function placedBy(
  scene: Scene,
  statement: string,
): { readonly id: CharacterId; readonly tile: string } | null {
  const said = /^(.+) to ([a-z]{1,2}\d{1,3})$/i.exec(statement);
  const id = unitsIn(scene).find((one) => nameKey(character(scene, one).name) === nameKey(said?.[1] ?? ''));
  return said === null || id === undefined ? null : { id, tile: (said[2] ?? '').toUpperCase() };
}

function* place(tx: Tx<Scene>, id: CharacterId, tile: string): Rule<void> {
  const { battle } = tx.state;
  const at = parseTile(tile);
  if (battle?.units[id] === undefined) return;
  if (at === null || !isInside(battle.ground.grid, at)) return yield* tx.refuse('noRoomAt', { tile });
  battle.units[id].at = tile;
  tell(tx, 'unitPlaced', { actor: id, at: tile });
}

function* changeMap(tx: Tx<Scene>, text: string): Rule<void> {
  const ground = tx.snapshot().battle?.ground;
  if (ground === undefined || tx.state.battle == null) return;
  const result = changed({ grid: ground.grid, spots: ground.spots }, text, legend);
  if (!result.ok) return yield* tx.refuse(result.code, result.params);
  const { board, said } = result;
  tx.state.battle.ground = castDraft({ kind: 'map', grid: board.grid, spots: board.spots });
  tell(tx, 'battleChanged', { said: said.map((one) => one.text) });
}
