import { describe, expect, it } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { packs } from '../../../../src/systems/riftbound/packs/index.ts';
import { outerDrift } from '../../../../src/systems/riftbound/packs/outerDrift/index.ts';
import { readPack } from '../../../../src/systems/riftbound/packs/read.ts';
import { effectKinds, triggers } from '../../../../src/systems/riftbound/powers/schema.ts';
import { whyNotFitted } from '../../../../src/systems/riftbound/vehicles/fitting.ts';
import { meansOf } from '../../../../src/systems/riftbound/attack/means.ts';
import { fightOf } from '../support/scenes.ts';

const [shipped = null] = packs.shipped;
const { entries } = packs.view(shipped);
const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);
const read = readPack(plain(outerDrift));
const powers = read.ok
  ? [
      ...read.pack.abilities,
      ...read.pack.gear.flatMap((one) => one.powers),
      ...read.pack.systems.flatMap((one) => one.powers),
      ...read.pack.foes.flatMap((one) => one.powers),
    ]
  : [];

describe('Outer Drift', () => {
  it('is read without a fault', () => {
    expect(read.ok ? [] : read.faults).toEqual([]);
  });

  it.each([
    ['creatures', 12],
    ['vehicles', 2],
    ['places', 4],
  ])('has %s: %i', (kind, count) => {
    expect(ofKind(kind)).toHaveLength(count);
  });

  it.each(effectKinds)('uses the effect %s', (kind) => {
    expect(powers.flatMap(({ effects }) => effects.map(({ effect }) => effect))).toContain(kind);
  });

  it.each(triggers)('uses powers that work when: %s', (when) => {
    expect(powers.map((power) => power.when)).toContain(when);
  });

  it.each(ofKind('creatures'))('gives $name a way to act, and something to attack with', ({ id }) => {
    const sheet = packs.creature(shipped, id)?.sheet;
    if (sheet?.kind !== 'person') throw new Error('no foe');
    const means = meansOf(fightOf({ foe: { sheet, at: [5, 5] } }), 'foe');
    expect([sheet.behaviour === undefined, means.some(({ source }) => source.kind === 'item')]).toEqual([
      false,
      true,
    ]);
  });

  it.each(ofKind('vehicles'))('builds $name so that each terminal bears what is in it', ({ id }) => {
    const vehicle = packs.creature(shipped, id)?.sheet;
    if (vehicle?.kind !== 'vehicle') throw new Error('no vehicle');
    const built = vehicle.systems.map(({ profile, terminal }) => {
      const before = { ...vehicle, systems: vehicle.systems.filter((one) => one.profile !== profile) };
      return whyNotFitted(before, profile, terminal);
    });
    expect(built.filter((why) => why !== null)).toEqual([]);
  });

  it.each(ofKind('hazards'))('says that $name is a house rule', ({ note }) => {
    expect(note).toContain('house rule');
  });

  it('invents no role, class or level that the book leaves out', () => {
    expect([...ofKind('roles'), ...ofKind('classes'), ...ofKind('levels')]).toEqual([]);
  });
});
