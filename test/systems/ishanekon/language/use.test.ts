import { expect, test } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { activeOn } from '../../../../src/systems/ishanekon/language/active/active.ts';
import { abilitySchema } from '../../../../src/systems/ishanekon/language/schema/ability.ts';
import { numberOf } from '../../../../src/systems/ishanekon/numbers/ask.ts';
import { fightersIn } from '../../../../src/systems/ishanekon/scene.ts';
import { armed, duel, vitality, weapon } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, beingOf, between, done, fighterOf, told } from '../support/scenes.ts';

const knows = (...ids: readonly string[]) => ({
  abilities: ids.map((id) => ({ id, source: 'technique' as const, mixes: [] })),
});

const using = (ability: string, target: string | null, spend: readonly string[] = []): Intent =>
  acting('tiz', 'ability', { means: ability, target, spend: [...spend] });

test('an Ability attack that hits deals its damage', () => {
  const scene = duel(knows('physicalBolt'), {}, { apart: 4 });
  expect(vitality(done(scene, using('physicalBolt', 'wolf'), [12, 5, 6]))).toBe(20 - 11);
});

test('an Ability attack that misses deals none', () => {
  const scene = duel(knows('physicalBolt'), {}, { apart: 4 });
  expect(vitality(done(scene, using('physicalBolt', 'wolf'), [5]))).toBe(20);
});

test("an Ability attack adds the bonus of one's own Primary Stat and half that of the Secondary one (Attacks)", () => {
  const stats = { intelligence: 14, will: 13, strength: 20 };
  const own = { primary: 'intelligence', secondary: 'will', stats } as const;
  const scene = duel({ ...knows('physicalBolt'), ...own }, {}, { apart: 4 });
  expect(told(done(scene, using('physicalBolt', 'wolf'), [2]), 'attacked')[0]?.aims[0]?.total).toBe(
    2 + 4 + 1,
  );
});

test('an Ability attack that shall not kill does 1d4 less, and another for its Tier (Attacks)', () => {
  const scene = duel(knows('physicalBolt'), {}, { apart: 4 });
  expect(vitality(done(scene, using('physicalBolt', 'wolf', ['sparing']), [12, 1, 3, 9, 8]))).toBe(20 - 13);
});

test('an Ability attack that shall not kill leaves one who falls without Bleeding (Attacks)', () => {
  const scene = duel(knows('physicalBolt'), { vitality: 2 }, { apart: 4 });
  const made = done(scene, using('physicalBolt', 'wolf', ['sparing']), [12, 1, 3, 9, 8]);
  expect(told(made, 'fell')[0]?.bleeding).toBe(false);
});

test('an Ability attack may miss by choice (Attacks)', () => {
  const scene = duel(knows('physicalBolt'), {}, { apart: 4 });
  expect(vitality(done(scene, using('physicalBolt', 'wolf', ['pulled']), []))).toBe(20);
});

test('an Ability costs its WP', () => {
  const scene = duel(knows('physicalBolt'), {}, { apart: 4 });
  expect(beingOf(done(scene, using('physicalBolt', 'wolf'), [5]), 'tiz').wp).toBe(8);
});

test('an Ability costs its AP', () => {
  const scene = duel(knows('physicalBolt'), {}, { apart: 4 });
  expect(fighterOf(done(scene, using('physicalBolt', 'wolf'), [5]), 'tiz').turn?.ap).toBe(1);
});

test('an upcast adds what it says', () => {
  const scene = duel(knows('physicalBolt'), {}, { apart: 4 });
  const made = done(scene, using('physicalBolt', 'wolf', ['upcast:physicalBolt:more:2']), [12, 1, 2, 3, 4]);
  expect([vitality(made), beingOf(made, 'tiz').wp]).toEqual([20 - 10, 6]);
});

test('nobody upcasts beyond twice their Tier and 2', () => {
  const scene = duel(knows('physicalBolt'), {}, { apart: 4 });
  const { refusal } = done(scene, using('physicalBolt', 'wolf', ['upcast:physicalBolt:more:3']));
  expect(refusal?.code).toBe('wpLimit');
});

test('Poison Grenade can be upcast by 2 WP at Tier 1, not by 3: Abilities', () => {
  const scene = duel(knows('poisonGrenade'), {}, { apart: 4 });
  const both = ['upcast:poisonGrenade:stack:1', 'upcast:poisonGrenade:wider:1'];
  expect(done(scene, using('poisonGrenade', 'wolf', both)).refusal?.code).toBe('wpLimit');
});

test('Poison Grenade puts a stack more for 1 WP more: Abilities', () => {
  const scene = duel(knows('poisonGrenade'), {}, { apart: 4 });
  const made = done(scene, using('poisonGrenade', 'wolf', ['upcast:poisonGrenade:stack:1']), [3, 4]);
  expect(beingOf(made, 'wolf').statuses.map(({ status, stacks }) => [status, stacks])).toEqual([
    ['poison', 2],
  ]);
});

