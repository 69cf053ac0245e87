import type { CreationField, CreationStep } from '../../../../engine/creation.ts';
import { archetypes } from '../../content/archetypes.ts';
import { writeArmourTraits, writeShield } from '../protection.ts';
import type { Character } from '../schema.ts';
import { limits } from '../schema.ts';
import { writeSkills } from '../skills.ts';
import { writeWeapons } from '../weapons.ts';
import { type Draft, preview } from './draft.ts';

type StepId = 'attributes' | 'skills' | 'gear' | 'ratings' | 'tracks';

const between = ([from, to]: readonly [number, number]) => `a whole number from ${from} to ${to}`;

const field = (
  id: string,
  label: string,
  hint: string,
  value: string | number,
  needed = true,
): CreationField => ({
  id,
  label,
  hint,
  value: String(value),
  needed,
});

/** The steps of making a character, each with what stands there now. */
export function stepsOf(draft: Draft): readonly CreationStep[] {
  const now = preview(draft);
  const quick = draft.start !== null && draft.start !== 'own';
  const given = (part: unknown) => quick || part !== null;
  const form = (
    id: StepId,
    title: string,
    help: string,
    done: boolean,
    summary: string,
    fields: CreationField[],
  ) => ({ kind: 'form', id, title, help, done, summary: done ? summary : '', fields }) as const;
  return [
    startStep(draft),
    form(
      'attributes',
      'Attributes',
      'Body, Mind and Soul: how many dice you roll.',
      given(draft.attributes),
      attributesLine(now),
      [
        field('body', 'Body', between(limits.attribute), given(draft.attributes) ? now.attributes.body : ''),
        field('mind', 'Mind', between(limits.attribute), given(draft.attributes) ? now.attributes.mind : ''),
        field('soul', 'Soul', between(limits.attribute), given(draft.attributes) ? now.attributes.soul : ''),
      ],
    ),
    form(
      'skills',
      'Skills',
      'Each with Training and Focus, 0 to 3: Training adds dice, Focus lifts dice after the roll.',
      given(draft.skills),
      writeSkills(now.skills) || 'none',
      [field('skills', 'Skills', 'such as: Weapon Skill 2/1, Awareness 1/0', writeSkills(now.skills), false)],
    ),
    form('gear', 'Weapons and armour', 'What you carry.', given(draft.gear), gearLine(now), [
      field(
        'weapons',
        'Weapons',
        'Name, Damage, range if it shoots, traits; next weapon. Such as: Axe, 2, Slashing; Bow, 2, Long',
        writeWeapons(now.weapons),
        false,
      ),
      field('armourName', 'Armour', 'what it is called', now.armour.name, false),
      field('armour', 'Armour value', between(limits.armour), now.armour.value),
      field(
        'armourTraits',
        'Armour traits',
        'such as: Loud, Defensive, Magical',
        writeArmourTraits(now.armour),
        false,
      ),
      field(
        'shield',
        'Shield',
        'yes, no, or its name and traits: Round shield, Defensive',
        writeShield(now.shield),
        false,
      ),
    ]),
    form(
      'ratings',
      'Initiative, Melee, Accuracy, Defence',
      'From your sheet. What stands here is a house value: change it where yours says otherwise.',
      given(draft.ratings),
      ratingsLine(now),
      [
        field('initiative', 'Initiative', between(limits.initiative), now.ratings.initiative),
        field('melee', 'Melee', between(limits.rating), now.ratings.melee),
        field('accuracy', 'Accuracy', between(limits.rating), now.ratings.accuracy),
        field('defence', 'Defence', between(limits.rating), now.ratings.defence),
        field('speed', 'Speed', 'Slow, Normal or Fast', now.speed),
      ],
    ),
    form(
      'tracks',
      'Toughness, Wounds, Mettle',
      'From your sheet. What stands here is a house value: change it where yours says otherwise.',
      given(draft.tracks),
      tracksLine(now),
      [
        field('toughness', 'Toughness', between(limits.toughness), now.toughness.max),
        field('track', 'Wound Track', `spaces: ${between(limits.track)}`, now.wounds.max),
        field('mettle', 'Mettle', between(limits.mettle), now.mettle.max),
        field('size', 'Size', 'Tiny, Small, Medium or Large', now.size),
        field('notes', 'Notes', 'anything you like', now.notes, false),
      ],
    ),
  ];
}

function startStep(draft: Draft): CreationStep {
  const choices = [
    ...archetypes.map((row) => ({
      id: row.id,
      label: row.name,
      note: row.text,
      chosen: draft.start === row.id,
    })),
    { id: 'own', label: 'From my own sheet', note: 'Type your numbers in.', chosen: draft.start === 'own' },
  ];
  return {
    kind: 'pick',
    id: 'start',
    title: 'How to start',
    help: 'Pick one that is ready to play and change what you like, or copy your own sheet.',
    summary: choices.find((choice) => choice.chosen)?.label ?? '',
    done: draft.start !== null,
    choices,
    min: 1,
    max: 1,
  };
}

const attributesLine = ({ attributes: a }: Character) => `Body ${a.body}, Mind ${a.mind}, Soul ${a.soul}`;

const gearLine = ({ weapons, armour, shield }: Character) =>
  [...weapons.map((w) => w.name), `Armour ${armour.value}`, ...(shield === null ? [] : ['shield'])].join(
    ', ',
  );

const ratingsLine = ({ ratings: r }: Character) =>
  `Initiative ${r.initiative}, Melee ${r.melee}, Accuracy ${r.accuracy}, Defence ${r.defence}`;

const tracksLine = ({ toughness, wounds, mettle }: Character) =>
  `Toughness ${toughness.max}, ${wounds.max} Wound spaces, Mettle ${mettle.max}`;
