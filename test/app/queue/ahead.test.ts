import { expect, test } from 'vitest';
import { blankDice, onTurnOf } from '../../../src/app/queue/ahead.ts';
import { plain } from '../../../src/engine/json.ts';
import { systems } from '../../../src/systems/registry.ts';
import { commanded } from '../../support/autopilot/arena.ts';

// Each of these would never end, so the dice are looked at first.
test('dice for what is only tried are not alike for ever', () => {
  const fallen = Array.from({ length: 200 }, (_, index) => blankDice.die(index, 6));
  expect(new Set(fallen).size).toBeGreaterThan(1);
});

test('a fight of some who are alike, and roll until somebody is first, is looked ahead at', async () => {
  const system = await systems.load('riftbound');
  const field = system?.readSetup('street 40 x 30; heroes at 20,20; foes at 20,12');
  if (system?.autopilot === undefined || field?.ok !== true) throw new Error('no field');
  const members = ['one', 'other'].map((id) => ({
    ...{ id, name: id, side: 'foes' as const, place: null },
    sheet: plain(system.foe('driftthug') ?? {}),
  }));
  const begin = { kind: 'begin', members, setup: field.setup, surprised: [], asGm: true } as const;
  const fight = commanded(system, system.autopilot, system.scene({}, ['one', 'other']), begin, 'begin');
  expect(onTurnOf(system, fight?.state ?? {}, 'other')).not.toBeNull();
});
