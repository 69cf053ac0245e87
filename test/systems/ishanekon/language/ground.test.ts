import { expect, test } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { lineBetween } from '../../../../src/systems/ishanekon/cover/sight.ts';
import { abilitySchema } from '../../../../src/systems/ishanekon/language/schema/ability.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { canSee } from '../../../../src/systems/ishanekon/space/vision.ts';
import { wayTo } from '../../../../src/systems/ishanekon/space/ways.ts';
import { armed, duel, vitality } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import {
  acting,
  after,
  beingOf,
  between,
  done,
  fighterOf,
  fightOf,
  nextOf,
  type Played,
  told,
} from '../support/scenes.ts';

/** A sheet that knows one Ability of its own, without cost and without equipment. */
const knowing = (said: object) => ({
  abilities: [{ id: 'trick', source: 'technique' as const, mixes: [] }],
  own: {
    features: [],
    abilities: [
      abilitySchema.parse({
        ...{ id: 'trick', name: 'Trick', types: ['utility'], wp: 0, equipment: false, lasts: '3 rounds' },
        ...said,
      }),
    ],
  },
});

const field = (effect: object) =>
  knowing({
    ...{ range: { kind: 'metres', metres: 12 }, target: { who: 'space' } },
    ...{ area: { shape: 'cube', metres: 3 }, effects: [effect] },
  });

const use = (target: string | null, more: object = {}): Intent =>
  acting('tiz', 'ability', { means: 'trick', target, ...more });

const costOf = (scene: Scene, id: string, tile: string): number | null => {
  const found = wayTo(scene, id, tile);
  return found.ok ? found.way.cost : null;
};

/** What a square has on it. */
const marksAt = ({ state }: Played, tile: string): readonly string[] => {
  const ground = state.fight?.ground;
  return ground?.kind === 'map' ? (ground.grid.tiles[tile]?.features ?? []).map(({ id }) => id) : [];
};

const cast = (effect: object, target = 'G2', apart = 8) =>
  done(duel(field(effect), {}, { apart }), use(target));

test('a zone of difficult terrain lies on each of its squares', () => {
  const made = cast({ effect: 'zone', ground: 'difficult' });
  expect(marksAt(made, 'F1')).toEqual(['difficult']);
});

test('a zone slows who goes through it', () => {
  const made = cast({ effect: 'zone', ground: 'difficult' }, 'D2');
  expect(costOf(made.state, 'tiz', 'C2')).toBe(2);
});

test('a zone is gone when its time is over', () => {
  const made = cast({ effect: 'zone', ground: 'difficult', lasts: 'nextTurn' });
  const later = done(after(made.state, nextOf('tiz')), nextOf('wolf', true));
  expect(marksAt(later, 'F1')).toEqual([]);
});

test('whoever has used an Ability ends its zone when they like: Abilities', () => {
  const made = cast({ effect: 'zone', ground: 'difficult' });
  const ended = done(made.state, acting('tiz', 'endOwn', { means: made.state.fight?.zones?.[0]?.id ?? '' }));
  expect(marksAt(ended, 'F1')).toEqual([]);
});

test('plain ground has nothing left of what was hard to cross', () => {
  const scene = duel(
    field({ effect: 'zone', ground: 'plain' }),
    {},
    { map: '.....:....\n.....:....', apart: 8 },
  );
  expect(costOf(done(scene, use('F1')).state, 'tiz', 'F1')).toBe(4);
});

test('darkness hides who stands in it from Normal Vision', () => {
  const made = cast({ effect: 'zone', ground: 'dark' }, 'wolf');
  expect(canSee(made.state, 'tiz', 'wolf')).toBe(false);
});

const burns = { effect: 'zone', harm: { amount: '1d6', type: 'heat' } };

test('a zone that harms does so once to who begins a turn in it', () => {
  const made = cast(burns, 'wolf');
  expect(vitality(done(made.state, nextOf('tiz'), [4]))).toBe(20 - 4);
});

test('a zone that harms does so to who comes in', () => {
  const made = cast(burns, 'D2', 8);
  expect(vitality(done(made.state, acting('tiz', 'move', { target: 'D2' }), [5]), 'tiz')).toBe(15);
});

test('nobody is harmed twice by a zone between two of their turns', () => {
  const made = cast(burns, 'D2', 8);
  const inside = done(made.state, acting('tiz', 'move', { target: 'C2' }), [5]).state;
  expect(vitality(done(inside, acting('tiz', 'move', { target: 'D2' })), 'tiz')).toBe(15);
});

