import { describe, expect, it } from 'vitest';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import { armed, attacking, bow, duel, item, strikes, vitality, weapon } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { after, done, fighterOf, nextOf, told, withFighter } from '../support/scenes.ts';

const strong = { stats: { strength: 13, dexterity: 13 } };

describe('an attack roll (Attacks)', () => {
  it('hits with as much as the Evasion: 12 and 4 against 16 (the example of Evasion)', () => {
    const scene = duel(strong, { stats: { dexterity: 16 } });
    expect(vitality(strikes(scene, [12, 5]))).toBe(12);
  });

  it('misses with 1 less', () => {
    const scene = duel(strong, { stats: { dexterity: 16 } });
    expect(vitality(strikes(scene, [11]))).toBe(20);
  });

  it('adds the Primary Stat Bonus to the damage: 1d8 and 3', () => {
    expect(vitality(strikes(duel(strong), [10, 8]))).toBe(9);
  });

  it('adds the Dexterity Bonus of 3 with a dagger: 1d8 and 3 (the example of Weapons)', () => {
    const dagger = armed(weapon({ name: 'Dagger', primary: 'dexterity', secondary: 'instinct' }));
    expect(vitality(strikes(duel({ ...dagger, stats: { dexterity: 13 } }), [10, 4]))).toBe(13);
  });

  it('misses with a natural 1, however high the bonus', () => {
    expect(vitality(strikes(duel({ stats: { strength: 40 } }), [1]))).toBe(20);
  });

  it('hits with a natural 20, however high the Evasion (A5)', () => {
    const nimble = { stats: { dexterity: 40 }, wearing: null };
    expect(told(strikes(duel({}, nimble), [20, 1]), 'attacked')[0]?.aims[0]?.hit).toBe(true);
  });

  it('only hits with a natural 20 that reaches the Evasion, where the house has it so (A5)', () => {
    const party = { rules: { ...newParty.rules, criticalHits: 'onHit' as const } };
    const nimble = { stats: { dexterity: 40 }, wearing: null };
    expect(vitality(strikes(duel({}, nimble, { party }), [20]))).toBe(20);
  });

  it('does 6 more on a critical hit', () => {
    expect(vitality(strikes(duel(), [20, 3]))).toBe(11);
  });

  it('may miss by choice', () => {
    expect(told(strikes(duel(), [], { spend: ['pulled'] }), 'attacked')[0]?.pulled).toBe(true);
  });

  it('takes 1d4 off the damage where it shall not kill', () => {
    expect(vitality(strikes(duel(), [10, 5, 2], { spend: ['sparing'] }))).toBe(17);
  });
});

describe('proficiency (Weapons)', () => {
  const sword = armed(weapon({ category: 'medieval' }));

  it('is missing: one attacks with disadvantage', () => {
    expect(vitality(strikes(duel(sword), [15, 4]))).toBe(20);
  });

  it('is wanted of no bare hand', () => {
    const scene = duel({ proficient: { weapons: [], armour: ['clothes'] } });
    expect(told(strikes(scene, [5], { means: 'unarmed' }), 'attacked')[0]?.dice).toEqual([5]);
  });
});

describe('ranges', () => {
  const archer = armed(bow());

  it('end a melee weapon at 1 m', () => {
    expect(strikes(duel({}, {}, { apart: 2 }), []).refusal?.code).toBe('outOfReach');
  });

  it('reach 1 m farther for each size category above Medium (Creature Size)', () => {
    expect(vitality(strikes(duel({ size: 'big' }, {}, { apart: 3 }), [10, 4]))).toBe(16);
  });

  it('let a ranged weapon shoot without disadvantage up to the effective one', () => {
    expect(vitality(strikes(duel(archer, {}, { apart: 5 }), [10, 4]))).toBe(16);
  });

  it('give disadvantage up to the ineffective one', () => {
    expect(vitality(strikes(duel(archer, {}, { apart: 6 }), [15, 9]))).toBe(20);
  });

  it('end there', () => {
    expect(strikes(duel(archer, {}, { apart: 10 }), []).refusal?.code).toBe('outOfReach');
  });

  it('give disadvantage to ranged attacks with an enemy within 1 m (A24)', () => {
    expect(vitality(strikes(duel(archer), [15, 9]))).toBe(20);
  });

  it('do not with a Flexible weapon', () => {
    expect(vitality(strikes(duel(armed(bow({ properties: ['flexible', 'twoHanded'] }))), [15, 4]))).toBe(16);
  });
});

describe('what a weapon needs', () => {
  it('equipment, where it is ranged (Equipment)', () => {
    const bare = { ...armed(bow()), items: [item(bow())] };
    expect(strikes(duel(bare, {}, { apart: 4 }), [], { means: 'bow' }).refusal?.code).toBe('needsEquipment');
  });

  it('both hands, where it is two-handed', () => {
    const one = { ...armed(bow()), holding: ['bow', null] };
    expect(strikes(duel(one, {}, { apart: 4 }), [], { means: 'bow' }).refusal?.code).toBe('needsBothHands');
  });
});

