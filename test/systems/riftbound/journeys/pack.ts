import { type Json, plain } from '../../../../src/engine/json.ts';
import { readCarried } from '../../../../src/systems/riftbound/packs/carried.ts';
import { packs } from '../../../../src/systems/riftbound/packs/index.ts';

// A pack with what the one that comes with the game leaves out: a role, a class and a level, and powers for each moment and of each effect.

const oneOfEach = plain({
  name: 'One of Each',
  conditions: [
    {
      name: 'Numb',
      effects: [{ effect: 'modify', number: 'hit', by: -1 }],
      harm: { amount: '1', type: 'Cold' },
      shake: { attribute: 'FTD', difficulty: 11 },
    },
  ],
  hazards: [
    { name: 'Acid', amount: '3', type: 'Toxic', resist: { attribute: 'AGI', difficulty: 12 }, halved: true },
    { name: 'Spores', amount: '1d6', condition: 'Numb', lasts: 'rest' },
  ],
  abilities: [
    {
      name: 'Blast Back',
      when: 'hurt',
      aim: 'enemy',
      range: 40,
      cooldown: 2,
      effects: [
        { effect: 'move', how: 'push', metres: 3 },
        { effect: 'damage', amount: '1d6', type: 'Blunt' },
      ],
    },
    {
      name: 'Bleed Power',
      when: 'hits',
      aim: 'enemy',
      range: 200,
      limit: { per: 'turn' },
      effects: [
        { effect: 'watts', by: -2 },
        { effect: 'stamina', by: -1 },
        { effect: 'actions', by: -1 },
      ],
    },
    {
      name: 'Trophy',
      when: 'kills',
      effects: [
        { effect: 'heal', amount: '2', regeneration: 2 },
        { effect: 'stamina', by: 1 },
      ],
    },
    { name: 'Last Words', when: 'falls', effects: [{ effect: 'tell', text: 'Tell my ship.' }] },
    {
      name: 'Spill',
      when: 'action',
      aim: 'anyone',
      range: 30,
      effects: [
        {
          effect: 'hazard',
          hazard: { name: 'Oil', amount: '1', type: 'Heat' },
          radius: 4,
          lasts: '2 turns',
        },
        { effect: 'condition', condition: 'Numb', lasts: 'fight' },
      ],
    },
    {
      name: 'Overdrive',
      when: 'instant',
      aim: 'self',
      cooldown: 3,
      check: { attribute: 'KNW', difficulty: 8 },
      effects: [
        { effect: 'watts', by: 4 },
        { effect: 'actions', by: 1 },
        { effect: 'modify', number: 'dodge', by: 1, lasts: 'turn' },
      ],
    },
    {
      name: 'Shrug Off',
      when: 'turnStart',
      effects: [{ effect: 'cure' }, { effect: 'guard', against: 'Heat', is: 'resistant', lasts: '2 turns' }],
    },
    {
      name: 'Wind Down',
      when: 'turnEnd',
      aim: 'around',
      radius: 5,
      effects: [{ effect: 'condition', condition: 'Prone' }],
    },
    {
      name: 'Steady Hands',
      cost: 1,
      effects: [
        { effect: 'modify', number: 'hit', by: 1 },
        { effect: 'guard', against: 'Sharp', is: 'immune' },
      ],
    },
  ],
  gear: [
    {
      name: 'Hook',
      hands: 1,
      attacks: [{ range: 'melee', hit: 'STR', shots: '2', damage: 2, types: ['Sharp'] }],
    },
  ],
  systems: [{ name: 'Ram Plate', kind: 'defense', weight: 1, hp: 5 }],
  roles: [
    {
      name: 'The Drifter',
      kind: 'damage',
      gains: 'AGI',
      gainsOne: ['VSN', 'WIS'],
      losesOne: ['STR', 'FTD'],
      hp: 14,
      hpEachLevel: '2d6 + 1',
      abilities: ['Steady Hands', 'Quick'],
      gear: ['Hook'],
    },
  ],
  classes: [{ name: 'Rider', abilities: ['Steady Hands'], skilled: ['Bikes'] }],
  levels: [{ name: 'Level 5', level: 5, sp: 1, points: 2, rolePoints: 1 }],
});

function readWhole(raw: Json): Json {
  const read = packs.read(raw, 1);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.pack;
}

const own = readWhole(oneOfEach);
const [drift] = packs.shipped;
if (drift === undefined) throw new Error('no pack comes with the game');

const allPacks: readonly Json[] = [drift, own];

const entries = allPacks.flatMap((pack) => packs.view(pack).entries.map((entry) => ({ pack, entry })));

/** What a sheet can carry of either pack: whole, as it is given. */
const goods: readonly Json[] = entries.flatMap(({ pack, entry }) => {
  const carried = packs.carried(pack, entry.id);
  return carried === null ? [] : [plain(carried)];
});

const kindOf = (good: Json): string => readCarried(good)?.kind ?? '';

/** The same, those of each kind together: Abilities, gear, roles … */
export const goodsByKind: readonly (readonly Json[])[] = [...new Set(goods.map(kindOf))].map((kind) =>
  goods.filter((good) => kindOf(good) === kind),
);

/** Foes and vehicles of either pack. */
export const creatures = entries
  .filter(({ entry }) => entry.kind === 'creatures' || entry.kind === 'vehicles')
  .flatMap(({ pack, entry }) => packs.creature(pack, entry.id) ?? []);

/** The powers of both packs, as sheets carry them. */
export const powers = goods.flatMap((good) => {
  const carried = readCarried(good);
  return carried?.kind === 'power' ? [carried.power] : [];
});
