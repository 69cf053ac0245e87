import { expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { entryId } from '../../../../src/engine/packRules.ts';
import { itemSchema } from '../../../../src/systems/ishanekon/items/profile.ts';
import { mostTemporary, mostVitality } from '../../../../src/systems/ishanekon/numbers/most.ts';
import { mostMomentum, mostWillpower } from '../../../../src/systems/ishanekon/numbers/resources.ts';
import { packs } from '../../../../src/systems/ishanekon/packs/index.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { duel } from '../support/fights.ts';
import { acting, beingOf, done, type Played } from '../support/scenes.ts';

const high = { strength: 14, dexterity: 12, constitution: 16, charisma: 16, will: 17 };

interface Form {
  readonly class?: 'fighter' | 'hybrid' | 'caster';
  readonly level?: number;
  readonly feature?: object;
}

/** Tiz with an Ability of 3 WP that turns her into such a form. */
function before({ feature, level = 3, ...form }: Form, tiz: object = {}): Scene {
  const read = packs.read(
    plain({
      name: 'Forms',
      abilities: [
        {
          ...{ name: 'Change', types: ['transform'], wp: 3, equipment: false, lasts: 'fight' },
          effects: [{ effect: 'transform', of: { named: ['Shape'], level: 9 } }],
        },
      ],
      creatures: [
        {
          ...{
            name: 'Shape',
            rank: 'normal',
            class: 'caster',
            level,
            type: 'animated',
            stats: high,
            ...form,
          },
          ...{ primary: 'strength', secondary: 'dexterity', evasion: 'strength' },
          features: feature === undefined ? [] : [{ name: 'Grown', effects: [feature] }],
        },
      ],
    }),
    1,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const what = packs.carried(read.pack, entryId('abilities', 'Change'));
  return done(duel({ wp: 9, ...tiz }), { kind: 'equip', actor: 'tiz', change: 'add', what, asGm: true })
    .state;
}

const changed = (scene: Scene): Played => done(scene, acting('tiz', 'ability', { means: 'change' }));
const number = (name: string, more: object = {}) => ({ effect: 'number', number: name, by: 1, ...more });

test.for([
  ['fighter', 8],
  ['hybrid', 4],
  ['caster', 0],
] as const)('a %s form of Tier 2 gives %i Temporary Vitality (L449)', ([kind, gained]) => {
  expect(beingOf(changed(before({ class: kind })), 'tiz').temporary).toBe(gained);
});

test('what the features of a form add to the Vitality of a Level comes as Temporary Vitality, by Tier (L449)', () => {
  const made = changed(before({ class: 'hybrid', feature: number('vitalityPerLevel') }));
  expect(beingOf(made, 'tiz').temporary).toBe(4 + 2);
});

test('where that is below 0, it harms (L449)', () => {
  const made = changed(before({ feature: number('vitalityPerLevel', { how: 'lessen' }) }));
  expect(beingOf(made, 'tiz').vitality).toBe(20 - 2);
});

test('a form whose features give WP costs as many less (L451)', () => {
  const made = changed(before({ feature: number('willpowerPerLevel') }));
  expect(beingOf(made, 'tiz').wp).toBe(9 - 2);
});

test('a form costs 1 WP at least (L451)', () => {
  const made = changed(before({ feature: number('willpowerPerLevel', { by: 5 }) }));
  expect(beingOf(made, 'tiz').wp).toBe(9 - 1);
});

test('a form whose features take WP costs more (L451)', () => {
  const made = changed(before({ feature: number('willpowerPerLevel', { how: 'lessen' }) }));
  expect(beingOf(made, 'tiz').wp).toBe(9 - 4);
});

const wand = itemSchema.parse({
  ...{ id: 'wand', charges: 4 },
  profile: { kind: 'abilityItem', row: 'wand', name: 'Wand', weight: 3, ability: 'change' },
});

test('a form out of a thing takes fewer charges, and no WP comes of it (L789, L451)', () => {
  const scene = before({ feature: number('willpowerPerLevel') }, { items: [wand], wp: 2 });
  const who = beingOf(done(scene, acting('tiz', 'abilityItem', { means: 'wand' })), 'tiz');
  expect([who.items.map(({ charges }) => charges), who.wp]).toEqual([[4 - 2], 2]);
});

const most = (scene: Scene) =>
  [mostVitality, mostTemporary, mostWillpower, mostMomentum].map((one) => one(scene, 'tiz').total);

test('no form changes how much Vitality, WP and Narrative Momentum there can be (L447)', () => {
  const scene = before({ class: 'fighter', feature: number('vitalityPerLevel') });
  expect(most(changed(scene).state)).toEqual(most(scene));
});
