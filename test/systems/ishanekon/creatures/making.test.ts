import { expect, test } from 'vitest';
import type { CreationInput } from '../../../../src/engine/creation.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { characterRules as rules } from '../../../../src/systems/ishanekon/character/rules.ts';

const begun = rules.begin('Old Tusk', undefined, 'npc');
const sent = (picks: Readonly<Record<string, string>>): CreationInput => ({
  kind: 'form',
  fields: {},
  picks: Object.fromEntries(Object.entries(picks).map(([field, id]) => [field, [id]])),
});
const picked = (...ids: readonly string[]): CreationInput => ({ kind: 'pick', ids });

/** A draft after a step that must be taken. */
function after(draft: Json, step: string, input: CreationInput): Json {
  const made = rules.choose(draft, step, input);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}

const summary = (draft: Json, id: string) => rules.steps(draft).find((step) => step.id === id)?.summary;
const made = (draft: Json) => {
  const finished = rules.finish(draft);
  return finished.ok ? finished.value : finished;
};

test('is what its form says', () => {
  const draft = after(
    begun,
    'outline',
    sent({ type: 'undying', rank: 'boss2', class: 'caster', level: '3', size: 'big' }),
  );
  expect(made(draft)).toMatchObject({
    type: 'undying',
    rank: 'boss',
    grade: 2,
    class: 'caster',
    level: 3,
    size: 'big',
  });
});

test('is ready as it begins', () => {
  expect(made(begun)).toMatchObject({ kind: 'creature', name: 'Old Tusk', rank: 'normal' });
});

test('a Minor one has no class (General Creature features)', () => {
  expect(made(after(begun, 'outline', sent({ rank: 'minor', class: 'caster' })))).toMatchObject({
    class: null,
  });
});

test('shows its numbers before it is kept', () => {
  expect(summary(begun, 'numbers')).toMatch(/^Vitality \d+, WP \d+.*Evasion \d+, Armor \d+.*Initiative \d+/u);
});

test('is not born with a weapon where it carries one', () => {
  expect(made(begun)).toMatchObject({ features: expect.not.arrayContaining(['naturalWeapon']) });
});

test('is born with a weapon where it has no hands', () => {
  expect(summary(after(begun, 'outline', sent({ type: 'animal' })), 'numbers')).toContain(
    'Natural Weapon: 1d8',
  );
});

test('shows each weapon that it has, the one of its body too', () => {
  const draft = after(begun, 'talents', picked('Natural Weapon'));
  expect(summary(draft, 'numbers')).toMatch(/Bow: .*; Natural Weapon: 1d8/u);
});

test('has the Talents that are picked for it', () => {
  const draft = after(begun, 'talents', picked('Tough', 'Fleet'));
  expect(made(draft)).toMatchObject({ features: ['tough', 'fleet'] });
});

test('has no more Creature Talents than its rank and Level give: L1163', () => {
  expect(rules.choose(begun, 'talents', picked('Tough', 'Path of Attack'))).toMatchObject({
    ok: false,
    refusal: { code: 'tooManyCreatureTalents', params: { over: 1 } },
  });
});

test('has one Path at most: L1163', () => {
  const boss = after(begun, 'outline', sent({ rank: 'boss1', level: '6' }));
  expect(rules.choose(boss, 'talents', picked('Path of Attack', 'Path of Damage'))).toMatchObject({
    ok: false,
    refusal: { code: 'onePathOnly' },
  });
});

test("what was picked for another Level is the builder's again", () => {
  const draft = after(begun, 'talents', picked('Tough', 'Fleet'));
  expect(summary(after(draft, 'outline', sent({ level: '4' })), 'talents')).not.toBe('Tough, Fleet');
});

test('a GM can make somebody as heroes are instead', () => {
  const draft = after(begun, 'making', picked('hero'));
  expect(rules.steps(draft).map(({ id }) => id)).toContain('archetype');
});

test("players' characters are asked nothing of the kind", () => {
  expect(rules.steps(rules.begin('Kira')).map(({ id }) => id)).not.toContain('making');
});

test('is offered what its filter leaves (Complexity and Beginner Tag)', () => {
  const offered = (draft: Json) =>
    rules
      .steps(draft)
      .flatMap((step) => (step.kind === 'pick' && step.id === 'abilities' ? step.choices : []));
  const few = offered(after(begun, 'filter', picked('beginner'))).length;
  expect([few > 0, few < offered(begun).length]).toEqual([true, true]);
});
