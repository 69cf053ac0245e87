import { describe, expect, it } from 'vitest';
import type { Being } from '../../../../src/systems/ishanekon/character/schema.ts';
import { meansOf } from '../../../../src/systems/ishanekon/attack/means.ts';
import { attacksEach } from '../../../../src/systems/ishanekon/attack/cost.ts';
import { evasionOf } from '../../../../src/systems/ishanekon/defence/evasionOf.ts';
import { abilitySchema } from '../../../../src/systems/ishanekon/language/schema/ability.ts';
import { hasFlash } from '../../../../src/systems/ishanekon/language/use/flash.ts';
import { priceOf } from '../../../../src/systems/ishanekon/language/use/cost.ts';
import { beingIn, fighterIn, onTurn, type Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { boostedDamage } from '../../../../src/systems/ishanekon/vehicles/boost.ts';
import { clothes, equipment } from '../support/fights.ts';
import { acting, after, done, nextOf, told, withFighter } from '../support/scenes.ts';
import { boards, driven, fitted, manned, module, vehicle, yard } from './support.ts';

const spell = (more: object) =>
  abilitySchema.parse({
    ...{ id: 'bolt', name: 'Bolt', types: ['damage'], wp: 2, source: 'technology', equipment: false },
    ...{ range: { kind: 'metres', metres: 20 }, target: { who: 'any' }, attack: 'ranged' },
    ...{ effects: [{ effect: 'damage', amount: '1d10 + 1d10 per more', types: ['heat'] }] },
    upcasts: [{ id: 'more', name: '+1d10', cost: 1 }],
    ...more,
  });

/** Somebody who knows one Ability of their own. */
const knowing = (more: object = {}): Partial<Being> => {
  const ability = spell(more);
  return {
    abilities: [{ id: ability.id, source: 'technology', mixes: [] }],
    own: { features: [], abilities: [ability] },
    wp: 12,
  };
};

const attackOn = (actor: string, target: string, means: string | null = null) =>
  ({ kind: 'attack', actor, target, means, way: null, spend: [], asGm: false }) as const;

/** The ogre beside the truck, to its right. */
const close = (scene: Scene): Scene => withFighter(scene, 'ogre', { at: 'G2' });

describe('a module (Modules)', () => {
  it('is manned by a co-pilot', () => {
    expect(fighterIn(manned([module('captainsSeat')]), 'bo')?.aboard).toEqual({
      ...{ vehicle: 'truck', seat: 'copilot', module: 'captainsSeat' },
    });
  });

  it('is manned by one alone', () => {
    const scene = after(yard({ truck: fitted([module('engineerRoom')]) }), boards('tiz', 'engineerRoom'));
    const tried = done(after(scene, nextOf('tiz'), nextOf('ogre')), boards('bo', 'engineerRoom'));
    expect(tried.refusal?.code).toBe('moduleTaken');
  });

  it('takes nobody larger than those for whom it is made', () => {
    const scene = yard({ truck: fitted([module('engineerRoom', { size: 'small' })]) });
    expect(done(scene, boards('tiz', 'engineerRoom')).refusal?.code).toBe('moduleTooSmall');
  });

  it('leaves its co-pilot their own Initiative', () => {
    expect(onTurn(manned([module('captainsSeat')]))).toEqual(['bo']);
  });

  it('can be left for another seat', () => {
    const scene = manned([module('captainsSeat')]);
    const moved = after(scene, acting('bo', 'changeSeat', { means: 'passenger' }));
    expect(fighterIn(moved, 'bo')?.aboard).toEqual({ vehicle: 'truck', seat: 'passenger' });
  });
});

describe("a Captain's Seat", () => {
  const order = acting('bo', 'captainsOrder', { target: 'tiz', means: 'presence' });
  const captain = (line?: string) =>
    manned([module('captainsSeat')], {
      bo: { skills: { presence: 2 } },
      ...(line === undefined ? {} : { line }),
    });
  const ordered = after(done(captain(), order, [9]).state, nextOf('bo'));

  it("gives Captain's Order for 3 AP", () => {
    expect(fighterIn(done(captain(), order, [9]).state, 'bo')?.turn?.ap).toBe(0);
  });

  it.each([
    ['6, the Tier and one module', undefined, [5], []],
    ['less than the roll and the Skill', undefined, [6], ['tiz']],
  ])('is checked against %s', (_what, line, dice, given) => {
    const made = done(captain(line), order, dice);
    expect(told(made, 'orderGiven').map(({ target }) => target)).toEqual(given);
  });

  it('gives the pilot another turn after the captain, with the vehicle', () => {
    expect(onTurn(ordered)).toEqual(['tiz', 'truck']);
  });

  it('gives it to nobody on a failure', () => {
    expect(onTurn(after(done(captain(), order, [2]).state, nextOf('bo')))).toEqual(['tiz', 'truck']);
  });

  it("can't be given to oneself", () => {
    const tried = done(captain(), acting('bo', 'captainsOrder', { target: 'bo', means: 'presence' }));
    expect(tried.refusal?.code).toBe('chooseTarget');
  });

  describe('what lasts until the next turn of who is ordered', () => {
    const state = (at: 'turn.start' | 'turn.end') => ({
      ...{ id: 'defending' as const, by: 'tiz', number: null },
      duration: { ends: [{ when: { at, actor: 'tiz' }, left: 1 }] },
    });
    const lasting = (at: 'turn.start' | 'turn.end') =>
      after(done(withFighter(captain(), 'tiz', { states: [state(at)] }), order, [9]).state, nextOf('bo'));
    const states = (scene: Scene) => fighterIn(scene, 'tiz')?.states.map(({ id }) => id);

    it('goes on in the ordered turn', () => {
      expect(states(lasting('turn.start'))).toEqual(['defending']);
    });

    it('goes on after it, too, where it lasts until the end of their next turn', () => {
      expect(states(after(lasting('turn.end'), nextOf('tiz')))).toEqual(['defending']);
    });

    it('ends with the turn that they have by themselves', () => {
      expect(states(after(lasting('turn.start'), nextOf('tiz')))).toEqual([]);
    });
  });
});

describe('an Empowered Platform', () => {
  const platform = module('empoweredPlatform', { source: 'technology' });
  const scene = manned([platform], { bo: knowing(), line: 'vehicle, bigger, level 3' });
  const use = acting('bo', 'ability', { means: 'bolt', target: 'ogre', spend: ['upcast:bolt:more:4'] });
  const price = (at: Scene, more: object = {}) =>
    priceOf(at, 'bo', { ability: spell(more), upcasts: { more: 4 }, half: false }).paid;

  it("upcasts its power source's Abilities for nothing, by twice the Tier", () => {
    expect(price(scene)).toBe(2);
  });

  it('upcasts no others', () => {
    expect(price(scene, { source: 'supernatural' })).toBe(6);
  });

  it('offers as many upcasts', () => {
    expect(done(scene, use, [10, 1, 1, 1, 1, 1]).refusal).toBeNull();
  });

  it('reaches out of full cover', () => {
    const tried = done(scene, acting('bo', 'ability', { means: 'bolt', target: 'ogre' }), [10, 1]);
    expect(tried.refusal).toBeNull();
  });

  it('is what does that', () => {
    const passenger = after(
      driven({ bo: knowing() }),
      ...[nextOf('tiz'), nextOf('ogre'), boards('bo', 'passenger')],
    );
    const tried = done(passenger, acting('bo', 'ability', { means: 'bolt', target: 'ogre' }));
    expect(tried.refusal?.code).toBe('fullCover');
  });
});

describe('an Engineer Room', () => {
  const mending = {
    ...{ id: 'weld', name: 'Weld', types: ['healing'], wp: 0, attack: null, upcasts: [] },
    ...{ range: { kind: 'metres', metres: 5 }, target: { who: 'any' } },
  };
  const healing = (effect: object, target = 'truck') => {
    const bo = { ...knowing({ ...mending, effects: [effect] }), vitality: 1 };
    const scene = manned([module('engineerRoom')], { bo });
    const hurt = {
      ...scene.characters,
      truck: { ...scene.characters.truck, vitality: 1 },
    } as Scene['characters'];
    return done({ ...scene, characters: hurt }, acting('bo', 'ability', { means: 'weld', target }));
  };
  const boost = (what: string) =>
    done(
      manned([module('engineerRoom')], { bo: { skills: { engineering: 2 } } }),
      acting('bo', 'boostVehicle', { target: what, means: 'engineering' }),
      [6],
    );

  it('doubles what heals the vehicle alone', () => {
    expect(told(healing({ effect: 'heal', amount: 4 }), 'healed')).toMatchObject([{ amount: 8 }]);
  });

  it('doubles nothing that heals others', () => {
    expect(told(healing({ effect: 'heal', amount: 4 }, 'bo'), 'healed')).toMatchObject([{ amount: 4 }]);
  });

  it('doubles Temporary Vitality, too', () => {
    const made = healing({ effect: 'temporary', amount: 3 });
    expect(told(made, 'temporaryGained')).toMatchObject([{ amount: 6 }]);
  });

  it('boosts a number by half the check, until its next turn', () => {
    const before = evasionOf(manned([module('engineerRoom')]), 'truck', {}).total;
    expect(evasionOf(boost('evasion').state, 'truck', {}).total).toBe(before + 4);
  });

  it('boosts no longer than that', () => {
    const later = after(boost('evasion').state, nextOf('bo'), nextOf('tiz'), nextOf('ogre'));
    expect(fighterIn(later, 'truck')?.states).toEqual([]);
  });

  it('gives Vitality of twice the check', () => {
    const hurt = manned([module('engineerRoom')], { bo: { skills: { engineering: 2 } } });
    const scene = { ...hurt, characters: { ...hurt.characters, truck: { ...vehicle(), vitality: -10 } } };
    const fixed = fitted([module('engineerRoom')]);
    const made = done(
      { ...scene, characters: { ...scene.characters, truck: { ...fixed, vitality: 1 } } },
      acting('bo', 'boostVehicle', { target: 'vitality', means: 'engineering' }),
      [2],
    );
    expect(beingIn(made.state, 'truck')?.vitality).toBe(1 + 2 * 4);
  });

  it('is worked with a Skill that built the vehicle, where that is known', () => {
    const truck = fitted([module('engineerRoom')]);
    const known = { ...truck, vehicle: truck.vehicle && { ...truck.vehicle, skills: ['art' as const] } };
    const scene = after(
      driven({ truck: known }),
      ...[nextOf('tiz'), nextOf('ogre'), boards('bo', 'engineerRoom')],
    );
    const tried = done(scene, acting('bo', 'boostVehicle', { target: 'evasion', means: 'engineering' }));
    expect(tried.refusal?.code).toBe('chooseMeans');
  });

  describe('boosted damage', () => {
    const boosted = close(after(boost('damage').state, nextOf('bo')));
    const struck = done(boosted, attackOn('truck', 'ogre', 'unarmed'), [19, 1]);

    it('is the check, unmultiplied, for the vehicle', () => {
      expect(boostedDamage(boosted, 'truck')).toBe(8);
    });

    it('is the same for its co-pilots', () => {
      expect(boostedDamage(boosted, 'bo')).toBe(8);
    });

    it('is dealt once a turn', () => {
      expect(boostedDamage(struck.state, 'truck')).toBe(0);
    });
  });
});

describe('a Weapon Platform', () => {
  const armed = (path: 'pathOfAttack' | 'pathOfManouver' | 'pathOfFlashAttack', bo: Partial<Being> = {}) =>
    close(
      manned([module('weaponPlatform', { path })], {
        bo: { items: [clothes, equipment], wearing: 'clothes', ...bo },
        line: 'vehicle, bigger, level 3',
      }),
    );
  const weaponOf = (scene: Scene) => meansOf(scene, 'bo')[0] ?? null;

  it('has a weapon like a Natural Weapon, for its co-pilot', () => {
    expect(weaponOf(armed('pathOfAttack'))).toMatchObject({
      ...{ name: 'Weapon Platform', mounted: true, weapon: { damage: { count: 1, sides: 8 } } },
    });
  });

  it('has it for nobody else', () => {
    expect(meansOf(armed('pathOfAttack'), 'tiz').some(({ mounted }) => mounted)).toBe(false);
  });

  it('reaches out of the hull with it', () => {
    expect(done(armed('pathOfAttack'), attackOn('bo', 'ogre'), [19, 1]).refusal).toBeNull();
  });

  it('has the attacks of its Path by the Tier of the vehicle', () => {
    const scene = armed('pathOfAttack');
    expect(attacksEach(scene, 'bo', weaponOf(scene))).toBe(2);
  });

  it('gives its Path to no other weapon', () => {
    expect(attacksEach(armed('pathOfAttack'), 'bo', null)).toBe(1);
  });

  it('takes no Path of its co-pilot', () => {
    const scene = armed('pathOfManouver', { path: 'pathOfAttack', level: 3 } as Partial<Being>);
    expect([attacksEach(scene, 'bo', weaponOf(scene)), attacksEach(scene, 'bo', null)]).toEqual([1, 2]);
  });

  it('makes Flash Attacks with it by the Path of them', () => {
    const scene = armed('pathOfFlashAttack');
    expect(hasFlash(scene, 'bo', weaponOf(scene))).toBe(true);
  });

  it('makes none with anything else by that', () => {
    const scene = armed('pathOfFlashAttack');
    expect(hasFlash(scene, 'bo', meansOf(scene, 'bo').at(-1) ?? null)).toBe(false);
  });

  it('upcasts Maneuvers with it for nothing, by the Tier of the vehicle', () => {
    const scene = armed(
      'pathOfAttack',
      knowing({ types: ['maneuver', 'damage'], time: { kind: 'attack' }, attack: null }),
    );
    const casting = { ability: spell({}), upcasts: { more: 2 }, half: false };
    expect([
      priceOf(scene, 'bo', { ...casting, mounted: true }).paid,
      priceOf(scene, 'bo', casting).paid,
    ]).toEqual([2, 4]);
  });
});
