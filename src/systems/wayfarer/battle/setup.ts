import { type Json, plain } from '../../../engine/json.ts';
import { readDrawn, spaceRefusalText } from '../../../engine/space/index.ts';
import { findRow } from '../../../engine/table.ts';
import { maps } from '../maps/index.ts';
import type { MarkersWanted } from '../markers/marking.ts';
import type { MissionWanted } from '../missions/mission.ts';
import { legend } from '../space/legend.ts';
import type { Battlefield } from '../space/marks.ts';
import { readSaid, whyNotSaid } from './said.ts';

/** What all agreed on before a battle: where, for how many Victory Points, with jokers or without (L139), with heroes or without (L593). */
export interface Setup {
  readonly board: Battlefield;
  /** null: half of what the dearest enemy force is worth. */
  readonly goal: number | null;
  readonly jokers: boolean;
  readonly heroes: boolean;
  /** A match of an Escalation campaign (L5787); absent: it isn't. */
  readonly escalation?: boolean;
  /** Objectives and grabs that sides place (L77, L5837); absent: none, beside those that the map has. */
  readonly markers?: MarkersWanted;
  /** What it is fought for; absent or null: for Victory Points. */
  readonly mission?: MissionWanted | null;
}

/** The map where nobody draws one. */
const plainMap = { columns: 24, rows: 24 };

type Read = { readonly ok: true; readonly setup: Json } | { readonly ok: false; readonly why: string };

/** Nobody places anything. */
export const noMarkers: MarkersWanted = { objective: 0, grab: 0 };

/**
 * Reads what was agreed as people type it: a map by its name ('Old Town'), a size ('36x36') or a drawing, and beside it on lines of their own, or
 * with semicolons between: 'goal 8', 'jokers', 'heroes', 'escalation', 'objectives' and 'grabs' (as many as dice say, or 'grabs 4'), 'mission hold',
 * 'rounds 6'. Nothing is 24 by 24 open tiles.
 */
export function readSetup(text: string | null): Read {
  const { said, rest } = readSaid(text ?? '');
  const why = whyNotSaid(said);
  if (why !== null) return { ok: false, why };
  const size = /^(\d{1,2})\s{0,3}[x×]\s{0,3}(\d{1,2})$/i.exec(rest);
  const [columns, rows] =
    size === null ? [plainMap.columns, plainMap.rows] : [Number(size[1]), Number(size[2])];
  if (Math.min(columns, rows) < 1) return { ok: false, why: 'A map has a tile at least each way.' };
  const isDrawn = rest !== '' && size === null;
  const open = () => Array.from({ length: rows }, () => '.'.repeat(columns)).join('\n');
  const read = readDrawn(isDrawn ? (findRow(maps, rest)?.drawn ?? rest) : open(), legend);
  if (!read.ok) return { ok: false, why: spaceRefusalText(read) };
  const { rounds, kind, ...agreed } = said;
  const mission = kind === null ? null : { kind, rounds };
  return { ok: true, setup: plain({ board: read.board, ...agreed, mission }) };
}

/** A setup as `readSetup` gave it; null where it is something else. */
export const setupOf = (raw: Json): Setup | null => (isSetup(raw) ? raw : null);

/** Setups are only ever made by `readSetup`, so their outline is enough to know one. */
const isSetup = (raw: Json | Setup): raw is Setup =>
  typeof raw === 'object' && raw !== null && 'board' in raw && 'goal' in raw;
