import { describe, expect, it } from 'vitest';
import { beingIn, type Scene, fighterIn } from '../../../../src/systems/ishanekon/scene.ts';
import { newVehicleBase } from '../../../../src/systems/ishanekon/vehicles/construct.ts';
import { raisingCost } from '../../../../src/systems/ishanekon/vehicles/care.ts';
import { equipment } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, between, done, fightOf, nextOf, told } from '../support/scenes.ts';
import { fitted, module, vehicle } from './support.ts';

const builder = hero({ name: 'Tiz', credits: 20_000, skills: { engineering: 2 }, items: [equipment] });
const yard = (tiz = builder): Scene => between({ tiz });
const build = (target: string, means = 'normal', more: Parameters<typeof acting>[2] = {}) =>
  acting('tiz', 'buildVehicle', { target, means, ...more });
const built = (...said: Parameters<typeof build>) => done(yard(), build(...said));
const parked = ({ state }: { readonly state: Scene }) => state.party.garage[0]?.sheet;

describe('building a vehicle (Building and Upgrading Vehicles)', () => {
  it.each([
    ['a Medium one', built('medium'), 500],
    ['a larger one', built('bigger'), 2000],
    ['a smaller one', built('small'), 250],
    ['a Minor one', built('medium', 'minor'), 250],
    ['an Elite one', built('medium', 'elite'), 750],
    ['a Boss of grade 2', built('medium', 'boss2'), 2000],
    ['one with a Trait of 2 points', built('medium', 'normal', { spend: ['trait:lightFeetOfYouth'] }), 700],
    ['one that is bought', built('medium', 'normal', { spend: ['bought'] }), 1000],
  ])('costs what it costs for %s', (_what, made, credits) => {
    expect(told(made, 'vehicleBuilt')).toMatchObject([{ credits }]);
  });

  it.each([
    [-3, 350],
    [-20, 50],
    [2, 700],
  ])('costs by its Traits: %i points are %i credits', (points, credits) => {
    expect(newVehicleBase(points)).toBe(credits);
  });

  it('takes a fiftieth of the price in hours', () => {
    expect(built('medium').state.party.clock).toBe(600);
  });

  it('takes a crafting Skill of Level 2', () => {
    const tried = done(yard({ ...builder, skills: { engineering: 1 } }), build('medium'));
    expect(tried.refusal?.code).toBe('vehicleSkill');
  });

  it('takes no Skill where it is bought', () => {
    const tried = done(yard({ ...builder, skills: {} }), build('medium', 'normal', { spend: ['bought'] }));
    expect(tried.refusal).toBeNull();
  });

  it('makes one of Level 0 with Natural Armor and the Talent that was picked', () => {
    expect(parked(built('big', 'normal', { spend: ['talent:fleet'], detail: 'Buggy' }))).toMatchObject({
      ...{ name: 'Buggy', level: 0, size: 'big', features: ['naturalArmor', 'fleet'] },
    });
  });

  it('keeps with which Skill it was done, and for whose size', () => {
    expect(parked(built('big'))?.vehicle).toMatchObject({ skills: ['engineering'], madeFor: 'medium' });
  });

  it('is refused where the garage is full', () => {
    const garage = Array.from({ length: 6 }, (_, n) => ({ id: `v${n}`, sheet: vehicle(), out: false }));
    const scene = yard();
    const tried = done({ ...scene, party: { ...scene.party, garage } }, build('medium'));
    expect(tried.refusal?.code).toBe('limit');
  });

  it('can be given away', () => {
    const scene = built('medium').state;
    const gone = after(scene, acting('tiz', 'letVehicleGo', { target: 'tiz-vehicle1' }));
    expect(gone.party.garage).toEqual([]);
  });
});

const garage = (sheet = vehicle(), tiz = builder): Scene => {
  const scene = yard(tiz);
  return { ...scene, party: { ...scene.party, garage: [{ id: 'v1', sheet, out: false }] } };
};

