import { type RuleWord, wordsOf } from '../../../engine/glossary.ts';
import { rowOf } from '../../../engine/table.ts';
import { actsAlso, spendsAlso } from '../content/alsoCalled.ts';
import { attributes } from '../content/attributes.ts';
import { content } from '../content/index.ts';
import { terms } from './terms.ts';

const at = (section: string) => `GM's screen, ${section}`;
const OURS = "Turnkeeper's own: the GM's screen has none";

/** How a condition or an effect is said of somebody in the tracker. */
const tags: { readonly [id: string]: readonly string[] } = {
  dodge: ['dodging'],
  charge: ['charging'],
  defend: ['defending'],
  defendZone: ['defending the Zone'],
  hold: ['acts at the end of the round'],
  actNext: ['acts next'],
};

const also = ({ id }: { readonly id: string }, names: { readonly [id: string]: readonly string[] }) => [
  ...(names[id] ?? []),
  ...(tags[id] ?? []),
];

/** Every table, so that a new one can't be forgotten. */
const tables = {
  acts: wordsOf(content.acts, {
    kind: 'Action',
    place: at('Actions in Combat'),
    also: (row) => also(row, actsAlso),
  }),
  archetypes: wordsOf(content.archetypes, {
    kind: 'Quick start',
    place: OURS,
    figures: ({ attributes: { body, mind, soul }, skills, weapons }) => [
      `Body ${body}, Mind ${mind}, Soul ${soul}`,
      skills,
      weapons,
    ],
  }),
  attributes: wordsOf(content.attributes, { kind: 'Attribute', place: at('Common Skill Combinations') }),
  calledShots: wordsOf(content.calledShots, { kind: 'Called Shot', place: at('Actions in Combat') }),
  conditions: wordsOf(content.conditions, { kind: 'Condition', place: at('Conditions') }),
  difficulties: wordsOf(content.difficulties, {
    kind: 'Difficulty',
    place: at('Difficulty by Dice Pool'),
    text: ({ text }) => `What a chance of success is called. ${text}`,
  }),
  edges: wordsOf(content.edges, { kind: 'Opposed Test', place: at('Advantage & Disadvantage') }),
  environment: wordsOf(content.environment, { kind: 'Zone trait', place: at('Environmental Traits') }),
  foes: wordsOf(content.foes, { kind: 'Foe', place: OURS }),
  ladder: wordsOf(content.ladder, {
    kind: 'Step of the Ladder',
    place: at('The Ladder'),
    text: ({ from, to }) => `A total rating of ${from} or ${to}.`,
  }),
  mettleSpends: wordsOf(content.mettleSpends, {
    kind: 'Use of Mettle',
    place: at('Using Mettle'),
    also: (row) => also(row, spendsAlso),
  }),
  movement: wordsOf(content.movement, { kind: 'Movement', place: at('Other Movement') }),
  ranges: wordsOf(content.ranges, {
    kind: 'Range',
    place: at('Range'),
    also: ({ name }) => [`${name} Range`],
  }),
  rests: wordsOf(content.rests, {
    kind: 'Rest',
    place: at('Resting'),
    also: ({ id }) => (id === 'breather' ? ['Take a Breather'] : []),
  }),
  sizes: wordsOf(content.sizes, { kind: 'Size', place: at('Size') }),
  skills: wordsOf(content.skills, {
    kind: 'Skill',
    place: at('Common Skill Combinations'),
    figures: ({ attribute }) => [`Usually with ${rowOf(attributes, attribute).name}`],
  }),
  soulfireUses: wordsOf(content.soulfireUses, {
    kind: 'Use of Soulfire',
    place: at('Using Soulfire'),
    also: (row) => also(row, spendsAlso),
  }),
  speeds: wordsOf(content.speeds, { kind: 'Speed', place: at('Speed') }),
  supplies: wordsOf(content.supplies, { kind: 'Aqua Ghyranis', place: at('Aqua Ghyranis') }),
  traits: wordsOf(content.traits, { kind: 'Trait', place: at('Weapon & Armour Traits') }),
  ways: wordsOf(content.ways, {
    kind: 'Way to attack',
    place: at('Actions in Combat'),
    also: (row) => also(row, {}),
  }),
  wounds: wordsOf(content.wounds, {
    kind: 'Wound',
    place: at('Wounds'),
    also: ({ name }) => [`${name} Wound`],
  }),
} satisfies { readonly [table in keyof typeof content]: readonly RuleWord[] };

const { conditions, ...others } = tables;

/** Every word of the screen; what is looked up most comes first. */
export const glossary: readonly RuleWord[] = [...conditions, ...Object.values(others).flat(), ...terms];
