import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { nameKey } from '../../../engine/names.ts';
import type { Rule } from '../../../engine/rule.ts';
import { changed, parseTile, type TileName } from '../../../engine/space/grid/index.ts';
import { singleBlanks } from '../../../engine/text.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, character, fightersIn, type Light, type Scene } from '../scene.ts';
import { isFree } from '../space/bodies.ts';
import { pairOf } from '../space/distance.ts';
import { putAt } from '../space/go.ts';
import { legend } from '../space/legend.ts';
import { mapIn } from '../space/terrain.ts';
import { tell } from '../tell.ts';

/** A statement of a GM's that is not about the map itself. */
type Said =
  | { readonly what: 'light'; readonly light: Light }
  | { readonly what: 'place'; readonly id: CharacterId; readonly at: TileName }
  | {
      readonly what: 'apart';
      readonly one: CharacterId;
      readonly other: CharacterId;
      readonly metres: number;
    }
  | { readonly what: 'cover'; readonly id: CharacterId; readonly cover: 'none' | 'half' | 'full' }
  | { readonly what: 'before'; readonly one: CharacterId; readonly other: CharacterId };

/**
 * The place of a fight changes, as a GM typed it: the map in the words of maps ('C4:F6 half cover'), and besides, each between semicolons or on a line of its
 * own: 'dark', 'dim' or 'bright'; 'Tiz to C4'; without a map 'Tiz 6 m from Wolf' and 'Tiz half cover'; 'Tiz before Wolf' where both have the same
 * Initiative.
 */
export function* setting(tx: Tx<Scene>, { text }: IntentOf<'setting'>): Rule<void> {
  const now = tx.snapshot();
  if (now.fight === null) return yield* tx.refuse('noFight');
  const { ours, theirs } = sorted(now, text);
  if (theirs !== '') yield* changeMap(tx, theirs);
  for (const said of ours) yield* obey(tx, said);
}

/** A drawing is one text; of anything else, the statements that are ours and those that are the map's. */
function sorted(scene: Scene, text: string): { readonly ours: readonly Said[]; readonly theirs: string } {
  if (/^(?:```|map ?:?$)/i.test(singleBlanks(text.split('\n')[0] ?? ''))) return { ours: [], theirs: text };
  const ours: Said[] = [];
  const theirs: string[] = [];
  for (const statement of text.split(/[;\n]/).map(singleBlanks)) {
    const said = statement === '' ? null : read(scene, statement);
    if (said !== null) ours.push(said);
    else if (statement !== '') theirs.push(statement);
  }
  return { ours, theirs: theirs.join('\n') };
}

const isLight = (word: string): word is Light => word === 'dark' || word === 'dim' || word === 'bright';
const isCover = (word: string): word is 'none' | 'half' | 'full' =>
  word === 'none' || word === 'half' || word === 'full';

function read(scene: Scene, statement: string): Said | null {
  const word = statement.toLowerCase();
  if (isLight(word)) return { what: 'light', light: word };
  const words = statement.split(' ');
  const named = fightersIn(scene)
    .map((id) => ({ id, name: nameKey(character(scene, id).name) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  const called = (some: readonly string[]) =>
    named.find(({ name }) => name === nameKey(some.join(' ')))?.id ?? null;
  for (let n = 1; n < words.length; n++) {
    const id = called(words.slice(0, n));
    if (id === null) continue;
    const said = about(id, words.slice(n), called);
    if (said !== null) return said;
  }
  return null;
}

/** What is said of somebody: where they go, how far they are from another, what cover they have, that they act before another. */
function about(
  id: CharacterId,
  words: readonly string[],
  called: (some: readonly string[]) => CharacterId | null,
): Said | null {
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  if (first === 'to' && words.length === 2 && parseTile(words[1] ?? '') !== null)
    return { what: 'place', id, at: (words[1] ?? '').toUpperCase() };
  const cover = first === 'no' ? 'none' : first;
  if (second === 'cover' && words.length === 2 && isCover(cover)) return { what: 'cover', id, cover };
  if (first === 'before') {
    const other = called(words.slice(1));
    return other === null || other === id ? null : { what: 'before', one: id, other };
  }
  const from = words.findIndex((word) => word.toLowerCase() === 'from');
  const metres = /^(\d{1,4}) ?m?$/i.exec(words.slice(0, Math.max(0, from)).join(' '))?.[1];
  const other = called(words.slice(from + 1));
  if (metres === undefined || other === null || other === id) return null;
  return { what: 'apart', one: id, other, metres: Number(metres) };
}

function* obey(tx: Tx<Scene>, said: Said): Rule<void> {
  const { fight } = tx.state;
  if (fight === null) return;
  switch (said.what) {
    case 'light':
      fight.light = said.light;
      return tell(tx, 'lightChanged', { light: said.light });
    case 'place': {
      const [now, at] = [tx.snapshot(), parseTile(said.at)];
      if (mapIn(now) === null) return yield* tx.refuse('noMap');
      if (at === null || !isFree(now, said.id, at)) return yield* tx.refuse('noRoomAt', { tile: said.at });
      putAt(tx, said.id, said.at);
      return tell(tx, 'placed', { actor: said.id, at: said.at });
    }
    case 'apart':
      if (fight.ground.kind === 'map') return yield* tx.refuse('measuredByMap');
      fight.ground.metres[pairOf(said.one, said.other)] = said.metres;
      return tell(tx, 'distanceSaid', { actor: said.one, target: said.other, metres: said.metres });
    case 'cover':
      if (fight.ground.kind === 'map') return yield* tx.refuse('measuredByMap');
      if (said.cover === 'none') delete fight.ground.cover[said.id];
      else fight.ground.cover[said.id] = said.cover;
      return tell(tx, 'coverSaid', { actor: said.id, cover: said.cover });
    case 'before':
      fight.ties = [
        ...fight.ties.filter(({ one }) => one !== said.one),
        { one: said.one, other: said.other },
      ];
      return tell(tx, 'tieBroken', { actor: said.one, target: said.other }, 'gm');
  }
}

/** The map changes, all of it or nothing. */
function* changeMap(tx: Tx<Scene>, text: string): Rule<void> {
  const map = mapIn(tx.snapshot());
  if (map === null || tx.state.fight === null) return yield* tx.refuse('noMap');
  const result = changed({ grid: map.grid, spots: map.spots }, text, legend);
  if (!result.ok) return yield* tx.refuse(result.code, result.params);
  const { board, said } = result;
  tx.state.fight.ground = castDraft({ kind: 'map', grid: board.grid, spots: board.spots });
  tell(tx, 'fieldChanged', { said: said.map((one) => one.text) });
}
