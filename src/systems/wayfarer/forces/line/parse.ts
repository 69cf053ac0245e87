import { overLimit } from '../../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { findRow } from '../../../../engine/table.ts';
import { attributes } from '../../content/attributes.ts';
import { ranks } from '../../content/ranks.ts';
import { skills } from '../../content/skills/index.ts';
import type { Size } from '../../content/species/species.ts';
import { spells } from '../../content/spells/index.ts';
import { type Template, templates } from '../../content/templates.ts';
import { traits } from '../../content/traits/index.ts';
import { book, type Catalogue, gearIn } from '../catalogue.ts';
import type { Entry, Force } from '../force.ts';
import { copies, forceLines, lineLength } from '../limits.ts';
import { fieldMark, mountMark } from '../names.ts';
import { begun, type Lesson, type Numbers, type UnitPlan } from '../plan.ts';
import { idOf, idsOf, isRead, type Read } from './words.ts';

const bad = (what: string, text: string): { readonly refusal: Refusal } => ({
  refusal: refusal('badField', { what, text }),
});

/** `MO 2 AT +1`: attributes by their short names, each once. */
function numbersOf(what: string, text: string): Read<Numbers> {
  const words = text.split(/\s+/);
  const numbers: { -readonly [A in keyof Numbers]: Numbers[A] } = {};
  for (let at = 0; at < words.length; at += 2) {
    const attribute = attributes.find(({ short }) => short === words[at]?.toUpperCase());
    const value = words[at + 1] ?? '';
    if (attribute === undefined || !/^[+-]?\d{1,2}$/.test(value) || numbers[attribute.id] !== undefined)
      return bad(what, text);
    numbers[attribute.id] = Number(value);
  }
  return { read: numbers };
}

function sizeOf(text: string): Read<Size> {
  const match = /^(\d{1,2})x(\d{1,2})$/i.exec(text);
  return match === null ? bad('size', text) : { read: { wide: Number(match[1]), long: Number(match[2]) } };
}

function templatesOf(text: string): Read<readonly Template[]> {
  const words = text.split(',').map((word) => word.trim());
  const found = words.flatMap((word) => findRow(templates, word)?.id ?? []);
  return found.length === words.length ? { read: found } : bad('as', text);
}

/** What a name is that a unit learns or loses: an attribute by its short name, a skill or a trait. */
function lessonOf(name: string, by: Lesson['by']): Read<Lesson> {
  const attribute = attributes.find(({ short }) => short === name.toUpperCase());
  if (attribute !== undefined) return { read: { kind: 'die', id: attribute.id, by } };
  const trait = findRow(traits, name);
  if (trait !== null) return { read: { kind: 'trait', id: trait.id, by } };
  const skill = idOf('skill', skills, name);
  return isRead(skill) ? { read: { kind: 'skill', id: skill.read, by } } : skill;
}

function lessonsOf(text: string, by: Lesson['by']): Read<readonly Lesson[]> {
  const lessons: Lesson[] = [];
  for (const name of text.split(',')) {
    const lesson = lessonOf(name.trim(), by);
    if (!isRead(lesson)) return lesson;
    lessons.push(lesson.read);
  }
  return { read: lessons };
}

/** What a field with a word in front sets in a plan. */
type Setter = (text: string, catalogue: Catalogue, plan: UnitPlan) => Read<Partial<UnitPlan>>;

const as = <Thing>(read: Read<Thing>, set: (thing: Thing) => Partial<UnitPlan>): Read<Partial<UnitPlan>> =>
  isRead(read) ? { read: set(read.read) } : read;

const setters: { readonly [word: string]: Setter } = {
  as: (text) => as(templatesOf(text), (of) => ({ templates: of })),
  size: (text) => as(sizeOf(text), (size) => ({ size })),
  bumps: (text) => as(numbersOf('bumps', text), (bumps) => ({ bumps })),
  dice: (text) => as(numbersOf('dice', text), (dice) => ({ dice })),
  traits: (text) => as(idsOf('trait', traits, text), (ids) => ({ traits: ids })),
  skills: (text) => as(idsOf('skill', skills, text), (ids) => ({ skills: ids })),
  spells: (text) => as(idsOf('spell', spells, text), (ids) => ({ spells: ids })),
  gear: (text, catalogue) =>
    as(
      idsOf(
        'thing',
        gearIn(catalogue).map(({ thing }) => thing),
        text,
      ),
      (ids) => ({ gear: ids }),
    ),
  learned: (text, _catalogue, { lessons = [] }) =>
    as(lessonsOf(text, 1), (learned) => ({ lessons: [...lessons, ...learned] })),
  lost: (text, _catalogue, { lessons = [] }) =>
    as(lessonsOf(text, -1), (lost) => ({ lessons: [...lessons, ...lost] })),
  mount: (text, catalogue) =>
    text.includes(`${mountMark}mount `)
      ? bad('mount', text)
      : as(planOf(text.split(mountMark), catalogue), (mount) => ({ mount })),
};

/** The word that a field begins with, and the rest. */
function fieldOf(text: string): readonly [word: string, rest: string] {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  return [word.toLowerCase(), rest.join(' ')];
}