test('who succeeds on the Defense Roll takes half', () => {
  const scene = duel(knows('physicalSurge'), {}, { apart: 4 });
  expect(vitality(done(scene, using('physicalSurge', 'wolf'), [15, 5, 6]))).toBe(20 - 5);
});

test('the Defense Roll must reach the Primary Stat of the user', () => {
  const scene = duel({ ...knows('physicalSurge'), stats: { strength: 13 } }, {}, { apart: 4 });
  expect(vitality(done(scene, using('physicalSurge', 'wolf'), [12, 5, 6]))).toBe(20 - 11);
});

test('Intuition Master makes an Ability cost 1 WP less, and its limit stays: Abilities', () => {
  const scene = duel({ ...knows('poisonGrenade'), features: ['intuitionMaster'] }, {}, { apart: 4 });
  const made = done(scene, using('poisonGrenade', 'wolf', ['upcast:poisonGrenade:stack:2']), [3, 4]);
  expect(beingOf(made, 'tiz').wp).toBe(10 - 3);
});

test('Healing never costs less than 1 WP', () => {
  const scene = duel({ ...knows('simpleHeal'), features: ['intuitionMaster'], vitality: 5 });
  expect(beingOf(done(scene, using('simpleHeal', 'tiz'), [4]), 'tiz').wp).toBe(9);
});

test('Simple Heal restores Vitality', () => {
  const scene = duel({ ...knows('simpleHeal'), vitality: 5 });
  expect(vitality(done(scene, using('simpleHeal', 'tiz'), [4]), 'tiz')).toBe(5 + 4 + 2);
});

test('a shield makes an Ability 1 WP dearer', () => {
  const shield = {
    kind: 'shield',
    row: 'lightShield',
    name: 'Buckler',
    weight: 2,
    tier: 1,
    price: 0,
    text: '',
    shield: 'light',
  } as const;
  const scene = duel(
    {
      ...knows('simpleHeal'),
      ...armed(weapon()),
      items: [
        ...armed(weapon()).items,
        {
          id: 'buckler',
          profile: shield,
          called: '',
          count: 1,
          charges: 0,
          upgrades: [],
          powerSource: null,
          dropped: false,
        },
      ],
      holding: ['ax', 'buckler'],
      vitality: 5,
    },
    {},
  );
  expect(beingOf(done(scene, using('simpleHeal', 'tiz'), [4]), 'tiz').wp).toBe(8);
});

test('one is too far away for an Ability out of its range', () => {
  const scene = duel(knows('simpleHeal'), {}, { apart: 8 });
  expect(done(scene, using('simpleHeal', 'wolf')).refusal?.code).toBe('outOfReach');
});

test('a Buff stays as long as it says', () => {
  const scene = duel(knows('stoneSkin'));
  const { state } = done(scene, using('stoneSkin', 'tiz'));
  expect(numberOf(state, 'armour', 0, { actor: 'tiz' }).total).toBe(2);
});

test('a new Buff ends the one before', () => {
  const scene = duel(knows('stoneSkin', 'battleFocus'));
  const { state } = done(done(scene, using('stoneSkin', 'tiz')).state, using('battleFocus', null));
  expect(activeOn(state, 'tiz').map(({ name }) => name)).toEqual(['Battle Focus', 'Battle Focus']);
});

test('a new Debuff ends the one before', () => {
  const scene = duel({ ...knows('weaken', 'mark'), level: 6 }, {}, { turn: { ap: 6 } });
  const { state } = done(done(scene, using('weaken', 'wolf'), [1]).state, using('mark', 'wolf'), [1]);
  expect(beingOf({ state }, 'wolf').effects.map(({ name }) => name)).toEqual(['Mark']);
});

test('a new Summon sends away what the one before has brought', () => {
  const scene = duel({ ...knows('callBeast', 'buildDrone'), level: 6, wp: 20 }, {}, { turn: { ap: 6 } });
  const first = done(scene, using('callBeast', 'tiz'));
  const { state } = done(first.state, using('buildDrone', 'tiz'));
  expect(fightersIn(state)).toEqual(['tiz', 'wolf', 'tiz-summon2']);
});

