import { no } from '../../../../engine/made.ts';
import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { rowOf } from '../../../../engine/table.ts';
import { pocketName, writeEquipped, writeOwned, writePocket } from '../../character/belongings.ts';
import {
  equip,
  inSlot,
  installMod,
  type ModPlace,
  putIntoPocket,
  removeMod,
  type Slot,
  slotOf,
  takeFromPocket,
  unequip,
  whyNotEquip,
  whyNotPocket,
} from '../../character/equipment.ts';
import { hasGrenadePocket } from '../../character/pockets.ts';
import type { Hero, Pocket } from '../../character/schema.ts';
import { aidMonths, aidPrice, takeAid } from '../../character/treatment.ts';
import { aids } from '../../content/aids.ts';
import { disabilities } from '../../content/disabilities.ts';
import { mods } from '../../content/mods.ts';
import { money, readMoney } from '../../words/money.ts';
import { countOf, heroIn, type SheetAct, townAct } from './act.ts';

const slots: readonly { readonly id: Slot; readonly name: string }[] = [
  { id: 'primary', name: 'Primary weapon' },
  { id: 'secondary', name: 'Secondary weapon' },
  { id: 'armour', name: 'Body armour' },
  { id: 'headgear', name: 'Headgear' },
];
const places: readonly ModPlace[] = ['primary', 'secondary', 'armour'];

/** The number behind the point: 'own.3'. */
const placeOf = (target: string | null): number => Number((target ?? '').split('.')[1]);

/** What lay in pockets and has no room there any more. */
function pushedOut(before: Hero, after: Hero): readonly string[] {
  return before.pockets.slice(after.pockets.length).map(pocketName);
}

const equipAct: SheetAct = {
  id: 'equip',
  name: 'Equip',
  text: 'Wear or carry something you own; what you had there goes to the inventory.',
  locked: 'loadoutLocked',
  targets: (scene, actor) => {
    const hero = heroIn(scene, actor);
    return hero.inventory.flatMap((thing, at): Choice[] => {
      const slot = slotOf(thing);
      const note = slots.find(({ id }) => id === slot)?.name ?? '';
      return slot === null
        ? []
        : [{ id: `own.${at}`, name: writeOwned(thing), note, refused: whyNotEquip(hero, thing) }];
    });
  },
  nobody: () => refusal('nothingToEquip'),
  change: (hero, { target }) => equip(hero, placeOf(target)),
  told: (before, after, { actor, target }) => {
    const thing = before.inventory[placeOf(target)];
    const slot = thing === undefined ? null : slotOf(thing);
    return {
      type: 'equipped',
      data: {
        actor,
        what: thing === undefined ? '' : writeOwned({ ...thing, count: 1 }),
        instead: slot === null ? null : (inSlot(before, slot)?.name ?? null),
        out: pushedOut(before, after),
      },
    };
  },
};

const slotIn = (target: string | null): Slot => slots.find(({ id }) => id === target)?.id ?? 'primary';

const unequipAct: SheetAct = {
  id: 'unequip',
  name: 'Unequip',
  text: 'Put away what you wear or carry in a slot.',
  locked: 'loadoutLocked',
  targets: (scene, actor) => {
    const hero = heroIn(scene, actor);
    return slots.flatMap(({ id, name }): Choice[] => {
      const thing = inSlot(hero, id);
      return thing === null ? [] : [{ id, name, note: writeOwned(thing), refused: null }];
    });
  },
  nobody: () => refusal('nothingEquipped'),
  change: (hero, { target }) => unequip(hero, slotIn(target)),
  told: (before, after, { actor, target }) => ({
    type: 'unequipped',
    data: { actor, what: inSlot(before, slotIn(target))?.name ?? '', out: pushedOut(before, after) },
  }),
};

const pocketIn = (means: string | null): Pocket['pocket'] => (means === 'grenade' ? 'grenade' : 'utility');

const fillPocket: SheetAct = {
  id: 'fillPocket',
  name: 'Fill Pocket',
  text: 'Put an item, or grenades of one type, into a pocket of your armour.',
  locked: 'loadoutLocked',
  targets: (scene, actor) => {
    const hero = heroIn(scene, actor);
    return hero.inventory.flatMap((thing, at): Choice[] => {
      if (thing.kind !== 'item' && thing.kind !== 'grenade') return [];
      const utility = whyNotPocket(hero, thing, 'utility');
      const refused = utility === null || whyNotPocket(hero, thing, 'grenade') === null ? null : utility;
      return [{ id: `own.${at}`, name: writeOwned(thing), refused }];
    });
  },
  nobody: () => refusal('nothingToPocket'),
  means: (scene, actor) => [
    { id: 'utility', name: 'Utility pocket', refused: null },
    ...(hasGrenadePocket(heroIn(scene, actor))
      ? [{ id: 'grenade', name: 'Grenade pocket', refused: null }]
      : []),
  ],
  words: 'optional',
  change: (hero, { target, means, detail }) => {
    const count = countOf(detail);
    if (count === null) return no('notACount', { text: detail ?? '' });
    return putIntoPocket(hero, placeOf(target), pocketIn(means), count);
  },
  told: (before, _, { actor, target, means, detail }) => {
    const thing = before.inventory[placeOf(target)];
    const count = thing?.kind === 'grenade' ? (countOf(detail) ?? 1) : 1;
    return {
      type: 'pocketed',
      data: { actor, what: thing?.name ?? '', count, pocket: pocketIn(means) },
    };
  },
};

