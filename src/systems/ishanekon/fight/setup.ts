import type { Json } from '../../../engine/json.ts';
import { plain } from '../../../engine/json.ts';
import { readDrawn, spaceRefusalText } from '../../../engine/space/index.ts';
import type { Ground, Light } from '../scene.ts';
import { legend } from '../space/legend.ts';

/** Where a fight takes place, and what light there is. */
export interface Setup {
  readonly ground: Ground;
  readonly light: Light;
  /** It is a battle of armies: squares are spaces. */
  readonly armies?: true;
}

/** How far apart people are without a map where nobody has said, in metres. */
const NEAR = 6;

/** Without a map, and everybody near. */
export const told: Ground = { kind: 'told', metres: {}, near: NEAR, cover: {} };

/** The map where a GM draws none: 24 by 18 m of open ground with some cover. */
const OPEN = { columns: 24, rows: 18 };

type Read = { readonly ok: true; readonly setup: Json } | { readonly ok: false; readonly why: string };

/** Reads a place as a GM types it: 'armies' before a size or a drawing for a battle of armies, 'no map', a size ('20x30'), a drawing with the signs of the legend, each with 'dark' or 'dim' on a line of its own; nothing is open ground. */
export function readSetup(text: string | null): Read {
  const armies = /^(?:armies|army|battle)(?![a-z])[ :]{0,3}/i.exec((text ?? '').trimStart())?.[0];
  if (armies === undefined) return readPlace(text ?? '');
  const read = readPlace((text ?? '').trimStart().slice(armies.length));
  if (!read.ok) return read;
  const setup = setupOf(read.setup);
  if (setup?.ground.kind !== 'map')
    return { ok: false, why: 'Armies fight on a map: name a size, or draw one.' };
  return { ok: true, setup: plain({ ...setup, armies: true }) };
}

function readPlace(text: string): Read {
  const { light, rest } = lightIn(text);
  if (/^(?:no map|mind|theatre of the mind|told)$/i.test(rest))
    return { ok: true, setup: plain({ ground: told, light }) };
  const size = /^(\d{1,2})\s{0,3}[x×]\s{0,3}(\d{1,2})$/i.exec(rest);
  const [columns, rows] = size === null ? [OPEN.columns, OPEN.rows] : [Number(size[1]), Number(size[2])];
  const isDrawn = rest !== '' && size === null;
  const drawing = isDrawn ? rest : Array.from({ length: rows }, () => '.'.repeat(columns)).join('\n');
  const read = readDrawn(drawing, legend);
  if (!read.ok) return { ok: false, why: spaceRefusalText(read) };
  const { grid, spots } = read.board;
  return { ok: true, setup: plain({ ground: { kind: 'map', grid, spots }, light }) };
}

/** A text as a line about the light, and all else. */
function lightIn(text: string): { readonly light: Light; readonly rest: string } {
  let light: Light = 'bright';
  const rest = text.split('\n').filter((line) => {
    const said = line.trim().toLowerCase();
    if (said !== 'dark' && said !== 'dim' && said !== 'bright') return true;
    light = said;
    return false;
  });
  return { light, rest: rest.join('\n').trim() };
}

/** A place as `readSetup` gave it, or told ground of none; null where it is something else. */
export function setupOf(raw: Json): Setup | null {
  if (raw === null) return { ground: told, light: 'bright' };
  return isSetup(raw) ? raw : null;
}

/** Setups are only ever made by `readSetup`, so their outline is enough to know one. */
function isSetup(raw: Json | Setup): raw is Setup {
  return typeof raw === 'object' && raw !== null && 'ground' in raw && 'light' in raw;
}
