import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { responsibilities } from './responsibilities.ts';
import { idOf } from './shapes.ts';

const schema = row.extend({
  category: z.enum(['interpersonal', 'observation', 'trained']),
  /** What may happen when it fails. */
  consequences: z.array(z.string()).readonly(),
  /** Where a responsibility helps, for instance. */
  examples: z
    .array(z.object({ responsibilities: z.array(idOf(responsibilities)).readonly(), text: z.string() }))
    .readonly(),
});

/** The skills: what may be tried outside of fights, what may go wrong, and who is good at which side of it. */
export const skills = defineTable(schema, [
  {
    id: 'coerce',
    name: 'Coerce',
    text: 'Make somebody obey by fear or threat.',
    category: 'interpersonal',
    consequences: ['They ignore you', 'They grow angry', 'They run from you'],
    examples: [
      { responsibilities: ['acquisition'], text: 'a bribe' },
      { responsibilities: ['leadership'], text: 'an order nobody argues with' },
      { responsibilities: ['security'], text: 'a threat of violence' },
    ],
  },
  {
    id: 'deceive',
    name: 'Deceive',
    text: "Make somebody believe what isn't true: lie, cheat, hide, disguise.",
    category: 'interpersonal',
    consequences: [
      'They see through the lie',
      'They find what you hid',
      'Your disguise fails',
      'They catch you cheating',
    ],
    examples: [
      { responsibilities: ['acquisition'], text: 'what a thing is worth; a crooked game' },
      { responsibilities: ['engineering'], text: 'sabotage that looks like nothing' },
      { responsibilities: ['entertainment'], text: 'gossip in a song' },
      { responsibilities: ['leadership'], text: "a plan that doesn't exist" },
    ],
  },
  {
    id: 'persuade',
    name: 'Persuade',
    text: 'Win somebody over by charm, reason or pleading.',
    category: 'interpersonal',
    consequences: ["They don't budge", 'They think less of you', 'They work against you'],
    examples: [
      {
        responsibilities: ['acquisition', 'engineering', 'medicine', 'navigation', 'sustenance'],
        text: 'expert knowledge of your trade',
      },
      { responsibilities: ['entertainment'], text: 'being liked, and spared' },
      { responsibilities: ['leadership'], text: 'what somebody wants, and using it' },
      { responsibilities: ['spirituality'], text: 'their better nature' },
    ],
  },
  {
    id: 'intuit',
    name: 'Intuit',
    text: 'Know at once, by instinct and experience.',
    category: 'observation',
    consequences: ['The feeling is wrong', 'You learn nothing'],
    examples: [
      { responsibilities: ['arcana'], text: 'what a monster can do' },
      { responsibilities: ['engineering'], text: 'where a machine fails' },
      { responsibilities: ['leadership', 'security'], text: 'who of a group is the weakest' },
      { responsibilities: ['navigation'], text: 'whether this is the way' },
      { responsibilities: ['spirituality'], text: 'how a friend feels' },
      { responsibilities: ['sustenance'], text: 'whether food is spoilt or poisoned, or very good' },
    ],
  },
  {
    id: 'investigate',
    name: 'Investigate',
    text: 'Gather evidence and make sense of it; it takes time.',
    category: 'observation',
    consequences: ['The evidence stays hidden'],
    examples: [
      { responsibilities: ['acquisition'], text: 'where to get a certain thing' },
      { responsibilities: ['arcana'], text: 'lore of magic and the cosmos' },
      { responsibilities: ['engineering'], text: 'testing a system for its fault' },
      { responsibilities: ['entertainment'], text: 'people who like to talk to you' },
      { responsibilities: ['leadership'], text: 'a network of informants' },
      { responsibilities: ['medicine'], text: 'which illness it is' },
      { responsibilities: ['navigation'], text: 'where exactly you are' },
      { responsibilities: ['spirituality'], text: 'lore of spirits and souls' },
      { responsibilities: ['sustenance'], text: 'what is in a dish' },
    ],
  },
  {
    id: 'notice',
    name: 'Notice',
    text: "See what's out of the ordinary; the GM can ask for it.",
    category: 'observation',
    consequences: ["You don't notice"],
    examples: [
      { responsibilities: ['entertainment'], text: "a master's hand in a tune" },
      { responsibilities: ['leadership'], text: 'courage that begins to fail' },
      { responsibilities: ['navigation'], text: 'a hidden landmark' },
      { responsibilities: ['security'], text: 'a weapon under a coat' },
    ],
  },
  {
    id: 'pilot',
    name: 'Pilot',
    text: 'Fly, drive or ride: a manoeuvre, a burst of speed, a near miss.',
    category: 'trained',
    consequences: ['The ship hits it', 'The beast refuses', 'The turn fails and you stop'],
    examples: [
      { responsibilities: ['engineering'], text: 'how far a vehicle can be pushed' },
      { responsibilities: ['leadership'], text: "a will stronger than a beast's fear" },
      { responsibilities: ['medicine', 'sustenance'], text: 'how far a beast can be pushed' },
      { responsibilities: ['navigation'], text: 'a short cut; plain flying skill' },
    ],
  },
  {
    id: 'stunts',
    name: 'Stunts',
    text: 'Balance, leap, catch; or whatever must be done at once.',
    category: 'trained',
    consequences: [
      'You fall',
      'You miss the catch',
      'You are hurt',
      'The bleeding goes on',
      'It hits you instead',
    ],
    examples: [
      { responsibilities: ['acquisition'], text: "a burglar's nimbleness" },
      { responsibilities: ['entertainment'], text: 'the steps of a hard dance' },
      { responsibilities: ['leadership'], text: 'the leap that nobody else dares' },
      { responsibilities: ['medicine'], text: 'surgery against the clock' },
    ],
  },
  {
    id: 'tinker',
    name: 'Tinker',
    text: 'Mend, break, change or improve a machine, an artifact or a body.',
    category: 'trained',
    consequences: ["It doesn't work", 'The thing breaks', 'The thing explodes'],
    examples: [
      { responsibilities: ['acquisition'], text: 'setting and disarming traps' },
      { responsibilities: ['engineering'], text: 'any machine' },
      { responsibilities: ['entertainment'], text: 'an instrument; the stage' },
      { responsibilities: ['medicine'], text: 'a hard operation' },
      { responsibilities: ['navigation'], text: 'controls and engines' },
    ],
  },
]);

export type SkillRow = (typeof skills)[number];
export type SkillId = SkillRow['id'];