test('a zone that harms enemies spares friends', () => {
  const scene = duel(
    knowing({ area: { shape: 'around', metres: 3, who: 'enemies' }, effects: [burns] }),
    {},
    { apart: 2 },
  );
  const made = done(scene, use(null));
  expect(vitality(done(made.state, nextOf('tiz'), [4]))).toBe(16);
});

test('on told ground a zone harms those who were in it, until they move', () => {
  const scene = fightOf({
    tiz: { sheet: hero(field(burns)) },
    wolf: { sheet: creature(armed()), side: 'foes' },
  });
  const made = done(scene, use('wolf'));
  expect(vitality(done(made.state, nextOf('tiz'), [4]))).toBe(16);
});

const wall = (lasts = '3 rounds') =>
  knowing({
    ...{ range: { kind: 'metres', metres: 9 }, target: { who: 'space' }, lasts },
    area: { shape: 'line', metres: 3, who: 'others' },
    effects: [{ effect: 'create', what: 'Wall', material: 'stone', metres: 3, blocks: true }],
  });

const walled = (lasts?: string) => done(duel(wall(lasts), {}, { apart: 8 }), use('D2'));

test('a wall stands on each of its squares as an object of the fight', () => {
  const made = walled();
  expect(told(made, 'created').map(({ others }) => others.map((id) => fighterOf(made, id).at))).toEqual([
    ['C2', 'D2', 'E2'],
  ]);
});

test('what is made is told once, and not as a zone besides', () => {
  expect(told(walled(), 'zoneBegan')).toEqual([]);
});

test('nobody sees past a wall', () => {
  expect(lineBetween(walled().state, 'tiz', 'wolf')).toBe('none');
});

test('nobody goes through a wall', () => {
  expect(costOf(walled().state, 'tiz', 'C2')).toBeNull();
});

test('a wall has the Vitality of its material, and can be broken', () => {
  const made = walled();
  const [id = ''] = told(made, 'created')[0]?.others ?? [];
  expect(made.state.characters[id]).toMatchObject({ kind: 'object', material: 'stone', dead: false });
});

test.for([
  ['first', 50, 8],
  ['second', 25, 4],
  ['third', 100, 16],
] as const)('stone of the %s setting has Vitality %i and Armor %i (A42)', ([materials, vitality, armor]) => {
  const party = { rules: { ...newParty.rules, materials } };
  const made = done(duel(wall(), {}, { apart: 8, party }), use('D2'));
  const [id = ''] = told(made, 'created')[0]?.others ?? [];
  expect(made.state.characters[id]).toMatchObject({ maxVitality: vitality, armor });
});

test('a wall is gone when its Ability is over', () => {
  const later = done(after(walled('nextTurn').state, nextOf('tiz')), nextOf('wolf', true));
  expect(told(later, 'left').length).toBe(3);
});

test('shaped earth becomes what its user says', () => {
  const scene = duel(field({ effect: 'shape', matter: 'earth', how: 'shape', amount: 3 }), {}, { apart: 8 });
  const made = done(scene, use('G2'), [], { 'shape.into': 'difficult' });
  expect(marksAt(made, 'F1')).toEqual(['difficult']);
});

test('shaped water fills its squares', () => {
  const made = cast({ effect: 'shape', matter: 'water', how: 'shape', amount: 3 });
  expect(marksAt(made, 'F1')).toEqual(['water']);
});

const ordering = (what: string, foe: object = {}) =>
  duel(
    knowing({
      ...{ range: { kind: 'metres', metres: 12 }, target: { who: 'enemy' }, lasts: 'now' },
      effects: [{ effect: 'command', what }],
    }),
    foe,
    { apart: 5 },
  );

test.each([
  ['approach', 'D2'],
  ['flee', 'J2'],
])('who is made to %s goes their Basic Movement at once', (what, at) => {
  expect(fighterOf(done(ordering(what), use('wolf')), 'wolf').at).toBe(at);
});

test('who is made to drop what they hold has empty hands', () => {
  expect(beingOf(done(ordering('drop'), use('wolf')), 'wolf').holding).toEqual([null, null]);
});

test('who obeys does what the user says', () => {
  const made = done(ordering('obey'), use('wolf'), [], { 'command.what': 'flee' });
  expect(told(made, 'commanded').map(({ what }) => what)).toEqual(['flee']);
});

test('who is made to stay has no movement in their next turn', () => {
  const made = done(done(ordering('stay'), use('wolf')).state, nextOf('tiz'));
  expect((fighterOf(made, 'wolf').turn?.movement ?? 0) <= 0).toBe(true);
});

