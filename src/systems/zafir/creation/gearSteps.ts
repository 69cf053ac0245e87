import type { CreationField } from '../../../engine/creation.ts';
import { pickField } from '../../../engine/creationForm.ts';
import { rowOf } from '../../../engine/table.ts';
import { profileOf } from '../character/profile.ts';
import { listedFor, startingAbilitiesOf } from '../character/training.ts';
import { abilities } from '../content/abilities.ts';
import { attributes } from '../content/attributes.ts';
import { inventoryItems } from '../content/inventoryItems.ts';
import { money } from '../words/money.ts';
import { classesOf, gearChoices, gearParts, startOf } from './choices.ts';
import type { Draft } from './draft.ts';
import { heroOf, levelOf, startingAttributes } from './hero.ts';
import { fixed, one, only, pick, type Step, toPick } from './step.ts';

/** What somebody begins with: attributes, weapons, an item or an ability. */
export function gearSteps(draft: Draft): readonly Step[] {
  if (draft.class === null)
    return [fixed({ id: 'attributes', title: 'Attributes', help: 'They follow from the class.' }, '')];
  return [
    fixed(
      { id: 'attributes', title: 'Attributes', help: 'They follow from the class.' },
      attributesLine(draft),
    ),
    equipmentStep(draft),
    ...startSteps(draft),
  ];
}

/** A list for each part of what somebody carries where there is something to choose. */
function equipmentStep(draft: Draft): Step {
  const gear = gearChoices(draft);
  const fields = gearParts.flatMap(({ id, name }): readonly CreationField[] => {
    const all = gear.filter(({ part }) => part === id);
    const chosen = draft.equipment?.[id];
    return all.length < 2 ? [] : [pickField(id, name, '', all, chosen === undefined ? [] : [chosen])];
  });
  const isArmourAsked = fields.some(({ id }) => id === 'armour');
  return {
    kind: 'form',
    id: 'equipment',
    title: 'Equipment',
    help: `One primary and one secondary weapon${isArmourAsked ? ', and body armour' : ', and a Ballistic Vest'}.`,
    random: 'a die each',
    summary: fields.flatMap(pickedIn).join(', '),
    done: draft.equipment !== null,
    fields,
  };
}

/** 'Primary: Autorifle'. */
const pickedIn = (field: CreationField): readonly string[] =>
  field.kind === 'pick'
    ? field.choices.flatMap(({ label, chosen }) => (chosen ? `${field.label}: ${label}` : []))
    : [];

/** Recruits begin with an item, the others with an ability; at level 2 everybody chooses an ability of the class. */
function startSteps(draft: Draft): readonly Step[] {
  if (draft.class === null) return [];
  const known = startingAbilitiesOf(classesOf(draft.class));
  const names = known.map((id) => rowOf(abilities, id).name).join(', ');
  const item: readonly Step[] =
    startOf(draft.class) === 'recruit'
      ? [
          pick(
            { id: 'item', title: 'Starting item', help: "What's in your pocket.", random: 'd2' },
            [
              {
                id: 'fragGrenade',
                label: 'Frag Grenade',
                note: 'd2 + 2 Explosive Damage, radius 1.5, once.',
              },
              { id: 'medkit', label: 'Medkit', note: 'Heals 4 HP, once a mission.' },
            ],
            only(draft.item),
            one,
          ),
        ]
      : [];
  const told: readonly Step[] =
    names === ''
      ? []
      : [fixed({ id: 'ability', title: 'Starting ability', help: 'Your class knows it.' }, names)];
  if (levelOf(draft.class) === 1) return [...item, ...told];
  const listed = listedFor(classesOf(draft.class)).filter(
    ({ requires }) => requires === null || known.includes(requires),
  );
  return [
    ...item,
    pick(
      {
        id: 'ability',
        title: 'Ability',
        help: `One of your class${names === '' ? '' : `, beside ${names}`}.`,
        random: `d${listed.length}`,
      },
      toPick(listed),
      only(draft.ability),
      one,
    ),
  ];
}

/** What somebody owns besides, and their money. */
export function thingSteps(draft: Draft): readonly Step[] {
  const trinkets = draft.trinkets.map((name, at) => ({
    id: `trinket.${at}`,
    label: name,
    note: 'a trinket',
  }));
  const choices = [...toPick(inventoryItems), ...trinkets].slice(0, 25);
  return [
    pick(
      {
        id: 'inventory',
        title: 'Inventory',
        help: 'Pick what fits you. Each roll adds a trinket.',
        random: 'd66',
        optional: true,
      },
      choices,
      [...(draft.inventory ?? []), ...trinkets.map(({ id }) => id)],
      [0, choices.length],
    ),
    fixed(
      {
        id: 'money',
        title: 'Money',
        help: '20 riyals plus two dice, rolled where everybody sees it.',
        random: '2d6 + 20',
      },
      draft.money === null ? '' : money(draft.money),
    ),
  ];
}

function attributesLine(draft: Draft): string {
  if (draft.class === null) return '';
  const base = startingAttributes(draft.class);
  const { maxHp, speed, aim, will } = profileOf(heroOf(draft));
  const line = attributes.map(({ id, name }) => `${name} ${base[id]}`).join(', ');
  return `${line}; Max HP ${maxHp}, Speed ${speed}, Aim ${aim}, Will ${will}; level ${levelOf(draft.class)}`;
}
