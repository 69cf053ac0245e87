import type { Made } from '../../../../engine/creation.ts';
import type { Json } from '../../../../engine/json.ts';
import { no } from '../../../../engine/made.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { whyInFight, write } from '../../../../engine/sheetChange.ts';
import { abilityRowOf } from '../../content/abilities.ts';
import type { Act } from '../../moves/act.ts';
import { type Carried, type CarriedOf, readCarried } from '../../packs/carried.ts';
import { takeLevel, whyNotTaken } from '../../packs/people.ts';
import { LAST_LEVEL } from '../../party/party.ts';
import { personIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { gained, gains, levelGives, levelled, whyNotGain, whyNotLevelUp } from '../advance.ts';
import { eachLevelOf, roleOf } from '../derive.ts';
import { learned } from '../learn.ts';
import type { Person } from '../schema.ts';
import { personAt, sheetAct } from './sheetAct.ts';

/** Beyond the book's last level it is one of a content pack, which is picked. */
const isBeyond = ({ level }: Person): boolean => level >= LAST_LEVEL;

/**
 * Rising a level (Appendix, Levelling Up): the role's dice for HP, SP, an Ability or points for some. The GM says when, for the whole group. Levels
 * beyond the book's are those of content packs.
 */
const levelUp: Act = {
  id: 'levelUp',
  name: 'Level up',
  group: 'powers',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) => {
    const person = personIn(scene, actor);
    if (scene.fight !== null || person === null || person.role === null) return false;
    return !isBeyond(person) || person.level < scene.party.level;
  },
  targets: (scene, actor) => (isBeyond(personAt(scene, actor)) ? [] : undefined),
  targetsOpen: true,
  targetLater: true,
  refused: (scene, actor) => whyInFight(scene) ?? whyNotLevelUp(personAt(scene, actor), scene.party.level),
  whyNot: (scene, { actor, brought }) => {
    const person = personAt(scene, actor);
    if (!isBeyond(person)) return null;
    const level = brought === undefined ? null : levelIn(brought);
    if (level === null) return refusal('noLevelPicked', { level: person.level + 1 });
    return whyNotTaken(scene, actor, level);
  },
  *run(tx, { actor, brought }) {
    const before = personAt(tx.snapshot(), actor);
    const beyond = brought === undefined ? null : levelIn(brought);
    if (isBeyond(before)) return beyond === null ? undefined : yield* takeLevel(tx, actor, beyond);
    const role = roleOf(before);
    const { dice: count } = eachLevelOf(before);
    const fallen = count === 0 ? null : yield* tx.roll({ count, sides: 6, label: 'levelUp', by: actor });
    const faces = fallen?.dice.map(({ value }) => value) ?? [];
    const ownPoints = tx.now.party.rules.rolePoints === 'everybody';
    const after = levelled(
      before,
      faces.reduce((sum, face) => sum + face, 0),
      ownPoints,
    );
    write(tx.state.characters[actor], before, after);
    const { ability } = levelGives(role, after.level);
    const points = ({ points: all }: Person) => all.free + all.role;
    tell(tx, 'levelRaised', {
      actor,
      level: after.level,
      dice: faces,
      hp: after.hp.max - before.hp.max,
      sp: after.sp.max,
      ability: ability === null ? null : (abilityRowOf(ability)?.name ?? ability),
      points: points(after) - points(before),
    });
  },
};

/** A level of a content pack; null where what was brought is something else. */
function levelIn(brought: Json): CarriedOf<'level'>['level'] | null {
  const carried = readCarried(brought);
  return carried?.kind === 'level' ? carried.level : null;
}

const pointsOf = ({ points }: Person): number => points.free + points.role;

/** Those that somebody's role does not close to them. */
const openTo = (person: Person) => {
  const rich: Person = { ...person, points: { free: 20, role: 20 } };
  return gains.filter((gain) => whyNotGain(rich, gain) === null);
};

/** An Ability of a content pack, for its Cost. */
const learnedOfPack = (person: Person, carried: Carried | null): Made<Person> =>
  carried?.kind === 'power' ? learned(person, carried) : no('notCarried');

const gainAbility: Act = sheetAct({
  id: 'gainAbility',
  name: 'Gain Ability',
  also: ['Learn', 'Spend Ability Points'],
  group: 'powers',
  offered: (person) => pointsOf(person) > 0,
  targetsOpen: true,
  targets: (scene, actor) => {
    const person = personAt(scene, actor);
    return openTo(person).map((gain) => ({
      id: gain.id,
      name: gain.name,
      note: `${gain.row.cost ?? 0} AP. ${gain.row.text}`,
      relation: 'thing',
      refused: whyNotGain(person, gain),
    }));
  },
  change: (person, { target, brought }) => {
    if (brought !== undefined) return learnedOfPack(person, readCarried(brought));
    const gain = gains.find(({ id }) => id === target);
    if (gain !== undefined) return gained(person, gain);
    const row = abilityRowOf(target ?? '');
    if (row === null) return no('noSuchRow', { label: 'Abilities', text: target ?? '', nearest: null });
    return no(row.innate ? 'innateLater' : 'abilityLocked', { ability: row.name });
  },
  told: (tx, before, after, { actor, target, brought }) => {
    const gain = gains.find(({ id }) => id === target);
    const own = brought === undefined ? undefined : after.powers.find((one) => !before.powers.includes(one));
    const replaces = gain?.row.replaces ?? null;
    tell(tx, 'abilityGained', {
      actor,
      ability: own?.name ?? gain?.name ?? '',
      replaces: replaces === null ? null : (abilityRowOf(replaces)?.name ?? null),
      left: pointsOf(after),
    });
  },
});

export const levelActs: readonly Act[] = [levelUp, gainAbility];
