import { expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { entryId } from '../../../../src/engine/packRules.ts';
import { characterSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import { packs } from '../../../../src/systems/ishanekon/packs/index.ts';
import { duel } from '../support/fights.ts';
import { acting, beingOf, done, told } from '../support/scenes.ts';

const even = { strength: 14, dexterity: 12, constitution: 12, intelligence: 6, will: 9 };

const mine = plain({
  name: 'Mine',
  abilities: [
    {
      ...{ name: 'Call Glass', types: ['summon'], wp: 1, equipment: false, lasts: 'fight' },
      effects: [{ effect: 'summon', of: { named: ['Glass Dog'] } }],
    },
    {
      ...{ name: 'Turn to Glass', types: ['transform'], wp: 1, equipment: false, lasts: 'fight' },
      effects: [{ effect: 'transform', of: { named: ['Glass Dog'] } }],
    },
    { name: 'Glass Bite', types: ['damage'], wp: 1, effects: [{ effect: 'damage', amount: '1d8' }] },
  ],
  creatures: [
    {
      ...{ name: 'Glass Dog', rank: 'normal', class: 'fighter', level: 1, type: 'animated', stats: even },
      ...{ primary: 'strength', secondary: 'dexterity', evasion: 'strength', abilities: ['Glass Bite'] },
    },
  ],
});

/** Tiz in a fight, with an Ability of the pack that has been used. */
function used(name: string, means: string) {
  const read = packs.read(mine, 1);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const what = packs.carried(read.pack, entryId('abilities', name));
  const has = done(duel({ wp: 9 }), { kind: 'equip', actor: 'tiz', change: 'add', what, asGm: true }).state;
  return done(has, acting('tiz', 'ability', { means }));
}

test("an Ability of a group's own pack summons a creature of that pack", () => {
  const made = used('Call Glass', 'callGlass');
  expect(told(made, 'summoned').map(({ target }) => beingOf(made, target).stats.strength)).toEqual([14]);
});

test("an Ability of a group's own pack turns somebody into a creature of that pack, with its Abilities", () => {
  const who = beingOf(used('Turn to Glass', 'turnToGlass'), 'tiz');
  expect([who.form?.name, who.own.abilities.map(({ id }) => id)]).toEqual([
    'Glass Dog',
    ['glassBite', 'turnToGlass'],
  ]);
});

test('who takes their own form again has their own rows alone', () => {
  const over = done(used('Turn to Glass', 'turnToGlass').state, acting('tiz', 'endOwn', { means: null }));
  const who = beingOf(over, 'tiz');
  expect([who.form, who.own.abilities.map(({ id }) => id)]).toEqual([null, ['turnToGlass']]);
});

test('what an Ability of a pack brings is read again as it was kept', () => {
  const who = beingOf(used('Call Glass', 'callGlass'), 'tiz');
  expect(characterSchema.parse(plain(who))).toEqual(who);
});
