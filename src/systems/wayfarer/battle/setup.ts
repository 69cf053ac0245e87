import { type Json, plain } from '../../../engine/json.ts';
import { readDrawn, spaceRefusalText } from '../../../engine/space/index.ts';
import { findRow } from '../../../engine/table.ts';
import { maps } from '../maps/index.ts';
import { goalOfBattle } from './limits.ts';
import { legend } from '../space/legend.ts';
import type { Battlefield } from '../space/marks.ts';

/** What all agreed on before a battle: where, for how many Victory Points, with jokers or without (L139), with heroes or without (L593). */
export interface Setup {
  readonly board: Battlefield;
  /** null: half of what the dearest enemy force is worth. */
  readonly goal: number | null;
  readonly jokers: boolean;
  readonly heroes: boolean;
}

/** The map where nobody draws one. */
const plainMap = { columns: 24, rows: 24 };

type Read = { readonly ok: true; readonly setup: Json } | { readonly ok: false; readonly why: string };

/**
 * Reads what was agreed as people type it: a map by its name ('Old Town'), a size ('36x36') or a drawing, and lines of their own: 'goal 8',
 * 'jokers', 'heroes'. Nothing is 24 by 24 open tiles.
 */
export function readSetup(text: string | null): Read {
  let [goal, jokers, heroes]: [number | null, boolean, boolean] = [null, false, false];
  const rest = (text ?? '').split('\n').filter((line) => {
    const said = line.trim().toLowerCase();
    const wanted = /^goal\s{1,3}(\d{1,4})$/.exec(said);
    if (wanted !== null) goal = Number(wanted[1]);
    if (said === 'jokers') jokers = true;
    if (said === 'heroes') heroes = true;
    return wanted === null && said !== 'jokers' && said !== 'heroes';
  });
  if (goal !== null && (goal < 1 || goal > goalOfBattle.most))
    return { ok: false, why: `A battle is fought for 1 to ${goalOfBattle.most} Victory Points.` };
  const place = rest.join('\n').trim();
  const size = /^(\d{1,2})\s{0,3}[x×]\s{0,3}(\d{1,2})$/i.exec(place);
  const [columns, rows] =
    size === null ? [plainMap.columns, plainMap.rows] : [Number(size[1]), Number(size[2])];
  if (Math.min(columns, rows) < 1) return { ok: false, why: 'A map has a tile at least each way.' };
  const isDrawn = place !== '' && size === null;
  const open = () => Array.from({ length: rows }, () => '.'.repeat(columns)).join('\n');
  const read = readDrawn(isDrawn ? (findRow(maps, place)?.drawn ?? place) : open(), legend);
  if (!read.ok) return { ok: false, why: spaceRefusalText(read) };
  return { ok: true, setup: plain({ board: read.board, goal, jokers, heroes }) };
}

/** A setup as `readSetup` gave it; null where it is something else. */
export const setupOf = (raw: Json): Setup | null => (isSetup(raw) ? raw : null);

/** Setups are only ever made by `readSetup`, so their outline is enough to know one. */
const isSetup = (raw: Json | Setup): raw is Setup =>
  typeof raw === 'object' && raw !== null && 'board' in raw && 'goal' in raw;
