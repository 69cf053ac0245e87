import type { CreationStep, Made } from '../../../../engine/creation.ts';
import { type Given, numberField, pickField, textField } from '../../../../engine/creationForm.ts';
import { no } from '../../../../engine/made.ts';
import type { Refusal } from '../../../../engine/refusal.ts';
import { type Entry, type Force, nameOf } from '../../forces/force.ts';
import { nameLength } from '../../forces/limits.ts';
import { printEntry } from '../../forces/line/print.ts';
import { newlyBroken } from '../../forces/steps.ts';
import { pointsLeft } from './bench.ts';
import { type Building, type Draft, forceOf, type List, mustered, restOf, withForce } from './draft.ts';
import { squadField, squadPicked } from './squads.ts';
import { points } from './words.ts';

/** How many alike are offered in a list; more can be pasted. */
const mostPicked = 20;

const places = [
  { id: 'entries', label: 'Into the force' },
  { id: 'sideboard', label: 'Into the sideboard', note: 'Held aside, to be changed in before a match' },
] as const;

export const placeOf = (id: string | null): List => places.find((place) => place.id === id)?.id ?? 'entries';

/** How many there shall be, and what so many cost; `each` is null where that isn't known yet. */
export const copiesField = (value: number, each: number | null, left: number) =>
  numberField('copies', 'How many', '', [1, Math.max(mostPicked, value)], value, (many) => {
    if (each === null) return '';
    const cost = points(each * many);
    return each * many > left ? `Not now: ${cost}, ${left} are left` : `${cost}, ${left - each * many} left`;
  });

export const placeField = (value: List) =>
  pickField('place', 'Where', 'The force, or what is held aside for it', places, [value]);

/** The end of a unit: what it is called, how many there are, where they go; or away with it. */
export function keepStep(draft: Draft, { entry, from }: Building, each: number, line: string): CreationStep {
  const away = { id: 'away', label: from === null ? 'Leave it out' : 'Take it away' };
  return {
    kind: 'form',
    id: 'keep',
    title: 'Keep it',
    help: 'Puts it into the force; it can be changed again.',
    summary: line,
    done: false,
    fields: [
      textField('name', 'Name', 'What each of them is called', nameOf(entry), { most: nameLength.most }),
      copiesField(entry.copies, each, pointsLeft(draft)),
      pickField(
        'place',
        'Where',
        'The force, or what is held aside',
        [...places, away],
        [from?.list ?? 'entries'],
      ),
      squadField(restOf(draft), entry.squad),
    ],
  };
}

const isAlike = (one: Entry, other: Entry): boolean =>
  printEntry({ ...one, copies: 1 }) === printEntry({ ...other, copies: 1 });

/** A force with an entry more: as more copies where one is the same, else at its place, or the end. */
export function withEntry(force: Force, list: List, entry: Entry, at: number): Force {
  const same = force[list].findIndex((one) => isAlike(one, entry));
  const next =
    same === -1
      ? [...force[list].slice(0, at), entry, ...force[list].slice(at)]
      : force[list].map((one, index) =>
          index === same ? { ...one, copies: one.copies + entry.copies } : one,
        );
  return { ...force, [list]: next };
}

/** What is wrong with a force as it grows: a squad is one model as long as its others aren't bought. */
const wrongSoFar = (force: Force): readonly Refusal[] =>
  mustered(force).refusals.filter(({ code }) => code !== 'squadOfOne');

/** A draft with an entry in its force. Refuses what breaks a rule that wasn't broken before. */
export function entered(draft: Draft, rest: Force, list: List, entry: Entry, at: number): Made<Draft> {
  const force = withEntry(rest, list, entry, at);
  const why = newlyBroken(wrongSoFar(forceOf(draft).force), wrongSoFar(force));
  return why === null ? withForce(draft, force) : { ok: false, refusal: why };
}

/** A draft after the last step of a unit: it stands in the force, or doesn't. */
export function keptUnit(draft: Draft, { entry, from }: Building, given: Given): Made<Draft> {
  const rest = restOf(draft);
  const done = { ...draft, unit: null };
  if (given.one('place') === 'away') return withForce(done, rest);
  const name = given.text('name');
  if (name === '') return no('noName');
  const copies = Number(given.one('copies') ?? entry.copies);
  const list = placeOf(given.one('place'));
  // Who is held aside joins no squad: that is bought beforehand.
  const squad = list === 'entries' ? squadPicked(rest, entry.squad, given.one('squad')) : null;
  const about = { copies, squad };
  const named: Entry =
    entry.kind === 'unit'
      ? { ...entry, ...about, plan: { ...entry.plan, name } }
      : { ...entry, ...about, name };
  const at = from?.list === list ? from.at : rest[list].length;
  return entered(done, rest, list, named, at);
}
