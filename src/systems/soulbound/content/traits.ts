import { z } from 'zod';
import { defineTable, row } from './table.ts';

const schema = row.extend({
  takes: z.enum(['nothing', 'range', 'number']), // what stands in parentheses behind it
  plays: z.enum(['rule', 'colour', 'gm']),
});

/**
 * The traits of weapons and armour. `plays`: 'rule' where the engine applies it, 'colour' where it says what a thing is
 * and no rule here asks, 'gm' where it has an effect that the GM applies.
 */
export const traits = defineTable(schema, [
  { id: 'aetheric', name: 'Aetheric', takes: 'nothing', plays: 'colour', text: 'Made with aether-gold.' },
  { id: 'blast', name: 'Blast', takes: 'number', plays: 'gm', text: 'Hurts everybody in a Zone.' },
  {
    id: 'cleave',
    name: 'Cleave',
    takes: 'nothing',
    plays: 'gm',
    text: 'Sixes hurt the other enemies close by.',
  },
  { id: 'close', name: 'Close', takes: 'nothing', plays: 'gm', text: 'No loss of Accuracy at Close Range.' },
  { id: 'crushing', name: 'Crushing', takes: 'nothing', plays: 'colour', text: 'Solid and blunt.' },
  { id: 'defensive', name: 'Defensive', takes: 'nothing', plays: 'rule', text: 'Defence one step up.' },
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
    plays: 'gm',
    text: 'Heard within Long Range; hard to sneak in.',
  },
  {
    id: 'penetrating',
    name: 'Penetrating',
    takes: 'nothing',
    plays: 'rule',
    text: 'Ignores 1 point of Armour.',
  },
  { id: 'piercing', name: 'Piercing', takes: 'nothing', plays: 'colour', text: 'Has a sharp point.' },
  { id: 'range', name: 'Range', takes: 'range', plays: 'rule', text: 'Shoots as far as it says.' },
  {
    id: 'reach',
    name: 'Reach',
    takes: 'nothing',
    plays: 'rule',
    text: 'Hits anybody in the Zone from where you stand.',
  },
  { id: 'reload', name: 'Reload', takes: 'nothing', plays: 'gm', text: 'Takes an Action to load again.' },
  { id: 'rend', name: 'Rend', takes: 'nothing', plays: 'gm', text: 'Sixes tear armour apart.' },
  {
    id: 'restraining',
    name: 'Restraining',
    takes: 'nothing',
    plays: 'gm',
    text: 'Whoever is hit is Restrained.',
  },
  {
    id: 'sigmarite',
    name: 'Sigmarite',
    takes: 'nothing',
    plays: 'colour',
    text: 'No spell breaks or changes it.',
  },
  { id: 'slashing', name: 'Slashing', takes: 'nothing', plays: 'colour', text: 'Has a sharp edge.' },
  {
    id: 'spread',
    name: 'Spread',
    takes: 'nothing',
    plays: 'gm',
    text: 'Half Damage to those close to the target.',
  },
  { id: 'subtle', name: 'Subtle', takes: 'nothing', plays: 'colour', text: 'Easy to hide.' },
  { id: 'thrown', name: 'Thrown', takes: 'range', plays: 'rule', text: 'May be thrown as far as it says.' },
  { id: 'twoHanded', name: 'Two-handed', takes: 'nothing', plays: 'colour', text: 'Needs both hands.' },
]);

export type TraitId = (typeof traits)[number]['id'];
