import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { abilities } from '../../../../src/systems/riftbound/content/abilities.ts';
import { systems } from '../../../../src/systems/riftbound/content/systems.ts';
import { vehicles } from '../../../../src/systems/riftbound/content/vehicles.ts';
import { profiles } from '../../../../src/systems/riftbound/gear/rows.ts';
import { houseRulesSchema } from '../../../../src/systems/riftbound/party/party.ts';
import { packs } from '../../../../src/systems/riftbound/packs/index.ts';
import { effectKinds, onlys, triggers } from '../../../../src/systems/riftbound/powers/schema.ts';

const page = (name: string): string => readFileSync(`docs/systems/riftbound/${name}.md`, 'utf8');
const lacking = (text: string, names: readonly string[]) => names.filter((name) => !text.includes(name));
const [shipped = null] = packs.shipped;

test('docs/systems/riftbound/abilities.md has every Ability', () => {
  expect(
    lacking(
      page('abilities'),
      abilities.map(({ name }) => name),
    ),
  ).toEqual([]);
});

test('docs/systems/riftbound/gear.md has every kind of item but bandages in their kits', () => {
  const own = profiles.filter(({ kind }) => kind !== 'keepsake').map(({ name }) => name);
  expect(lacking(page('gear'), own)).toEqual([]);
});

test('docs/systems/riftbound/vehicles.md has every system, without its Mk1', () => {
  const words = systems.map(({ name }) => name.replace(/ Mk1$/u, '').replace(/ Mechsuit Legs$/u, ' Legs'));
  expect(lacking(page('vehicles'), words)).toEqual([]);
});

test('docs/systems/riftbound/vehicles.md has every vehicle', () => {
  const kinds = vehicles.map(({ name }) => name.replace(/^Signature Vehicle \((.+)\)$/u, '$1'));
  expect(lacking(page('vehicles'), kinds)).toEqual([]);
});

test('docs/systems/riftbound/foes.md has everything of Outer Drift', () => {
  const { entries } = packs.view(shipped);
  expect(
    lacking(
      page('foes'),
      entries.map(({ name }) => name),
    ),
  ).toEqual([]);
});

test('docs/content-packs.md has every effect, moment and condition of Riftbound', () => {
  const text = readFileSync('docs/content-packs.md', 'utf8').split('## Riftbound')[1] ?? '';
  expect(
    lacking(
      text,
      [...effectKinds, ...triggers, ...onlys].map((one) => `\`${one}\``),
    ),
  ).toEqual([]);
});

test('docs/systems/riftbound/readings.md marks as many places as there are house rules but that of space', () => {
  const marks = page('readings').match(/^- .*◆/gmu) ?? [];
  expect(marks).toHaveLength(Object.keys(houseRulesSchema.shape).length - 1);
});