test('who is made to attack strikes whoever is nearest', () => {
  const pup = { pup: { sheet: creature({ name: 'Pup', ...armed() }), side: 'foes' as const, place: 'H2' } };
  const scene = duel(
    knowing({
      ...{ range: { kind: 'metres', metres: 12 }, target: { who: 'enemy' }, lasts: 'now' },
      effects: [{ effect: 'command', what: 'attack' }],
    }),
    {},
    { apart: 5, more: pup },
  );
  expect(vitality(done(scene, use('wolf'), [15, 6]), 'pup')).toBe(14);
});

const sensing = (effect: object) => duel(knowing({ effects: [{ effect: 'sense', on: 'user', ...effect }] }));

test('to sense is to have a Vision for as long as it lasts', () => {
  const scene = fightOf(
    {
      tiz: {
        sheet: hero(
          knowing({
            effects: [{ effect: 'sense', how: 'detect', what: 'life', vision: 'life', metres: 20 }],
          }),
        ),
        place: 'A1',
      },
      wolf: { sheet: creature(), side: 'foes', place: 'E1' },
    },
    { map: 'dark\n..W..' },
  );
  expect(canSee(done(scene, use(null)).state, 'tiz', 'wolf')).toBe(true);
});

test('who is hidden by an Ability is seen by no eyes', () => {
  const made = done(sensing({ how: 'hide', what: 'yourself' }), use(null));
  expect(canSee(made.state, 'wolf', 'tiz')).toBe(false);
});

test('an illusion stands there and breaks at a touch', () => {
  const made = done(sensing({ how: 'illusion', what: 'Dragon' }), use(null));
  const [id = ''] = told(made, 'created')[0]?.others ?? [];
  expect(made.state.characters[id]).toMatchObject({ name: 'Dragon', vitality: 1 });
});

const linked = () => {
  const scene = duel(
    knowing({
      ...{ range: { kind: 'anywhere' }, target: { who: 'any', needs: 'none' }, lasts: '10 minutes' },
      effects: [{ effect: 'speak' }],
    }),
    {},
    { more: { kira: { sheet: hero({ name: 'Kira' }), place: 'A1' } } },
  );
  return done(scene, use('kira')).state;
};

test('words mind to mind are for the two alone', () => {
  const made = done(linked(), acting('tiz', 'telepathy', { target: 'kira', detail: 'Behind you' }));
  expect(made.events.find(({ type }) => type === 'thought')?.to).toEqual(['tiz', 'kira']);
});

test('who was spoken to can answer', () => {
  const made = done(linked(), acting('kira', 'telepathy', { target: 'tiz', detail: 'I know' }));
  expect(told(made, 'thought').map(({ words }) => words)).toEqual(['I know']);
});

const asking = () =>
  duel(
    knowing({
      ...{ range: { kind: 'metres', metres: 9 }, target: { who: 'enemy' }, lasts: 'now' },
      effects: [{ effect: 'ask', text: 'The floor gives way', like: 'Physical Surge' }],
    }),
    {},
    { apart: 4 },
  );

test('what only the GM can say is one question to them', () => {
  expect(done(asking(), use('wolf')).asked.map(({ asked, code }) => [asked, code])).toEqual([
    ['gm', 'ability.ask'],
  ]);
});

test('the GM may let it do what an Ability of equal cost would', () => {
  const made = done(asking(), use('wolf'), [3, 5, 6], { 'ability.ask': 'like' });
  expect(vitality(made)).toBe(20 - 11);
});

test('the GM may let nothing come of it', () => {
  const made = done(asking(), use('wolf'), [], { 'ability.ask': 'nothing' });
  expect(told(made, 'abilityFails').length).toBe(1);
});

test.for([
  [10, 10],
  [24 * 60, 24 * 60],
  [25 * 60, 2 * 24 * 60 + 5 * 60],
  [30 * 60, 2 * 24 * 60 + 10 * 60],
])(
  'an Ability of %i minutes takes %i of the story: ten hours a day beyond one (L397)',
  ([minutes, clock]) => {
    const long = knowing({ time: { kind: 'minutes', minutes }, effects: [{ effect: 'heal', amount: 1 }] });
    const scene = between({ tiz: hero({ ...long, vitality: 5 }) });
    expect(done(scene, use('tiz')).state.party.clock).toBe(clock);
  },
);

test('who works at an Ability day by day sleeps between: it brings no Exhaustion (L397)', () => {
  const time = { kind: 'minutes', minutes: 30 * 60 } as const;
  const long = knowing({ time, effects: [{ effect: 'heal', amount: 1 }] });
  const rested = { sleep: 0, food: 0, drink: 0, dry: 0 };
  const scene = between({ tiz: hero({ ...long, vitality: 5, needs: rested }) });
  expect(beingOf(done(scene, use('tiz')), 'tiz').exhaustion).toBe(0);
});
