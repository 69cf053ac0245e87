import { castDraft, type Draft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { findRow } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { maximumEhp, maximumHp, maximumSp } from '../character/maxima.ts';
import type { Person } from '../character/schema.ts';
import type { AttributeId } from '../content/attributes.ts';
import { roles } from '../content/roles.ts';
import { freeId } from '../gear/pile.ts';
import { itemOf } from '../gear/rows.ts';
import { clamp, SCORES } from '../numbers/score.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { CarriedOf } from './carried.ts';
import { idOf } from './names.ts';

/** A level gives at least so many HP (HP & SP). */
const LEAST = 4;

function draftOf(tx: Tx<Scene>, id: CharacterId): Draft<Person> {
  const who = tx.state.characters[id];
  if (who?.kind !== 'person') throw new Error(`no person with the id '${id}'`);
  return who;
}

/** Asks which of two Scores a role has changed, or changes. */
function* which(
  tx: Tx<Scene>,
  actor: CharacterId,
  {
    code,
    role,
    pair,
  }: {
    readonly code: 'role.gave' | 'role.took' | 'role.gives' | 'role.takes';
    readonly role: string;
    readonly pair: readonly [AttributeId, AttributeId];
  },
): Rule<AttributeId> {
  const [first, second] = pair;
  const choice = yield* tx.ask({
    id: code,
    asked: actor,
    code,
    params: { role },
    options: pair.map((attribute) => ({ id: attribute, code: 'role.score', params: { attribute } })),
    default: first,
  });
  return choice === second ? second : first;
}

/**
 * Somebody of level 1 takes a role that the book leaves out: what their old role did to their Scores is taken back, its Abilities go, and the
 * new one gives what it has. Gear that they have stays theirs.
 */
export function* takeRole(tx: Tx<Scene>, actor: CharacterId, role: CarriedOf<'role'>['role']): Rule<void> {
  const who = personIn(tx.snapshot(), actor);
  if (who === null) return;
  if (who.level > 1) return yield* tx.refuse('roleAtFirst', { actor, role: role.name });
  if (who.role === role.name) return yield* tx.refuse('hasRole', { actor, role: role.name });
  const changes: (readonly [AttributeId, number])[] = [];
  const before = who.role === null ? null : findRow(roles, who.role);
  if (before !== null) {
    const gave = yield* which(tx, actor, { code: 'role.gave', role: before.name, pair: before.gainsOne });
    const took = yield* which(tx, actor, { code: 'role.took', role: before.name, pair: before.losesOne });
    changes.push([before.gains, -1], [gave, -1], [took, 1]);
  }
  const gives = yield* which(tx, actor, { code: 'role.gives', role: role.name, pair: role.gainsOne });
  const takes = yield* which(tx, actor, { code: 'role.takes', role: role.name, pair: role.losesOne });
  changes.push([role.gains, 1], [gives, 1], [takes, -1]);
  const person = draftOf(tx, actor);
  for (const [attribute, by] of changes)
    person.scores[attribute] = clamp(person.scores[attribute] + by, SCORES.least, SCORES.most);
  const old: readonly string[] = before?.abilities ?? [];
  person.abilities = person.abilities.filter(({ id }) => !old.includes(id));
  person.role = role.name;
  const { fortitude, will } = person.scores;
  setMaximum(person.hp, maximumHp(role, fortitude, [], person.abilities));
  setMaximum(person.sp, maximumSp(1, will, person.abilities));
  setMaximum(person.ehp, maximumEhp(fortitude));
  person.roleKind = role.kind;
  person.hpEachLevel = castDraft({ ...role.hpEachLevel });
  bring(person, role);
  tell(tx, 'roleTaken', { actor, role: role.name });
}

/** A new maximum; who had all has all. */
function setMaximum(gauge: { now: number; max: number }, most: number): void {
  const isWhole = gauge.now === gauge.max;
  gauge.max = most;
  gauge.now = isWhole ? most : Math.min(gauge.now, most);
}

/** Somebody takes a class that the book leaves out, besides what they have. */
export function* takeClass(
  tx: Tx<Scene>,
  actor: CharacterId,
  taken: CarriedOf<'class'>['class'],
): Rule<void> {
  const who = personIn(tx.now, actor);
  if (who === null) return;
  if (who.level > 1) return yield* tx.refuse('roleAtFirst', { actor, role: taken.name });
  if (who.class === taken.name) return yield* tx.refuse('hasRole', { actor, role: taken.name });
  const person = draftOf(tx, actor);
  person.class = taken.name;
  bring(person, taken);
  tell(tx, 'roleTaken', { actor, role: taken.name });
}

/** Abilities, gear and skills that come with a role or a class. */
function bring(person: Draft<Person>, from: CarriedOf<'class'>['class']): void {
  for (const id of from.abilities)
    if (
      !person.abilities.some((one) => one.id === id) &&
      person.abilities.length < SHEET_LIMITS.abilities.most
    )
      person.abilities.push({ id, choice: null, cooling: false });
  for (const power of from.powers)
    if (!person.powers.some(({ id }) => id === power.id) && person.powers.length < SHEET_LIMITS.powers.most)
      person.powers.push(castDraft(power));
  for (const profile of from.gear) {
    if (person.items.length >= SHEET_LIMITS.items.most) return;
    person.items.push(castDraft(itemOf(profile, freeId(person, idOf(profile.row).slice(0, 36)))));
  }
  person.skilled = [...new Set([...person.skilled, ...from.skilled])];
}

/** Why somebody can't take a level of a pack: it isn't their next. */
export function whyNotTaken(
  scene: Scene,
  actor: CharacterId,
  { level }: CarriedOf<'level'>['level'],
): Refusal | null {
  const has = personIn(scene, actor)?.level ?? 0;
  return has === level - 1 ? null : refusal('notNextLevel', { actor, level, has });
}

/** A level beyond the book's: the role's dice for HP and FTD, at least 4; SP and Ability Points as the pack has them. */
export function* takeLevel(
  tx: Tx<Scene>,
  actor: CharacterId,
  taken: CarriedOf<'level'>['level'],
): Rule<void> {
  const who = personIn(tx.snapshot(), actor);
  if (who === null) return;
  const why = whyNotTaken(tx.snapshot(), actor, taken);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  const { level, sp, points, rolePoints } = taken;
  const row = who.role === null ? null : findRow(roles, who.role);
  const each = row?.hpEachLevel ?? who.hpEachLevel;
  const { dice } = yield* tx.roll({ count: Math.max(1, each.dice), sides: 6, label: 'level', by: actor });
  const faces = dice.map(({ value }) => value);
  const rolled = faces.reduce((all, face) => all + face, each.plus + who.scores.fortitude);
  const own = (id: string) => who.abilities.some((one) => one.id === id);
  const gained = Math.max(LEAST, rolled) + (own('healthy') ? 2 : 0) - (own('robotic') ? 2 : 0);
  const person = draftOf(tx, actor);
  person.level = level;
  // What the dice showed, so that a later change of FTD counts this level too.
  person.hpDice = [
    ...who.hpDice.slice(0, who.level - 1),
    Math.min(
      60,
      faces.reduce((all, face) => all + face, 0),
    ),
  ];
  person.hp.max += gained;
  person.hp.now += gained;
  person.sp.max += sp;
  person.sp.now += sp;
  person.points.free += points;
  person.points.role += rolePoints;
  tell(tx, 'levelTaken', { actor, level, dice: faces, hp: gained, sp, points: points + rolePoints });
}
