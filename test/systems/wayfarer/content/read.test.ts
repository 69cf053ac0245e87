import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { devices } from '../../../../src/systems/wayfarer/content/devices.ts';
import type { Effect } from '../../../../src/systems/wayfarer/content/effect.ts';
import { equipmentEffects } from '../../../../src/systems/wayfarer/content/equipmentEffects.ts';
import { skills } from '../../../../src/systems/wayfarer/content/skills/index.ts';
import { spells } from '../../../../src/systems/wayfarer/content/spells/index.ts';
import { traits } from '../../../../src/systems/wayfarer/content/traits/index.ts';
import { vehicleFeatures } from '../../../../src/systems/wayfarer/content/vehicleFeatures.ts';

const root = new URL('../../../../src/systems/wayfarer/', import.meta.url);

/** Everything that the rules of battle are written in: not the tables themselves, the builder, the offers and the words. */
const rules = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(?:content|words|forces|offers|maps|space)/u.test(file))
  .map((file) => readFileSync(new URL(file, root), 'utf8'))
  .join('\n');

const isNamed = (word: string): boolean => rules.includes(`'${word}'`);

/** Effects of one shape that a rule reads by that shape, whatever they say. */
const shapes: readonly Effect['does'][] = [
  'reroll',
  'rollAgain',
  'rerollEnemy',
  'bumpOrRaise',
  'bump',
  'kicker',
  'dice',
  'saveDie',
  'lastChance',
  'immune',
  'move',
  'forbid',
];

/** What the builder reads: hands, and values that there are none of. */
const byBuilder: readonly string[] = ['hands', 'noTechnicalOff'];

function isRead(id: string, effect: Effect): boolean {
  if (effect.does === 'rule') return isNamed(effect.rule) || isNamed(id) || byBuilder.includes(effect.rule);
  if (effect.does === 'mustPass') return isNamed(effect.at);
  return shapes.includes(effect.does);
}

const unread = (
  rows: readonly { readonly id: string; readonly effects: readonly Effect[] }[],
): readonly string[] =>
  rows.filter(({ id, effects }) => !effects.every((effect) => isRead(id, effect))).map(({ id }) => id);

describe('rows of the book that no rule reads', () => {
  test.each([
    ['skills', skills, []],
    ['spells', spells, []],
    ['traits', traits, ['extraArm', 'targetingArray']],
    ['devices', devices, []],
    ['effects of equipment', equipmentEffects, []],
    ['features of vehicles', vehicleFeatures, ['vehicleTargetingArray']],
  ])('are these of the %s', (_name, rows, known) => {
    expect(unread(rows)).toEqual(known);
  });

  test('are these conditions', () => {
    const rest = rules.replaceAll(/case '[A-Za-z]+':/gu, '');
    const all = [...skills, ...traits, ...devices, ...equipmentEffects, ...vehicleFeatures];
    const asked = new Set(
      all.flatMap(({ effects }) => effects.flatMap((one) => ('when' in one ? one.when : []))),
    );
    const byHolds = /case '([A-Za-z]+)':\n\s+return (?!false)|case '([A-Za-z]+)': \{/gu;
    const held = new Set([...rules.matchAll(byHolds)].map(([, one, other]) => one ?? other));
    expect([...asked].filter((when) => !held.has(when) && !rest.includes(`'${when}'`)).toSorted()).toEqual(
      [],
    );
  });
});
