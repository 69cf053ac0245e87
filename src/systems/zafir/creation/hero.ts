import { findRow, rowOf } from '../../../engine/table.ts';
import { maxHpOf } from '../character/derive.ts';
import { type Hero, heroSchema } from '../character/schema.ts';
import { classRow, startingAbilitiesOf } from '../character/training.ts';
import { attributes } from '../content/attributes.ts';
import type { ClassId } from '../content/classes.ts';
import { inventoryItems } from '../content/inventoryItems.ts';
import { progression } from '../content/progression.ts';
import { classesOf, guildChoices, religionChoices, startOf } from './choices.ts';
import type { Draft } from './draft.ts';

const vest = { id: 'ballisticVest' } as const;

/** The level that a class starts at. */
export const levelOf = (id: ClassId): 1 | 2 => (classRow(id).tier === 'starting' ? 1 : 2);

/** The base attributes that a class starts with: those of its starting class. */
export function startingAttributes(id: ClassId): Hero['attributes'] {
  const of = (attribute: keyof Hero['attributes']) => rowOf(attributes, attribute).start[startOf(id)];
  return {
    toughness: of('toughness'),
    agility: of('agility'),
    accuracy: of('accuracy'),
    discipline: of('discipline'),
  };
}

const labelOf = (choices: readonly { readonly id: string; readonly label: string }[], id: string | null) =>
  id === null ? '' : (choices.find((choice) => choice.id === id)?.label ?? '');

/** The hero as they would be now: what has been chosen, and nothing where nothing has. They are at full HP. */
export function heroOf(draft: Draft): Hero {
  const id = draft.class ?? 'recruit';
  const level = levelOf(id);
  const of = classesOf(id);
  const { equipment } = draft;
  const hero = heroSchema.parse({
    kind: 'hero',
    name: draft.name,
    level,
    xp: progression.find((row) => row.level === level)?.xp ?? 0,
    classes: of,
    attributes: startingAttributes(id),
    abilities: [...startingAbilitiesOf(of), ...(draft.ability === null ? [] : [draft.ability])],
    origin: {
      species: draft.origin?.species ?? 'insaan',
      detail: draft.origin?.detail ?? '',
      religion: draft.religion === 'unsaid' ? '' : labelOf(religionChoices, draft.religion),
      guild: labelOf(guildChoices, draft.guild),
      pronouns: draft.pronouns ?? '',
      about: draft.about,
    },
    responsibilities: {
      ...(draft.expert === null ? {} : { [draft.expert]: 3 }),
      ...Object.fromEntries(draft.basic.map((basic) => [basic, 1])),
    },
    languages: { fluent: draft.fluent, conversational: draft.conversational },
    money: draft.money ?? 0,
    equipment: {
      primary: equipment === null ? null : { id: equipment.primary },
      secondary: equipment === null ? null : { id: equipment.secondary },
      armour: equipment === null ? vest : { id: equipment.armour },
      headgear: null,
    },
    pockets: draft.item === null ? [] : [{ pocket: 'utility', item: draft.item }],
    inventory: [
      ...(draft.inventory ?? []).map((thing) => ({
        kind: 'thing',
        id: thing,
        name: rowOf(inventoryItems, thing).name,
      })),
      ...draft.trinkets.map((name) => ({
        kind: 'thing',
        id: findRow(inventoryItems, name)?.id ?? null,
        name,
      })),
    ],
    disabilities: [],
    battle: { hp: 1 },
    dead: false,
  });
  return { ...hero, battle: { ...hero.battle, hp: maxHpOf(hero) } };
}