function planOf(fields: readonly string[], catalogue: Catalogue): Read<UnitPlan> {
  const [name = '', rank = '', species = '', occupation = '', ...more] = fields.map((one) => one.trim());
  const ofRank = ranks.find((one) => one.name.toLowerCase() === rank.toLowerCase());
  if (ofRank === undefined) return bad('rank', rank);
  const ofSpecies = idOf('species', catalogue.species, species);
  if (!isRead(ofSpecies)) return ofSpecies;
  const work: Read<string | null> =
    occupation === '-' ? { read: null } : idOf('occupation', catalogue.occupations, occupation);
  if (!isRead(work)) return work;
  let plan: UnitPlan = { ...begun(name, ofSpecies.read), rank: ofRank.id, occupation: work.read };
  const seen = new Set<string>();
  for (const text of more) {
    const [word, rest] = fieldOf(text);
    const setter = Object.hasOwn(setters, word) ? setters[word] : undefined;
    if (setter === undefined || rest === '' || seen.has(word)) return bad('field', text);
    seen.add(word);
    const set = setter(rest, catalogue, plan);
    if (!isRead(set)) return set;
    plan = { ...plan, ...set.read };
  }
  return { read: plan };
}

/** Reads the line of an entry, as `printEntry` writes it; the number of copies may be left out. Gives it, or why it can't be read. */
export function parseEntry(line: string, catalogue: Catalogue = book): Read<Entry> {
  if (line.length > lineLength.most) return { refusal: overLimit(lineLength, line.length) };
  const match = /^(?:(\d{1,4})\s*[x×]\s+)?(.*)$/i.exec(line.trim());
  const many = Number(match?.[1] ?? 1);
  if (many < 1) return bad('copies', line);
  if (many > copies.most) return { refusal: overLimit(copies, many) };
  const fields = (match?.[2] ?? '').split(fieldMark);
  const last = fieldOf(fields.at(-1) ?? '');
  const isSquad = fields.length > 1 && last[0] === 'squad' && last[1] !== '';
  const about = { copies: many, squad: isSquad ? last[1] : null };
  const own = isSquad ? fields.slice(0, -1) : fields;
  if (own[1]?.trim().toLowerCase() === 'vehicle') {
    if (own.length !== 3) return bad('vehicle', line);
    const vehicle = idOf('vehicle', catalogue.vehicles, own[2] ?? '');
    return isRead(vehicle)
      ? { read: { ...about, kind: 'vehicle', name: (own[0] ?? '').trim(), vehicle: vehicle.read } }
      : vehicle;
  }
  const plan = planOf(own, catalogue);
  return isRead(plan) ? { read: { ...about, kind: 'unit', plan: plan.read } } : plan;
}

/** A force as far as it could be read, and each line that couldn't: `at` is its number, from 1. */
export interface ReadForce {
  readonly force: Force;
  readonly refusals: readonly Refusal[];
}

/** Reads the lines of a force, as `printForce` writes them. Without a line `force`, it has the name and the points that are given. */
export function parseForce(
  text: string,
  fallback: { readonly name: string; readonly points: number },
  catalogue: Catalogue = book,
): ReadForce {
  const lines = text.split(/\r?\n/);
  const empty: Force = { ...fallback, entries: [], tomes: [], sideboard: [] };
  const filled = lines.filter((line) => line.trim() !== '').length;
  if (filled > forceLines.most) return { force: empty, refusals: [overLimit(forceLines, filled)] };
  let force = empty;
  let isAside = false;
  const refusals: Refusal[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (line.trim().toLowerCase() === 'sideboard') {
      isAside = true;
      continue;
    }
    const next = headOf(line, force) ?? tomeOf(line, force) ?? entryOf(line, force, isAside, catalogue);
    if (isRead(next)) force = next.read;
    else refusals.push(refusal(next.refusal.code, { ...next.refusal.params, at: index + 1 }));
  }
  return { force, refusals };
}

/** `force NAME; POINTS`. null: the line is something else. */
function headOf(line: string, force: Force): Read<Force> | null {
  const match = /^\s*force\s([^;]+);\s*(\d{1,6})\s*$/i.exec(line);
  return match === null
    ? null
    : { read: { ...force, name: (match[1] ?? '').trim(), points: Number(match[2]) } };
}

/** `tome NAME; SPELL, SPELL`. null: the line is something else. */
function tomeOf(line: string, force: Force): Read<Force> | null {
  const match = /^\s*tome\s([^;]+);([^;]*)$/i.exec(line);
  if (match === null) return null;
  const ids = idsOf('spell', spells, match[2] ?? '');
  return isRead(ids)
    ? { read: { ...force, tomes: [...force.tomes, { name: (match[1] ?? '').trim(), spells: ids.read }] } }
    : ids;
}

function entryOf(line: string, force: Force, isAside: boolean, catalogue: Catalogue): Read<Force> {
  const entry = parseEntry(line, catalogue);
  if (!isRead(entry)) return entry;
  const list = isAside ? 'sideboard' : 'entries';
  return { read: { ...force, [list]: [...force[list], entry.read] } };
}
