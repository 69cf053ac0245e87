import { type RuleWord, termsOf, wordsOf } from '../../engine/glossary.ts';
import { armour } from './content/armour.ts';
import { attributes } from './content/attributes.ts';
import { activations, cover, operateActions, terrain } from './content/battle.ts';
import { advancements, gameplayModes, injuries, rpgSkills, taskDifficulties } from './content/campaign.ts';
import { damageTypes } from './content/damageTypes.ts';
import { devices } from './content/devices.ts';
import { equipmentEffects } from './content/equipmentEffects.ts';
import { occupations } from './content/occupations.ts';
import { ranks } from './content/ranks.ts';
import { skills } from './content/skills/index.ts';
import { skillCategories } from './content/skills/skill.ts';
import { species } from './content/species/index.ts';
import { spells } from './content/spells/index.ts';
import { templates } from './content/templates.ts';
import { traits } from './content/traits/index.ts';
import { unitTypes } from './content/unitTypes.ts';
import { vehicleFeatures, vehicleWeaponEffects } from './content/vehicleFeatures.ts';
import { vehicles } from './content/vehicles.ts';
import { ballisticWeapons } from './content/weapons/ballistic.ts';
import { meleeWeapons } from './content/weapons/melee.ts';
import { missions } from './missions/table.ts';

interface Costed {
  readonly cost: number;
}
const price = ({ cost }: Costed): readonly string[] => [`${cost} points`];

/** What two dice show for a row. */
const twoDice = ({ from, to }: { readonly from: number; readonly to: number }): readonly string[] => [
  `2d6: ${from === to ? from : `${from} to ${to}`}`,
];

/** Every word of the book that tables have, and terms of the rules that none has. */
export const glossary: readonly RuleWord[] = [
  ...wordsOf(attributes, { kind: 'Attribute', place: 'The Attributes', also: ({ short }) => [short] }),
  ...wordsOf(ranks, { kind: 'Rank', place: 'Building Your Force' }),
  ...wordsOf(species, { kind: 'Species', place: 'Species', figures: price }),
  ...wordsOf(traits, { kind: 'Trait', place: 'Species Traits', figures: price }),
  ...wordsOf(occupations, { kind: 'Occupation', place: 'Occupations' }),
  ...wordsOf(skills, { kind: 'Skill', place: 'Skills', figures: price }),
  ...wordsOf([...meleeWeapons, ...ballisticWeapons], { kind: 'Weapon', place: 'Equipment', figures: price }),
  ...wordsOf(armour, { kind: 'Armour', place: 'Equipment', figures: price }),
  ...wordsOf(devices, { kind: 'Device', place: 'Equipment', figures: price }),
  ...wordsOf(equipmentEffects, { kind: 'Effect', place: 'Special Effects' }),
  ...wordsOf(spells, { kind: 'Spell', place: 'Magic', figures: price }),
  ...wordsOf(unitTypes, { kind: 'Type of unit', place: 'Building Your Force' }),
  ...wordsOf(damageTypes, { kind: 'Type of damage', place: 'Equipment' }),
  ...wordsOf(templates, { kind: 'Template', place: 'Species' }),
  ...wordsOf(skillCategories, { kind: 'Category of skills', place: 'Skills' }),
  ...wordsOf(vehicleFeatures, { kind: 'Feature of vehicles', place: 'Vehicles' }),
  ...wordsOf(vehicleWeaponEffects, {
    kind: "Effect of vehicles' weapons",
    place: 'Vehicles',
    figures: price,
  }),
  ...wordsOf(vehicles, { kind: 'Vehicle', place: 'Vehicles', figures: price }),
  ...wordsOf(terrain, { kind: 'Terrain', place: 'Terrain' }),
  ...wordsOf(cover, { kind: 'Cover', place: 'Cover', figures: ({ save }) => [`Save die ${save}`] }),
  ...wordsOf(activations, {
    kind: 'Card',
    place: 'Activations',
    figures: ({ least }) => [`${least} or more`],
  }),
  ...wordsOf(missions, { kind: 'Mission', place: 'Setting Up' }),
  ...wordsOf(operateActions, { kind: 'Operate', place: 'Operate' }),
  ...wordsOf(injuries, { kind: 'Injury', place: 'Skirmish Escalation', figures: twoDice }),
  ...wordsOf(advancements, { kind: 'Advance', place: 'Skirmish Escalation', figures: twoDice }),
  ...wordsOf(gameplayModes, { kind: 'Mode', place: 'Modes of Play' }),
  ...wordsOf(rpgSkills, { kind: 'Skill of role-playing', place: 'Role-Playing' }),
  ...wordsOf(taskDifficulties, {
    kind: 'Difficulty of a task',
    place: 'Role-Playing',
    figures: ({ dv }) => [`DV ${dv.join('/')}`],
  }),
  ...termsOf('Game Rounds', [
    ['Interrupt', "With a higher card, a unit that hasn't acted acts before an opponent's goes on."],
    ['Defer', 'Put a card face down in place of playing one; it comes back with the next hand.'],
    ['Reserves', 'Units off the map, which a card brings in.'],
    ['Captures', 'Defeated enemies: each is worth its Victory Points.'],
    ['Bump', 'Turns one die up or down; one a die, those down first.'],
    ['Kicker', 'A die that lies there already: it is neither turned nor rolled again.'],
    ['Save Die', 'Rolled before defeat: under its value safe, a tie sends to reserves.'],
    ['Victory Points', 'What a unit is worth: its points by 50, one at least.', ['VP']],
    [
      'Objective',
      'Something on the map: who alone is on it or beside it as a round ends has a Victory Point.',
    ],
    [
      'Resource Grab',
      'A marker to be carried, dragged or stood beside: 1d6 times 10 resources as the battle ends.',
      ['Grab'],
    ],
    ['Squad', 'Units bought to act together: one card moves all of them, and those alike strike as one.'],
    ['Cohesion', 'Each of a squad shares Detect range with another of it; parted, it comes together first.'],
    ['Morale', 'A test of Arcane DEF that Fearless units pass by themselves.'],
  ]),
];
