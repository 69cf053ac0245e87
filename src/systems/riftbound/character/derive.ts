import type { Amount } from '../gear/amount.ts';
import { findRow, rowOf } from '../../../engine/table.ts';
import { classes, type ClassId } from '../content/classes.ts';
import { type RoleId, type RoleKind, roles } from '../content/roles.ts';
import { maximumEhp, maximumHp, maximumSp, type RoleHp, usualDice } from './maxima.ts';
import type { Person } from './schema.ts';

/** Somebody's role; null for foes, and for one of a pack. */
export const roleOf = ({ role }: Pick<Person, 'role'>): RoleId | null =>
  role === null ? null : (findRow(roles, role)?.id ?? null);

export const classOf = ({ class: is }: Pick<Person, 'class'>): ClassId | null =>
  is === null ? null : (findRow(classes, is)?.id ?? null);

/** The kind of somebody's role, be it of the book or of a pack; null where nobody knows. */
export function roleKindOf(person: Person): RoleKind | null {
  const role = roleOf(person);
  return role === null ? (person.roleKind ?? null) : rowOf(roles, role).kind;
}

/** What each further level adds to somebody's HP, FTD besides: as their role has it, be it of the book or of a pack. */
export function eachLevelOf(person: Person): Amount {
  const role = roleOf(person);
  return role === null ? person.hpEachLevel : rowOf(roles, role).hpEachLevel;
}

/** What the dice of each level after the first came to; of one that has none, the average. */
function diceOf({ level, hpDice }: Person, role: RoleHp): readonly number[] {
  return Array.from({ length: level - 1 }, (_, n) => hpDice[n] ?? usualDice(role));
}

export interface Maxima {
  readonly hp: number;
  readonly sp: number;
  readonly ehp: number;
}

/** Maximum HP, SP and EHP as the rules have them; null for who has no role. */
export function maximaOf(person: Person): Maxima | null {
  const role = roleOf(person);
  return role === null ? null : maximaIn(rowOf(roles, role), person);
}

/** Maximum HP, SP and EHP of somebody in a role. */
export function maximaIn(role: RoleHp, person: Person): Maxima {
  const { scores, level, abilities } = person;
  return {
    hp: maximumHp(role, scores.fortitude, diceOf(person, role), abilities),
    sp: maximumSp(level, scores.will, abilities),
    ehp: maximumEhp(scores.fortitude),
  };
}

type Gauge = Person['hp'];

/** A gauge whose maximum goes up or down by so much: who was whole stays whole, and a level's HP come at once. */
function moved({ now, max }: Gauge, by: number, least: number, rises: boolean): Gauge {
  const most = Math.max(least, max + by);
  const risen = now === max ? most : rises ? Math.max(0, now + Math.max(0, most - max)) : now;
  return { now: Math.min(most, risen), max: most };
}

/**
 * Somebody whose Scores, level, role or Abilities have changed, with the maxima that follow. What a GM has set by hand beyond the
 * rules stays beyond them by as much.
 */
export function settled(before: Person, after: Person): Person {
  const [was, is] = [maximaOf(before), maximaOf(after)];
  if (was === null || is === null) return after;
  const rises = after.level > before.level;
  return {
    ...after,
    hp: is.hp === was.hp ? after.hp : moved(after.hp, is.hp - was.hp, 1, rises),
    sp: is.sp === was.sp ? after.sp : moved(after.sp, is.sp - was.sp, 1, rises),
    ehp: is.ehp === was.ehp ? after.ehp : moved(after.ehp, is.ehp - was.ehp, 0, false),
  };
}