describe('building a module (Modules)', () => {
  const add = (means: string, more: Parameters<typeof acting>[2] = {}) =>
    acting('tiz', 'addModule', { target: 'v1', means, ...more });

  it('costs as much as a vehicle of the size for which it is made', () => {
    expect(told(done(garage(), add('engineerRoom')), 'moduleBuilt')).toMatchObject([{ credits: 500 }]);
  });

  it('costs less for small co-pilots', () => {
    const made = done(garage(), add('engineerRoom', { spend: ['for:small'] }));
    expect(told(made, 'moduleBuilt')).toMatchObject([{ credits: 250 }]);
  });

  it('is for vehicles that are two sizes larger than their pilot', () => {
    const tried = done(garage(vehicle('vehicle, big, level 0')), add('engineerRoom'));
    expect(tried.refusal?.code).toBe('noModules');
  });

  it('has the power source or the Path that was picked', () => {
    const made = after(garage(), add('empoweredPlatform.supernatural'), add('weaponPlatform.pathOfAttack'));
    expect(made.party.garage[0]?.sheet.vehicle?.modules).toMatchObject([
      { kind: 'empoweredPlatform', source: 'supernatural' },
      { kind: 'weaponPlatform', path: 'pathOfAttack' },
    ]);
  });

  it('makes every further Level dearer, as if a vehicle of that size rose, too', () => {
    expect(raisingCost(fitted([module('engineerRoom')], 'vehicle, bigger, level 1'))).toBe(2000 + 500);
  });
});

describe("a vehicle's Traits (Building and Upgrading Vehicles)", () => {
  const change = acting('tiz', 'vehicleTrait', { target: 'v1', means: 'lightFeetOfYouth' });
  const on = done(garage(), change);

  it('cost 200 credits a point where they help', () => {
    expect(told(on, 'vehicleTrait')).toMatchObject([{ credits: 400, off: false }]);
  });

  it('come off for nothing, in 10 minutes', () => {
    expect(told(done(on.state, change), 'vehicleTrait')).toMatchObject([
      { credits: 0, minutes: 10, off: true },
    ]);
  });
});

describe('the garage', () => {
  const scene = (): Scene => {
    const fight = fightOf(
      {
        tiz: { sheet: { ...builder, stats: { ...builder.stats, instinct: 20 } }, place: 'B2' },
        ogre: { sheet: creature({ name: 'Ogre' }), side: 'foes', place: 'L7' },
      },
      { map: '14x8', party: garage().party },
    );
    return after(fight, acting('tiz', 'bringVehicle', { target: 'v1' }));
  };

  it('has vehicles that are brought to a fight', () => {
    expect(fighterIn(scene(), 'v1')).toMatchObject({ side: 'players' });
  });

  it('has no vehicle twice', () => {
    expect(done(scene(), acting('tiz', 'bringVehicle', { target: 'v1' })).refusal?.code).toBe('chooseTarget');
  });

  it('has it again after the fight, as it is then', () => {
    const now = scene();
    const truck = now.characters.v1;
    const hurt = { ...now, characters: { ...now.characters, v1: { ...truck, vitality: 3 } } } as Scene;
    const over = after(hurt, { kind: 'end', asGm: true });
    expect(over.party.garage).toMatchObject([{ id: 'v1', out: false, sheet: { vitality: 3 } }]);
  });

  it('has no wreck', () => {
    const now = scene();
    const wreck = {
      ...now,
      characters: { ...now.characters, v1: { ...now.characters.v1, dead: true } },
    } as Scene;
    expect(after(wreck, { kind: 'end', asGm: true }).party.garage).toEqual([]);
  });

  it('lets those out who are in a vehicle that leaves', () => {
    const aboard = after(
      scene(),
      nextOf('tiz'),
      nextOf('ogre'),
      acting('tiz', 'board', { target: 'v1', means: 'pilot' }),
    );
    const left = after(aboard, { kind: 'leave', actor: 'v1', asGm: true });
    expect([fighterIn(left, 'tiz')?.aboard, left.party.garage[0]?.out]).toEqual([undefined, false]);
  });

  it('is worked on in the rest of somebody who could build what is in it', () => {
    const rested = after(garage({ ...vehicle(), vitality: 1 }), {
      ...{ kind: 'rest', rest: 'full', actors: ['tiz'], asGm: true },
    });
    expect(rested.party.garage[0]?.sheet.vitality).toBe(vehicle().vitality);
  });

  it('needs fuel for what was used', () => {
    const used = { ...vehicle(), vehicle: { secondary: 'dexterity' as const, usedSince: 0 } };
    const later = after(garage(used), {
      ...{ kind: 'amend', actor: 'party', field: 'clock', value: '+24', asGm: true },
    });
    expect(later.party.garage[0]?.sheet.statuses).toMatchObject([{ status: 'restrained' }]);
  });

  it('raises what is in it', () => {
    const raised = after(garage(), acting('tiz', 'raiseVehicle', { target: 'v1', means: 'strength' }));
    expect([raised.party.garage[0]?.sheet.level, beingIn(raised, 'tiz')?.credits]).toEqual([1, 18_000]);
  });
});
