import { describe, expect, it } from 'vitest';
import { coverOf } from '../../../../src/systems/ishanekon/cover/cover.ts';
import { deal } from '../../../../src/systems/ishanekon/damage/deal.ts';
import { commanders } from '../../../../src/systems/ishanekon/encounter.ts';
import { statIn } from '../../../../src/systems/ishanekon/numbers/statIn.ts';
import { beingIn, fighterIn, onTurn, type Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { settledBy } from '../../../../src/systems/ishanekon/numbers/ask.ts';
import { metresBetween } from '../../../../src/systems/ishanekon/space/distance.ts';
import { canSee } from '../../../../src/systems/ishanekon/space/vision.ts';
import { primaryIn, secondaryIn } from '../../../../src/systems/ishanekon/vehicles/numbers.ts';
import { raisingCost } from '../../../../src/systems/ishanekon/vehicles/care.ts';
import { equipment } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import {
  acting,
  after,
  between,
  done,
  memberOf,
  nextOf,
  played,
  told,
  withFighter,
} from '../support/scenes.ts';
import { trackerOf } from '../../../../src/systems/ishanekon/tracker/index.ts';
import { boards, driven, vehicle, yard } from './support.ts';

/** Until the next turn of Tiz, who acts first. */
const nextRound = (scene: Scene): Scene => after(scene, nextOf('tiz'), nextOf('ogre'), nextOf('bo'));

const withPlace = (scene: Scene, id: string, at: string): Scene => withFighter(scene, id, { at });

const attackOn = (actor: string, target: string) =>
  ({ kind: 'attack', actor, target, means: 'unarmed', way: null, spend: [], asGm: false }) as const;

const withVitality = (scene: Scene, id: string, vitality: number): Scene => {
  const who = beingIn(scene, id);
  if (who === null) throw new Error(`no ${id}`);
  return { ...scene, characters: { ...scene.characters, [id]: { ...who, vitality } } };
};

describe('a vehicle of Level 0 (Vehicles)', () => {
  it('has 9 Stat Points in its own three Stats', () => {
    const { strength, dexterity, constitution } = vehicle().stats;
    expect(strength + dexterity + constitution).toBe(21 + 9);
  });

  it('has Natural Armor', () => {
    expect(vehicle().features).toContain('naturalArmor');
  });

  it('has no arms', () => {
    expect(vehicle().holding).toEqual([]);
  });

  it('has no turn of its own', () => {
    const first = nextOf('tiz');
    expect([
      onTurn(yard()),
      onTurn(after(yard(), first)),
      onTurn(after(yard(), first, nextOf('ogre'))),
    ]).toEqual([['tiz'], ['ogre'], ['bo']]);
  });

  it('has none where it comes in the middle of a fight, either', () => {
    const joined = after(yard(), {
      kind: 'join',
      members: [memberOf('cart', { sheet: vehicle() })],
      asGm: true,
    });
    expect(joined.fight?.order.seats.map(({ actor }) => actor)).toEqual(['tiz', 'ogre', 'bo']);
  });

  it('is always hit without a pilot, like an object', () => {
    expect(settledBy(yard(), 'attacked', { actor: 'truck' })).toBe('success');
  });

  it('fails every Defense Roll without a pilot', () => {
    expect(settledBy(yard(), 'dr', { actor: 'truck' })).toBe('failure');
  });

  it('makes no checks', () => {
    const check = {
      kind: 'check',
      actor: 'truck',
      what: 'athletics',
      difficulty: '5',
      against: null,
      againstWhat: null,
      edge: null,
      resistingEdge: null,
      helpers: [],
      spend: [],
      secret: false,
      asGm: false,
    } as const;
    expect(done(driven(), check).refusal?.code).toBe('vehicleChecks');
  });
});

describe('a pilot', () => {
  it('needs two free hands', () => {
    const scene = yard({ tiz: { holding: ['ax', null] } });
    expect(done(scene, boards('tiz')).refusal?.code).toBe('pilotHands');
  });

  it('needs a vehicle that is larger', () => {
    const scene = yard({ truck: vehicle('vehicle, medium, level 0') });
    expect(done(scene, boards('tiz')).refusal?.code).toBe('vehicleTooSmall');
  });

  it('is the only one', () => {
    const scene = after(driven(), nextOf('tiz'), nextOf('ogre'));
    expect(done(scene, boards('bo')).refusal?.code).toBe('hasPilot');
  });

  it('says what the vehicle does', () => {
    expect(commanders(driven(), 'truck')).toEqual(['tiz']);
  });

  it('lends it all Stats but its own three', () => {
    expect(statIn(driven(), 'truck', 'instinct').total).toBe(20);
  });

  it('gives it their Vehicle Handling and 10 as its Primary Stat', () => {
    expect(primaryIn(driven(), 'truck').total).toBe(13);
  });

  it('gives it a Stat of theirs as its Secondary Stat', () => {
    expect(secondaryIn(driven({ tiz: { stats: { instinct: 20, dexterity: 14 } } }), 'truck').total).toBe(14);
  });

  it('acts together with it', () => {
    expect(onTurn(nextRound(driven()))).toEqual(['tiz', 'truck']);
  });

  it("is told what both can still use: who is aboard doesn't walk", () => {
    const { left } = trackerOf(nextRound(driven()), { gm: true, characters: [] });
    expect(left).toEqual(['Tiz 3 AP', 'Truck 3 AP', '3 m']);
  });

  it('ends its turn with their own', () => {
    expect(onTurn(after(nextRound(driven()), nextOf('tiz')))).toEqual(['ogre']);
  });

  it('goes where it goes', () => {
    const moved = after(nextRound(driven()), acting('truck', 'move', { target: 'F2' }));
    expect(fighterIn(moved, 'tiz')?.at).toBe('F2');
  });

  it('goes nowhere without getting out', () => {
    expect(done(driven(), acting('tiz', 'move', { target: 'A1' })).refusal?.code).toBe('isAboard');
  });

  it('stands beside it once they are out', () => {
    const out = after(driven(), acting('tiz', 'getOut'));
    expect([
      fighterIn(out, 'tiz')?.aboard,
      fighterIn(out, 'tiz')?.at === fighterIn(out, 'truck')?.at,
    ]).toEqual([undefined, false]);
  });
});

describe('who is in a vehicle', () => {
  it("can't be attacked from outside", () => {
    const scene = after(driven(), nextOf('tiz'));
    expect(done(withPlace(scene, 'ogre', 'G2'), attackOn('ogre', 'tiz')).refusal?.code).toBe('fullCover');
  });

  it("can't attack anybody outside", () => {
    const scene = nextRound(driven());
    expect(done(withPlace(scene, 'ogre', 'G2'), attackOn('tiz', 'ogre')).refusal?.code).toBe('fullCover');
  });

  it('sees what is outside', () => {
    expect(canSee(driven(), 'tiz', 'ogre')).toBe(true);
  });

  it('is as far from everything as the vehicle', () => {
    expect(metresBetween(driven(), 'tiz', 'ogre')).toBe(metresBetween(driven(), 'truck', 'ogre'));
  });

  it('has full cover', () => {
    expect(coverOf(driven(), 'ogre', 'tiz')).toMatchObject({ cover: 'full' });
  });

  it('has half cover once its Vitality is below half', () => {
    expect(coverOf(withVitality(driven(), 'truck', 1), 'ogre', 'tiz')).toMatchObject({
      cover: 'half',
      creature: 'truck',
    });
  });

  it('has none from others in it', () => {
    const scene = after(driven(), nextOf('tiz'), nextOf('ogre'), boards('bo', 'passenger'));
    expect(coverOf(scene, 'bo', 'tiz').cover).toBe('none');
  });

  it('is hit by Psychic damage in its place', () => {
    const parts = [{ type: 'psychic', amount: 5 }] as const;
    const { events } = played(driven(), function* (tx) {
      yield* deal(tx, { target: 'truck', by: 'ogre', cause: 'effect', parts });
    });
    expect(told({ events }, 'damaged')).toMatchObject([{ target: 'tiz' }]);
  });
});

describe('fuel (Vehicles)', () => {
  const used = { ...vehicle(), vehicle: { secondary: 'dexterity' as const, usedSince: 0 } };
  const scene = between({ tiz: hero(), truck: used });
  const later = after(scene, { kind: 'amend', actor: 'party', field: 'clock', value: '+24', asGm: true });

  it('is out a day after the vehicle was used: it is Restrained', () => {
    expect(beingIn(later, 'truck')?.statuses).toMatchObject([{ status: 'restrained' }]);
  });

  it('brings it no Exhaustion', () => {
    expect(beingIn(later, 'truck')?.exhaustion).toBe(0);
  });

  it('ends that', () => {
    const full = after(later, acting('tiz', 'refuel', { target: 'truck' }));
    expect(beingIn(full, 'truck')?.statuses).toEqual([]);
  });

  it('is not asked for where it has not been used', () => {
    const idle = between({ tiz: hero(), truck: vehicle() });
    const waited = after(idle, { kind: 'amend', actor: 'party', field: 'clock', value: '+48', asGm: true });
    expect(beingIn(waited, 'truck')?.statuses).toEqual([]);
  });

  it('is needed from the first turn that a pilot has with it', () => {
    expect(beingIn(nextRound(driven()), 'truck')).toMatchObject({ vehicle: { usedSince: 0 } });
  });
});

describe('upgrading a vehicle (Building and Upgrading Vehicles)', () => {
  const medium = { level: 1, size: 'medium', rank: 'normal', grade: 1 } as const;

  it.each([
    ['from Level 1 to 2', medium, 500],
    ['from Level 2 to 3', { ...medium, level: 2 }, 1000],
    ['one size larger', { ...medium, size: 'big' }, 1000],
    ['of a Minor one', { ...medium, rank: 'minor' }, 250],
    ['of an Elite one', { ...medium, rank: 'elite' }, 750],
    ['of a Boss of grade 2', { ...medium, rank: 'boss', grade: 2 }, 2000],
  ] as const)('costs what it costs %s', (_what, about, cost) => {
    expect(raisingCost(about)).toBe(cost);
  });

  const rich = hero({ credits: 10_000, skills: { engineering: 2 }, items: [equipment] });
  const raised = done(
    between({ tiz: rich, truck: vehicle('vehicle, medium, level 1') }),
    acting('tiz', 'raiseVehicle', { target: 'truck', means: 'strength' }),
  );

  it('raises its Level', () => {
    expect(beingIn(raised.state, 'truck')?.level).toBe(2);
  });

  it('takes a fiftieth of the price in hours', () => {
    expect(told(raised, 'vehicleRaised')).toMatchObject([{ minutes: 600, credits: 500 }]);
  });

  it('takes equipment', () => {
    const scene = between({ tiz: { ...rich, items: [] }, truck: vehicle('vehicle, medium, level 1') });
    const tried = done(scene, acting('tiz', 'raiseVehicle', { target: 'truck', means: 'strength' }));
    expect(tried.refusal?.code).toBe('noEquipment');
  });

  it('says with which Skill it was done', () => {
    expect(beingIn(raised.state, 'truck')).toMatchObject({ vehicle: { skills: ['engineering'] } });
  });

  it('takes a Skill Level of 1 and the Tier', () => {
    const scene = between({
      tiz: { ...rich, skills: { engineering: 1 } },
      truck: vehicle('vehicle, medium, level 1'),
    });
    const tried = done(scene, acting('tiz', 'raiseVehicle', { target: 'truck', means: 'strength' }));
    expect(tried.refusal?.code).toBe('vehicleSkill');
  });
});

describe('a rest with a vehicle', () => {
  const resting = (skill: number) =>
    done(between({ tiz: hero({ skills: { engineering: skill } }), truck: { ...vehicle(), vitality: 1 } }), {
      ...{ kind: 'rest', rest: 'full', actors: ['tiz', 'truck'], asGm: true },
    });

  it('does nothing for it where nobody could work on it', () => {
    expect(resting(0).refusal?.code).toBe('vehicleRests');
  });

  it('mends it where somebody does', () => {
    expect(beingIn(resting(2).state, 'truck')?.vitality).toBeGreaterThan(1);
  });
});
