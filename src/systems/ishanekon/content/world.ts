import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const span = z.tuple([z.int().min(0), z.int().min(0)]).readonly();

/** How far one gets, in kilometres (Traveling). */
export const travel = defineTable(row.extend({ hour: span, day: span }), [
  { id: 'onFoot', name: 'On foot', hour: [3, 4], day: [25, 30], text: 'At a normal pace.' },
  {
    id: 'onFootStealthy',
    name: 'On foot, stealthy',
    hour: [2, 3],
    day: [20, 25],
    text: 'Unseen and unheard.',
  },
  {
    id: 'slowMount',
    name: 'Slower mount',
    hour: [6, 7],
    day: [40, 50],
    text: 'A donkey, a camel, a usual horse.',
  },
  { id: 'fastMount', name: 'Faster mount', hour: [11, 13], day: [80, 100], text: 'A trained horse.' },
  { id: 'car', name: 'Car', hour: [80, 120], day: [800, 1200], text: 'On roads.' },
  { id: 'sailingBoat', name: 'Sailing boat', hour: [14, 18], day: [350, 450], text: 'Day and night.' },
]);

/**
 * Rations found in an hour of searching (Scavenging for Food and Water), by the Survival check: below 3, 3–6, 7–9, 10–12, 13–15, 16 and more.
 * The book's columns share 12; it counts for the lower (A38).
 */
export const scavenging = defineTable(row.extend({ finds: z.array(span).length(6).readonly() }), [
  {
    id: 'lush',
    name: 'Lush',
    finds: [
      [0, 0],
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
      [9, 10],
    ],
    text: 'Rainforest, hardwood forest.',
  },
  {
    id: 'normal',
    name: 'Normal',
    finds: [
      [0, 0],
      [0, 0],
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ],
    text: 'Grassland, savanna, pine forest.',
  },
  {
    id: 'desolate',
    name: 'Desolate',
    finds: [
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    text: 'Desert, tundra, swamp, mountains.',
  },
]);

/** Where Skills find materials (Harvesting Skills). An id is the Skill's. */
export const harvestingSkills = defineTable(row, [
  { id: 'computers', name: 'Computers', text: 'Whatever has digital or electrical parts.' },
  { id: 'engineering', name: 'Engineering', text: 'Weapons, armour, machine parts; mining.' },
  { id: 'lockpicking', name: 'Lockpicking', text: 'Traps to take apart.' },
  { id: 'medicine', name: 'Medicine', text: 'Medical or poisonous plants and substances, body parts.' },
  {
    id: 'naturalScience',
    name: 'Natural Science',
    text: 'Chemical substances, experimental tech, power sources.',
  },
  { id: 'rawForce', name: 'Raw Force', text: 'Mining.' },
  { id: 'supernatural', name: 'Supernatural', text: 'Magical ingredients and items.' },
  { id: 'survival', name: 'Survival', text: 'Plants and parts of creatures.' },
]);

const worth = z.array(z.int().min(0)).length(4).readonly();

/**
 * Credits of materials from a defeated creature (Harvesting Material), by the average Tier of its items: for a check of 5–8, 9–12, 13–16 and 17
 * or more (A39), each for a Minor, Normal, Elite and Boss; a Boss's is multiplied by its grade. Below 5 it is nothing. Tier 3's odd figures are as
 * printed (A40).
 */
export const harvesting = defineTable(row.extend({ finds: z.array(worth).length(4).readonly() }), [
  {
    id: 'tierZero',
    name: 'Tier 0 items',
    finds: [
      [0, 10, 20, 30],
      [10, 20, 30, 40],
      [20, 30, 40, 50],
      [30, 40, 50, 60],
    ],
    text: '',
  },
  {
    id: 'tierOne',
    name: 'Tier 1 items',
    finds: [
      [50, 100, 200, 300],
      [100, 150, 250, 350],
      [150, 200, 300, 400],
      [200, 300, 400, 500],
    ],
    text: '',
  },
  {
    id: 'tierTwo',
    name: 'Tier 2 items',
    finds: [
      [100, 200, 400, 600],
      [200, 300, 500, 700],
      [300, 400, 600, 800],
      [400, 600, 800, 1000],
    ],
    text: '',
  },
  {
    id: 'tierThree',
    name: 'Tier 3 items',
    finds: [
      [150, 300, 600, 800],
      [300, 500, 800, 1000],
      [450, 700, 1000, 1200],
      [750, 1000, 1300, 1500],
    ],
    text: '',
  },
  {
    id: 'tierFour',
    name: 'Tier 4 items',
    finds: [
      [200, 400, 800, 1200],
      [400, 700, 1100, 1500],
      [600, 1000, 1400, 1800],
      [900, 1500, 1900, 2300],
    ],
    text: '',
  },
  {
    id: 'tierFive',
    name: 'Tier 5 items',
    finds: [
      [250, 500, 1000, 1500],
      [500, 900, 1400, 1900],
      [750, 1300, 1800, 2300],
      [1100, 1900, 2400, 2900],
    ],
    text: '',
  },
  {
    id: 'tierSix',
    name: 'Tier 6 items',
    finds: [
      [300, 600, 1200, 1800],
      [600, 1100, 1700, 2300],
      [900, 1600, 2200, 2800],
      [1500, 2500, 3100, 3700],
    ],
    text: '',
  },
]);

/** The same from a place, in an hour. */
export const harvestingPlaces = defineTable(row.extend({ finds: worth }), [
  {
    id: 'highValue',
    name: 'High value',
    finds: [100, 300, 1000, 3000],
    text: 'An enchanted forest, a rich mine, an alien ship.',
  },
  {
    id: 'mediumValue',
    name: 'Medium value',
    finds: [50, 150, 500, 1500],
    text: 'A forest, a mine, a volcano, a factory.',
  },
  {
    id: 'lowValue',
    name: 'Low value',
    finds: [10, 30, 100, 300],
    text: 'Grassland, a mountainside, a beach, houses.',
  },
]);

/**
 * What levels of Exhaustion do. The book says how they are gained and lost, and its page with what they do is not part of the text (A44): house
 * values. `penalty` is taken off Skill Checks, attack rolls and Defense Rolls.
 */
export const exhaustionLevels = defineTable(
  row.extend({
    from: z.int().min(1),
    penalty: z.int().min(0),
    movement: z.enum(['whole', 'half', 'none']),
    dies: z.boolean(),
  }),
  [
    {
      id: 'weary',
      name: 'Weary',
      from: 1,
      penalty: 1,
      movement: 'whole',
      dies: false,
      text: '−1 to Skill Checks, attack rolls and DR.',
    },
    {
      id: 'drained',
      name: 'Drained',
      from: 3,
      penalty: 2,
      movement: 'half',
      dies: false,
      text: '−2 to them; half your Basic Movement.',
    },
    {
      id: 'spent',
      name: 'Spent',
      from: 5,
      penalty: 4,
      movement: 'half',
      dies: false,
      text: '−4 to them; half your Basic Movement.',
    },
    {
      id: 'collapsed',
      name: 'Collapsed',
      from: 7,
      penalty: 4,
      movement: 'none',
      dies: false,
      text: "You can't act until you've rested.",
    },
    {
      id: 'deadlyExhausted',
      name: 'Exhausted to death',
      from: 10,
      penalty: 4,
      movement: 'none',
      dies: true,
      text: 'You die.',
    },
  ],
);

export type ExhaustionRow = (typeof exhaustionLevels)[number];
