import { no } from '../../../../engine/made.ts';
import { singleBlanks } from '../../../../engine/text.ts';
import { benefitOf, nameOf } from '../../gear/carried.ts';
import { freeId } from '../../gear/pile.ts';
import type { Act } from '../../moves/act.ts';
import { tell } from '../../tell.ts';
import type { Item, Person } from '../schema.ts';
import { personAt, sheetAct } from './sheetAct.ts';
import { itemOf, without } from './shop.ts';

const armourOf = ({ items }: Person) =>
  items.filter(({ profile, dropped }) => profile.kind === 'armour' && !dropped);

/** Puts armour on, in the place of what one wears. The book has no time for it: it is done between fights. */
const wear: Act = sheetAct({
  id: 'wear',
  name: 'Put armour on',
  also: ['Wear'],
  offered: (person) => armourOf(person).some(({ id }) => id !== person.wearing),
  targets: (scene, actor) => {
    const person = personAt(scene, actor);
    return armourOf(person)
      .filter(({ id }) => id !== person.wearing)
      .map((item) => ({
        id: item.id,
        name: nameOf(item),
        note: item.profile.text,
        relation: 'thing',
        refused: null,
      }));
  },
  change: (person, { target }) =>
    armourOf(person).some(({ id }) => id === target)
      ? { ok: true, value: { ...person, wearing: target } }
      : no('noSuchItem', { text: target ?? '' }),
  told: (tx, before, after, { actor }) => {
    const name = (id: string | null) => {
      const item = itemOf(after, id);
      return item === undefined ? null : nameOf(item);
    };
    tell(tx, 'worn', { actor, what: name(after.wearing) ?? '', instead: name(before.wearing) });
  },
});

const takeOff: Act = sheetAct({
  id: 'takeOff',
  name: 'Take armour off',
  offered: ({ wearing }) => wearing !== null,
  change: (person) => ({ ok: true, value: { ...person, wearing: null } }),
  told: (tx, before, _after, { actor }) => {
    const item = itemOf(before, before.wearing);
    tell(tx, 'takenOff', { actor, what: item === undefined ? '' : nameOf(item) });
  },
});

const foodOf = ({ items }: Person) =>
  items.filter((item) => !item.dropped && benefitOf(item, 'food') !== null);

/** A day's food is eaten. What hunger does is not in the book. */
const eat: Act = sheetAct({
  id: 'eat',
  name: "Eat a day's rations",
  offered: (person) => foodOf(person).length > 0,
  change: (person) => {
    const [food] = foodOf(person);
    return food === undefined
      ? no('noSuchItem', { text: 'rations' })
      : { ok: true, value: without(person, food, 1) };
  },
  told: (tx, before, after, { actor }) => {
    const [food] = foodOf(before);
    const left = foodOf(after).reduce((sum, { count }) => sum + count, 0);
    tell(tx, 'ate', { actor, what: food === undefined ? '' : nameOf(food), left });
  },
});

const bottlesOf = ({ items }: Person, empty: boolean) =>
  items.filter(
    (item) => !item.dropped && (item.empty === true) === empty && benefitOf(item, 'water') !== null,
  );

const countOf = (items: readonly Item[]): number => items.reduce((sum, { count }) => sum + count, 0);

/** A bottle of a pile is emptied, by itself from then on. */
const emptied = (items: readonly Item[], bottle: Item): readonly Item[] =>
  items.flatMap((one) => {
    if (one !== bottle) return [one];
    const drunk: Item = { ...one, count: 1, empty: true };
    return one.count === 1
      ? [drunk]
      : [
          { ...one, count: one.count - 1 },
          { ...drunk, id: freeId({ items }, one.id) },
        ];
  });

/** A day's water is drunk: the bottle is empty until it is filled again (Water bottle). What thirst does is not in the book. */
const drink: Act = sheetAct({
  id: 'drink',
  name: "Drink a day's water",
  offered: (person) => bottlesOf(person, false).length > 0,
  change: (person) => {
    const [bottle] = bottlesOf(person, false);
    return bottle === undefined
      ? no('noSuchItem', { text: 'water' })
      : { ok: true, value: { ...person, items: emptied(person.items, bottle) } };
  },
  told: (tx, _before, after, { actor }) =>
    tell(tx, 'drank', { actor, left: countOf(bottlesOf(after, false)) }),
});

/** All empty bottles are filled: where there is water the GM says. */
const fill: Act = sheetAct({
  id: 'fillBottles',
  name: 'Fill water bottles',
  offered: (person) => bottlesOf(person, true).length > 0,
  change: (person) => ({
    ok: true,
    value: { ...person, items: person.items.map(({ empty: _, ...item }) => item) },
  }),
  told: (tx, _before, after, { actor }) =>
    tell(tx, 'filled', { actor, days: countOf(bottlesOf(after, false)) }),
});

// Loads are in kilonewtons: the book's tonnes don't agree with each other (150 for 150 kN, 2 for 20 kN).
const ropesOf = ({ items }: Person) =>
  items.filter((item) => !item.dropped && benefitOf(item, 'rope') !== null);

const loadIn = (detail: string | null): number | null => {
  const [, digits] = /^(\d{1,6})(?: ?kn)?$/.exec(singleBlanks(detail ?? '').toLowerCase()) ?? [];
  const load = Number(digits ?? 0);
  return load > 0 ? load : null;
};

/** Hangs a weight on a rope or cable, in kilonewtons: it holds, or it breaks and is gone (Alloy Cable, Primitive rope). */
const loadRope: Act = sheetAct({
  id: 'loadRope',
  name: 'Load a rope',
  also: ['Load a cable'],
  offered: (person) => ropesOf(person).length > 0,
  means: (scene, actor) =>
    ropesOf(personAt(scene, actor)).map((item) => {
      const most = benefitOf(item, 'rope')?.kilonewtons ?? null;
      return {
        id: item.id,
        name: nameOf(item),
        note: most === null ? 'bears anything' : `bears ${most} kN`,
        refused: null,
      };
    }),
  words: 'needed',
  change: (person, { means, detail }) => {
    const rope = ropesOf(person).find(({ id }) => id === means);
    const load = loadIn(detail);
    if (rope === undefined) return no('noSuchItem', { text: means ?? '' });
    if (load === null) return no('notALoad', { text: detail ?? '' });
    const most = benefitOf(rope, 'rope')?.kilonewtons ?? null;
    return { ok: true, value: most !== null && load > most ? without(person, rope, 1) : person };
  },
  told: (tx, before, after, { actor, means, detail }) => {
    const rope = itemOf(before, means);
    tell(tx, 'ropeLoaded', {
      actor,
      what: rope === undefined ? '' : nameOf(rope),
      kilonewtons: loadIn(detail) ?? 0,
      broke: after !== before,
    });
  },
});

export const thingActs: readonly Act[] = [wear, takeOff, eat, drink, fill, loadRope];
