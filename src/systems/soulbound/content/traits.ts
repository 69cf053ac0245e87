import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({
  takes: z.enum(['nothing', 'range', 'number']), // what stands in parentheses behind it
  plays: z.enum(['rule', 'colour']),
});

/**
 * The traits of weapons and armour. `plays`: 'rule' where the engine applies it, 'colour' where it says what a thing is
 * and nothing on the screen asks for it.
 */
export const traits = defineTable(schema, [
  {
    id: 'aetheric',
    name: 'Aetheric',
    takes: 'nothing',
    plays: 'colour',
    text: 'Does nothing without aether-gold in it.',
  },
  {
    id: 'blast',
    name: 'Blast',
    takes: 'number',
    plays: 'rule',
    text: 'Aimed at a Zone: that much Damage to everybody there, without a Test.',
  },
  {
    id: 'cleave',
    name: 'Cleave',
    takes: 'nothing',
    plays: 'rule',
    text: 'Each 6 deals 1 Damage to every other enemy close to you.',
  },
  {
    id: 'close',
    name: 'Close',
    takes: 'nothing',
    plays: 'rule',
    text: 'No loss of Accuracy at Close Range.',
  },
  {
    id: 'crushing',
    name: 'Crushing',
    takes: 'nothing',
    plays: 'rule',
    text: 'Heavy and blunt. Some creatures and effects ask for the kind of Damage.',
  },
  {
    id: 'defensive',
    name: 'Defensive',
    takes: 'nothing',
    plays: 'rule',
    text: 'Defence one step up while you hold it.',
  },
  {
    id: 'ineffective',
    name: 'Ineffective',
    takes: 'nothing',
    plays: 'rule',
    text: 'Armour counts twice; Minor Wounds only.',
  },
  {
    id: 'loud',
    name: 'Loud',
    takes: 'nothing',
    plays: 'rule',
    text: 'Alerts Long Range; as armour, Disadvantage on Body (Stealth).',
  },
  {
    id: 'penetrating',
    name: 'Penetrating',
    takes: 'nothing',
    plays: 'rule',
    text: 'Ignores 1 point of Armour.',
  },
  {
    id: 'piercing',
    name: 'Piercing',
    takes: 'nothing',
    plays: 'rule',
    text: 'A sharp point. Some creatures and effects ask for the kind of Damage.',
  },
  { id: 'range', name: 'Range', takes: 'range', plays: 'rule', text: 'Shoots as far as it says.' },
  {
    id: 'reach',
    name: 'Reach',
    takes: 'nothing',
    plays: 'rule',
    text: 'Hits anybody in the Zone from where you stand.',
  },
  {
    id: 'reload',
    name: 'Reload',
    takes: 'nothing',
    plays: 'rule',
    text: 'After an attack it takes an Action to load again.',
  },
  {
    id: 'rend',
    name: 'Rend',
    takes: 'nothing',
    plays: 'rule',
    text: "Each 6 tears 1 point off Armour that isn't magical.",
  },
  {
    id: 'restraining',
    name: 'Restraining',
    takes: 'nothing',
    plays: 'rule',
    text: 'A hit leaves the target Restrained until an Action breaks free.',
  },
  {
    id: 'sigmarite',
    name: 'Sigmarite',
    takes: 'nothing',
    plays: 'rule',
    text: 'Nothing transmutes or breaks it, not even Rend.',
  },
  {
    id: 'slashing',
    name: 'Slashing',
    takes: 'nothing',
    plays: 'rule',
    text: 'A cutting edge. Some creatures and effects ask for the kind of Damage.',
  },
  {
    id: 'spread',
    name: 'Spread',
    takes: 'nothing',
    plays: 'rule',
    text: 'Half the Damage to everybody close to the target; they can avoid it.',
  },
  { id: 'subtle', name: 'Subtle', takes: 'nothing', plays: 'colour', text: 'Easy to hide under a cloak.' },
  {
    id: 'thrown',
    name: 'Thrown',
    takes: 'range',
    plays: 'rule',
    text: 'You can throw it as far as it says.',
  },
  {
    id: 'twoHanded',
    name: 'Two-handed',
    takes: 'nothing',
    plays: 'rule',
    text: 'Takes both hands: no attack with a shield in one.',
  },
]);

export type TraitId = (typeof traits)[number]['id'];