describe('the Attack action (Basic Actions)', () => {
  it('takes 2 AP', () => {
    expect(fighterOf(strikes(duel(), [1]), 'tiz').turn?.ap).toBe(1);
  });

  it('takes 3 with a weapon that is reloaded', () => {
    expect(fighterOf(strikes(duel(armed(weapon({ properties: ['reload'] }))), [1]), 'tiz').turn?.ap).toBe(0);
  });

  it('is refused without AP', () => {
    expect(strikes(duel({}, {}, { turn: { ap: 1 } }), []).refusal?.code).toBe('notEnoughAp');
  });

  it('goes on without AP while attacks of it are left', () => {
    const scene = duel({}, {}, { turn: { ap: 0, attacks: 2, attackAp: 2 } });
    expect(fighterOf(strikes(scene, [1]), 'tiz').turn?.attacks).toBe(1);
  });

  it('may do all its attacks in one: half as much damage again for each further one', () => {
    const scene = duel({}, {}, { turn: { ap: 0, attacks: 3, attackAp: 2 } });
    expect(vitality(strikes(scene, [10, 4], { way: 'together' }))).toBe(12);
  });

  it("is not somebody else's turn's", () => {
    expect(strikes(duel(), [], { actor: 'wolf', target: 'tiz' }).refusal?.code).toBe('notYourTurn');
  });
});

describe('an Adaptable weapon', () => {
  it('deals Physical damage in place of its own', () => {
    const scene = duel(armed(weapon({ types: ['heat'], properties: ['adaptable'] })));
    expect(told(strikes(scene, [10, 4], { way: 'physical' }), 'damaged')[0]?.parts).toEqual([
      { type: 'physical', amount: 4 },
    ]);
  });

  it('is the only one that does', () => {
    expect(strikes(duel(armed(weapon({ types: ['heat'] }))), [], { way: 'physical' }).refusal?.code).toBe(
      'noSuchWay',
    );
  });
});

describe('unarmed attacks (Weapons)', () => {
  it('deal 1d4 and the Strength Bonus', () => {
    expect(vitality(strikes(duel({ stats: { strength: 12 } }), [10, 4], { means: 'unarmed' }))).toBe(14);
  });
});

describe('weapons that attack an area (Weapons)', () => {
  const pack = (places: readonly string[]) =>
    Object.fromEntries(
      places.map((place, n) => [
        `wolf${n + 2}`,
        { sheet: creature({ name: `Wolf ${n + 2}` }), side: 'foes' as const, place },
      ]),
    );
  const hurt = (area: 'cube' | 'line' | 'around', places: readonly string[], dice: readonly number[]) => {
    const made = strikes(duel(armed(weapon({ area })), {}, { more: pack(places) }), dice);
    return told(made, 'damaged').map(({ target }) => target);
  };

  it('make one attack roll and one roll for damage', () => {
    expect(hurt('around', ['A1', 'B3'], [15, 3])).toEqual(['wolf', 'wolf2', 'wolf3']);
  });

  it('reach within 1 m around the attacker', () => {
    expect(hurt('around', ['B4'], [15, 3])).toEqual(['wolf']);
  });

  it('reach a cube of 2 m, wherever it holds most enemies', () => {
    expect(hurt('cube', ['D1', 'D2', 'E2'], [15, 3])).toEqual(['wolf', 'wolf2', 'wolf3']);
  });

  it('reach a line of 3 m that may bend', () => {
    expect(hurt('line', ['D3', 'C4', 'E5'], [15, 3])).toEqual(['wolf', 'wolf2', 'wolf3']);
  });

  it('strike friends, too', () => {
    const more = { bo: { sheet: hero({ name: 'Bo' }), place: 'A1' } };
    const made = strikes(duel(armed(weapon({ area: 'around' })), {}, { more }), [15, 3]);
    expect(vitality(made, 'bo')).toBeLessThan(20);
  });
});

describe('an attack on somebody who has climbed on another (Advanced Actions: Climb)', () => {
  const cub = { sheet: creature({ name: 'Cub', ...armed(weapon()) }), side: 'foes' as const, place: 'B3' };
  const scene = after(duel({}, { size: 'big' }, { more: { cub } }), nextOf('tiz'), nextOf('wolf'));
  const climbed = { id: 'climbed', by: 'wolf', number: null, duration: untilRemoved } as const;
  const mounted = withFighter(scene, 'tiz', { states: [climbed] });

  it('hits the one below where it misses', () => {
    const made = done(mounted, attacking({ actor: 'cub', target: 'tiz' }), [9, 4]);
    expect(told(made, 'attacked')[0]?.aims[0]).toMatchObject({ target: 'tiz', hit: false, instead: 'wolf' });
  });

  it('hits nobody below on a natural 1', () => {
    const made = done(mounted, attacking({ actor: 'cub', target: 'tiz' }), [1]);
    expect(told(made, 'attacked')[0]?.aims[0]?.instead).toBeNull();
  });
});