const emptyPocket: SheetAct = {
  id: 'emptyPocket',
  name: 'Empty Pocket',
  text: "Take what's in a pocket out of it.",
  locked: 'loadoutLocked',
  targets: (scene, actor) =>
    heroIn(scene, actor).pockets.map((pocket, at) => ({
      id: `pocket.${at}`,
      name: writePocket(pocket),
      refused: null,
    })),
  nobody: () => refusal('pocketsEmpty'),
  change: (hero, { target }) => takeFromPocket(hero, placeOf(target)),
  told: (before, _, { actor, target }) => {
    const pocket = before.pockets[placeOf(target)];
    return { type: 'pocketEmptied', data: { actor, what: pocket === undefined ? '' : pocketName(pocket) } };
  },
};

const thingAt = ({ equipment }: Hero, place: ModPlace): string => writeEquipped(equipment[place]);
const placeIn = (text: string | null): ModPlace => places.find((one) => one === text) ?? 'primary';

const installAct: SheetAct = {
  id: 'installMod',
  name: 'Install Mod',
  text: 'Put a mod that you own on a weapon or the armour that you have equipped.',
  locked: 'loadoutLocked',
  targets: (scene, actor) =>
    heroIn(scene, actor).inventory.flatMap((thing, at): Choice[] =>
      thing.kind === 'mod'
        ? [
            {
              id: `own.${at}`,
              name: thing.name,
              note: mods.find(({ id }) => id === thing.id)?.text ?? '',
              refused: null,
            },
          ]
        : [],
    ),
  nobody: () => refusal('noMods'),
  means: (scene, actor) => {
    const hero = heroIn(scene, actor);
    return places.flatMap((place): Choice[] =>
      hero.equipment[place] === null ? [] : [{ id: place, name: thingAt(hero, place), refused: null }],
    );
  },
  change: (hero, { target, means }) => installMod(hero, placeOf(target), placeIn(means)),
  told: (before, after, { actor, target, means }) => ({
    type: 'modInstalled',
    data: {
      actor,
      mod: before.inventory[placeOf(target)]?.name ?? '',
      thing: thingAt(after, placeIn(means)),
    },
  }),
};

/** The mod and the place that 'primary.optics' means. */
function modAt(target: string | null) {
  const [place = '', id = ''] = (target ?? '').split('.');
  const found = mods.find((row) => row.id === id);
  if (found === undefined) throw new Error(`no mod '${id}'`);
  return { place: placeIn(place), id: found.id, name: found.name };
}

const removeAct: SheetAct = {
  id: 'removeMod',
  name: 'Remove Mod',
  text: 'Take a mod off what you have equipped.',
  locked: 'loadoutLocked',
  targets: (scene, actor) => {
    const hero = heroIn(scene, actor);
    return places.flatMap((place) =>
      (hero.equipment[place]?.mods ?? []).map((id) => ({
        id: `${place}.${id}`,
        name: rowOf(mods, id).name,
        note: thingAt(hero, place),
        refused: null,
      })),
    );
  },
  nobody: () => refusal('noModsInstalled'),
  change: (hero, { target }) => {
    const { place, id } = modAt(target);
    return removeMod(hero, place, id);
  },
  told: (before, after, { actor, target }) => {
    const { place, name } = modAt(target);
    return {
      type: 'modRemoved',
      data: { actor, mod: name, thing: thingAt(after, place), out: pushedOut(before, after) },
    };
  },
};

/** What an aid costs them: as it was typed, where the GM has named a price, else the least of its price. */
const priceTyped = (detail: string | null): number | null | undefined =>
  detail === null ? undefined : readMoney(detail);

function aidIn(means: string | null) {
  const found = aids.find(({ id }) => id === means);
  if (found === undefined) throw new Error(`no aid '${means}'`);
  return found;
}

const aidAct: SheetAct = {
  id: 'getAid',
  name: 'Get Aid',
  text: 'An aid that makes up for a disability, after some months. Type the price, if not the lowest.',
  locked: 'onMission',
  had: (hero) => hero.disabilities.length > 0,
  targets: (scene, actor) =>
    heroIn(scene, actor).disabilities.map(({ id, detail }, at) => ({
      id: `disability.${at}`,
      name: `${rowOf(disabilities, id).name}${detail === '' ? '' : `: ${detail}`}`,
      refused: null,
    })),
  means: (scene, actor) =>
    aids.map(({ id, name }) => ({
      id,
      name,
      fits: heroIn(scene, actor).disabilities.flatMap(({ id: held }, at) =>
        rowOf(disabilities, held).aids.some((aid) => aid === id) ? [`disability.${at}`] : [],
      ),
      note: [`from ${money(aidPrice(id))}`, aidMonths(id)].filter((part) => part !== '').join(', '),
      refused: null,
    })),
  words: 'optional',
  change: (hero, { target, means, detail }) => {
    const price = priceTyped(detail);
    if (price === null) return no('notMoney', { label: 'The price', text: detail ?? '' });
    return takeAid(hero, placeOf(target), aidIn(means).id, price);
  },
  told: (before, after, { actor, target, means }) => {
    const { id, name } = aidIn(means);
    const held = before.disabilities[placeOf(target)];
    return {
      type: 'aidTaken',
      data: {
        actor,
        aid: name,
        disability: held === undefined ? '' : rowOf(disabilities, held.id).name,
        price: before.money - after.money,
        months: aidMonths(id),
      },
    };
  },
};

/** What is done about gear and disabilities. */
export const gearActs = [equipAct, unequipAct, fillPocket, emptyPocket, installAct, removeAct, aidAct].map(
  townAct,
);