test('a new Transformation ends the one before, of somebody else', () => {
  const turn = abilitySchema.parse({
    ...{
      id: 'turn',
      name: 'Turn',
      types: ['transform'],
      wp: 1,
      time: { kind: 'ap', ap: 1 },
      lasts: '5 rounds',
    },
    ...{ range: { kind: 'metres', metres: 12 }, target: { who: 'ally' }, equipment: false },
    effects: [{ effect: 'transform', of: { named: ['Grey Wolf'] } }],
  });
  const own = { abilities: [turn], features: [] };
  const ally = (name: string, place: string) => ({ sheet: hero({ name }), place });
  const more = { kira: ally('Kira', 'B3'), bo: ally('Bo', 'B4') };
  const first = done(duel({ ...knows('turn'), own }, {}, { more }), using('turn', 'kira'));
  const second = done(first.state, using('turn', 'bo'));
  const forms = (made: typeof first) => ['kira', 'bo'].map((id) => beingOf(made, id).form !== null);
  expect([forms(first), forms(second)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('the same Buff from two counts once: Multiple Simultaneous Effects', () => {
  const scene = duel(knows('stoneSkin'));
  const { state } = done(scene, using('stoneSkin', 'tiz'));
  const tiz = beingOf({ state }, 'tiz');
  const twice = {
    ...tiz,
    effects: tiz.effects.flatMap((held) => [held, { ...held, id: 'other', by: 'wolf' }]),
  };
  const both = { ...state, characters: { ...state.characters, tiz: twice } };
  expect(numberOf(both, 'armour', 0, { actor: 'tiz' }).total).toBe(2);
});

test('an Ability with no equipment at hand is refused', () => {
  const scene = duel(
    { ...knows('physicalBolt'), items: [], holding: [null, null], wearing: null },
    {},
    { apart: 4 },
  );
  expect(done(scene, using('physicalBolt', 'wolf')).refusal?.code).toBe('needsEquipment');
});

test('Grenade hits everybody in its cube with one roll for damage', () => {
  const pup = creature({ name: 'Pup' });
  const scene = duel(
    knows('grenade'),
    {},
    { apart: 6, more: { pup: { sheet: pup, side: 'foes', place: 'I2' } } },
  );
  const made = done(scene, using('grenade', 'wolf'), [5, 5, 3, 4]);
  expect([vitality(made), vitality(made, 'pup')]).toEqual([20 - 7, 20 - 8]);
});

test('Long-Range Telepathy needs no line and no range', () => {
  const scene = between({ tiz: hero(knows('longRangeTelepathy')), kira: hero({ name: 'Kira' }) });
  const made = done(scene, using('longRangeTelepathy', 'kira'));
  expect(told(made, 'effectBegan').map(({ does }) => does)).toEqual([['talk mind to mind']]);
});

test('a critical hit with an Ability adds 6, and 3 for each Tier', () => {
  const scene = duel(knows('physicalBolt'), { vitality: 40 }, { apart: 4 });
  expect(vitality(done(scene, using('physicalBolt', 'wolf'), [20, 5, 6]))).toBe(40 - (11 + 9));
});

test('the upcasts of a use are kept as a ready choice', () => {
  const scene = duel(knows('physicalBolt'), {}, { apart: 4 });
  const made = done(scene, using('physicalBolt', 'wolf', ['upcast:physicalBolt:more:1']), [2]);
  expect(beingOf(made, 'tiz').abilities[0]?.mixes).toEqual([{ more: 1 }]);
});

test('a ready choice is ticked like any other', () => {
  const own = { abilities: [{ id: 'physicalBolt', source: 'technique' as const, mixes: [{ more: 1 }] }] };
  const made = done(duel(own, {}, { apart: 4 }), using('physicalBolt', 'wolf', ['mix:physicalBolt:0']), [2]);
  expect(beingOf(made, 'tiz').wp).toBe(7);
});

test('a ready choice is one of the things that can be used: three presses for a usual upcast', () => {
  const own = { abilities: [{ id: 'physicalBolt', source: 'technique' as const, mixes: [{ more: 1 }] }] };
  const made = done(duel(own, {}, { apart: 4 }), using('mix:physicalBolt:0', 'wolf'), [2]);
  expect(beingOf(made, 'tiz').wp).toBe(7);
});

test('Path of Damage: 1 WP as far upcast as may be, and half the damage', () => {
  const scene = duel({ ...knows('physicalBolt'), path: 'pathOfDamage' }, { vitality: 40 }, { apart: 4 });
  const spend = ['half:physicalBolt', 'upcast:physicalBolt:more:2'];
  const made = done(scene, using('physicalBolt', 'wolf', spend), [12, 5, 6, 7, 8]);
  expect([vitality(made), beingOf(made, 'tiz').wp]).toEqual([40 - 13, 9]);
});

test('Force Push moves who fails the Strength DR', () => {
  const scene = duel(knows('forcePush'));
  expect(fighterOf(done(scene, using('forcePush', 'wolf'), [3]), 'wolf').at).toBe('G2');
});

test('Drag Closer pulls', () => {
  const scene = duel(knows('dragCloser'), {}, { apart: 6 });
  expect(fighterOf(done(scene, using('dragCloser', 'wolf'), [3]), 'wolf').at).toBe('D2');
});

test('Blink teleports to a square', () => {
  const scene = duel(knows('blink'));
  expect(fighterOf(done(scene, using('blink', 'F4')), 'tiz').at).toBe('F4');
});

test('Blink to where somebody stands leads beside them', () => {
  const scene = duel(knows('blink'), {}, { apart: 5 });
  expect(fighterOf(done(scene, using('blink', 'wolf')), 'tiz').at).not.toBe('G2');
});

test('Multi-Wielder: an attack more with each empty hand beyond the first', () => {
  const scene = duel({ features: ['multiWielder'], holding: [null, null] });
  expect(numberOf(scene, 'attacks', 1, { actor: 'tiz' }).total).toBe(2);
});
